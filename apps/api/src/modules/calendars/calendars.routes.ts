import type { DaysAsked } from '@serendib/contract/calendars/calendar';
import type { BlocksSent } from '@serendib/contract/calendars/endpoints';
import type { KindName } from '@serendib/contract/listings/kind';
import type { Network } from '../../platform/fetch-public/fetch-public.ts';
import { signedIn } from '../../platform/http/access.ts';
import type { Visitor } from '../../platform/http/app-types.ts';
import type { SentFile } from '../../platform/http/bodies/multipart.ts';
import { routeKinds } from '../../platform/http/kind-routes.ts';
import { route } from '../../platform/http/route.ts';
import { sendFile } from '../../platform/http/send-file.ts';
import type { Module } from '../../platform/module.ts';
import { deletePast, followCalendar, renewAddress, setBlocks, showCalendar } from './calendars.service.ts';
import { setDepartures, showDepartures } from './departures.service.ts';
import { addImport, readDueImports, removeImport } from './imports/imports.service.ts';
import { calendarsData } from './personal-data.ts';

type Named = { visitor: Visitor | null; params: { id: string } };

/** Days on which vehicles and guides are busy, and on which tours leave. `network` is the internet but in tests. */
export const calendars =
  (network?: Network): Module =>
  (api, context) => {
    context.personalData.push(calendarsData(context.publicUrl));
    const withNetwork = { ...context, network };
    context.jobs.repeat(
      'calendars:read',
      '*/10 * * * *',
      (running) => readDueImports(withNetwork, running),
      'elsewhere',
    );
    context.jobs.repeat('calendars:delete', '17 20 * * *', () => deletePast(context));

    routeKinds(
      api,
      'calendar',
      (kind: KindName) =>
        ({ visitor, params, query }: Named & { query: DaysAsked }) =>
          showCalendar(context, kind, params.id, { visitor, asked: query }),
    );
    routeKinds(
      api,
      'blocks',
      (kind: KindName) =>
        ({ visitor, params, body }: Named & { body: BlocksSent }) =>
          setBlocks(context, kind, params.id, { visitor: signedIn(visitor), sent: body }),
    );
    routeKinds(
      api,
      'addImport',
      (kind: KindName) =>
        ({ visitor, params, body, sentFiles }: Named & { body: unknown; sentFiles: SentFile[] }) =>
          addImport(withNetwork, kind, params.id, { visitor: signedIn(visitor), body, sentFiles }),
      // Each may fetch from a server that is not ours.
      { perMinute: 10 },
    );
    routeKinds(
      api,
      'removeImport',
      (kind: KindName) =>
        ({ visitor, params }: { visitor: Visitor | null; params: { id: string; importId: string } }) =>
          removeImport(context, kind, params.id, {
            visitor: signedIn(visitor),
            importId: params.importId,
          }),
    );
    routeKinds(
      api,
      'renewAddress',
      (kind: KindName) =>
        ({ visitor, params }: Named) =>
          renewAddress(context, kind, params.id, signedIn(visitor)),
    );

    route(api, 'GET /tours/{id}/departures', ({ visitor, params }) =>
      showDepartures(context, params.id, visitor),
    );
    route(api, 'PUT /tours/{id}/departures', ({ visitor, params, body }) =>
      setDepartures(context, params.id, { visitor: signedIn(visitor), sent: body }),
    );

    route(api, 'GET /calendars/{key}', async ({ params }, reply) => {
      const ics = await followCalendar(context, params.key.replace(/\.ics$/, ''));
      reply.header('cache-control', 'private, max-age=300');
      return sendFile(reply, 'text/calendar; charset=utf-8', 'serendib.ics', ics);
    });
  };

import type { AvailabilitySent } from '@serendib/contract/listings/availability-endpoints';
import type { KindName } from '@serendib/contract/listings/kind';
import type { OwnListRequest } from '@serendib/contract/listings/write-endpoints';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { signedIn } from '../../platform/http/access.ts';
import type { Visitor } from '../../platform/http/app-types.ts';
import { routeKinds } from '../../platform/http/kind-routes.ts';
import { route } from '../../platform/http/route.ts';
import { sendPage } from '../../platform/lists/paging.ts';
import { pageOrWhole } from '../../platform/lists/whole-list.ts';
import type { Module } from '../../platform/module.ts';
import { deleteListing } from '../moderation/index.ts';
import { endAway, setAvailability } from './availability/set-availability.ts';
import { changeListing } from './changing/change-listing.ts';
import { mySubmissions, showDays, showHistory } from './own-listings.service.ts';
import { setPin } from './pin/set-pin.ts';
import { makeListing, type Submission } from './submitting/make-listing.ts';

type Named = { visitor: Visitor | null; params: { id: string } };

/** What owners do with their own listings, and administrators with all. */
export const submissions: Module = (api, context) => {
  // Every minute, so that it ends with the day in Sri Lanka, and soon after a start.
  context.jobs.repeat('listings:away', '* * * * *', () => endAway(context));
  const make =
    <K extends KindName>(kind: K) =>
    ({ visitor, body, sentFiles }: Submission) =>
      makeListing(context, kind, { visitor: signedIn(visitor), body, sentFiles });
  const change =
    <K extends KindName>(kind: K) =>
    ({ visitor, params, body, sentFiles }: Submission & Named) =>
      changeListing(context, kind, params.id, { visitor: signedIn(visitor), body, sentFiles });
  const mine =
    <K extends KindName>(kind: K) =>
    (request: FastifyRequest & { query: OwnListRequest }, reply: FastifyReply) =>
      sendPage(
        request,
        reply,
        pageOrWhole(request.query, (query) => mySubmissions(context, kind, signedIn(request.visitor), query)),
      );
  const remove =
    (kind: KindName) =>
    ({ visitor, params }: Named) =>
      deleteListing(context, kind, params.id, signedIn(visitor)).then(() => undefined);

  const say =
    <K extends KindName>(kind: K) =>
    ({ visitor, params, body }: Named & { body: AvailabilitySent }) =>
      setAvailability(context, kind, params.id, { visitor: signedIn(visitor), sent: body });

  routeKinds(api, 'availability', say);
  routeKinds(api, 'make', make);
  routeKinds(api, 'change', change);
  routeKinds(api, 'mine', mine);
  routeKinds(api, 'remove', remove);
  routeKinds(api, 'makeByAdmin', make);
  routeKinds(api, 'changeByAdmin', change);

  route(api, 'GET /listings/{id}/history', ({ visitor, params }) =>
    showHistory(context, params.id, signedIn(visitor)),
  );
  route(api, 'PUT /listings/{id}/pin', ({ visitor, params, body }) =>
    setPin(context, params.id, { visitor: signedIn(visitor), point: body }),
  );
  route(api, 'DELETE /listings/{id}/pin', ({ visitor, params }) =>
    setPin(context, params.id, { visitor: signedIn(visitor), point: null }),
  );
  route(api, 'GET /listings/{id}/days', ({ visitor, params, query }) =>
    showDays(context, params.id, signedIn(visitor), query.days),
  );
};

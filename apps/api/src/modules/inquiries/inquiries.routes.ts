import { z } from 'zod';
import { AppError } from '../../platform/app-error.ts';
import { hasEndedSession, signedIn } from '../../platform/http/access.ts';
import type { Visitor } from '../../platform/http/app-types.ts';
import { readerLanguage } from '../../platform/http/refusals/reader-language.ts';
import { route } from '../../platform/http/route.ts';
import { sendFile } from '../../platform/http/send-file.ts';
import { sendingOf } from '../../platform/idempotency/once.ts';
import { sendPage } from '../../platform/lists/paging.ts';
import type { Module } from '../../platform/module.ts';
import { showAgreedDays, showAgreement } from './agree/agreement.service.ts';
import { askHowItWas } from './agree/ask-how-it-was.ts';
import { showExpected, showNamedExpected } from './agree/expected.service.ts';
import { acceptOffer, makeOffer } from './agree/offers.service.ts';
import { ask } from './ask/ask.service.ts';
import { renewLink } from './ask/guest-links.service.ts';
import { makeTeller } from './emails/tell.ts';
import { blockedTravellers, inquiriesData } from './kept/personal-data.ts';
import { countReplies } from './replies/count-replies.ts';
import { closeReport, listReported, readReported } from './reported/reported.service.ts';
import { block, cancel, decline, report } from './thread/endings.service.ts';
import { closeThreadsAbout } from './thread/listing-gone.ts';
import { confirm, writeMessage } from './thread/messages.service.ts';
import { closeThreadsOf } from './thread/suspended.ts';
import { tellOfWaiting } from './thread/tell-messages.ts';
import { compare, countUnreadThreads, listThreads, markRead, readThread } from './thread/threads.service.ts';
import { letOldThreadsGo, letTimePass } from './thread/time-passes.ts';

type Asked = { visitor: Visitor | null; query: { key?: string | undefined } };
const askerOf = ({ visitor, query }: Asked) => ({ visitor, key: query.key });

/** What a guest's key opens is asked for without a session, and is as private: no cache keeps it, not for a second. */
const unkept = (reply: { header: (name: string, value: string) => unknown }) =>
  reply.header('cache-control', 'private, no-store');

/** A process of the version before, which knew of partners alone, names the account so. */
const suspended = z.union([
  z.object({ userId: z.string() }),
  z.object({ partnerId: z.string() }).transform(({ partnerId }) => ({ userId: partnerId })),
]);

/** Questions of travellers to partners, their offers, and what both agree. */
export const inquiries: Module = (api, given) => {
  const context = { ...given, teller: makeTeller(given) };
  given.personalData.push(inquiriesData(context.teller), blockedTravellers);
  given.jobs.define('inquiries:close', suspended, ({ userId }) => closeThreadsOf(context, userId));
  given.jobs.define('inquiries:listing-gone', z.object({ listingId: z.string() }), ({ listingId }) =>
    closeThreadsAbout(context, listingId),
  );
  given.jobs.define('inquiries:replies', z.object({ partnerId: z.string() }), ({ partnerId }) =>
    countReplies(context, partnerId),
  );
  // At night in Sri Lanka: threads come into the count and leave it by time alone.
  given.jobs.repeat('inquiries:all-replies', '23 20 * * *', () => countReplies(context));
  given.jobs.repeat('inquiries:old', '43 20 * * *', () => letOldThreadsGo(context));
  given.jobs.repeat('inquiries:time', '*/5 * * * *', async () => {
    await tellOfWaiting(context);
    await letTimePass(context);
  });
  given.jobs.repeat('inquiries:reviews', '7 * * * *', () => askHowItWas(context));

  route(api, 'POST /inquiries', (request) => {
    const { visitor, body, ip } = request;
    // Who counts as signed in names no guest, and would be asked for a name that no form of theirs has.
    if (!body.guest && hasEndedSession(request)) throw new AppError('UNAUTHENTICATED');
    return ask(context, body, {
      ...{ visitor, ip, language: readerLanguage(request) },
      sending: sendingOf(request),
    });
  });
  route(api, 'GET /inquiries', (request, reply) =>
    sendPage(request, reply, listThreads(context, signedIn(request.visitor), request.query)),
  );
  route(api, 'GET /inquiries/compare', ({ query, ...asked }, reply) => {
    unkept(reply);
    return compare(context, askerOf({ ...asked, query }), query);
  });
  route(api, 'GET /inquiries/expected', ({ query, ...asked }, reply) => {
    unkept(reply);
    return showNamedExpected(context, askerOf({ ...asked, query }), query.ids);
  });
  route(api, 'GET /trips/{id}/expected', ({ params, ...asked }, reply) => {
    unkept(reply);
    return showExpected(context, params.id, askerOf(asked));
  });
  route(api, 'GET /inquiries/unread', ({ visitor }) => countUnreadThreads(context, signedIn(visitor)));
  route(
    api,
    'GET /inquiries/{id}',
    ({ params, ...asked }, reply) => {
      unkept(reply);
      return readThread(context, params.id, askerOf(asked), asked.query);
    },
    {
      hasEffects: true,
    },
  );
  route(
    api,
    'GET /inquiries/{id}/agreement',
    async (request, reply) => {
      const { params, ...asked } = request;
      const language = readerLanguage(request);
      unkept(reply);
      const { pdf, name } = await showAgreement(context, params.id, askerOf(asked), language);
      return sendFile(reply, 'application/pdf', name, pdf);
    },
    // A PDF is made anew each time, and nothing else is answered meanwhile.
    { perMinute: 10 },
  );
  route(api, 'GET /inquiries/{id}/agreement-calendar', async (request, reply) => {
    const { params, ...asked } = request;
    unkept(reply);
    const { text, name } = await showAgreedDays(context, params.id, askerOf(asked), readerLanguage(request));
    return sendFile(reply, 'text/calendar; charset=utf-8', name, text);
  });
  route(api, 'POST /inquiries/{id}/confirm', ({ params, ...asked }) =>
    confirm(context, params.id, askerOf(asked)),
  );
  route(api, 'POST /inquiries/{id}/messages', (request) =>
    writeMessage(context, request.params.id, askerOf(request), request.body.text, sendingOf(request)),
  );
  route(api, 'POST /inquiries/{id}/offers', (request) =>
    makeOffer(context, request.params.id, signedIn(request.visitor), request.body, sendingOf(request)),
  );
  route(api, 'POST /inquiries/{id}/offers/{offerId}/accept', ({ params, ...asked }) =>
    acceptOffer(context, params.id, params.offerId, askerOf(asked)),
  );
  route(api, 'POST /inquiries/{id}/decline', ({ params, body, ...asked }) =>
    decline(context, params.id, askerOf(asked), body.reason),
  );
  route(api, 'POST /inquiries/{id}/cancel', ({ params, body, ...asked }) =>
    cancel(context, params.id, askerOf(asked), body.reason),
  );
  route(api, 'POST /inquiries/{id}/report', ({ params, body, ...asked }) =>
    report(context, params.id, askerOf(asked), body.reason),
  );
  route(api, 'POST /inquiries/{id}/block', ({ params, visitor }) =>
    block(context, params.id, signedIn(visitor)),
  );
  route(api, 'POST /inquiries/{id}/new-link', ({ params, ...asked }) =>
    renewLink(context, params.id, askerOf(asked)),
  );
  route(api, 'POST /inquiries/{id}/read', ({ params, ...asked }) =>
    markRead(context, params.id, askerOf(asked), asked.query.upTo),
  );
  route(api, 'GET /admin/inquiries', (request, reply) =>
    sendPage(request, reply, listReported(context, request.query)),
  );
  route(
    api,
    'GET /admin/inquiries/{id}',
    ({ params, visitor }, reply) => {
      unkept(reply);
      return readReported(context, params.id, signedIn(visitor));
    },
    { hasEffects: true },
  );
  route(api, 'POST /admin/inquiries/{id}/close-report', ({ params, visitor, body }) =>
    closeReport(context, params.id, signedIn(visitor), body),
  );
};

import type { KindName } from '@serendib/contract/listings/kind';
import type { Looked, Verdict } from '@serendib/contract/moderation/endpoints';
import { z } from 'zod';
import { signedIn } from '../../platform/http/access.ts';
import type { Visitor } from '../../platform/http/app-types.ts';
import { routeKinds } from '../../platform/http/kind-routes.ts';
import { route } from '../../platform/http/route.ts';
import { sendPage } from '../../platform/lists/paging.ts';
import type { Module } from '../../platform/module.ts';
import { showOwned } from '../listings/index.ts';
import { doInBulk } from './admin/bulk.service.ts';
import { listPending } from './admin/pending.service.ts';
import { showReview } from './admin/review.service.ts';
import { warningsOf } from './admin/warnings.service.ts';
import { decide, markReviewed } from './moderation.service.ts';
import { listDeleted, restoreDeleted } from './restore/restore.service.ts';
import { deleteOldDecisions, followDecision, followJob } from './undo/decisions.ts';
import { undoDecisions } from './undo/undo.service.ts';

export const moderation: Module = (api, context) => {
  context.jobs.define(followJob, z.object({ id: z.uuid() }), ({ id }) => followDecision(context, id));
  context.jobs.repeat('decisions:sweep', '23 20 * * *', () => deleteOldDecisions(context));

  const decideOn =
    <K extends KindName>(kind: K) =>
    async ({ visitor, params, body }: { visitor: Visitor | null; params: { id: string }; body: Verdict }) => {
      const decision = await decide(context, signedIn(visitor), kind, params.id, body);
      return { ...(await showOwned(context, kind, params.id)), decision };
    };
  const reviewed =
    <K extends KindName>(kind: K) =>
    async ({ visitor, params, body }: { visitor: Visitor | null; params: { id: string }; body: Looked }) => {
      const decision = await markReviewed(context, signedIn(visitor), kind, params.id, body ?? {});
      return { ...(await showOwned(context, kind, params.id)), decision };
    };
  route(api, 'GET /admin/pending/{kind}', (request, reply) =>
    sendPage(request, reply, listPending(context, request.params.kind, request.query)),
  );
  route(api, 'GET /admin/listings/{id}/review', ({ params }) => showReview(context, params.id));
  route(api, 'POST /admin/listings/bulk', ({ visitor, body }) => doInBulk(context, signedIn(visitor), body));
  route(api, 'POST /admin/listings/undo', ({ visitor, body }) =>
    undoDecisions(context, signedIn(visitor), body),
  );
  route(api, 'POST /admin/listings/warnings', ({ body }) => warningsOf(context, body.ids));
  route(api, 'GET /admin/deleted-listings', (request, reply) =>
    sendPage(request, reply, listDeleted(context, request.query)),
  );
  route(api, 'POST /admin/listings/{id}/restore', ({ visitor, params }) =>
    restoreDeleted(context, signedIn(visitor), params.id),
  );
  routeKinds(api, 'verify', decideOn);
  routeKinds(api, 'reviewed', reviewed);
};

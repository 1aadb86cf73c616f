import { signedIn } from '../../platform/http/access.ts';
import { route } from '../../platform/http/route.ts';
import type { Module } from '../../platform/module.ts';
import {
  addPaper,
  deleteExpiredPapers,
  listPapers,
  papersData,
  removePaper,
  showPaper,
} from './papers.service.ts';
import { letPapersEnd, listSeen, recordSeen, seenData, takeBackSeen } from './seen.service.ts';

/** Photos of papers, which only their owners and administrators see, and what our team says of those it has seen. */
export const papers: Module = (api, context) => {
  // Every five minutes, so that with the minute in which a deletion is taken back ten are promised.
  context.jobs.repeat('papers:sweep', '*/5 * * * *', () => deleteExpiredPapers(context));
  context.jobs.repeat('papers:ends', '30 * * * *', () => letPapersEnd(context));
  context.personalData.push(papersData, seenData);

  route(api, 'GET /papers', ({ visitor, query }) => listPapers(context, signedIn(visitor), query));
  route(api, 'POST /papers', ({ visitor, body, sentFiles }) =>
    addPaper(context, signedIn(visitor), body, sentFiles),
  );
  route(
    api,
    'GET /papers/{id}/photo',
    async ({ visitor, params }, reply) => {
      const photo = await showPaper(context, signedIn(visitor), params.id);
      reply
        .type('image/webp')
        .header('cache-control', 'private, no-store')
        .header('x-content-type-options', 'nosniff')
        .header('cross-origin-resource-policy', 'same-origin');
      return photo;
    },
    { hasEffects: true },
  );
  route(api, 'DELETE /papers/{id}', ({ visitor, params }) =>
    removePaper(context, signedIn(visitor), params.id),
  );

  route(api, 'GET /admin/listings/{id}/seen', ({ params }) => listSeen(context, params.id));
  route(api, 'PUT /admin/listings/{id}/seen/{type}', ({ visitor, params, body }) =>
    recordSeen(context, signedIn(visitor), params, body.validUntil),
  );
  route(api, 'DELETE /admin/listings/{id}/seen/{type}', ({ visitor, params }) =>
    takeBackSeen(context, signedIn(visitor), params),
  );
};

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

/** Photos of papers, which only their owners and administrators see. */
export const papers: Module = (api, context) => {
  context.jobs.repeat('papers:sweep', '*/10 * * * *', () => deleteExpiredPapers(context));
  context.personalData.push(papersData);

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
};

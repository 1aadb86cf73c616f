import { route } from '../../platform/http/route.ts';
import type { Module } from '../../platform/module.ts';
import { listEntries, listParts, writeParts } from './sitemap.service.ts';

export const sitemap: Module = (api, context) => {
  context.jobs.repeat('sitemap:parts', '*/10 * * * *', () => writeParts(context));
  route(api, 'GET /sitemap', () => listParts(context), { cached: true });
  route(api, 'GET /sitemap/{kind}', ({ params, query }) => listEntries(context, params.kind, query.from), {
    cached: true,
  });
};

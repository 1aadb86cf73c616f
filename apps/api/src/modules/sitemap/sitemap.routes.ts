import { route } from '../../platform/http/route.ts';
import type { Module } from '../../platform/module.ts';
import { listEntries, makeParts } from './sitemap.service.ts';

export const sitemap: Module = (api, context) => {
  route(api, 'GET /sitemap', makeParts(context));
  route(api, 'GET /sitemap/{kind}', ({ params, query }) => listEntries(context, params.kind, query.from));
};

import { route } from '../../platform/http/route.ts';
import { sendPageFacts } from '../../platform/lists/paging.ts';
import type { Module } from '../../platform/module.ts';
import { knownPlacesOf } from '../destinations/index.ts';
import { makeTotals } from '../listings/index.ts';
import { searchAll, searchKind } from './search.service.ts';
import { suggest } from './suggest.ts';

/** One search over places and all kinds of listings. */
export const search: Module = (api, context) => {
  const reading = { ...context, totals: makeTotals(context), known: knownPlacesOf(context) };

  route(
    api,
    'GET /search',
    async (request, reply) => {
      const { kind, limit, cursor, ...asked } = request.query;
      if (!kind) return searchAll(reading, asked);
      const { answer, facts } = await searchKind(reading, asked, kind, { limit, cursor });
      sendPageFacts(request, reply, facts);
      return answer;
    },
    { cached: true },
  );
  route(api, 'GET /search/suggest', ({ query }) => suggest(reading.known, query.q));
};

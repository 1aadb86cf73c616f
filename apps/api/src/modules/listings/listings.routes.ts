import type { ListRequest } from '@serendib/contract/listings/endpoints';
import type { KindName } from '@serendib/contract/listings/kind';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { routeKinds } from '../../platform/http/kind-routes.ts';
import { route } from '../../platform/http/route.ts';
import { sendPage } from '../../platform/lists/paging.ts';
import { pageOrWhole } from '../../platform/lists/whole-list.ts';
import type { Module } from '../../platform/module.ts';
import { knownPlacesOf } from '../destinations/index.ts';
import { countOnce, keepCounts } from './counts/count-once.ts';
import { ownedListings } from './personal-data.ts';
import { compareListings } from './read/compare/compare-listings.ts';
import { listOnDates } from './read/dates/list-on-dates.ts';
import { keepRows } from './read/found-listing.ts';
import { keepSamples } from './read/keep-samples.ts';
import { featuredAtHome, guidesAround, vehiclesServing } from './read/list/featured.ts';
import { makeTotals } from './read/list/totals.ts';
import { showListing } from './read/show-listing.ts';
import { alignColumns } from './row/align-columns.ts';
import { purgeListings } from './row/purge-listings.ts';
import { countVocabulary } from './words/count-vocabulary.ts';

export const listings: Module = (api, context) => {
  keepRows(context);
  const reading = { ...context, totals: makeTotals(context), known: knownPlacesOf(context) };
  const counts = keepCounts(api, context);
  context.personalData.push(ownedListings);

  context.jobs.repeat('listings:purge', '23 21 * * *', () => purgeListings(context));
  context.jobs.repeat('listings:columns', '53 21 * * *', () => alignColumns(context));
  context.jobs.repeat('listings:vocabulary', '3 22 * * *', () => countVocabulary(context));
  context.jobs.repeat('listings:samples', '13 * * * *', () => keepSamples(context));

  // What the migrations that brought points and prices ask for soon after the start.
  for (const name of ['listings:places', 'listings:prices'])
    context.jobs.define(name, z.unknown(), () => alignColumns(context));

  const list =
    <K extends KindName>(kind: K) =>
    (request: FastifyRequest & { query: ListRequest }, reply: FastifyReply) =>
      sendPage(
        request,
        reply,
        pageOrWhole(request.query, (query) => listOnDates(reading, kind, query, { understands: true })),
      );
  const count =
    (kind: KindName, what: 'view' | 'inquiry') => (request: FastifyRequest<{ Params: { id: string } }>) =>
      countOnce(counts, kind, what, request);
  routeKinds(api, 'list', list, { cached: true });
  routeKinds(
    api,
    'one',
    (kind) =>
      ({ params, visitor }) =>
        showListing(context, kind, params.id, visitor),
    { cached: true },
  );
  routeKinds(api, 'view', (kind) => count(kind, 'view'));
  routeKinds(api, 'inquiry', (kind) => count(kind, 'inquiry'));

  route(api, 'GET /compare', ({ query }) => compareListings(reading, query), { cached: true });

  route(
    api,
    'GET /tour-guides/featured/homepage',
    ({ query }) => featuredAtHome(reading, 'tourGuide', query.view),
    { cached: true },
  );
  route(
    api,
    'GET /affiliate-links/featured/homepage',
    ({ query }) => featuredAtHome(reading, 'businessListing', query.view),
    { cached: true },
  );
  route(
    api,
    'GET /tour-guides/featured/destination/{id}',
    ({ params, query }) => guidesAround(reading, params.id, query.view),
    { id: 'slug', cached: true },
  );
  route(
    api,
    'GET /vehicles/featured/destination/{id}',
    ({ params, query }) => vehiclesServing(reading, params.id, query.view),
    {
      id: 'slug',
      cached: true,
    },
  );

  route(api, 'POST /affiliate-links/{id}/track-click', (request) =>
    countOnce(counts, 'businessListing', 'click', request),
  );
};

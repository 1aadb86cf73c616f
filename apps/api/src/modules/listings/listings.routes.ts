import type { KindName } from '@serendib/contract/listings/kind';
import type { ListRequest } from '@serendib/contract/listings/rows';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { route } from '../../platform/http/route.ts';
import { pageOrWhole } from '../../platform/lists/whole-list.ts';
import type { Module } from '../../platform/module.ts';
import { sendPage } from '../../platform/paging.ts';
import { countOnce, keepCounts } from './counts/count-once.ts';
import { ownedListings } from './personal-data.ts';
import { featuredGuides, vehiclesServing } from './read/list/featured.ts';
import { listListings } from './read/list/list-listings.ts';
import { makeTotals } from './read/list/totals.ts';
import { showListing } from './read/show-listing.ts';

export const listings: Module = (api, context) => {
  const reading = { ...context, totals: makeTotals(context) };
  const counts = keepCounts(api, context);
  context.personalData.push(ownedListings);

  const list =
    <K extends KindName>(kind: K) =>
    (request: FastifyRequest & { query: ListRequest }, reply: FastifyReply) =>
      sendPage(
        request,
        reply,
        pageOrWhole(request.query, (query) => listListings(reading, kind, query)),
      );
  route(api, 'GET /tour-guides', list('tourGuide'));
  route(api, 'GET /vehicles', list('vehicle'));
  route(api, 'GET /tours', list('tour'));
  route(api, 'GET /affiliate-links', list('businessListing'));
  route(api, 'GET /blogs', list('blog'));

  route(api, 'GET /tour-guides/{id}', ({ params, visitor }) =>
    showListing(context, 'tourGuide', params.id, visitor),
  );
  route(api, 'GET /vehicles/{id}', ({ params, visitor }) =>
    showListing(context, 'vehicle', params.id, visitor),
  );
  route(api, 'GET /tours/{id}', ({ params, visitor }) => showListing(context, 'tour', params.id, visitor));
  route(api, 'GET /affiliate-links/{id}', ({ params, visitor }) =>
    showListing(context, 'businessListing', params.id, visitor),
  );
  route(api, 'GET /blogs/{id}', ({ params, visitor }) => showListing(context, 'blog', params.id, visitor));

  route(api, 'GET /tour-guides/featured/homepage', ({ query }) => featuredGuides(reading, query.view));
  route(
    api,
    'GET /vehicles/featured/destination/{id}',
    ({ params, query }) => vehiclesServing(reading, params.id, query.view),
    {
      id: 'slug',
    },
  );

  route(api, 'POST /tour-guides/{id}/view', (request) => countOnce(counts, 'tourGuide', 'view', request));
  route(api, 'POST /vehicles/{id}/view', (request) => countOnce(counts, 'vehicle', 'view', request));
  route(api, 'POST /tours/{id}/view', (request) => countOnce(counts, 'tour', 'view', request));
  route(api, 'POST /affiliate-links/{id}/view', (request) =>
    countOnce(counts, 'businessListing', 'view', request),
  );
  route(api, 'POST /blogs/{id}/view', (request) => countOnce(counts, 'blog', 'view', request));
  route(api, 'POST /affiliate-links/{id}/track-click', (request) =>
    countOnce(counts, 'businessListing', 'click', request),
  );
  route(api, 'POST /tour-guides/{id}/inquiry', (request) =>
    countOnce(counts, 'tourGuide', 'inquiry', request),
  );
  route(api, 'POST /vehicles/{id}/inquiry', (request) => countOnce(counts, 'vehicle', 'inquiry', request));
  route(api, 'POST /tours/{id}/inquiry', (request) => countOnce(counts, 'tour', 'inquiry', request));
  route(api, 'POST /affiliate-links/{id}/inquiry', (request) =>
    countOnce(counts, 'businessListing', 'inquiry', request),
  );
};

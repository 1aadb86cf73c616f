import { route } from '../../platform/http/route.ts';
import type { Module } from '../../platform/module.ts';
import { sendPage } from '../../platform/paging.ts';
import {
  countOnce,
  featuredGuides,
  keepCounts,
  listListings,
  makeTotals,
  ownedListings,
  showListing,
  vehiclesServing,
} from './listings.service.ts';

export const listings: Module = (api, context) => {
  const reading = { ...context, totals: makeTotals(context.clock) };
  const counts = keepCounts(api, context);
  context.personalData.push(ownedListings);

  route(api, 'GET /tour-guides', (request, reply) =>
    sendPage(request, reply, listListings(reading, 'tourGuide', request.query)),
  );
  route(api, 'GET /vehicles', (request, reply) =>
    sendPage(request, reply, listListings(reading, 'vehicle', request.query)),
  );
  route(api, 'GET /tours', (request, reply) =>
    sendPage(request, reply, listListings(reading, 'tour', request.query)),
  );
  route(api, 'GET /affiliate-links', (request, reply) =>
    sendPage(request, reply, listListings(reading, 'businessListing', request.query)),
  );
  route(api, 'GET /blogs', (request, reply) =>
    sendPage(request, reply, listListings(reading, 'blog', request.query)),
  );

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

  route(api, 'GET /tour-guides/featured/homepage', () => featuredGuides(reading));
  route(api, 'GET /vehicles/featured/destination/{id}', ({ params }) => vehiclesServing(reading, params.id), {
    id: 'slug',
  });

  route(api, 'POST /tour-guides/{id}/view', (request) => countOnce(counts, 'tourGuide', 'view', request));
  route(api, 'POST /vehicles/{id}/view', (request) => countOnce(counts, 'vehicle', 'view', request));
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

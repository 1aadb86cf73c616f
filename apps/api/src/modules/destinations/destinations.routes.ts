import { route } from '../../platform/http/route.ts';
import { sendPage } from '../../platform/lists/paging.ts';
import { pageOrWhole } from '../../platform/lists/whole-list.ts';
import type { Module } from '../../platform/module.ts';
import { keepLooks } from './counts/count-look.ts';
import { listDistricts, listProvinces, showDestination } from './destinations.service.ts';
import { knownPlacesOf } from './known-places.ts';
import { listDestinations } from './list/list-destinations.ts';
import { listPlaceNames } from './place-names.ts';
import { showRoads } from './roads/roads.service.ts';

export const destinations: Module = (api, context) => {
  const reading = { ...context, known: knownPlacesOf(context) };
  route(
    api,
    'GET /destinations',
    (request, reply) =>
      sendPage(
        request,
        reply,
        pageOrWhole(request.query, (query) => listDestinations(reading, query)),
      ),
    { cached: true },
  );
  route(api, 'GET /destinations/{id}', ({ params }) => showDestination(reading, params.id), {
    id: 'slug',
    cached: true,
  });
  route(api, 'POST /destinations/{id}/view', keepLooks(api, reading));
  route(api, 'GET /places', () => listPlaceNames(reading), { cached: true });
  route(api, 'GET /districts', () => listDistricts(context), { cached: true });
  route(api, 'GET /roads', () => showRoads(reading.known), { cached: true });
  route(api, 'GET /provinces', () => listProvinces(context), { cached: true });
};

import { signedIn } from '../../../platform/http/access.ts';
import { route } from '../../../platform/http/route.ts';
import type { Module } from '../../../platform/module.ts';
import {
  addDestination,
  changeDestination,
  removeDestination,
  showDestinationForAdmin,
} from './change-destination.ts';
import { importDestinations } from './import-destinations.ts';

/** What administrators do with destinations. */
export const destinationAdmin: Module = (api, context) => {
  route(api, 'GET /admin/destinations/{id}', ({ params }) => showDestinationForAdmin(context, params.id));
  route(api, 'POST /destinations', ({ visitor, body, sentFiles }) =>
    addDestination(context, { visitor: signedIn(visitor), body, sentFiles }),
  );
  route(api, 'PUT /destinations/{id}', ({ visitor, params, body, sentFiles }) =>
    changeDestination(context, params.id, { visitor: signedIn(visitor), body, sentFiles }),
  );
  route(api, 'DELETE /destinations/{id}', ({ visitor, params }) =>
    removeDestination(context, params.id, signedIn(visitor)),
  );
  route(api, 'POST /admin/destinations/import', ({ visitor, body }) =>
    importDestinations(context, signedIn(visitor), body),
  );
};

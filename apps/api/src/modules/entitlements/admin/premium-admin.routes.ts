import { signedIn } from '../../../platform/http/access.ts';
import { routeKinds } from '../../../platform/http/kind-routes.ts';
import { route } from '../../../platform/http/route.ts';
import type { Module } from '../../../platform/module.ts';
import { feature } from './feature.service.ts';
import {
  cancelFor,
  extendGuide,
  restoreGuide,
  showPeriods,
  upgradeVehicle,
} from './premium-admin.service.ts';

/** What administrators do with premium and featuring. */
export const premiumAdmin: Module = (api, context) => {
  routeKinds(
    api,
    'feature',
    (kind) =>
      ({ visitor, params, body }) =>
        feature(context, signedIn(visitor), kind, params.id, body.status),
  );
  route(api, 'POST /admin/tour-guides/{id}/extend-premium', ({ visitor, params }) =>
    extendGuide(context, signedIn(visitor), params.id),
  );
  route(api, 'DELETE /admin/tour-guides/{id}/premium', ({ visitor, params }) =>
    cancelFor(context, signedIn(visitor), 'tourGuide', params.id),
  );
  route(api, 'GET /admin/tour-guides/{id}/payment-history', ({ params }) => showPeriods(context, params.id));
  route(api, 'PATCH /tour-guides/{id}/restore-premium', ({ visitor, params, body }) =>
    restoreGuide(context, signedIn(visitor), params.id, body.durationDays),
  );
  route(api, 'POST /admin/vehicles/{id}/premium', ({ visitor, params, body }) =>
    upgradeVehicle(context, signedIn(visitor), params.id, body.durationDays),
  );
  route(api, 'DELETE /admin/vehicles/{id}/premium', ({ visitor, params }) =>
    cancelFor(context, signedIn(visitor), 'vehicle', params.id),
  );
};

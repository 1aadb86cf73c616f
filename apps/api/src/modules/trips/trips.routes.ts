import { type ThingKind, thingKinds } from '@serendib/contract/listings/thing-kinds';
import { z } from 'zod';
import { AppError } from '../../platform/app-error.ts';
import { signedIn } from '../../platform/http/access.ts';
import type { Visitor } from '../../platform/http/app-types.ts';
import { route } from '../../platform/http/route.ts';
import type { Module } from '../../platform/module.ts';
import { joinedData, joinTrip, leaveTrip, listJoined } from './joined.service.ts';
import { listLinks, makeLink, revokeLink } from './links.service.ts';
import {
  beginTrip,
  changeTrip,
  listTrips,
  mergeKept,
  mergeTogether,
  readTrip,
  removeTrip,
  saveItem,
  takeItemOut,
  tripsData,
} from './trips.service.ts';
import { showThings } from './trips.views.ts';

/** Bytes of a body with a whole trip, and of as many as a device brings at once. */
const tripBytes = 512 * 1024;
const keptBytes = 1024 * 1024;

/** Journeys that travellers plan, keep and share. */
export const trips: Module = (api, context) => {
  context.personalData.push(tripsData, joinedData);

  route(api, 'GET /items', ({ query }) => showThings(context, query.ids), { cached: true });
  route(api, 'GET /trips', ({ visitor }) => listTrips(context, signedIn(visitor)));
  route(api, 'GET /trips/joined', ({ visitor }) => listJoined(context, signedIn(visitor)));
  route(api, 'POST /trips', ({ visitor, body }) => beginTrip(context, signedIn(visitor), body), {
    bodyBytes: tripBytes,
  });
  route(api, 'POST /trips/merge', ({ visitor, body }) => mergeKept(context, signedIn(visitor), body), {
    bodyBytes: keptBytes,
  });
  route(api, 'GET /trips/{id}', ({ params, ...asked }) => readTrip(context, params.id, askerOf(asked)));
  route(
    api,
    'PATCH /trips/{id}',
    ({ params, body, ...asked }) => changeTrip(context, params.id, askerOf(asked), body),
    { bodyBytes: tripBytes },
  );
  route(api, 'DELETE /trips/{id}', ({ visitor, params }) =>
    removeTrip(context, signedIn(visitor), params.id),
  );
  route(api, 'PUT /trips/{id}/items/{kind}/{itemId}', ({ params, body, ...asked }) => {
    const { stopId = null, note = '' } = body;
    return saveItem(context, params.id, askerOf(asked), { ...thingOf(params), stopId, note });
  });
  route(api, 'DELETE /trips/{id}/items/{kind}/{itemId}', ({ params, ...asked }) =>
    takeItemOut(context, params.id, askerOf(asked), thingOf(params)),
  );
  route(
    api,
    'POST /trips/{id}/merge',
    ({ params, body, ...asked }) => mergeTogether(context, params.id, askerOf(asked), body),
    { bodyBytes: tripBytes },
  );
  route(api, 'PUT /trips/{id}/joined', ({ visitor, params, query }) =>
    joinTrip(context, signedIn(visitor), params.id, query.key),
  );
  route(api, 'DELETE /trips/{id}/joined', ({ visitor, params }) =>
    leaveTrip(context, signedIn(visitor), params.id),
  );
  route(api, 'GET /trips/{id}/links', ({ visitor, params }) =>
    listLinks(context, signedIn(visitor), params.id),
  );
  route(api, 'POST /trips/{id}/links', ({ visitor, params, body }) =>
    makeLink(context, signedIn(visitor), params.id, body.right),
  );
  route(api, 'DELETE /trips/{id}/links/{linkId}', ({ visitor, params }) =>
    revokeLink(context, signedIn(visitor), params.id, params.linkId),
  );
};

const askerOf = ({ visitor, query }: { visitor: Visitor | null; query: { key?: string | undefined } }) => ({
  visitor,
  key: query.key,
});

/** What names no thing is not there. */
function thingOf({ kind, itemId }: { kind: string; itemId: string }): { kind: ThingKind; itemId: string } {
  const known = thingKinds.find((one) => one === kind);
  if (!known || !z.uuid().safeParse(itemId).success) throw new AppError('NOT_FOUND');
  return { kind: known, itemId };
}

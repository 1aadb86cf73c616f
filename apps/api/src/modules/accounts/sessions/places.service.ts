import type { FastifyRequest } from 'fastify';
import type { Db } from '../../../platform/database/database.ts';
import { networkOf } from '../../../platform/rate-limiter/network.ts';
import { hashOf } from '../../../platform/secrets/tokens.ts';
import { findKnownKinds, type PlaceKind, type SignInPlace, upsertPlaces } from './places.queries.ts';

/** Of an account that does not exist, so that looking takes as long. */
const unknownUser = '00000000-0000-7000-8000-000000000000';

/** The random id that browsers send with every request; a guessable one would let strangers share a place. */
export function browserOf({ headers }: FastifyRequest): string | null {
  const given = headers['x-session-id'];
  return typeof given === 'string' && /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(given)
    ? given.toLowerCase()
    : null;
}

function placesOf(userId: string, request: FastifyRequest): SignInPlace[] {
  const place = (kind: PlaceKind, name: string): SignInPlace => ({
    kind,
    hash: hashOf(`${userId} ${kind} ${name}`),
  });
  const browser = browserOf(request);
  return [place('network', networkOf(request.ip)), ...(browser ? [place('browser', browser)] : [])];
}

/** Whether an account has signed in before from this browser, or at least from this network. */
export async function recognise(
  db: Db,
  userId: string | undefined,
  request: FastifyRequest,
): Promise<PlaceKind | null> {
  const id = userId ?? unknownUser;
  const kinds = await findKnownKinds(db, id, placesOf(id, request));
  if (kinds.includes('browser')) return 'browser';
  return kinds.includes('network') ? 'network' : null;
}

/** After a right password, or a link or code that only the owner has. */
export const rememberPlace = (db: Db, userId: string, request: FastifyRequest, at: Date): Promise<void> =>
  upsertPlaces(db, userId, placesOf(userId, request), at);

import type { Expecting } from '@serendib/contract/inquiries/expected';
import { mostOffersCompared } from '@serendib/contract/inquiries/limits';
import type { ThingKind } from '@serendib/contract/listings/thing-kinds';
import { useEffect, useState } from 'react';
import { ApiError, call } from '~/lib/api/call.ts';
import { inPieces } from '~/lib/api/in-pieces.ts';
import { guestThreads, namedByKeys } from '~/lib/inquiries/guest-keys.ts';
import { expectedKey } from '~/lib/session/drafts.ts';
import { storedToken } from '~/lib/session/session.ts';
import { type Kept, keepText, parseKept, readText } from '~/lib/storage/kept.ts';
import { isHeld } from '~/lib/trip/held.ts';
import { readLocal } from '~/lib/trip/local-trips.ts';
import { tripsIn } from '~/lib/trip/trips.ts';

/** A page of before, whose copy is kept for the road, knew the kind by the listing alone. */
export const kindOf = ({
  kind,
  listing,
}: Partial<Pick<Expecting, 'kind'>> & Pick<Expecting, 'listing'>): ThingKind | undefined =>
  kind ?? listing?.kind;

interface OfTrip {
  trip: string;
  all: Expecting[];
}
const isOfTrip = (kept: Kept): kept is Kept & OfTrip =>
  typeof kept.trip === 'string' && Array.isArray(kept.all);

/** What was last read, for where there is no network. */
function lastRead(): OfTrip | undefined {
  const kept = parseKept(readText(expectedKey));
  return kept && isOfTrip(kept) ? kept : undefined;
}

/** Whether the account alone opens it: that the API has no such trip does not say that its list is empty. */
const isByAccount = (trip: string): boolean =>
  readLocal().trips.some(
    ({ copy, owner, savedAt, link }) =>
      copy._id === trip && owner !== null && savedAt !== null && !link?.isRevoked,
  );

const isSignedOut = (trip: string, key: string | undefined): boolean =>
  key === undefined && storedToken() === null && isByAccount(trip);

/** By the trip; none where it is in this browser alone, or its link opens no more. */
async function askByTrip(trip: string, key: string | undefined): Promise<readonly Expecting[]> {
  if (isSignedOut(trip, key)) throw new Error('The account that has the trip is signed out.');
  if (key === undefined && storedToken() === null) return [];
  const needsAccount = key === undefined && isByAccount(trip);
  const asked = call('GET /trips/{id}/expected', { params: { id: trip }, query: { key } });
  return (await (needsAccount ? asked : asked.catch(noneIfGone))).data;
}

/** By the links of a guest that this browser keeps: of all, since many may have been opened after the one in which it was agreed. */
async function askByLinks(trip: string): Promise<readonly Expecting[]> {
  const kept = guestThreads().filter(({ tripId }) => tripId === trip);
  return inPieces(
    kept,
    mostOffersCompared,
    async (some) =>
      (await call('GET /inquiries/expected', { query: namedByKeys(some) }).catch(noneIfGone)).data,
  );
}

function noneIfGone(error: unknown): { data: [] } {
  if (error instanceof ApiError && error.status === 404) return { data: [] };
  throw error;
}

interface Found {
  /** Undefined until it is known, and where it is old and was not read here before. */
  all: readonly Expecting[] | undefined;
  /** Not all of it could be asked for: the rest is as it was read last. */
  isOld: boolean;
  /** It is old since the account that has the trip is signed out. */
  isSignedOut?: boolean;
}

const unread: Found = { all: undefined, isOld: false };

/** Reads who waits on a trip of one's own or one that was joined, and keeps it for where there is no network. */
export async function readExpected(
  trip: string,
  key: string | undefined,
  takesPlaceOf: (kept: OfTrip) => boolean = () => true,
): Promise<Found> {
  const answers = await Promise.allSettled([askByTrip(trip, key), askByLinks(trip)]);
  const isOld = answers.some(({ status }) => status === 'rejected');
  const kept = lastRead();
  const before = isOld && kept?.trip === trip ? kept.all : undefined;
  const read = answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
  const state = { isOld, isSignedOut: isSignedOut(trip, key) };
  if (isOld && !before && read.length === 0) return { all: undefined, ...state };
  const byId = new Map([...(before ?? []), ...read].map((one) => [one._id, one]));
  const all = [...byId.values()].sort((one, other) => ((one.from ?? '9') < (other.from ?? '9') ? -1 : 1));
  if (!isOld && (!kept || takesPlaceOf(kept)))
    keepText(expectedKey, JSON.stringify({ trip, all } satisfies OfTrip));
  return { all, ...state };
}

/**
 * The same for what a trip costs: looking at one takes nothing away of another, which may be kept for the road, unless its list is empty
 * or that trip is in this browser no more and cannot be brought back.
 */
export const readForCost = (trip: string, key: string | undefined): Promise<Found> =>
  readExpected(
    trip,
    key,
    (kept) =>
      kept.trip === trip ||
      kept.all.length === 0 ||
      (!isHeld(kept.trip) && tripsIn(readLocal()).every(({ copy }) => copy._id !== kept.trip)),
  );

/** The same of a trip that came by a link, for those at home: nothing of it is kept. */
export const readShared = (trip: string, key: string | undefined): Promise<Found> =>
  askByTrip(trip, key).then(
    (all) => ({ all, isOld: false }),
    () => ({ all: undefined, isOld: true }),
  );

/** Who waits on a trip. */
export function useExpected(
  trip: string | undefined,
  key: string | undefined,
  read: (trip: string, key: string | undefined) => Promise<Found> = readExpected,
): Found {
  const [found, setFound] = useState(unread);
  useEffect(() => {
    setFound(unread);
    if (!trip) return;
    let isOver = false;
    void read(trip, key).then((now) => isOver || setFound(now));
    return () => {
      isOver = true;
    };
  }, [trip, key, read]);
  return found;
}

import type { Expecting } from '@serendib/contract/inquiries/expected';
import { useEffect, useState } from 'react';
import { ApiError, call } from '~/lib/api/call.ts';
import { guestThreads, namedByKeys } from '~/lib/inquiries/guest-keys.ts';
import { expectedKey } from '~/lib/session/drafts.ts';
import { storedToken } from '~/lib/session/session.ts';
import { type Kept, keepText, parseKept, readText } from '~/lib/storage/kept.ts';
import { readLocal } from '~/lib/trip/local-trips.ts';

interface OfTrip {
  trip: string;
  all: Expecting[];
}
const isOfTrip = (kept: Kept): kept is Kept & OfTrip =>
  typeof kept.trip === 'string' && Array.isArray(kept.all);

/** As it was last read, for where there is no network. */
function lastRead(trip: string): Expecting[] | undefined {
  const kept = parseKept(readText(expectedKey));
  return kept && isOfTrip(kept) && kept.trip === trip ? kept.all : undefined;
}

const isInAccount = (trip: string) =>
  readLocal().trips.some(({ copy, owner }) => copy._id === trip && owner !== null);

/** As many threads are opened at once. */
const mostOpened = 10;

/** By the trip, where it is in an account; else by the links of a guest that this browser keeps. */
async function fetchExpected(trip: string, key: string | undefined): Promise<Expecting[]> {
  const kept = guestThreads()
    .filter(({ tripId }) => tripId === trip)
    .slice(0, mostOpened);
  const mayAsk = key !== undefined || storedToken() !== null;
  if (!mayAsk && isInAccount(trip)) throw new Error('The account that has the trip is signed out.');
  // Else who is not signed in and has no link has the trip in this browser alone.
  const byTrip = mayAsk
    ? call('GET /trips/{id}/expected', { params: { id: trip }, query: { ...(key && { key }) } })
    : Promise.resolve({ data: [] });
  if (kept.length === 0) return [...(await byTrip).data];
  const ofTrip = await byTrip.catch((error) => {
    if (isNone(error)) return { data: [] };
    throw error;
  });
  const ofGuest = await call('GET /inquiries/expected', { query: namedByKeys(kept) }).catch((error) => {
    if (isNone(error)) return { data: [] };
    throw error;
  });
  const all = new Map([...ofTrip.data, ...ofGuest.data].map((one) => [one._id, one]));
  return [...all.values()].sort((one, other) => ((one.from ?? '9') < (other.from ?? '9') ? -1 : 1));
}

/** A trip that is in no account yet, and a link that opens no more. */
export const isNone = (error: unknown) =>
  error instanceof ApiError && (error.status === 404 || error.status === 401);

/** Reads who waits on a trip, and keeps it for where there is no network. */
export async function readExpected(trip: string, key: string | undefined): Promise<Expecting[]> {
  const all = await fetchExpected(trip, key);
  keepText(expectedKey, JSON.stringify({ trip, all } satisfies OfTrip));
  return all;
}

interface Found {
  /** Undefined until it is known, and where it is old and was not read here before. */
  all: readonly Expecting[] | undefined;
  /** It could not be asked for, and is as it was read last. */
  isOld: boolean;
}

/** Who waits on a trip. */
export function useExpected(trip: string | undefined, key?: string | undefined): Found {
  const [found, setFound] = useState<Found>({ all: undefined, isOld: false });
  useEffect(() => {
    if (!trip) return;
    let isOver = false;
    readExpected(trip, key).then(
      (all) => isOver || setFound({ all, isOld: false }),
      (error) => {
        const none = isNone(error);
        if (!isOver) setFound({ all: none ? [] : lastRead(trip), isOld: !none });
      },
    );
    return () => {
      isOver = true;
    };
  }, [trip, key]);
  return found;
}

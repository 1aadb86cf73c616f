import type { Expecting } from '@serendib/contract/inquiries/expected';
import { useEffect, useState } from 'react';
import { ApiError, call } from '~/lib/api/call.ts';
import { guestThreads } from '~/lib/inquiries/guest-keys.ts';
import { storedToken } from '~/lib/session/session.ts';

const storageKey = 'serendib:expected';

interface Kept {
  trip: string;
  all: Expecting[];
}

/** As it was last read, for where there is no network. */
function readKept(trip: string): Expecting[] | undefined {
  try {
    const kept = JSON.parse(localStorage.getItem(storageKey) ?? 'null') as Kept | null;
    return kept?.trip === trip && Array.isArray(kept.all) ? kept.all : undefined;
  } catch {
    return undefined;
  }
}

function keep(kept: Kept): void {
  try {
    localStorage.setItem(storageKey, JSON.stringify(kept));
  } catch {
    // No room: it is asked for again the next time.
  }
}

/** As many threads are opened at once. */
const mostOpened = 10;

/** By the trip, where it is in an account; else by the links of a guest that this browser keeps. */
async function fetchExpected(trip: string, key: string | undefined): Promise<Expecting[]> {
  const kept = guestThreads()
    .filter(({ tripId }) => tripId === trip)
    .slice(0, mostOpened);
  // Who is not signed in and has no link has the trip in this browser alone.
  const byTrip =
    key || storedToken()
      ? call('GET /trips/{id}/expected', { params: { id: trip }, query: { ...(key && { key }) } })
      : Promise.resolve({ data: [] });
  if (kept.length === 0) return [...(await byTrip).data];
  const ofTrip = await byTrip.catch((error) => {
    if (isNone(error)) return { data: [] };
    throw error;
  });
  const query = { ids: kept.map(({ id }) => id).join(','), key: kept.map(({ key }) => key).join(',') };
  const ofGuest = await call('GET /inquiries/expected', { query }).catch((error) => {
    if (isNone(error)) return { data: [] };
    throw error;
  });
  const all = new Map([...ofTrip.data, ...ofGuest.data].map((one) => [one._id, one]));
  return [...all.values()].sort((one, other) => ((one.from ?? '9') < (other.from ?? '9') ? -1 : 1));
}

/** A trip that is in no account yet, and a link that opens no more. */
const isNone = (error: unknown) =>
  error instanceof ApiError && (error.status === 404 || error.status === 401);

/** Who waits on a trip; undefined until it is known, and old where it could not be asked for. */
export function useExpected(
  trip: string | undefined,
  key?: string | undefined,
): {
  all: readonly Expecting[] | undefined;
  isOld: boolean;
} {
  const [found, setFound] = useState<{ all: readonly Expecting[] | undefined; isOld: boolean }>({
    all: undefined,
    isOld: false,
  });
  useEffect(() => {
    if (!trip) return;
    let isOver = false;
    fetchExpected(trip, key).then(
      (data) => {
        keep({ trip, all: data });
        if (!isOver) setFound({ all: data, isOld: false });
      },
      (error) => {
        const none = isNone(error);
        if (!isOver) setFound({ all: none ? [] : (readKept(trip) ?? []), isOld: !none });
      },
    );
    return () => {
      isOver = true;
    };
  }, [trip, key]);
  return found;
}

import type { Expecting } from '@serendib/contract/inquiries/expected';
import { useEffect, useState } from 'react';
import { ApiError, call } from '~/lib/api/call.ts';

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
    call('GET /trips/{id}/expected', { params: { id: trip }, query: { ...(key && { key }) } }).then(
      ({ data }) => {
        keep({ trip, all: data });
        if (!isOver) setFound({ all: data, isOld: false });
      },
      (error) => {
        // A trip that is in no account yet has none.
        const isNone = error instanceof ApiError && (error.status === 404 || error.status === 401);
        if (!isOver) setFound({ all: isNone ? [] : (readKept(trip) ?? []), isOld: !isNone });
      },
    );
    return () => {
      isOver = true;
    };
  }, [trip, key]);
  return found;
}

import { useEffect, useState } from 'react';
import { call, type ItemOf } from '~/lib/api/call.ts';

export type Place = ItemOf<'GET /places'>;

const storageKey = 'serendib:places';

function known(): readonly Place[] | undefined {
  try {
    return JSON.parse(localStorage.getItem(storageKey) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

function remember(places: readonly Place[]): void {
  try {
    localStorage.setItem(storageKey, JSON.stringify(places));
  } catch {
    // Trips need the room more.
  }
}

/** All destinations and towns; without a network those of the last time. Undefined where there are none yet. */
export function usePlaces(): readonly Place[] | undefined {
  const [places, setPlaces] = useState<readonly Place[]>();
  useEffect(() => {
    let isOver = false;
    setPlaces(known());
    call('GET /places').then(
      ({ data }) => {
        remember(data);
        if (!isOver) setPlaces(data);
      },
      () => undefined,
    );
    return () => {
      isOver = true;
    };
  }, []);
  return places;
}

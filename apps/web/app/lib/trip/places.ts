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

let asked: Promise<readonly Place[] | undefined> | undefined;

/** Many parts of a page ask for them: once is enough. */
const ask = () => {
  asked ??= call('GET /places').then(
    ({ data }) => {
      remember(data);
      return data;
    },
    () => {
      asked = undefined;
      return undefined;
    },
  );
  return asked;
};

/** All destinations and towns; without a network those of the last time. Undefined where there are none yet. */
export function usePlaces(): readonly Place[] | undefined {
  const [places, setPlaces] = useState<readonly Place[]>();
  useEffect(() => {
    let isOver = false;
    setPlaces(known());
    void ask().then((found) => {
      if (found && !isOver) setPlaces(found);
    });
    return () => {
      isOver = true;
    };
  }, []);
  return places;
}

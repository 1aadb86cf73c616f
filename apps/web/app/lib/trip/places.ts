import { useEffect, useState } from 'react';
import { call, type ItemOf } from '~/lib/api/call.ts';
import { type Kept, keepText, parseKept, readText } from '~/lib/storage/kept.ts';

export type Place = ItemOf<'GET /places'>;

const storageKey = 'serendib:places';

const arePlaces = (kept: Kept): kept is Kept & Place[] => Array.isArray(kept);

function known(): readonly Place[] | undefined {
  const kept = parseKept(readText(storageKey));
  return kept && arePlaces(kept) ? kept : undefined;
}

let asked: Promise<readonly Place[] | undefined> | undefined;

/** Many parts of a page ask for them: once is enough. */
const ask = () => {
  asked ??= call('GET /places').then(
    ({ data }) => {
      // Where there is no room, trips need it more.
      keepText(storageKey, JSON.stringify(data));
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

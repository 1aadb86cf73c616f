import type { Place } from '@serendib/contract/destinations/endpoints';
import { useEffect, useState } from 'react';
import { call } from '~/lib/api/call.ts';
import { type Kept, keepText, parseKept, readText } from '~/lib/storage/kept.ts';
import { findPlaces } from './places.ts';

const storageKey = 'serendib:places';

const arePlaces = (kept: Kept): kept is Kept & Place[] => Array.isArray(kept);

function keptPlaces(): readonly Place[] | undefined {
  const kept = parseKept(readText(storageKey));
  return kept && arePlaces(kept) ? kept : undefined;
}

let written: readonly Place[] | undefined;

/** For where there is no network. Where there is no room either, trips need it more. */
function keepPlaces(places: readonly Place[]): void {
  if (places !== written) keepText(storageKey, JSON.stringify(places));
  written = places;
}

/** All destinations and towns; without a network those of the last time, or none. Undefined until that is known. */
export function usePlaces(): readonly Place[] | undefined {
  const [places, setPlaces] = useState<readonly Place[]>();
  useEffect(() => {
    let isOver = false;
    setPlaces(keptPlaces());
    void findPlaces(call).then((found) => {
      if (found.length > 0) keepPlaces(found);
      if (!isOver) setPlaces((known) => (found.length > 0 ? found : (known ?? [])));
    });
    return () => {
      isOver = true;
    };
  }, []);
  return places;
}

import type { ReactNode } from 'react';

/** Something that was found, at its point of the map. */
export interface Pin {
  key: string;
  latitude: number;
  longitude: number;
  /** On the pin: a price, or a short name. */
  label: string;
  /** All of it in words, for who cannot see where it is. */
  name: string;
  /** Shown when it is pressed. */
  card: () => ReactNode;
}

interface Placed {
  _id: string;
  latitude?: number | null | undefined;
  longitude?: number | null | undefined;
}

/** Pins of those of a list that have a point. */
export const pinsOf = <Item extends Placed>(
  list: readonly Item[],
  say: (item: Item) => Pick<Pin, 'card'> & { label: string | null; name: string | null },
): Pin[] =>
  list.flatMap((item) => {
    const { _id, latitude, longitude } = item;
    if (latitude == null || longitude == null) return [];
    const { label, name, card } = say(item);
    return [{ key: _id, latitude, longitude, label: label ?? '', name: name ?? '', card }];
  });

import type { Place } from '@serendib/contract/destinations/endpoints';
import { useMemo } from 'react';
import { usePlaces } from '~/lib/places/use-places.ts';
import { ownName } from '~/ui/text/other-names.tsx';

interface NamedStop {
  name: string;
  place: string | null;
  latitude: number | null;
  longitude: number | null;
}

/** A destination is known by its slug; a town has none, and is the one of this name at this point. */
export const isOf =
  ({ place, name, latitude, longitude }: NamedStop) =>
  (one: Place): boolean =>
    place
      ? one.slug === place
      : !one.slug && one.name === name && one.latitude === latitude && one.longitude === longitude;

/** Stops as they are called in the language of the page, to be shown and not to be kept; a name that a person gave stays. */
export function useNamedStops<Stop extends NamedStop>(stops: readonly Stop[]): Stop[] {
  const places = usePlaces();
  return useMemo(
    () =>
      stops.map((stop) => {
        const known = places?.find(isOf(stop));
        return known ? { ...stop, name: ownName(known) } : stop;
      }),
    [stops, places],
  );
}

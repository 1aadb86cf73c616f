import { usePlaces } from '~/lib/trip/places.ts';
import { ownName } from '~/ui/text/other-names.tsx';

/** Stops as they are called in the language of the page, to be shown and not to be kept; a name that a person gave stays. */
export function useNamedStops<Stop extends { name: string; place: string | null }>(
  stops: readonly Stop[],
): readonly Stop[] {
  const places = usePlaces();
  return stops.map((stop) => {
    const known = stop.place && places?.find(({ slug }) => slug === stop.place);
    return known ? { ...stop, name: ownName(known) } : stop;
  });
}

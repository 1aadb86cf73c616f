import { useMemo } from 'react';
import { usePlaces } from '~/lib/places/use-places.ts';
import { type NamedStop, namedStop } from './named-stop.ts';

/** Stops as they are called in the language of the page. */
export function useNamedStops<Stop extends NamedStop>(stops: readonly Stop[]): Stop[] {
  const places = usePlaces();
  return useMemo(() => stops.map((stop) => namedStop(stop, places ?? [])), [stops, places]);
}

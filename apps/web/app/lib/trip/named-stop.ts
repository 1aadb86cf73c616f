import type { Place } from '@serendib/contract/destinations/endpoints';
import { airportPoint } from '@serendib/contract/trips/route/airport';
import { t } from '@serendib/contract/words/t';
import { ownName } from '~/ui/text/other-names.tsx';

export interface NamedStop {
  name: string;
  place: string | null;
  latitude: number | null;
  longitude: number | null;
}

/** What the airport is called where it is a stop. */
export const airportName = () => t('Katunayake airport');

const isAirport = ({ place, latitude, longitude }: NamedStop): boolean =>
  !place && latitude === airportPoint.latitude && longitude === airportPoint.longitude;

/** A destination is known by its slug; a town has none, and is the one of this name at this point. */
export const isOf =
  ({ place, name, latitude, longitude }: NamedStop) =>
  (one: Place): boolean =>
    place
      ? one.slug === place
      : !one.slug && one.name === name && one.latitude === latitude && one.longitude === longitude;

/** A stop as it is called in the language of the page, to be shown and not to be kept; a name that a person gave stays. */
export function namedStop<Stop extends NamedStop>(stop: Stop, places: readonly Place[]): Stop {
  if (isAirport(stop)) return { ...stop, name: airportName() };
  const known = places.find(isOf(stop));
  return known ? { ...stop, name: ownName(known) } : stop;
}

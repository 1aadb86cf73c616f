import type { Precision } from '@serendib/contract/listings/area-query';
import type { Located } from '../great-circle.ts';
import { districtFacts } from '../places.ts';
import { placesIn } from './gazetteer.ts';

export interface LocatedPoint extends Located {
  located: Precision;
}

/**
 * Where something is, by the words of its location, else of its address, else by its district. Where a district is known,
 * a place of the same name elsewhere is not meant. None where no place is named.
 */
export function pointOf(words: readonly unknown[], district?: string | null): LocatedPoint | null {
  const named = words.flatMap((one) => (typeof one === 'string' ? placesIn(one) : []));
  const meant = district ? named.filter((place) => place.district === district) : named;
  const place = meant.find(({ sort }) => sort !== 'district');
  if (place) return { ...pointAt(place), located: 'town' };
  const name = district ?? named[0]?.district;
  const capital = districtFacts.find((one) => one.name === name);
  return capital ? { ...pointAt(capital), located: 'district' } : null;
}

const pointAt = ({ latitude, longitude }: Located): Located => ({ latitude, longitude });

import type { Precision } from '@serendib/contract/listings/area-query';
import { kilometresBetween, type Point } from '@serendib/contract/trips/route/great-circle';
import { districtFacts } from '../places.ts';
import { placesIn } from './gazetteer.ts';

export interface LocatedPoint extends Point {
  located: Precision;
}

/** A park reaches into the next district, and a town lies at its border: no further from its capital than this. */
const neighbourKm = 80;

/**
 * Where something is, by the words of its location, else of its address, else by its district. Where a district is known,
 * a place of the same name in another part of the island is not meant. None where no place is named.
 */
export function pointOf(words: readonly unknown[], district?: string | null): LocatedPoint | null {
  const named = words.flatMap((one) => (typeof one === 'string' ? placesIn(one) : []));
  const name = district ?? named[0]?.district;
  const capital = districtFacts.find((one) => one.name === name);
  const within = district ? named.filter((place) => place.district === district) : named;
  const around = named.filter((place) => capital && kilometresBetween(capital, place) <= neighbourKm);
  const place = [...within, ...around].find(({ sort }) => sort !== 'district');
  if (place) return { ...pointAt(place), located: 'town' };
  return capital ? { ...pointAt(capital), located: 'district' } : null;
}

const pointAt = ({ latitude, longitude }: Point): Point => ({ latitude, longitude });

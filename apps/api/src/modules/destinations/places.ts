import { kilometresBetween, type Point } from '@serendib/contract/trips/route/great-circle';
import destinationsFile from '../../../data/destinations.json' with { type: 'json' };
import districtsFile from '../../../data/districts.json' with { type: 'json' };
import popularFile from '../../../data/popular.json' with { type: 'json' };
import provincesFile from '../../../data/provinces.json' with { type: 'json' };
import { roadToDistrict } from './roads/roads.ts';

export interface ProvinceFacts {
  name: string;
  slug: string;
  nameSi: string | null;
  nameTa: string | null;
  isoCode: string;
  capital: string;
  areaKm2: number;
  population: number;
  /** The year of the count. */
  populationCensus: string;
  description: string;
}

export interface DistrictFacts extends ProvinceFacts {
  province: string;
  latitude: number;
  longitude: number;
  roadDistanceFromColomboKm: number;
  approxTravelHours: number;
  popular: boolean;
  /** 1 to 4 among the popular districts, null elsewhere. */
  popularOrder: number | null;
  /** Each leads to the destination by which it is found: its own, or the one that lists it as a sight. */
  keyAttractions: { name: string; destinationSlug: string }[];
}

export interface DestinationFacts {
  name: string;
  slug: string;
  nameSi: string | null;
  nameTa: string | null;
  district: string;
  category: string;
  latitude: number;
  longitude: number;
  /** True where the point stands for an area, such as a park or a range. */
  approximateCoordinates: boolean;
  summary: string;
  description: string;
  bestTimeToVisit: string;
  activities: string[];
  attractions: string[];
  facts: string[];
  aliases: string[];
  source: string | null;
}

export const provinceFacts: readonly ProvinceFacts[] = provincesFile;
export const districtFacts: readonly DistrictFacts[] = districtsFile.map((district) => ({
  ...district,
  ...roadToDistrict(district.slug),
}));
export const destinationFacts: readonly DestinationFacts[] = destinationsFile;

const viewsOfTheFirst = 3_000;

/** As how often looked at each place begins, by our own order of what people come for: less for each after the first. */
export const viewsBeforehand: ReadonlyMap<string, number> = new Map(
  popularFile.map((slug, index) => [slug, Math.round(viewsOfTheFirst / Math.sqrt(index + 1))]),
);

/** `800 m`, `3.4 km`, `12 km`. */
export function distanceWords(kilometres: number): string {
  if (kilometres < 0.95) return `${Math.max(50, Math.round(kilometres * 20) * 50)} m`;
  // It is not a message: the API writes one form.
  return kilometres < 9.95 ? `${Number(kilometres.toFixed(1))} km` : `${Math.round(kilometres)} km`;
}

const fewest = 4;
const most = 6;
const outingKm = 40;

/** The nearest first: six within an outing's reach (40 km), fewer where the land is emptier, but never under four. */
export function nearestPlaces<P extends Point>(origin: Point, places: readonly P[]) {
  return places
    .map((place) => ({ place, distanceKm: kilometresBetween(origin, place) }))
    .sort((one, other) => one.distanceKm - other.distanceKm)
    .slice(0, most)
    .filter(({ distanceKm }, index) => index < fewest || distanceKm <= outingKm)
    .map(({ place, distanceKm }) => ({ place, distanceKm: Math.round(distanceKm * 10) / 10 }));
}

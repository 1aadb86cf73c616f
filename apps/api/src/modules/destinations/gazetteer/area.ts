import { pointIn } from '@serendib/contract/listings/area-query';
import type { Box } from '@serendib/contract/listings/island';
import { kilometresBetween, type Point } from '@serendib/contract/trips/route/great-circle';
import { t } from '@serendib/contract/words/t';
import { AppError } from '../../../platform/app-error.ts';
import { shows } from '../../../platform/cache/cache-tags.ts';
import { tags } from '../../../schema/cache-tags.ts';
import { gazetteer, nameKey, placeNamed } from './gazetteer.ts';

type Known = Point & { name: string; nameSi: string | null; nameTa: string | null };

/** All destinations that there are, those that administrators added too, and by id and slug. */
interface Places {
  all: readonly Known[];
  named: ReadonlyMap<string, Known>;
}

interface KnownPoints {
  places(): Promise<Places>;
}

/** A point to look around, with the name of what is there where it was named. */
export interface NamedPoint extends Point {
  name: string | null;
}

/** The part of the island that a list is asked for. */
export interface Area {
  around: { point: NamedPoint; radiusKm: number } | undefined;
  box: Box | undefined;
}

/** The area of a list query that has passed its schema; none where it names no part of the island. */
export async function areaOf(
  known: KnownPoints,
  { near, radius, bbox, sort }: Record<string, unknown>,
): Promise<Area | undefined> {
  if (sort === 'nearest' && near === undefined)
    throw new AppError('INVALID', t('Please say near which place the nearest are wanted.'), {
      near: t('Please name a place.'),
    });
  const box = bbox as Box | undefined;
  if (near === undefined) return box && { around: undefined, box };
  const point = await findPoint(known, String(near));
  if (!point)
    throw new AppError(
      'INVALID',
      t('We know no such place. Please name a town, a sight or a destination in Sri Lanka.'),
      { near: t('We know no such place.') },
    );
  return { around: { point, radiusKm: Number(radius) }, box };
}

/** Kilometres as the crow flies from the middle of an area, to one decimal; none where it has none. */
export function distanceFrom({ around }: Area, place: Point): number | undefined {
  return around && Math.round(kilometresBetween(around.point, place) * 10) / 10;
}

/** The point that `near` names: degrees, or a place of ours by name or slug, in any script. */
async function findPoint(known: KnownPoints, near: string): Promise<NamedPoint | undefined> {
  const point = pointIn(near);
  if (point) return { ...point, name: null };
  // What is read around a place is another once that is moved, renamed or deleted.
  shows(tags.destinations);
  const places = await known.places();
  const told = placeNamed(near);
  const place =
    places.named.get(near) ?? calledIn(places).get(nameKey(near)) ?? (told && nowOf(places, told));
  return place && { name: place.name, latitude: place.latitude, longitude: place.longitude };
}

/** What our files know of a place, at the point where its destination is now. */
export function nowOf<P extends Point & { slug: string | null }>({ named }: Places, place: P): P {
  const { latitude, longitude } = (place.slug && named.get(place.slug)) || place;
  return { ...place, latitude, longitude };
}

const called = new WeakMap<Places, ReadonlyMap<string, Known>>();

/** Destinations by all of their names. */
function calledIn(places: Places) {
  const known = called.get(places);
  if (known) return known;
  const found = new Map<string, Known>();
  for (const name of ['nameTa', 'nameSi', 'name'] as const)
    for (const place of places.all) if (place[name]) found.set(nameKey(place[name]), place);
  called.set(places, found);
  return found;
}

const within = (box: Box, { latitude, longitude }: Point): boolean =>
  latitude >= box.south && latitude <= box.north && longitude >= box.west && longitude <= box.east;

/** The districts in which any place lies that is within so many kilometres of a point, and within a frame. */
export function districtsWithin({ around, box }: Area): string[] {
  const found = gazetteer
    .map(({ place }) => place)
    .filter((place) => !around || kilometresBetween(around.point, place) <= around.radiusKm)
    .filter((place) => !box || within(box, place));
  return [...new Set(found.map(({ district }) => district))];
}

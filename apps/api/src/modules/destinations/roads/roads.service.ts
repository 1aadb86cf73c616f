import { monthsOfPlace } from '@serendib/contract/season/place-months';
import type { RoadPlace, RoadTable } from '@serendib/contract/trips/route/endpoints';
import roadsFile from '../../../../data/roads.json' with { type: 'json' };
import { shows } from '../../../platform/cache/cache-tags.ts';
import { tags } from '../../../schema/cache-tags.ts';
import type { KnownPlaces } from '../known-places.ts';
import { destinationFacts } from '../places.ts';
import { isOffTable, lastMile, roadLegs } from './roads.ts';

/**
 * The table of roads with all destinations there are; one that was deleted stays as a point on the way, and of one that was
 * moved a point without its name stays where its roads end.
 */
export async function showRoads(known: KnownPlaces): Promise<RoadTable> {
  shows(tags.destinations);
  const points = await known.points();
  const moved = new Set(points.filter(isOffTable).map(({ slug }) => slug));
  const idOf = (id: string) => (moved.has(id) ? `${id}:road` : id);
  const places = new Map<string, RoadPlace>();
  const onPaths = { isDestination: false, avoidMonths: [] };
  for (const { id, name, nameSi, nameTa, latitude, longitude } of [
    ...roadsFile.towns,
    ...destinationFacts.map(({ slug, ...place }) => ({
      ...place,
      id: slug,
      ...(moved.has(slug) && { name: '', nameSi: null, nameTa: null }),
    })),
  ])
    places.set(idOf(id), {
      ...{ id: idOf(id), name, nameSi, nameTa, latitude, longitude },
      ...{ ...onPaths, lastMile: lastMile[id] ?? null },
    });
  for (const point of points) {
    const { slug: id, name, nameSi, nameTa, latitude, longitude } = point;
    places.set(id, {
      ...{ id, name, nameSi, nameTa, latitude, longitude, isDestination: true },
      ...{ avoidMonths: monthsOfPlace(point).avoidMonths, lastMile: lastMile[id] ?? null },
    });
  }
  const legs = roadLegs.map((leg) => ({ ...leg, from: idOf(leg.from), to: idOf(leg.to) }));
  return { places: [...places.values()], legs };
}

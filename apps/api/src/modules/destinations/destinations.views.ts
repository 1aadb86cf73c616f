import type { Destination, DestinationCard } from '@serendib/contract/destinations/endpoints';
import { isDrawing } from '@serendib/contract/drawings/is-drawing';
import { sceneOf } from '@serendib/contract/drawings/scene-of';
import { monthsOfPlace } from '@serendib/contract/season/place-months';
import { absoluteUrl } from '../../platform/absolute-url.ts';
import { shows } from '../../platform/cache/cache-tags.ts';
import { tags } from '../../schema/cache-tags.ts';
import type { findPoints, WholeDestination } from './destinations.queries.ts';
import { kilometresBetween } from './great-circle.ts';
import { distanceWords, nearestPlaces } from './places.ts';
import { roadsTo } from './roads/roads.ts';

type Point = Awaited<ReturnType<typeof findPoints>>[number];

/** As a card; without a photograph it shows the drawing that its page shows. */
export function cardView(found: WholeDestination, publicUrl: string): DestinationCard {
  const { id, slug, name, nameSi, nameTa, district, province, category } = found;
  const { summary, latitude, longitude, reviewCount } = found;
  const picture = found.image ?? sceneOf(found).src;
  shows(tags.destination(id));
  return {
    ...{ _id: id, slug, name, nameSi, nameTa, district, province, category },
    ...{ summary, latitude, longitude, reviewCount },
    image: absoluteUrl(picture, publicUrl),
    imageIsDrawing: isDrawing(picture, publicUrl),
    averageRating: reviewCount > 0 ? found.ratingHundredths / 100 : null,
    ...monthsOfPlace(found),
  };
}

export function destinationView(found: WholeDestination, points: Point[], publicUrl: string): Destination {
  const others = points.filter(({ id }) => id !== found.id);
  const shown = cardView(found, publicUrl);
  const { description, activities, attractions, aliases, facts, source } = found;
  return {
    ...shown,
    ...{ description, activities, attractions, aliases, facts, source },
    images:
      found.images.length > 0
        ? found.images.map((image) => absoluteUrl(image, publicUrl))
        : [shown.image ?? ''],
    bestTimeToVisit: found.bestTimeToVisit || null,
    createdAt: found.createdAt.toISOString(),
    ...roadsTo(found),
    nearbyAttractions: nearestPlaces(found, others).map(({ place }) => ({
      _id: place.id,
      slug: place.slug,
      name: place.name,
      nameSi: place.nameSi,
      nameTa: place.nameTa,
      description: place.summary,
      distance: distanceWords(kilometresBetween(found, place)),
    })),
  };
}

import type { Destination, DestinationCard } from '@serendib/contract/destinations/rows';
import { absoluteUrl } from '../../platform/absolute-url.ts';
import { shows } from '../../platform/cache/cache-tags.ts';
import { tags } from '../../schema/cache-tags.ts';
import type { FoundDestination, findPoints, WholeDestination } from './destinations.queries.ts';
import { kilometresBetween } from './great-circle.ts';
import { distanceWords, nearestPlaces } from './places.ts';
import { roadsTo } from './roads.ts';

type Point = Awaited<ReturnType<typeof findPoints>>[number];

export function cardView(found: FoundDestination, publicUrl: string): DestinationCard {
  const { id, ratingHundredths, image, ...rest } = found;
  shows(tags.destination(id));
  return {
    ...rest,
    _id: id,
    image: image && absoluteUrl(image, publicUrl),
    averageRating: found.reviewCount > 0 ? ratingHundredths / 100 : null,
  };
}

export function destinationView(found: WholeDestination, points: Point[], publicUrl: string): Destination {
  const others = points.filter(({ id }) => id !== found.id);
  return {
    ...found,
    ...cardView(found, publicUrl),
    images: found.images.map((image) => absoluteUrl(image, publicUrl)),
    bestTimeToVisit: found.bestTimeToVisit || null,
    createdAt: found.createdAt.toISOString(),
    ...roadsTo(found),
    nearbyAttractions: nearestPlaces(found, others).map(({ place }) => ({
      _id: place.id,
      slug: place.slug,
      name: place.name,
      description: place.summary,
      distance: distanceWords(kilometresBetween(found, place)),
    })),
  };
}

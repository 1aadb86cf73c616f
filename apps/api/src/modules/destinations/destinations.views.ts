import type { Destination, DestinationCard } from '@serendib/contract/destinations/endpoints';
import { isDrawing } from '@serendib/contract/drawings/is-drawing';
import { sceneOf } from '@serendib/contract/drawings/scene-of';
import { monthsOfPlace } from '@serendib/contract/season/place-months';
import { kilometresBetween } from '@serendib/contract/trips/route/great-circle';
import { absoluteUrl } from '../../platform/absolute-url.ts';
import { shows } from '../../platform/cache/cache-tags.ts';
import { keepsItsText } from '../../platform/http/replies/reply-writer.ts';
import { tags } from '../../schema/cache-tags.ts';
import type { WholeDestination } from './destinations.queries.ts';
import { distanceWords, nearestPlaces } from './places.ts';
import { roadsTo } from './roads/roads.ts';

/** What was made of a place as it was read, which never changes. */
interface Made {
  publicUrl: string;
  card: DestinationCard;
  whole?: { among: readonly WholeDestination[]; view: Destination };
}
const made = new WeakMap<WholeDestination, Made>();

function madeOf(found: WholeDestination, publicUrl: string): Made {
  shows(tags.destination(found.id));
  const before = made.get(found);
  if (before?.publicUrl === publicUrl) return before;
  const now = { publicUrl, card: keepsItsText(makeCard(found, publicUrl)) };
  made.set(found, now);
  return now;
}

/** As a card; without a photograph it shows the drawing that its page shows. */
export const cardView = (found: WholeDestination, publicUrl: string): DestinationCard =>
  madeOf(found, publicUrl).card;

function makeCard(found: WholeDestination, publicUrl: string): DestinationCard {
  const { id, slug, name, nameSi, nameTa, district, province, category } = found;
  const { summary, latitude, longitude, reviewCount } = found;
  const picture = found.image ?? sceneOf(found).src;
  return {
    ...{ _id: id, slug, name, nameSi, nameTa, district, province, category },
    ...{ summary, latitude, longitude, reviewCount },
    image: absoluteUrl(picture, publicUrl),
    imageIsDrawing: isDrawing(picture, publicUrl),
    averageRating: reviewCount > 0 ? found.ratingHundredths / 100 : null,
    ...monthsOfPlace(found),
  };
}

/** Whole, with what lies near it of all that were read with it. */
export function destinationView(
  found: WholeDestination,
  among: readonly WholeDestination[],
  publicUrl: string,
): Destination {
  const ofIt = madeOf(found, publicUrl);
  if (ofIt.whole?.among !== among)
    ofIt.whole = { among, view: keepsItsText(makeWhole(found, among, ofIt.card, publicUrl)) };
  return ofIt.whole.view;
}

function makeWhole(
  found: WholeDestination,
  among: readonly WholeDestination[],
  card: DestinationCard,
  publicUrl: string,
): Destination {
  const others = among.filter(({ id }) => id !== found.id);
  const { description, activities, attractions, aliases, facts, source } = found;
  return {
    ...card,
    ...{ description, activities, attractions, aliases, facts, source },
    images:
      found.images.length > 0
        ? found.images.map((image) => absoluteUrl(image, publicUrl))
        : [card.image ?? ''],
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

import { heroSlides } from '~/features/home/hero/hero-slides.ts';
import { popularPlaces } from '~/features/home/popular-places.ts';
import type { Counts } from '~/features/home/services.tsx';
import { featuredFirst } from '~/features/listings/featured-first.ts';
import { rowsOf } from '~/features/listings/rows-of.ts';
import { storyBeginning } from '~/kinds/blog/card-words.ts';
import { blogPatience } from '~/kinds/blog/patience.ts';
import { descriptionPreview } from '~/kinds/tour/card-words.ts';
import { bioPreview } from '~/kinds/tour-guide/card-words.ts';
import type { Call } from '~/lib/api/call.ts';
import type { LoadArgs } from '~/lib/api/load.ts';
import { findPlaces } from '~/lib/places/places.ts';
import { promotionWords } from '~/lib/site/promotion.ts';
import { HomeBelow } from './home-below.ts';

const nothing = () => null;

/** How many stand in a row. */
const shown = 3;

const someTime = '1970-01-01T00:00:00.000Z';

/** Of stories alone the cards say when they were written; of a check they say only that there was one. */
const undated = <Item extends { createdAt: string; checkedAt: string | null }>(item: Item): Item => ({
  ...item,
  createdAt: '',
  checkedAt: item.checkedAt && someTime,
});

/** Of the places that stand on this page by hand, those that were deleted. A browser would wait for all places to learn it. */
async function findGone(call: Call) {
  if (!import.meta.env.SSR) return [];
  const there = new Set((await findPlaces(call)).map(({ slug }) => slug));
  const fixed = [...popularPlaces.map(({ slug }) => slug), ...heroSlides.map(({ place }) => place)];
  return there.size > 0 ? fixed.filter((slug) => !there.has(slug)) : [];
}

// What cannot be had is left out without a word: this page stands on its own.
export async function load({ call, url }: LoadArgs) {
  const one = { query: { limit: 1, view: 'card' } } as const;
  const row = { query: { limit: shown, view: 'card' } } as const;
  const [gone, settings, payments, districts, guides, featured, , ...lists] = await Promise.all([
    findGone(call),
    call('GET /settings').catch(nothing),
    call('GET /payments/mode').catch(nothing),
    call('GET /districts').catch(nothing),
    call('GET /tour-guides/featured/homepage', { query: { view: 'card' }, timeout: 30_000 }).catch(nothing),
    call('GET /affiliate-links/featured/homepage', { query: { view: 'card' } }).catch(nothing),
    HomeBelow.fetch(),
    call('GET /destinations', one).catch(nothing),
    call('GET /tour-guides', one).catch(nothing),
    call('GET /vehicles', one).catch(nothing),
    call('GET /tours', row).catch(nothing),
    call('GET /affiliate-links', row).catch(nothing),
    call('GET /blogs', { ...row, timeout: blogPatience }).catch(nothing),
  ]);
  const [, , , someTours, someTables, someStories] = lists;
  const [destinations, allGuides, vehicles, tours, tables, stories] = lists.map((list) => list?.total);
  const counts: Counts = {
    ...(destinations && { destinations }),
    ...(allGuides && { guides: allGuides }),
    ...(vehicles && { vehicles }),
    ...(tours && { tours }),
    ...(tables && { tables }),
    ...(stories && { stories }),
  };
  return {
    ...(gone.length > 0 && { gone }),
    origin: url.origin,
    contact: settings && { email: settings.contactEmail, social: settings.social },
    offer: promotionWords(payments?.mode ?? 'live', new Date(), settings?.promotionLastDay),
    counts,
    // Cards show the beginning of a text: the rest of it would be sent with the page for nothing.
    guides: (guides?.data ?? []).map((guide) => ({ ...undated(guide), bio: bioPreview(guide.bio) })),
    ...rowsOf(
      someTours?.data.map((tour) => ({
        ...undated(tour),
        description: descriptionPreview(tour.description),
      })),
      featuredFirst(featured?.data, someTables?.data, shown).map(undated),
      someStories?.data.map((story) => ({
        ...story,
        checkedAt: story.checkedAt && someTime,
        content: storyBeginning(story.content),
      })),
    ),
    districts: (districts?.data ?? []).map(({ name, destinationCount }) => ({
      name,
      destinations: destinationCount,
    })),
  };
}

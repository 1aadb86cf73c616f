import { textOfHtml } from '@serendib/contract/listings/story-text';
import { storyBeginning } from '~/kinds/blog/card-words.ts';
import { blogPatience } from '~/kinds/blog/patience.ts';
import type { Call, ItemOf } from '~/lib/api/call.ts';
import { placeInWords, withDistances } from '~/lib/list/near.ts';
import { featuredFirst } from './featured-first.ts';
import { rowsOf } from './rows-of.ts';

interface Destination {
  name: string;
  slug: string;
}
/** What a place's page shows of one kind: those that name it or, where none does, those that are near. */
export interface Around<Item> {
  isNamed: boolean;
  list: Item[];
}
type Words = (string | null | undefined)[];

const shown = 3;
/** Where one eats. */
const tables = ['restaurant', 'cafe', 'localEatery'];

/** Tours, rooms, tables, vehicles, guides and stories of a place and near it. What cannot be had is left out. */
export async function loadAround(call: Call, { name, slug }: Destination) {
  const card = { view: 'card' } as const;
  const nearest = { near: slug, sort: 'nearest' as const, limit: shown, ...card };
  const isThere = (words: Words) => words.some((text) => text && names(text, name));
  const place = await placeInWords(call, slug);
  const listOf = <Item extends object>(asked: Promise<{ data: Item[] }>): Promise<Item[]> =>
    asked.then(
      ({ data }) => withDistances(data, place),
      () => [],
    );
  const [found, near, rooms, eating, vehicles, featured, guides, stories] = await Promise.all([
    listOf<ItemOf<'GET /tours'>>(call('GET /tours', { query: { search: name, ...card, limit: 8 } })),
    listOf<ItemOf<'GET /tours'>>(call('GET /tours', { query: nearest })),
    listOf<ItemOf<'GET /affiliate-links'>>(
      call('GET /affiliate-links', { query: { ...nearest, type: ['hotel'] } }),
    ),
    listOf<ItemOf<'GET /affiliate-links'>>(
      call('GET /affiliate-links', { query: { ...nearest, type: tables } }),
    ),
    listOf<ItemOf<'GET /vehicles'>>(call('GET /vehicles', { query: nearest })),
    listOf<ItemOf<'GET /tour-guides'>>(
      call('GET /tour-guides/featured/destination/{id}', { params: { id: slug }, query: card }),
    ),
    listOf<ItemOf<'GET /tour-guides'>>(
      call('GET /tour-guides', { query: { near: slug, limit: shown, ...card } }),
    ),
    // Whole, and so few of them: most stories name a place far from their beginning.
    listOf<ItemOf<'GET /blogs'>>(
      call('GET /blogs', { query: { search: name, limit: shown + 1 }, timeout: blogPatience }),
    ),
  ]);
  const naming = found.filter((tour) => isThere([tour.name, tour.location, tour.description]));
  const isNamed = naming.length > 0;
  const rows = rowsOf(
    (isNamed ? naming : near).slice(0, shown),
    rooms,
    stories
      .filter(({ title, content }) => isThere([title, textOfHtml(content)]))
      .slice(0, shown)
      .map((story) => ({ ...story, content: storyBeginning(story.content) })),
  );
  return {
    tours: { isNamed, list: rows.tours },
    rooms: rows.stays,
    tables: rowsOf([], eating).stays,
    vehicles,
    guides: featuredFirst(featured, guides, shown),
    stories: rows.stories,
  };
}

/** Whether a text speaks of the place by its whole name: `Ella`, not `Wellawaya` or `umbrella`. */
export function names(text: string, place: string): boolean {
  const name = place.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`(?<![\\p{L}\\p{N}])${name}(?![\\p{L}\\p{N}])`, 'iu').test(text);
}

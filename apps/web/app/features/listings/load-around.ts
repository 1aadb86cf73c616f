import type { Call, ItemOf } from '~/lib/api/call.ts';
import { rowsOf } from './rows-of.ts';

interface Place {
  name: string;
  district: string;
}
/** What a place's page shows of one kind: those that name it or, where none does, those of its district. */
export interface Around<Item> {
  isNamed: boolean;
  list: Item[];
}
type Words = (string | null | undefined)[];

const shown = 3;

/** Tours, rooms and tables, and stories of a place. What cannot be had is left out. */
export async function loadAround(call: Call, { name, district }: Place) {
  const card = { view: 'card' } as const;
  const isThere = (words: Words) => words.some((text) => text && names(text, name));
  const around = async <Item>(
    ask: (query: { search: string } | { district: string[] }) => Promise<{ data: Item[] }>,
    words: (one: Item) => Words,
  ): Promise<Around<Item>> => {
    const listOf = (query: Parameters<typeof ask>[0]) =>
      ask(query).then(
        ({ data }) => data,
        (): Item[] => [],
      );
    const [found, near] = await Promise.all([listOf({ search: name }), listOf({ district: [district] })]);
    const naming = found.filter((one) => isThere(words(one)));
    return { isNamed: naming.length > 0, list: (naming.length > 0 ? naming : near).slice(0, shown) };
  };
  const [tours, stays, stories] = await Promise.all([
    around<ItemOf<'GET /tours'>>(
      (query) => call('GET /tours', { query: { ...query, ...card, limit: 8 } }),
      (tour) => [tour.name, tour.location, tour.description],
    ),
    around<ItemOf<'GET /affiliate-links'>>(
      (query) => call('GET /affiliate-links', { query: { ...query, ...card, limit: 8 } }),
      (business) => [business.businessName, business.location],
    ),
    call('GET /blogs', { query: { search: name, ...card, limit: 8 } }).then(
      ({ data }) => data.filter((blog) => isThere([blog.title, blog.content])).slice(0, shown),
      (): ItemOf<'GET /blogs'>[] => [],
    ),
  ]);
  const rows = rowsOf(tours.list, stays.list, stories);
  return {
    tours: { ...tours, list: rows.tours },
    stays: { ...stays, list: rows.stays },
    stories: rows.stories,
  };
}

/** Whether a text speaks of the place by its whole name: `Ella`, not `Wellawaya` or `umbrella`. */
export function names(text: string, place: string): boolean {
  const name = place.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`(?<![\\p{L}\\p{N}])${name}(?![\\p{L}\\p{N}])`, 'iu').test(text);
}

import type { DestinationCard, DestinationSort } from '@serendib/contract/destinations/endpoints';
import type { Box } from '@serendib/contract/listings/island';
import type { Month } from '@serendib/contract/season/months-in';
import { t } from '@serendib/contract/words/t';
import { z } from 'zod';
import { AppError } from '../../../platform/app-error.ts';
import { shows } from '../../../platform/cache/cache-tags.ts';
import { isCursor, type Page, pageAround, readCursor, writeCursor } from '../../../platform/lists/paging.ts';
import type { Context } from '../../../platform/module.ts';
import { searchTerms } from '../../../platform/search/search-terms.ts';
import { tags } from '../../../schema/cache-tags.ts';
import type { WholeDestination } from '../destinations.queries.ts';
import { findDestinationsById } from '../destinations.queries.ts';
import { cardView, destinationView } from '../destinations.views.ts';
import { areaOf, distanceFrom } from '../gazetteer/area.ts';
import type { KnownPlaces, Places } from '../known-places.ts';
import {
  countDestinations,
  type DestinationFilter,
  findAlike,
  findListed,
  type ListedPlace,
} from './list.queries.ts';

type Reading = Pick<Context, 'replica' | 'publicUrl'> & { known: KnownPlaces };

/** As large as PostgreSQL's `int`. */
const whole = z.int().min(0).max(2_147_483_647);

/** What an order goes by before the name, as a cursor holds it: nothing where that is the name itself. */
const cursorKeys = {
  popular: whole,
  rating: whole,
  name: z.literal(''),
  // PostgreSQL knows no year 0.
  changed: z.iso.datetime().refine((at) => at > '0001'),
  nearest: z.number().min(0),
  month: z.int().min(0),
} satisfies Record<DestinationSort, z.ZodType>;

/** Where a page begins or ends in an order, and whether spelling is forgiven. */
const cursorOf = (sort: DestinationSort) =>
  z.tuple([
    // It is not a message: a key.
    z.literal(`${sort} destinations`),
    z.boolean(),
    z.boolean(),
    whole,
    whole,
    cursorKeys[sort],
    z.string(),
    z.uuid(),
  ]);

/** Whether a cursor names a page of places in this order. */
export const isPageBy = (sort: DestinationSort, cursor: string): boolean => isCursor(cursor, cursorOf(sort));

export async function listDestinations(
  { replica, publicUrl, known }: Reading,
  query: Omit<DestinationFilter, 'area' | 'season'> & {
    month?: Month | undefined;
    near?: string | undefined;
    radius?: number | undefined;
    bbox?: Box | undefined;
    limit: number;
    cursor?: string | undefined;
    view?: 'card' | undefined;
    sort: DestinationSort;
  },
): Promise<Page<DestinationCard>> {
  shows(tags.destinations);
  const { limit, cursor, sort, view, near, radius, bbox, month, ...asked } = query;
  if (sort === 'month' && month === undefined)
    throw new AppError('INVALID', t('Please say for which month the places are to be ordered.'), {
      month: t('Please name a month.'),
    });
  const [area, season] = await Promise.all([areaOf(known, query), month && known.suitedBy(month)]);
  const filter = {
    ...asked,
    area,
    season: season || undefined,
    search: asked.search ? searchTerms(asked.search) : undefined,
  };
  const start = cursor === undefined ? undefined : readCursor(cursor, cursorOf(sort));
  const standing = start && { isBack: start[2], before: start[3] };
  const from = start && {
    ...{ near: start[4], key: sort === 'name' ? start[6] : start[5], name: start[6], id: start[7] },
  };
  const page = { sort, from, isBack: standing?.isBack ?? false, count: limit + 1 };
  const { search } = filter;
  // Looked for as it is spelt, which most is: what is found so, nothing else has to be asked for.
  const spelt = start?.[1] ? [] : await findListed(replica, filter, undefined, page);
  const isFuzzy = start?.[1] ?? (spelt.length === 0 && !(await hasWords(known, filter)));
  const alike = isFuzzy && search !== undefined ? await findAlike(replica, search) : undefined;
  const found = isFuzzy ? await findListed(replica, filter, alike, page) : spelt;
  const [total, places] = await Promise.all([
    totalOf(found, from) ?? (isFuzzy ? countDestinations(replica, filter, alike) : known.count(filter)),
    known.places(),
  ]);
  const { shown, facts } = pageAround(found, limit, standing, ({ isBack, before }, place) =>
    writeCursor([
      // It is not a message: a key.
      ...[`${sort} destinations`, isFuzzy, isBack, before],
      ...[place.near, sort === 'name' ? '' : place.key, place.name, place.id],
    ]),
  );
  const rows = await rowsOf(replica, places, shown);
  return {
    items: rows.map((destination) => ({
      ...(view === 'card'
        ? cardView(destination, publicUrl)
        : destinationView(destination, places.all, publicUrl)),
      ...(area?.around && { distanceKm: distanceFrom(area, destination) }),
    })),
    facts: { total, unfiltered: places.all.length, ...facts },
  };
}

/** In the same order. One that came since all were read is read by itself; one that went is left out. */
async function rowsOf(
  db: Reading['replica'],
  { named }: Places,
  shown: readonly ListedPlace[],
): Promise<WholeDestination[]> {
  const missing = shown.filter(({ id }) => !named.has(id)).map(({ id }) => id);
  const read = missing.length > 0 ? await findDestinationsById(db, missing) : [];
  return shown.flatMap(({ id }) => named.get(id) ?? read.find((place) => place.id === id) ?? []);
}

/** How many match, which comes with each of the first page. */
const totalOf = (found: ListedPlace[], from: object | undefined): number | undefined =>
  from === undefined ? (found[0]?.matching ?? 0) : undefined;

/** Spelling is forgiven only where nothing is called just what was typed. */
const hasWords = async (known: KnownPlaces, { search, ...others }: DestinationFilter): Promise<boolean> => {
  if (search === undefined) return true;
  const isFiltered = Object.values(others).some((value) => value !== undefined);
  return isFiltered && (await known.count({ search })) > 0;
};

import type {
  Destination,
  DestinationCard,
  DestinationSort,
  DistrictView,
  ProvinceView,
} from '@serendib/contract/destinations/rows';
import { validate as isUuid } from 'uuid';
import { z } from 'zod';
import { shows } from '../../platform/cache/cache-tags.ts';
import { Failure } from '../../platform/failure.ts';
import type { Context } from '../../platform/module.ts';
import { type Page, readCursor, writeCursor } from '../../platform/paging.ts';
import { wordsOf } from '../../platform/words.ts';
import { tags } from '../../schema/cache-tags.ts';
import {
  countDestinations,
  type DestinationWish,
  findAlike,
  findDestination,
  findDestinations,
  findDistricts,
  findPoints,
  findProvinces,
} from './destinations.queries.ts';
import { cardView, destinationView } from './destinations.views.ts';

export { type DestinationQuery, destinationColumns, walkDestinations } from './desk/walk-destinations.ts';
export { loadPlaces } from './load-places.ts';
export { districtNamed } from './naming/district-named.ts';

type Reading = Pick<Context, 'replica' | 'publicUrl'>;

const cursors = {
  name: z.tuple([z.literal('destinations'), z.boolean(), z.string(), z.uuid()]),
  changed: z.tuple([z.literal('changed destinations'), z.boolean(), z.iso.datetime(), z.uuid()]),
};

export async function listDestinations(
  { replica, publicUrl }: Reading,
  query: DestinationWish & {
    limit: number;
    cursor?: string | undefined;
    view?: 'card' | undefined;
    sort: DestinationSort;
  },
): Promise<Page<DestinationCard>> {
  shows(tags.destinations);
  const { limit, cursor, sort, view, ...asked } = query;
  const wish = { ...asked, search: asked.search ? wordsOf(asked.search) : undefined };
  const start = cursor === undefined ? undefined : readCursor(cursor, cursors[sort]);
  const forgiving = start?.[1] ?? !(await hasWords(replica, wish.search));
  const alike = forgiving && wish.search !== undefined ? await findAlike(replica, wish.search) : undefined;
  const after = start && { key: start[2], id: start[3] };
  const [found, total, unfiltered, points] = await Promise.all([
    findDestinations(replica, wish, alike, { sort, after, count: limit + 1 }),
    countDestinations(replica, wish, alike),
    countDestinations(replica, {}, undefined),
    view === 'card' ? [] : findPoints(replica),
  ]);
  const shown = found.slice(0, limit);
  const last = found.length > limit ? shown.at(-1) : undefined;
  return {
    items: shown.map((destination) =>
      view === 'card' ? cardView(destination, publicUrl) : destinationView(destination, points, publicUrl),
    ),
    facts: {
      total,
      unfiltered,
      nextCursor:
        last &&
        writeCursor(
          sort === 'name'
            ? ['destinations', forgiving, last.name, last.id]
            : ['changed destinations', forgiving, last.changedAt, last.id],
        ),
    },
  };
}

/** Spelling is forgiven only where nothing is called just what was typed. */
const hasWords = async (db: Context['db'], search: string | undefined): Promise<boolean> =>
  search === undefined || (await countDestinations(db, { search }, undefined)) > 0;

export async function showDestination(
  { replica, publicUrl }: Reading,
  idOrSlug: string,
): Promise<Destination> {
  // Places nearby stand there too, and a slug may become one's.
  shows(tags.destinations);
  const [found, points] = await Promise.all([findDestination(replica, keyOf(idOrSlug)), findPoints(replica)]);
  if (!found) throw new Failure('NOT_FOUND');
  return destinationView(found, points, publicUrl);
}

/** PostgreSQL is not asked for NUL, which it refuses; no slug has a space. */
const keyOf = (idOrSlug: string) =>
  isUuid(idOrSlug) ? { id: idOrSlug } : { slug: idOrSlug.toLowerCase().replaceAll('\0', ' ') };

/** The province a destination lies in; refused where there is no such destination. */
export async function provinceOfDestination({ replica }: Reading, idOrSlug: string): Promise<string> {
  shows(tags.destinations);
  const found = await findDestination(replica, keyOf(idOrSlug));
  if (!found) throw new Failure('NOT_FOUND');
  return found.province;
}

export async function listDistricts({ replica }: Reading): Promise<DistrictView[]> {
  shows(tags.destinations);
  const found = await findDistricts(replica);
  return found.map(({ district, destinationCount }) => ({
    ...district,
    destinationCount,
  }));
}

export async function listProvinces({ replica }: Reading): Promise<ProvinceView[]> {
  shows(tags.destinations);
  const found = await findProvinces(replica);
  return found.map(({ province, districts }) => ({ ...province, districts }));
}

import type {
  Destination,
  DestinationCard,
  DestinationSort,
  DistrictView,
  ProvinceView,
} from '@serendib/contract/destinations/endpoints';
import type { Box } from '@serendib/contract/listings/area-query';
import type { Month } from '@serendib/contract/season/months-in';
import { t } from '@serendib/contract/words/t';
import { validate as isUuid } from 'uuid';
import { z } from 'zod';
import { AppError } from '../../platform/app-error.ts';
import { shows } from '../../platform/cache/cache-tags.ts';
import type { Context } from '../../platform/module.ts';
import { type Page, pageAround, readCursor, writeCursor } from '../../platform/paging.ts';
import { searchTerms } from '../../platform/search-terms.ts';
import { tags } from '../../schema/cache-tags.ts';
import {
  countDestinations,
  type DestinationFilter,
  type FoundDestination,
  findAlike,
  findDestination,
  findDestinations,
  findDistricts,
  findProvinces,
} from './destinations.queries.ts';
import { cardView, destinationView } from './destinations.views.ts';
import { areaOf, distanceFrom } from './gazetteer/area.ts';
import type { KnownPlaces } from './known-places.ts';

type Reading = Pick<Context, 'replica' | 'publicUrl'> & { known: KnownPlaces };

/** Where a page begins or ends in an order, and whether spelling is forgiven. */
const cursorOf = (sort: DestinationSort) =>
  z.tuple([
    // It is not a message: a key.
    z.literal(`${sort} destinations`),
    z.boolean(),
    z.boolean(),
    z.int().min(0),
    z.int().min(0).max(4),
    sort === 'name'
      ? z.string()
      : sort === 'changed'
        ? z.iso.datetime()
        : sort === 'nearest'
          ? z.number().min(0)
          : z.int().min(0),
    z.string(),
    z.uuid(),
  ]);

const keyBy: Record<DestinationSort, (found: FoundDestination) => string | number> = {
  popular: ({ popularOrder }) => popularOrder,
  rating: ({ ratedOrder }) => ratedOrder,
  name: ({ name }) => name,
  changed: ({ changedAt }) => changedAt,
  nearest: ({ distance }) => distance,
  month: ({ suits }) => suits,
};

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
  const from = start && { near: start[4], key: start[5], name: start[6], id: start[7] };
  const page = { sort, from, isBack: standing?.isBack ?? false, count: limit + 1 };
  const { search } = filter;
  // Looked for as it is spelt, which most is: what is found so, nothing else has to be asked for.
  const spelt = start?.[1] ? [] : await findDestinations(replica, filter, undefined, page);
  const isFuzzy = start?.[1] ?? (spelt.length === 0 && !(await hasWords(known, filter)));
  const alike = isFuzzy && search !== undefined ? await findAlike(replica, search) : undefined;
  const found = isFuzzy ? await findDestinations(replica, filter, alike, page) : spelt;
  const [total, unfiltered, points] = await Promise.all([
    isFuzzy ? countDestinations(replica, filter, alike) : (totalOf(found, from) ?? known.count(filter)),
    known.count({}),
    view === 'card' ? [] : known.points(),
  ]);
  const { shown, facts } = pageAround(found, limit, standing, ({ isBack, before }, place) =>
    writeCursor([
      // It is not a message: a key.
      ...[`${sort} destinations`, isFuzzy, isBack, before],
      ...[place.near, keyBy[sort](place), place.name, place.id],
    ]),
  );
  return {
    items: shown.map((destination) => ({
      ...(view === 'card'
        ? cardView(destination, publicUrl)
        : destinationView(destination, points, publicUrl)),
      ...(area?.around && { distanceKm: distanceFrom(area, destination) }),
    })),
    facts: { total, unfiltered, ...facts },
  };
}

/** How many match, which comes with each of the first page. */
const totalOf = (found: FoundDestination[], from: object | undefined): number | undefined =>
  from === undefined ? (found[0]?.matching ?? 0) : undefined;

/** Spelling is forgiven only where nothing is called just what was typed. */
const hasWords = async (known: KnownPlaces, { search, ...others }: DestinationFilter): Promise<boolean> => {
  if (search === undefined) return true;
  const isFiltered = Object.values(others).some((value) => value !== undefined);
  return isFiltered && (await known.count({ search })) > 0;
};

export async function showDestination(
  {
    replica,
    publicUrl,
    known,
  }: Pick<Reading, 'replica' | 'publicUrl'> & { known: Pick<KnownPlaces, 'points'> },
  idOrSlug: string,
): Promise<Destination> {
  // Places nearby stand there too, and a slug may become one's.
  shows(tags.destinations);
  const [found, points] = await Promise.all([findDestination(replica, keyOf(idOrSlug)), known.points()]);
  if (!found) throw new AppError('NOT_FOUND');
  return destinationView(found, points, publicUrl);
}

/** PostgreSQL is not asked for NUL, which it refuses; no slug has a space. */
const keyOf = (idOrSlug: string) =>
  isUuid(idOrSlug) ? { id: idOrSlug } : { slug: idOrSlug.toLowerCase().replaceAll('\0', ' ') };

/** The province a destination lies in; refused where there is no such destination. */
export async function provinceOfDestination(
  { replica }: Pick<Reading, 'replica'>,
  idOrSlug: string,
): Promise<string> {
  shows(tags.destinations);
  const found = await findDestination(replica, keyOf(idOrSlug));
  if (!found) throw new AppError('NOT_FOUND');
  return found.province;
}

export async function listDistricts({ replica }: Pick<Reading, 'replica'>): Promise<DistrictView[]> {
  shows(tags.destinations);
  const found = await findDistricts(replica);
  return found.map(({ district, destinationCount }) => ({
    ...district,
    destinationCount,
  }));
}

export async function listProvinces({ replica }: Pick<Reading, 'replica'>): Promise<ProvinceView[]> {
  shows(tags.destinations);
  const found = await findProvinces(replica);
  return found.map(({ province, districts }) => ({ ...province, districts }));
}

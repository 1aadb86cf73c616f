import type { SQL } from 'drizzle-orm';
import { z } from 'zod';
import {
  countCap,
  pageAround,
  readCursor,
  type Standing,
  writeCursor,
} from '../../../../platform/lists/paging.ts';
import { fewMatches } from '../../../../platform/lists/stages.queries.ts';
import type { Area } from '../../../destinations/index.ts';
import { type FoundListing, listingsOf } from '../found-listing.ts';
import { type LikelyInArea, likelyInArea } from '../how-frequent.ts';
import { conditionsOf, wordsMatch } from '../list/list-conditions.ts';
import { cursorAt, readCursorAt } from '../list/list-order.ts';
import { isFiltered, type ListQuery } from '../list/list-query.ts';
import { markInArea } from '../meant/meant-cursor.ts';
import type { ReadContext } from '../read-context.ts';
import {
  type AreaSlice,
  type AreaSort,
  anyOf,
  countInArea,
  countMatchingInArea,
  findInSmallArea,
  findInStretch,
  findNearest,
  findNearestByWords,
  findRareInArea,
  gatherInArea,
  gatherLimit,
  nearestValues,
  stretchesOf,
  type WantedInArea,
} from './area.queries.ts';
import { inArea } from './in-area.ts';

/** What so many have in an area is told by the cells of the map sooner than by all that is there. */
const toldByCells = 5 * gatherLimit;

const nearestCursor = (key: string) =>
  z.tuple([z.literal(key), z.boolean(), z.boolean(), z.int().min(0), z.number(), z.number(), z.uuid()]);

/**
 * How a list goes on where it is read by distance, or in an order that all lists have. Its later pages are read as the first
 * was: what was meant is told by the key.
 */
function reader({ kind, sort }: ListQuery, { nearest }: AreaSort, meant: MeantInArea | undefined) {
  const mark = meant ? markInArea(meant.choice) : '';
  // It is not a message: a key.
  const nearestKey = `${kind} nearest${mark}`;
  const start = (cursor: string) => {
    if (!nearest) return readCursorAt(kind, sort, cursor, mark);
    const [, isFuzzy, isBack, before, ...from] = readCursor(cursor, nearestCursor(nearestKey));
    return { isFuzzy, isBack, before, from };
  };
  const at = ({ isBack, before }: Standing, isFuzzy: boolean, found: FoundListing) =>
    nearest
      ? writeCursor([nearestKey, isFuzzy, isBack, before, ...nearestValues(found)])
      : cursorAt(kind, sort, { isFuzzy, step: 0, isBack, before }, found, mark);
  return { start, at };
}

/** What words were understood as in an area: which of the choices, and conditions of which any suffices. */
export interface MeantInArea {
  choice: number;
  arms: SQL[];
}

/**
 * A page of what is in an area, and how many match. `mend` tells what the words were mended to, where they were; `meant` is
 * what they were understood as, and `kindTotal` how many there are of the kind.
 */
export async function listInArea(
  context: ReadContext,
  listQuery: ListQuery,
  {
    area,
    isNearest,
    meant,
    kindTotal,
  }: { area: Area; isNearest: boolean; meant?: MeantInArea; kindTotal: number },
  mend: (isFuzzy: boolean | undefined) => Promise<{ isFuzzy: boolean; mended: string | undefined }>,
) {
  const { replica } = context;
  const { kind, limit, cursor, search } = listQuery;
  const sort: AreaSort = isNearest && area.around ? { nearest: area.around.point } : {};
  const { start: startAt, at } = reader(listQuery, sort, meant);
  const start = cursor === undefined ? undefined : startAt(cursor);
  const { isFuzzy, mended } = await mend(start?.isFuzzy);
  if (isFuzzy && mended === undefined) return { found: [], facts: {}, total: 0 };
  const words = search === undefined ? undefined : wordsMatch(search, mended, listQuery.completions);
  const arms = meant?.arms ?? (words ? [words] : []);
  const wanted = words || listQuery.facets.length > 0 ? conditionsOf(listQuery, anyOf({ arms })) : undefined;
  const [likely, all] = await Promise.all([
    wanted && likelyInArea(replica, kind, { wanted, isThere: inArea(area), all: kindTotal }),
    countUpToLimitInArea(context, listQuery, area),
  ]);
  // What so few have there is gathered sooner than it is met, and counted by the same look.
  const areFew = all > gatherLimit && likely !== undefined && likely.matches <= fewMatches;
  const byCells = words !== undefined || (likely !== undefined && likely.matches <= toldByCells);
  const asked = { area, arms, byCells };
  const slice = {
    count: limit + 1,
    from: start?.from,
    isBack: start?.isBack ?? false,
    ...asked,
    sort,
    likely,
  };
  const few = areFew ? await gatherInArea(replica, listQuery, slice) : undefined;
  const { found, total } = few?.ids
    ? { found: await listingsOf(replica, few.ids), total: few.total }
    : await foundIn(context, listQuery, few && likely ? { ...slice, likely: moreThanFew(likely) } : slice, {
        all,
        read: meant?.choice ?? mended,
        areSurelyMany: few !== undefined || (likely?.areSurelyMany ?? false),
      });
  const { shown, facts } = pageAround(found, limit, start, (standing, listing) =>
    at(standing, isFuzzy, listing),
  );
  return { found: shown, facts, total };
}

/** What was taken for few, and is not. */
function moreThanFew(likely: LikelyInArea): LikelyInArea {
  const matches = Math.max(likely.matches, fewMatches + 1);
  return { ...likely, matches, shareThere: matches / likely.all };
}

/** How the words were read: as a choice of what they mean, or as what they were mended to. */
type ReadAs = number | string | undefined;

/** A page of what is found and how many match, side by side. */
async function foundIn(
  context: ReadContext,
  listQuery: ListQuery,
  slice: AreaSlice,
  { all, read, areSurelyMany }: { all: number; read: ReadAs; areSurelyMany: boolean },
) {
  const [found, total] = await Promise.all([
    findInArea(context.replica, listQuery, slice, all),
    areSurelyMany ? countCap + 1 : countMatchingThere(context, listQuery, { ...slice, read, all }),
  ]);
  return { found, total };
}

/** How many of a kind are in an area, to one more than `gatherLimit`. */
export const countUpToLimitInArea = (
  { replica, totals }: ReadContext,
  listQuery: ListQuery,
  area: Area,
): Promise<number> =>
  totals.of(
    listQuery.kind,
    JSON.stringify(['area', area]),
    () => countInArea(replica, listQuery, area),
    () => true,
  );

/** What matches in an area, by however many are there. */
export async function findInArea(
  db: ReadContext['replica'],
  listQuery: ListQuery,
  slice: AreaSlice,
  all: number,
): Promise<FoundListing[]> {
  const { around } = slice.area;
  if (slice.sort.nearest && !conditionsOf(listQuery, anyOf(slice))) return findNearest(db, listQuery, slice);
  if (all <= gatherLimit) return findInSmallArea(db, listQuery, slice);
  const { likely } = slice;
  // What so few have there is gathered sooner than it is met.
  if (likely && slice.byCells && likely.matches <= gatherLimit) return findRareInArea(db, listQuery, slice);
  // Which are the nearest of those that have values the index of areas tells.
  const { ids, areAll } =
    likely && slice.arms.length > 0 && slice.sort.nearest && around
      ? await findNearestByWords(db, listQuery, { ...slice, likely }, around)
      : { ids: await findInStretch(db, listQuery, slice, stretchesOf(slice)), areAll: false };
  return areAll || ids.length === slice.count ? listingsOf(db, ids) : findRareInArea(db, listQuery, slice);
}

async function countMatchingThere(
  { replica, totals }: Pick<ReadContext, 'replica' | 'totals'>,
  listQuery: ListQuery,
  { area, arms, byCells, read, all }: WantedInArea & { read: ReadAs; all: number },
): Promise<number> {
  if (!isFiltered(listQuery)) return all;
  const { limit, cursor, sort, ...filtered } = listQuery;
  return totals.of(
    listQuery.kind,
    JSON.stringify(['area', area, filtered, read]),
    () => countMatchingInArea(replica, listQuery, { area, arms, byCells, most: countCap + 1 }),
    () => all > gatherLimit,
    listQuery.days !== undefined,
  );
}

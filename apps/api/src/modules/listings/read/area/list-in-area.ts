import type { KindName } from '@serendib/contract/listings/kind';
import type { SQL } from 'drizzle-orm';
import { z } from 'zod';
import { countCap, pageAround, readCursor, type Standing, writeCursor } from '../../../../platform/paging.ts';
import type { Area } from '../../../destinations/index.ts';
import type { FoundListing } from '../found-listing.ts';
import { conditionsOf, matching } from '../list/list-conditions.ts';
import { cursorAt, startOf } from '../list/list-order.ts';
import { isFiltered, type ListQuery } from '../list/list-query.ts';
import type { ReadContext } from '../read-context.ts';
import {
  type AreaSlice,
  type AreaSort,
  countInArea,
  countMatchingInArea,
  findInSmallArea,
  findInStretch,
  findNearest,
  findRareInArea,
  gathered,
  isFew,
  nearestValues,
} from './area.queries.ts';

const nearestCursor = (kind: KindName) =>
  z.tuple([
    // It is not a message: a key.
    z.literal(`${kind} nearest`),
    z.boolean(),
    z.boolean(),
    z.int().min(0),
    z.number(),
    z.number(),
    z.uuid(),
  ]);

/** How a list goes on where it is read by distance, or in an order that all lists have. */
function reader(kind: KindName, { sort }: ListQuery, { nearest }: AreaSort) {
  const start = (cursor: string) => {
    if (!nearest) return startOf(kind, sort, cursor);
    const [, isFuzzy, isBack, before, ...from] = readCursor(cursor, nearestCursor(kind));
    return { isFuzzy, isBack, before, from };
  };
  const at = ({ isBack, before }: Standing, isFuzzy: boolean, found: FoundListing) =>
    nearest
      ? // It is not a message: a key.
        writeCursor([`${kind} nearest`, isFuzzy, isBack, before, ...nearestValues(found)])
      : cursorAt(kind, sort, { isFuzzy, step: 0, isBack, before }, found);
  return { start, at };
}

/**
 * A page of what is in an area, and how many match. `mend` tells what the words were mended to, where they were; `meant` is
 * what they were understood as.
 */
export async function listInArea(
  { replica, totals }: ReadContext,
  listQuery: ListQuery,
  { area, isNearest, meant }: { area: Area; isNearest: boolean; meant?: SQL | undefined },
  mend: (
    isFuzzy: boolean | undefined,
  ) => Promise<{ isFuzzy: boolean; mended: string | undefined; matches: number | undefined }>,
) {
  const { kind, limit, cursor } = listQuery;
  const sort: AreaSort = isNearest && area.around ? { nearest: area.around.point } : {};
  const { start: startAt, at } = reader(kind, listQuery, sort);
  const start = cursor === undefined ? undefined : startAt(cursor);
  const { isFuzzy, mended, matches } = await mend(start?.isFuzzy);
  if (isFuzzy && mended === undefined) return { found: [], facts: {}, total: 0 };
  const wanted = meant ? conditionsOf(listQuery, meant) : matching(listQuery, mended);
  const around = { area, sort, matching: wanted, matches };
  const slice = { count: limit + 1, from: start?.from, isBack: start?.isBack ?? false, ...around };
  const key = JSON.stringify(['area', area]);
  const all = await totals.of(
    kind,
    key,
    () => countInArea(replica, listQuery, area),
    () => true,
  );
  const [found, total] = await Promise.all([
    findInArea(replica, listQuery, slice, all),
    totalOf({ replica, totals }, listQuery, { area, mended, matching: wanted, matches, all }),
  ]);
  const { shown, facts } = pageAround(found, limit, start, (standing, listing) =>
    at(standing, isFuzzy, listing),
  );
  return { found: shown, facts, total };
}

/** What matches in an area, by however many are there. */
export async function findInArea(
  db: ReadContext['replica'],
  listQuery: ListQuery,
  slice: AreaSlice,
  all: number,
): Promise<FoundListing[]> {
  if (slice.sort.nearest && !slice.matching) return findNearest(db, listQuery, slice);
  if (all <= gathered) return findInSmallArea(db, listQuery, slice);
  if (isFew(slice)) return findRareInArea(db, listQuery, slice);
  const found = await findInStretch(db, listQuery, slice);
  return found.length === slice.count ? found : findRareInArea(db, listQuery, slice);
}

async function totalOf(
  { replica, totals }: Pick<ReadContext, 'replica' | 'totals'>,
  listQuery: ListQuery,
  {
    area,
    mended,
    matching,
    matches,
    all,
  }: {
    area: Area;
    mended: string | undefined;
    matching: SQL | undefined;
    matches: number | undefined;
    all: number;
  },
): Promise<number> {
  if (!isFiltered(listQuery)) return all;
  const { limit, cursor, sort, ...filtered } = listQuery;
  return totals.of(
    listQuery.kind,
    JSON.stringify(['area', area, filtered, mended]),
    () => countMatchingInArea(replica, listQuery, { area, matching, matches, most: countCap + 1 }),
    () => all > gathered,
    listQuery.days !== undefined,
  );
}

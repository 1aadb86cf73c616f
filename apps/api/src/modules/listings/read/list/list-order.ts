import type { KindName } from '@serendib/contract/listings/kind';
import type { Sort } from '@serendib/contract/listings/rows';
import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { readCursor, writeCursor } from '../../../../platform/paging.ts';

/** What an order sorts by, as it comes back with each id. */
export interface Place {
  id: string;
  isFree: boolean;
  isPremium: boolean;
  ratingHundredths: number;
  ratedOrder: number;
  cheapestOrder: number;
}

interface Order {
  /** The columns besides the id, so that an index-only scan is asked for no others. */
  columns: SQL;
  /** Written as the index has it, scanned backwards where it descends. */
  by: SQL;
  /** The rest of the list after a place. */
  after: (values: (string | number | boolean)[]) => SQL;
  valuesOf: (place: Place) => (string | number | boolean)[];
  /** What a cursor of this order holds, after the list's name and whether spelling is forgiven. */
  cursor: (list: string) => z.ZodType<[string, boolean, ...(string | number | boolean)[]]>;
}

/** The orders a list can be read in. Each has an index of the same columns in the same order. */
export const orders: Record<Sort, Order> = {
  recommended: {
    columns: sql`is_free, is_premium, rating_hundredths`,
    by: sql`is_free desc, is_premium desc, rating_hundredths desc, id desc`,
    after: ([free, premium, rating, id]) =>
      sql`(is_free, is_premium, rating_hundredths, id) < (${free}::boolean, ${premium}::boolean, ${rating}::int, ${id}::uuid)`,
    valuesOf: ({ isFree, isPremium, ratingHundredths, id }) => [isFree, isPremium, ratingHundredths, id],
    cursor: (list) =>
      z.tuple([z.literal(list), z.boolean(), z.boolean(), z.boolean(), z.int().min(0).max(500), z.uuid()]),
  },
  rating: {
    columns: sql`rated_order`,
    by: sql`rated_order desc, id desc`,
    after: ([rated, id]) => sql`(rated_order, id) < (${rated}::int, ${id}::uuid)`,
    valuesOf: ({ ratedOrder, id }) => [ratedOrder, id],
    cursor: (list) => z.tuple([z.literal(list), z.boolean(), z.int().min(0).max(50_000), z.uuid()]),
  },
  newest: {
    columns: sql`kind`,
    by: sql`id desc`,
    after: ([id]) => sql`id < ${id}::uuid`,
    valuesOf: ({ id }) => [id],
    cursor: (list) => z.tuple([z.literal(list), z.boolean(), z.uuid()]),
  },
  price: {
    columns: sql`cheapest_order`,
    by: sql`cheapest_order, id`,
    after: ([price, id]) => sql`(cheapest_order, id) > (${price}::bigint, ${id}::uuid)`,
    valuesOf: ({ cheapestOrder, id }) => [cheapestOrder, id],
    cursor: (list) => z.tuple([z.literal(list), z.boolean(), z.int().min(0), z.uuid()]),
  },
};

/** Where a page begins, and whether the list's search forgives spelling: decided once for all its pages. */
export interface Start {
  forgiving: boolean;
  values: (string | number | boolean)[];
}

/** A cursor holds in the list and order it was written for, and in no other. */
export const cursorAfter = (kind: KindName, sort: Sort, forgiving: boolean, place: Place): string =>
  writeCursor([`${kind} ${sort}`, forgiving, ...orders[sort].valuesOf(place)]);

export function startOf(kind: KindName, sort: Sort, cursor: string): Start {
  const [, forgiving, ...values] = readCursor(cursor, orders[sort].cursor(`${kind} ${sort}`));
  return { forgiving, values };
}

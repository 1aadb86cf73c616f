import type { Sort } from '@serendib/contract/listings/endpoints';
import type { KindName } from '@serendib/contract/listings/kind';
import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { readCursor, type Standing, writeCursor } from '../../../../platform/lists/paging.ts';
import { shelves } from '../../../../schema/index.ts';
import { speltSteps } from './list-conditions.ts';

/** What an order sorts by, as it comes back with each id. */
export interface SortedValues {
  id: string;
  isFree: boolean;
  isPremium: boolean;
  ratingHundredths: number;
  ratedOrder: number;
  cheapestOrder: number;
}

interface Order {
  /** What it goes by, besides the id, so that an index-only scan is asked for no others; and the columns' types. */
  columns: [SQL, SQL][];
  /** The same in one number, as the indexes over words and values have it. */
  shelf: SQL;
  /** Whether the highest comes first. */
  falls: boolean;
  valuesOf: (listing: SortedValues) => (string | number | boolean)[];
  /** What a cursor of this order holds besides where it stands. */
  values: z.ZodType<string | number | boolean>[];
}

/** The orders a list can be read in. Each has an index of the same columns in the same order. */
export const orders: Record<Sort, Order> = {
  recommended: {
    columns: [
      [sql`is_free`, sql`boolean`],
      [sql`is_premium`, sql`boolean`],
      [sql`rating_hundredths`, sql`int`],
    ],
    shelf: shelves.recommended,
    falls: true,
    valuesOf: ({ isFree, isPremium, ratingHundredths, id }) => [isFree, isPremium, ratingHundredths, id],
    values: [z.boolean(), z.boolean(), z.int().min(0).max(500), z.uuid()],
  },
  rating: {
    columns: [[sql`rated_order`, sql`int`]],
    shelf: shelves.rating,
    falls: true,
    valuesOf: ({ ratedOrder, id }) => [ratedOrder, id],
    values: [z.int().min(0).max(50_000), z.uuid()],
  },
  newest: {
    columns: [],
    shelf: shelves.newest,
    falls: true,
    valuesOf: ({ id }) => [id],
    values: [z.uuid()],
  },
  price: {
    columns: [[sql`cheapest_order`, sql`bigint`]],
    shelf: shelves.price,
    falls: false,
    valuesOf: ({ cheapestOrder, id }) => [cheapestOrder, id],
    values: [z.int().min(0), z.uuid()],
  },
};

/** An order read on from a place or back from it: written as the index has it, which is scanned either way. */
export function directed(
  sort: Sort,
  { isBack, from }: { isBack: boolean; from?: (string | number | boolean)[] | undefined },
) {
  const { columns, shelf, falls } = orders[sort];
  const all: [SQL, SQL][] = [...columns, [sql`id`, sql`uuid`]];
  const isDown = falls !== isBack;
  const list = (parts: SQL[]) => sql.join(parts, sql`, `);
  const names = list(all.map(([name]) => name));
  return {
    columns: columns.length > 0 ? list(columns.map(([name]) => name)) : sql`kind`,
    shelf,
    /** Whether a listing stands no further on than one of this shelf. */
    upTo: (last: SQL) => sql`${shelf} ${isDown ? sql`>=` : sql`<=`} ${last}`,
    // It is not a message: SQL.
    by: list(all.map(([name]) => (isDown ? sql`${name} desc` : name))),
    beyond:
      from &&
      sql`(${names}) ${isDown ? sql`<` : sql`>`} (${list(all.map(([, type], at) => sql`${from[at]}::${type}`))})`,
  };
}

/** Where a page begins or ends, and how the list's search was understood: decided once for all its pages. */
export interface Start extends Standing {
  isFuzzy: boolean;
  /** Of a search as it is spelt: whether the place was found by its name, or where else. */
  step: number;
  from: (string | number | boolean)[];
}

/** A cursor holds in the list and order it was written for, and in no other; `mark` tells lists apart that share an order. */
export const cursorAt = (
  kind: KindName,
  sort: Sort,
  { isFuzzy, step, isBack, before }: Omit<Start, 'from'>,
  listing: SortedValues,
  mark = '',
): string =>
  writeCursor([`${kind} ${sort}${mark}`, isFuzzy, step, isBack, before, ...orders[sort].valuesOf(listing)]);

export function readCursorAt(kind: KindName, sort: Sort, cursor: string, mark = ''): Start {
  const [, isFuzzy, step, isBack, before, ...from] = readCursor(
    cursor,
    z.tuple([
      z.literal(`${kind} ${sort}${mark}`),
      ...[
        z.boolean(),
        z
          .int()
          .min(0)
          .max(speltSteps - 1),
        z.boolean(),
        z.int().min(0),
      ],
      ...orders[sort].values,
    ] as unknown as [z.ZodLiteral<string>, z.ZodBoolean, z.ZodInt, z.ZodBoolean, z.ZodInt, z.ZodUUID]),
  );
  return { isFuzzy, step, isBack, before, from };
}

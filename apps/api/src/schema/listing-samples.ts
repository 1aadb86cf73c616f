import {
  bigint,
  boolean,
  doublePrecision,
  integer,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { tsvector } from './columns.ts';

/**
 * A few hundred public listings of each kind, by which is told how frequent something is: what lists are asked for and sorted by stands
 * together here, where 256 rows of the whole catalogue lie anywhere on the disk. A job takes them anew each hour, so that they hold
 * what a listing was then; a `place` is a moment between the first listing of the kind and the last.
 */
export const listingSamples = pgTable(
  'listing_samples',
  {
    kind: text('kind').notNull(),
    place: integer('place').notNull(),
    /** The listing's own. */
    id: uuid('id').notNull(),
    facets: text('facets').array().notNull(),
    priceMinCents: bigint('price_min_cents', { mode: 'number' }),
    priceMaxCents: bigint('price_max_cents', { mode: 'number' }),
    seats: integer('seats'),
    latitude: doublePrecision('latitude'),
    longitude: doublePrecision('longitude'),
    search: tsvector('search').notNull(),
    /** What lists are sorted by; null in a sample that an older process took. */
    isFree: boolean('is_free'),
    isPremium: boolean('is_premium'),
    ratingHundredths: integer('rating_hundredths'),
    ratedOrder: integer('rated_order'),
    cheapestOrder: bigint('cheapest_order', { mode: 'number' }),
  },
  (table) => [primaryKey({ columns: [table.kind, table.place, table.id] })],
);

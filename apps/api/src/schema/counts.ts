import { sql } from 'drizzle-orm';
import { check, date, index, integer, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';
import { bytea, instant } from './columns.ts';
import { listings } from './listings.ts';

/** What happened to a listing on one day in Asia/Colombo. */
export const listingDays = pgTable(
  'listing_days',
  {
    listingId: uuid('listing_id')
      .notNull()
      .references(() => listings.id, { onDelete: 'cascade' }),
    day: date('day', { mode: 'string' }).notNull(),
    views: integer('views').notNull().default(0),
    clicks: integer('clicks').notNull().default(0),
    inquiries: integer('inquiries').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.listingId, table.day] }),
    check('listing_days_counts', sql`views >= 0 and clicks >= 0 and inquiries >= 0`),
  ],
);

/** What was counted within the last hour: a hash of session, listing and what was done. Older rows go each minute. */
export const recentlyCounted = pgTable(
  'recently_counted',
  { key: bytea('key').primaryKey(), at: instant('at').notNull() },
  (table) => [index('recently_counted_at').on(table.at)],
);

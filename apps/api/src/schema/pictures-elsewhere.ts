import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { id, instant } from './columns.ts';
import { listings } from './listings.ts';
import { pictures } from './pictures.ts';
import { destinations } from './places.ts';

/** Addresses of pictures on other sites that a listing or a destination names: each is fetched once, and shown from the storage. */
export const picturesElsewhere = pgTable(
  'pictures_elsewhere',
  {
    id: id(),
    address: text('address').notNull(),
    listingId: uuid('listing_id').references(() => listings.id, { onDelete: 'cascade' }),
    destinationId: uuid('destination_id').references(() => destinations.id, { onDelete: 'cascade' }),
    /** What was made of it; null until it is fetched. */
    pictureId: uuid('picture_id').references(() => pictures.id, { onDelete: 'set null' }),
    tries: integer('tries').notNull().default(0),
    /** Null once it is fetched, or given up. */
    nextTryAt: instant('next_try_at').defaultNow(),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    // Addresses can be longer than an index takes.
    index('pictures_elsewhere_address').on(sql`md5(${table.address})`),
    uniqueIndex('pictures_elsewhere_of').on(table.listingId, sql`md5(${table.address})`),
    uniqueIndex('pictures_elsewhere_of_destination').on(table.destinationId, sql`md5(${table.address})`),
    index('pictures_elsewhere_picture').on(table.pictureId),
    index('pictures_elsewhere_due').on(table.nextTryAt).where(sql`next_try_at is not null`),
    check('pictures_elsewhere_user', sql`num_nonnulls(listing_id, destination_id) = 1`),
  ],
);

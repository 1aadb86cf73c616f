import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { id, instant } from './columns.ts';
import { listings } from './listings.ts';
import { destinations } from './places.ts';
import { users } from './users.ts';

/** Uploaded pictures. The files lie in the storage under `key`, one for each width. */
export const pictures = pgTable(
  'pictures',
  {
    id: id(),
    /** 128 random bits: knowing it is the only way to a picture that is on no public page. */
    key: text('key').notNull().unique(),
    uploaderId: uuid('uploader_id').references(() => users.id),
    /** The listing or destination that uses it. Without one it is removed after a day. */
    listingId: uuid('listing_id').references(() => listings.id, { onDelete: 'set null' }),
    destinationId: uuid('destination_id').references(() => destinations.id, { onDelete: 'set null' }),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    /** A fingerprint: the same for the same photo in any size; null for those that show nothing to tell them by. */
    fingerprint: text('fingerprint'),
    /** Of all its files together. */
    bytes: integer('bytes').notNull(),
    /** Since when no listing uses it. */
    unusedSince: instant('unused_since'),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    index('pictures_of').on(table.listingId).where(sql`listing_id is not null`),
    index('pictures_of_destination').on(table.destinationId).where(sql`destination_id is not null`),
    index('pictures_alike').on(table.fingerprint).where(sql`fingerprint is not null`),
    index('pictures_unused').on(table.unusedSince).where(sql`listing_id is null`),
    check('pictures_size', sql`width > 0 and height > 0 and bytes > 0`),
  ],
);

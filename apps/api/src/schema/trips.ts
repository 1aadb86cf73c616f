import type { TripCopy } from '@serendib/contract/trips/trip';
import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { bytea, id, instant } from './columns.ts';
import { users } from './users.ts';

/** Journeys that travellers plan. All of one is read and written together, so all of it is one document. */
export const trips = pgTable(
  'trips',
  {
    id: id(),
    ownerId: uuid('owner_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Counts changes of what is written in it; saved things come and go without. */
    version: integer('version').notNull().default(1),
    content: jsonb('content').$type<TripCopy>().notNull(),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [index('trips_of').on(table.ownerId, table.updatedAt, table.id)],
);
export type StoredTrip = typeof trips.$inferSelect;

/** Secret links to a trip. A link is known by the hash of its key alone. */
export const tripLinks = pgTable(
  'trip_links',
  {
    id: id(),
    tripId: uuid('trip_id')
      .notNull()
      .references(() => trips.id, { onDelete: 'cascade' }),
    right: text('right', { enum: ['read', 'change'] }).notNull(),
    keyHash: bytea('key_hash').notNull().unique(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('trip_links_of').on(table.tripId, table.id),
    check('trip_links_right', sql`"right" in ('read', 'change')`),
  ],
);

/** Trips of others that an account has joined. By its link an account may do in a trip what the link may, and no longer than that is there. */
export const joinedTrips = pgTable(
  'joined_trips',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** That of the link. */
    tripId: uuid('trip_id').notNull(),
    linkId: uuid('link_id')
      .notNull()
      .references(() => tripLinks.id, { onDelete: 'cascade' }),
    joinedAt: instant('joined_at').notNull(),
    /** When it was left again. The row stays, so that the other devices of the account let go of the trip as well. */
    leftAt: instant('left_at'),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.tripId] }),
    index('joined_trips_by').on(table.linkId),
  ],
);

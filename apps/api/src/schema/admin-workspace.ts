import { sql } from 'drizzle-orm';
import { check, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { id, instant } from './columns.ts';
import { listings } from './listings.ts';
import { users } from './users.ts';

/** What administrators tell each other of a listing or a person. */
export const deskNotes = pgTable(
  'desk_notes',
  {
    id: id(),
    listingId: uuid('listing_id').references(() => listings.id, { onDelete: 'cascade' }),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    authorId: uuid('author_id')
      .notNull()
      .references(() => users.id),
    text: text('text').notNull(),
    at: instant('at').notNull(),
  },
  (table) => [
    index('desk_notes_of_listing').on(table.listingId, table.id).where(sql`listing_id is not null`),
    index('desk_notes_of_user').on(table.userId, table.id).where(sql`user_id is not null`),
    check('desk_notes_about', sql`(listing_id is null) <> (user_id is null)`),
  ],
);

/** Which administrator has which listing open. What is old says nothing any more. */
export const deskPresence = pgTable(
  'desk_presence',
  {
    listingId: uuid('listing_id')
      .notNull()
      .references(() => listings.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    since: instant('since').notNull(),
    seenAt: instant('seen_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.listingId, table.userId] })],
);

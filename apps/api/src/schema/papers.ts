import { kindNames } from '@serendib/contract/listings/kinds/index';
import { paperTypes } from '@serendib/contract/papers/papers';
import { seenTypes } from '@serendib/contract/papers/seen';
import { sql } from 'drizzle-orm';
import { check, date, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { bytea, id, instant, isOneOf } from './columns.ts';
import { listings } from './listings.ts';
import { users } from './users.ts';

/**
 * Photos of licences, permits, insurances and registrations. Each lies in the storage encrypted with a key of its own,
 * which is here and nowhere else: without its row a file is noise.
 */
export const papers = pgTable(
  'papers',
  {
    id: id(),
    ownerId: uuid('owner_id')
      .notNull()
      .references(() => users.id),
    /** None while the listing is yet to be made. */
    listingId: uuid('listing_id').references(() => listings.id, { onDelete: 'set null' }),
    kind: text('kind', { enum: kindNames }).notNull(),
    type: text('type', { enum: paperTypes }).notNull(),
    /** Of the file in the storage. */
    fileKey: text('file_key').notNull().unique(),
    cipherKey: bytea('cipher_key').notNull(),
    addedAt: instant('added_at').notNull(),
    /** When a person decided on the listing after it was added. */
    decidedAt: instant('decided_at'),
    /** Its account is gone: the next sweep takes the file. */
    goneAt: instant('gone_at'),
  },
  (table) => [
    index('papers_of').on(table.listingId).where(sql`listing_id is not null`),
    index('papers_waiting').on(table.ownerId, table.kind).where(sql`listing_id is null`),
    check('papers_kind', isOneOf('kind', kindNames)),
    check('papers_type', isOneOf('type', paperTypes)),
  ],
);
export type StoredPaper = typeof papers.$inferSelect;

/**
 * Which papers of a listing an administrator has seen, and until when they are valid. What travellers are told of it stands
 * in `listings.papers_seen` besides, and goes from there when a paper is over.
 */
export const seenPapers = pgTable(
  'seen_papers',
  {
    listingId: uuid('listing_id')
      .notNull()
      .references(() => listings.id, { onDelete: 'cascade' }),
    type: text('type', { enum: seenTypes }).notNull(),
    /** The last day in Sri Lanka on which it is valid. */
    validUntil: date('valid_until', { mode: 'string' }).notNull(),
    seenAt: instant('seen_at').notNull(),
    seenBy: uuid('seen_by')
      .notNull()
      .references(() => users.id),
    /** When its owner was asked for the next one. */
    remindedAt: instant('reminded_at'),
  },
  (table) => [
    primaryKey({ columns: [table.listingId, table.type] }),
    index('seen_papers_ends').on(table.validUntil),
    check('seen_papers_type', isOneOf('type', seenTypes)),
  ],
);
export type StoredSeenPaper = typeof seenPapers.$inferSelect;

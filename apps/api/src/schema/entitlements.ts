import { sql } from 'drizzle-orm';
import { check, index, pgTable, smallint, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { id, instant } from './columns.ts';
import { listings } from './listings.ts';
import { users } from './users.ts';

/**
 * Who has premium for what, from when to when, and by what. It covers all listings of a kind that the person
 * owns, or one listing alone.
 */
export const entitlements = pgTable(
  'entitlements',
  {
    id: id(),
    userId: uuid('user_id').references(() => users.id),
    kind: text('kind', { enum: ['tourGuide', 'vehicle', 'tour', 'businessListing', 'blog'] }).notNull(),
    listingId: uuid('listing_id').references(() => listings.id, { onDelete: 'cascade' }),
    plan: text('plan', { enum: ['monthly', 'yearly'] }),
    source: text('source', { enum: ['payment', 'admin'] }).notNull(),
    /** The order that was paid, or the administrator who gave it. */
    sourceId: text('source_id').notNull(),
    startsAt: instant('starts_at').notNull(),
    endsAt: instant('ends_at').notNull(),
    cancelledAt: instant('cancelled_at'),
    /** The nearest of the days before its end on which its owner was reminded. */
    remindedDays: smallint('reminded_days'),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    index('entitlements_of').on(table.userId, table.kind, table.endsAt),
    // Whatever goes wrong above: one payment buys one period.
    uniqueIndex('entitlements_one_a_payment').on(table.sourceId).where(sql`source = 'payment'`),
    index('entitlements_end').on(table.endsAt).where(sql`cancelled_at is null`),
    index('entitlements_for').on(table.listingId).where(sql`listing_id is not null`),
    check('entitlements_kind', sql`kind in ('tourGuide', 'vehicle', 'tour', 'businessListing', 'blog')`),
    check('entitlements_plan', sql`plan in ('monthly', 'yearly')`),
    check('entitlements_source', sql`source in ('payment', 'admin')`),
    check('entitlements_whose', sql`user_id is not null or listing_id is not null`),
    check('entitlements_time', sql`ends_at > starts_at`),
  ],
);

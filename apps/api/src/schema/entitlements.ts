import { freeMonthsKinds, plans } from '@serendib/contract/entitlements/endpoints';
import { kindNames } from '@serendib/contract/listings/kinds/index';
import { sql } from 'drizzle-orm';
import { check, index, pgTable, smallint, text, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { bytea, id, instant, isOneOf } from './columns.ts';
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
    kind: text('kind', { enum: kindNames }).notNull(),
    listingId: uuid('listing_id').references(() => listings.id, { onDelete: 'cascade' }),
    plan: text('plan', { enum: plans }),
    source: text('source', { enum: ['payment', 'admin', 'promotion'] }).notNull(),
    /** The order that was paid, as long as it is kept, the administrator who gave it, or the free months of the promotion. */
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
    // Should the code above fail: one payment buys one period.
    uniqueIndex('entitlements_one_a_payment').on(table.sourceId).where(sql`source = 'payment'`),
    uniqueIndex('entitlements_one_a_promotion').on(table.sourceId).where(sql`source = 'promotion'`),
    index('entitlements_end').on(table.endsAt).where(sql`cancelled_at is null`),
    index('entitlements_for').on(table.listingId).where(sql`listing_id is not null`),
    check('entitlements_kind', isOneOf('kind', kindNames)),
    check('entitlements_plan', isOneOf('plan', plans)),
    check('entitlements_source', sql`source in ('payment', 'admin', 'promotion')`),
    check('entitlements_whose', sql`user_id is not null or listing_id is not null`),
    check('entitlements_time', sql`ends_at > starts_at`),
  ],
);

/** The free months of the promotion: once for a person and kind, also where it is pressed twice at the same time. */
export const freeMonths = pgTable(
  'free_months',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    kind: text('kind', { enum: freeMonthsKinds }).notNull(),
    /** Of the email address, so that a new account does not begin anew; forgotten when the promotion is over. */
    addressHash: bytea('address_hash'),
    takenAt: instant('taken_at').notNull(),
    /** Of a tour: the submission they were taken for, and when its approval began them. */
    spentAt: instant('spent_at'),
    listingId: uuid('listing_id').references(() => listings.id, { onDelete: 'set null' }),
    startedAt: instant('started_at'),
  },
  (table) => [
    unique('free_months_one_a_person').on(table.userId, table.kind),
    unique('free_months_one_an_address').on(table.addressHash, table.kind),
    index('free_months_for').on(table.listingId).where(sql`listing_id is not null`),
    check('free_months_kind', isOneOf('kind', freeMonthsKinds)),
  ],
);

import { reviewedTypes } from '@serendib/contract/reviews/reviewed-types';
import type { Scores } from '@serendib/contract/reviews/scores';
import { sql } from 'drizzle-orm';
import { boolean, check, index, jsonb, pgTable, smallint, text, unique, uuid } from 'drizzle-orm/pg-core';
import { id, instant, isOneOf } from './columns.ts';
import { users } from './users.ts';

export const reviews = pgTable(
  'reviews',
  {
    id: id(),
    itemType: text('item_type', { enum: reviewedTypes }).notNull(),
    /** Without a foreign key: what was said of a thing outlives it. */
    itemId: uuid('item_id').notNull(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    rating: smallint('rating').notNull(),
    comment: text('comment').notNull().default(''),
    hiddenAt: instant('hidden_at'),
    /** The month of the journey, `2026-03`. */
    travelled: text('travelled'),
    /** The month of the journey that was agreed on here and is over, when it was written. */
    agreedMonth: text('agreed_month'),
    scores: jsonb('scores').$type<Scores>(),
    /** Since when it waits for a look by our team, before others than its author see it. */
    waitingSince: instant('waiting_since'),
    /** Why an administrator hid it. */
    hiddenReason: text('hidden_reason'),
    /**
     * Of one that is hidden whether it waited then: who wrote it was told that it is not shown, and hears when it is after all. Of one
     * that waits whether it was hidden before it was written anew.
     */
    wasRefused: boolean('was_refused').notNull().default(false),
    /** What the owner of the listing answered to it, for all to read. */
    reply: text('reply'),
    repliedAt: instant('replied_at'),
    /** When it was answered for the first time, of which alone its writer is told; it stays when the answer is taken away. */
    firstRepliedAt: instant('first_replied_at'),
    isDemo: boolean('is_demo').notNull().default(false),
    createdAt: instant('created_at').notNull().defaultNow(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (table) => [
    unique('reviews_one_per_person').on(table.itemType, table.itemId, table.userId),
    index('reviews_of_item').on(table.itemType, table.itemId, table.id).where(sql`hidden_at is null`),
    index('reviews_by_user').on(table.userId, table.id),
    index('reviews_newest').on(table.id).where(sql`hidden_at is null`),
    index('reviews_hidden').on(table.id).where(sql`hidden_at is not null`),
    index('reviews_waiting').on(table.id).where(sql`waiting_since is not null`),
    index('reviews_desk').on(sql`(waiting_since is not null)`, table.id),
    check('reviews_travelled', sql`travelled ~ '^[0-9]{4}-(0[1-9]|1[0-2])$'`),
    check('reviews_agreed', sql`agreed_month ~ '^[0-9]{4}-(0[1-9]|1[0-2])$'`),
    check('reviews_scores', sql`scores is null or agreed_month is not null`),
    check('reviews_reply', sql`(reply is null) = (replied_at is null)`),
    check('reviews_rating', sql`rating between 1 and 5`),
    check('reviews_item_type', isOneOf('item_type', reviewedTypes)),
  ],
);
export type Review = typeof reviews.$inferSelect;

/** What a reader says is wrong with a review. */
export const reviewReports = pgTable(
  'review_reports',
  {
    id: id(),
    reviewId: uuid('review_id')
      .notNull()
      .references(() => reviews.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    reason: text('reason').notNull(),
    at: instant('at').notNull().defaultNow(),
    /** When an administrator kept or hid the review. */
    decidedAt: instant('decided_at'),
  },
  (table) => [
    unique('review_reports_one_per_person').on(table.reviewId, table.userId),
    index('review_reports_by_user').on(table.userId),
    index('review_reports_open').on(table.reviewId, table.id).where(sql`decided_at is null`),
  ],
);

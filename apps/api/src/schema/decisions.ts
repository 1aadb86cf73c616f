import type { ListingStatus } from '@serendib/contract/listings/listing-statuses';
import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { id, instant } from './columns.ts';
import { listingSteps, listings } from './listings.ts';
import { users } from './users.ts';

/** How a listing stood before a decision; instants as text. */
export interface StateBefore {
  status: ListingStatus;
  rejectReason: string | null;
  needsReview: boolean;
  changedAt: string | null;
  submittedAt: string;
  approvedAt: string | null;
  reviewedAt: string | null;
  uncheckedAt: string | null;
}

/**
 * What an administrator decided of a listing, for as long as it can be deleted and restored. `before` is how the listing stood;
 * what follows from it, such as the mail to its owner, waits until `said_at`.
 */
export const listingDecisions = pgTable(
  'listing_decisions',
  {
    id: id(),
    listingId: uuid('listing_id')
      .notNull()
      .references(() => listings.id, { onDelete: 'cascade' }),
    actorId: uuid('actor_id')
      .notNull()
      .references(() => users.id),
    action: text('action', {
      enum: ['approve', 'reject', 'correct reason', 'mark reviewed', 'delete'],
    }).notNull(),
    reason: text('reason'),
    /** Goes when the decision is taken back; none where the status stayed. */
    stepId: uuid('step_id').references(() => listingSteps.id, { onDelete: 'set null' }),
    before: jsonb('before').$type<StateBefore>().notNull(),
    /** Of the listing; where its owner has changed it since, nothing is taken back. */
    version: integer('version').notNull(),
    at: instant('at').notNull(),
    saidAt: instant('said_at'),
    undoneAt: instant('undone_at'),
  },
  (table) => [
    index('listing_decisions_of').on(table.listingId, table.id),
    // Each step that goes with its listing looks for the decision that made it.
    index('listing_decisions_step').on(table.stepId).where(sql`step_id is not null`),
    check(
      'listing_decisions_action',
      sql`action in ('approve', 'reject', 'correct reason', 'mark reviewed', 'delete')`,
    ),
  ],
);
export type ListingDecision = typeof listingDecisions.$inferSelect;

import type { Kind } from '@serendib/contract/listings/kind';
import { kinds } from '@serendib/contract/listings/kinds/index';
import type { ListingStatus } from '@serendib/contract/listings/listing-statuses';
import type { Db } from '../../../platform/database/database.ts';
import type { EmailMessage, Recipient } from '../../../platform/mailer.ts';
import type { Context } from '../../../platform/module.ts';
import { undoMs } from '../../../platform/undo.ts';
import type { Listing, ListingDecision } from '../../../schema/index.ts';
import { startPartnership } from '../../entitlements/index.ts';
import { findToMail, isChangedSince, keptDeletedMs, lockAnyListing } from '../../listings/index.ts';
import { markPapersDecided } from '../../papers/index.ts';
import { approvedEmail, correctedEmail, deletedEmail, rejectedEmail } from '../moderation-emails.ts';
import { listingTakenOff } from '../moderation-events.ts';
import {
  deleteDecisions,
  findDecision,
  findLastDecision,
  findUnsaid,
  insertDecision,
  stateOf,
  updateDecision,
} from './decisions.queries.ts';

export const followJob = 'decisions:follow';

export type DecisionAction = ListingDecision['action'];

export interface Decided {
  /** The listing as it stood before. */
  listing: Listing;
  actorId: string;
  action: DecisionAction;
  reason?: string | null | undefined;
  stepId?: string | undefined;
  at: Date;
}

/** What follows from a decision is due when it cannot be taken back any more. */
const followLater = (
  { jobs }: Pick<Context, 'jobs'>,
  db: Db,
  { id, at }: Pick<ListingDecision, 'id' | 'at'>,
): Promise<void> =>
  jobs.add(db, followJob, { id }, { runAt: new Date(at.getTime() + undoMs), key: `decision:${id}` });

/** Writes down what was decided, in the transaction that does it; what follows from it waits until it cannot be taken back. */
export async function recordDecision(
  context: Pick<Context, 'jobs'>,
  db: Db,
  { listing, reason, stepId: transitionId, ...decided }: Decided,
): Promise<string> {
  const id = await insertDecision(db, {
    ...decided,
    listingId: listing.id,
    reason: reason || null,
    stepId: transitionId ?? null,
    before: stateOf(listing),
    version: listing.version,
  });
  // Other words for a rejection are no word on what its owner has added to mend it.
  if (decided.action !== 'delete' && decided.action !== 'correct reason')
    await markPapersDecided(db, listing.id, decided.at);
  // Nothing follows from a look.
  if (decided.action !== 'mark reviewed') await followLater(context, db, { id, at: decided.at });
  return id;
}

/** What was decided before holds again, and was not told while it did not: it is when its own seconds are over. */
export async function followEarlier(
  context: Pick<Context, 'jobs'>,
  db: Db,
  listingId: string,
): Promise<void> {
  const earlier = await findUnsaid(db, listingId);
  if (earlier) await followLater(context, db, earlier);
}

const statusAfter: Partial<Record<DecisionAction, ListingStatus>> = {
  approve: 'approved',
  reject: 'rejected',
  'correct reason': 'rejected',
};

/** Whether a listing is still as the decision left it. */
export const stands = ({ action, before }: ListingDecision, { status, deletedAt }: Listing): boolean =>
  action === 'delete'
    ? deletedAt !== null
    : deletedAt === null && status === (statusAfter[action] ?? before.status);

/** By what this administrator has just said the same of the listing as it is, or looked at it, and can still take that back: a button that was pressed twice. */
export async function findSame(
  db: Db,
  listing: Listing,
  { actorId, to, at }: { actorId: string; to?: ListingStatus; at: Date },
): Promise<string | undefined> {
  const last = await findLastDecision(db, listing.id);
  const isSame =
    last?.actorId === actorId &&
    !last.saidAt &&
    at.getTime() - last.at.getTime() <= undoMs &&
    (last.action === 'mark reviewed' || (to !== undefined && statusAfter[last.action] === to)) &&
    !listing.needsReview &&
    !(await isChangedSince(db, listing, last.version));
  return isSame ? last.id : undefined;
}

/**
 * Which decision this very request has made already: its answer was lost on the way, and it was sent again. It names the
 * state before it, so that no other decision is taken for it.
 */
export async function findMade(
  db: Db,
  listing: Listing,
  asked: {
    actorId: string;
    action: DecisionAction;
    reason: string | null | undefined;
    from?: ListingStatus | undefined;
    version?: number | undefined;
  },
): Promise<string | undefined> {
  if (asked.from === undefined) return undefined;
  const last = await findLastDecision(db, listing.id);
  const isMade =
    last?.actorId === asked.actorId &&
    last.action === asked.action &&
    last.reason === (asked.reason || null) &&
    last.before.status === asked.from &&
    stands(last, listing) &&
    !(await isChangedSince(db, listing, Math.min(last.version, asked.version ?? last.version)));
  return isMade ? last.id : undefined;
}

/** What comes of a decision that was not taken back: a tour's paid month begins, threads about what is gone end, and its owner is told. */
export async function followDecision(
  context: Pick<Context, 'db' | 'clock' | 'mailer' | 'events'>,
  id: string,
): Promise<void> {
  await context.db.transaction(async (tx) => {
    const known = await findDecision(tx, id);
    const listing = known && (await lockAnyListing(tx, known.listingId));
    if (!known || !listing) return;
    // Read again under the lock: it may have been taken back, or followed by another, a moment ago.
    const decision = await findLastDecision(tx, listing.id, { isFollowed: true });
    if (decision?.id !== id || decision.saidAt || !stands(decision, listing)) return;
    const at = context.clock();
    await updateDecision(tx, id, { saidAt: at });
    // From now on: since it was decided it may have been deleted for weeks.
    if (decision.action === 'approve' && listing.kind === 'tour') await startPartnership(tx, listing, at);
    if (listing.deletedAt || listing.status === 'rejected')
      await context.events.emit(tx, listingTakenOff, { listingId: listing.id });
    const owner = await findToMail(tx, listing.ownerId);
    const message = owner && emailOf(decision, owner, listing);
    if (message) await context.mailer.queue(tx, message);
  });
}

function emailOf(
  { action, reason }: ListingDecision,
  owner: Recipient,
  listing: Listing,
): EmailMessage | undefined {
  const about: Kind = kinds[listing.kind];
  switch (action) {
    case 'approve':
      return approvedEmail(owner, about, listing, reason);
    case 'reject':
      return rejectedEmail(owner, about, listing, reason);
    case 'correct reason':
      return correctedEmail(owner, about, listing, reason);
    case 'delete':
      return deletedEmail(owner, about, listing, reason);
    default:
      return undefined;
  }
}

/** What was deleted before it was told is told when it is restored; after that the audit tells what was decided. */
export const deleteOldDecisions = ({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<void> =>
  deleteDecisions(db, new Date(clock().getTime() - keptDeletedMs));

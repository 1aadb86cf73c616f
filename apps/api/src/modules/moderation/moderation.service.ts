import type { KindName } from '@serendib/contract/listings/kind';
import { kinds } from '@serendib/contract/listings/kinds/index';
import type { ListingStatus } from '@serendib/contract/listings/listing-statuses';
import type { Verdict } from '@serendib/contract/moderation/endpoints';
import { findTransition, type TransitionActor } from '@serendib/contract/moderation/transitions';
import { t } from '@serendib/contract/words/t';
import { inEnglish } from '@serendib/messages/translate';
import { AppError } from '../../platform/app-error.ts';
import { recordAudit } from '../../platform/audit/audit.ts';
import type { Db } from '../../platform/database/database.ts';
import type { Visitor } from '../../platform/http/app-types.ts';
import type { Context } from '../../platform/module.ts';
import type { Listing } from '../../schema/index.ts';
import {
  auditOf,
  findToMail,
  isChangedSince,
  lockListing,
  setStatus,
  markReviewed as writeReviewed,
} from '../listings/index.ts';
import { findNewestPaper } from '../papers/index.ts';
import { liveAtOnceEmail, receivedEmail } from './moderation-emails.ts';
import { findLastTransition, insertTransition } from './transitions.queries.ts';
import { findMade, findSame, recordDecision } from './undo/decisions.ts';

export interface TransitionRequest {
  to: ListingStatus;
  by: TransitionActor;
  /** Null where the system does it. */
  actorId: string | null;
  reason?: string | null;
  at: Date;
}

/** Records the creation of a listing, in the transaction that makes it. */
export async function recordCreation(db: Db, listingId: string, wanted: TransitionRequest): Promise<void> {
  if (!findTransition(null, wanted.to, wanted.by))
    throw new Error(`${wanted.by} cannot make a listing ${wanted.to}.`);
  await insertTransition(db, { reason: null, ...wanted, listingId, from: null });
}

/**
 * The one way to another status. The listing is locked by the transaction already; the table of transitions says who may
 * go where, and the transition is recorded with it.
 */
export async function applyTransition(db: Db, listing: Listing, wanted: TransitionRequest): Promise<string> {
  const { to, by, actorId, reason = null, at } = wanted;
  if (!findTransition(listing.status, to, by)) {
    throw new AppError(
      'CONFLICT',
      t('This is {status}, and cannot become {to} that way.', { status: listing.status, to }),
    );
  }
  await setStatus(db, listing.id, {
    status: to,
    rejectReason: to === 'rejected' ? reason : null,
    needsReview: to === 'approved' && by === 'system',
    ...(to === 'approved' ? { approvedAt: at } : {}),
    ...(to === 'pending' ? { submittedAt: at } : {}),
    ...(by === 'admin' ? { reviewedAt: at, uncheckedAt: null } : {}),
    ...(to === 'approved' && by === 'system' ? { uncheckedAt: at } : {}),
    updatedAt: at,
  });
  return insertTransition(db, { listingId: listing.id, from: listing.status, to, by, actorId, reason, at });
}

/** Tells the owner by mail that we have what was sent; in the transaction that took it in. */
export async function acknowledge(
  { mailer }: Pick<Context, 'mailer'>,
  db: Db,
  kind: KindName,
  listing: Pick<Listing, 'id' | 'ownerId' | 'title'>,
  { isLive = false } = {},
): Promise<void> {
  const owner = await findToMail(db, listing.ownerId);
  if (owner) await mailer.queue(db, (isLive ? liveAtOnceEmail : receivedEmail)(owner, kinds[kind], listing));
}

/** What an administrator saw when deciding; a decision about something else is refused. */
export interface Seen {
  from?: ListingStatus | undefined;
  version?: number | undefined;
  /** The last paper that was added by then; null where there was none. */
  newestPaper?: string | null | undefined;
}

const pastOf: Record<ListingStatus, (who: string) => string> = {
  approved: (who) => t('{who} has approved this in the meantime.', { who }),
  rejected: (who) => t('{who} has rejected this in the meantime.', { who }),
  pending: (who) => t('{who} has sent again this in the meantime.', { who }),
};

/** Of two administrators at one listing the second is told who was first. */
export async function refuseUnseen(
  db: Db,
  listing: Listing,
  { from, version, newestPaper }: Seen,
): Promise<void> {
  if (from !== undefined && from !== listing.status) {
    const last = await findLastTransition(db, listing.id);
    const who = last?.by === 'owner' ? t('Its owner') : (last?.actorName ?? t('Somebody'));
    throw new AppError('CONFLICT', pastOf[listing.status](who));
  }
  const isChanged = version !== undefined && (await isChangedSince(db, listing, version));
  // A paper is kept as soon as it is added, and makes no new version: its owner's form names the one that it shows.
  if (isChanged || (newestPaper !== undefined && (await hasPaperAfter(db, listing.id, newestPaper)))) {
    throw new AppError(
      'STALE_VERSION',
      t('This was changed while you were looking at it. Please look again before deciding.'),
    );
  }
}

async function hasPaperAfter(db: Db, listingId: string, seen: string | null): Promise<boolean> {
  const newest = await findNewestPaper(db, listingId);
  return newest !== null && (seen === null || newest > seen);
}

type Deciding = Pick<Context, 'db' | 'clock' | 'jobs'>;

/**
 * An administrator's word on a listing. Saying what holds already only says that a person has looked; saying it with
 * another reason corrects what its owner was told. Gives the id of the decision.
 */
export async function decide(
  context: Deciding,
  visitor: Visitor,
  kind: KindName,
  id: string,
  { status, isVerified, reason: given, bulkOf, ...seen }: Verdict & InBulk,
): Promise<string> {
  const reason = given && inEnglish(given);
  const to = status ?? (isVerified ? 'approved' : 'rejected');
  const verdict = to === 'approved' ? 'approve' : 'reject';
  const at = context.clock();
  return context.db.transaction(async (tx) => {
    const listing = await lockListing(tx, id, kind);
    if (!listing) throw new AppError('NOT_FOUND');
    const made = await findMade(tx, listing, { ...seen, actorId: visitor.id, action: verdict, reason });
    if (made) return made;
    await refuseUnseen(tx, listing, seen);
    const isCorrected =
      listing.status === to && to === 'rejected' && reason && reason !== listing.rejectReason;
    if (listing.status === to && !isCorrected) {
      const same = await findSame(tx, listing, { actorId: visitor.id, to, at });
      return same ?? recordReview(context, tx, { visitor, listing, at, bulkOf });
    }
    const transitionId = await applyTransition(tx, listing, {
      to,
      by: 'admin',
      actorId: visitor.id,
      reason: reason || null,
      at,
    });
    const action = isCorrected ? 'correct reason' : verdict;
    await recordAudit(tx, {
      ...auditOf(visitor, listing, at),
      ...{ action, reason, bulkOf },
      before: isCorrected ? { rejectReason: listing.rejectReason } : { status: listing.status },
      after: isCorrected ? { rejectReason: reason } : { status: to },
    });
    return recordDecision(context, tx, {
      listing,
      actorId: visitor.id,
      action,
      reason,
      stepId: transitionId,
      at,
    });
  });
}

interface InBulk {
  /** Of how many that are done at once it is one. */
  bulkOf?: number | undefined;
}

async function recordReview(
  context: Pick<Context, 'jobs'>,
  db: Db,
  { visitor, listing, at, bulkOf }: InBulk & { visitor: Visitor; listing: Listing; at: Date },
): Promise<string> {
  await writeReviewed(db, listing.id, at);
  await recordAudit(db, {
    ...auditOf(visitor, listing, at),
    ...{ action: 'mark reviewed', bulkOf },
    before: { needsReview: listing.needsReview },
    after: { needsReview: false },
  });
  return recordDecision(context, db, { listing, actorId: visitor.id, action: 'mark reviewed', at });
}

/** Says that a person has looked at what its owner changed; said twice it is one decision. Gives its id. */
export async function markReviewed(
  context: Deciding,
  visitor: Visitor,
  kind: KindName,
  id: string,
  seen: Seen = {},
): Promise<string> {
  return context.db.transaction(async (tx) => {
    const listing = await lockListing(tx, id, kind);
    if (!listing) throw new AppError('NOT_FOUND');
    await refuseUnseen(tx, listing, seen);
    const at = context.clock();
    const same = await findSame(tx, listing, { actorId: visitor.id, at });
    if (same) return same;
    if (seen.version !== undefined && !listing.needsReview) {
      throw new AppError('CONFLICT', t('Somebody has marked this as reviewed in the meantime.'));
    }
    return recordReview(context, tx, { visitor, listing, at });
  });
}

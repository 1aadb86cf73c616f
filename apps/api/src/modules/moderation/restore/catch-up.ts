import type { Kind } from '@serendib/contract/listings/kind';
import { kinds } from '@serendib/contract/listings/kinds/index';
import type { ListingStatus } from '@serendib/contract/listings/listing-statuses';
import type { Db } from '../../../platform/database/database.ts';
import type { Context } from '../../../platform/module.ts';
import {
  alignSince,
  hasLostVoucher,
  lockScope,
  needsVoucher,
  spendAdded,
  startPartnership,
} from '../../entitlements/index.ts';
import { findListingKind, findOwnerId, lockAnyListing } from '../../listings/index.ts';
import { holdUnlooked, takeDownUnpaid } from '../given-back.ts';
import { findUnsaid } from '../undo/decisions.queries.ts';

/** An owner's premium, which is locked before the listing that it covers; of what is paid for one by one, each has its own. */
export async function lockPremiumOf(db: Db, listingId: string): Promise<void> {
  const kind = await findListingKind(db, listingId);
  const userId = await findOwnerId(db, listingId);
  if (!kind || !userId || needsVoucher(kind)) return;
  const { premium }: Kind = kinds[kind];
  if (premium) await lockScope(db, { kind, userId });
}

/**
 * What is paid for and what is given back passes over a listing that is deleted or was rejected: it follows when it is there again, from the
 * moment at which it went. The listing and its owner's premium are locked, and the decision by which it went is marked as taken back.
 * Gives how it stands then.
 */
export async function catchUp(
  context: Pick<Context, 'events'>,
  db: Db,
  listingId: string,
  { since, at }: { since: Date; at: Date },
): Promise<ListingStatus | undefined> {
  const listing = await lockAnyListing(db, listingId);
  if (!listing) return undefined;
  if (listing.ownerId) await spendAdded(db, listing.ownerId, listingId, at);
  const isTakenBack = await alignSince(db, listing, { since, at });
  // Since it was published: a renewal that kept it there may have gone back long after what it was made with.
  if (await hasLostVoucher(db, listingId, listing.approvedAt)) await takeDownUnpaid(context, db, listing, at);
  else if (isTakenBack) await holdUnlooked(db, listing, at);
  const { status } = (await lockAnyListing(db, listingId)) ?? {};
  // A month that was paid for while it was rejected. An approval that can still be taken back begins it when it no longer can.
  const isToBegin = listing.kind === 'tour' && status === 'approved';
  if (isToBegin && (await findUnsaid(db, listingId))?.action !== 'approve')
    await startPartnership(db, listing, at);
  return status;
}

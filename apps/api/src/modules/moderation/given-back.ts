import { paymentWentBack } from '@serendib/contract/moderation/payment-went-back';
import type { Db } from '../../platform/database/database.ts';
import type { Context } from '../../platform/module.ts';
import type { Listing } from '../../schema/index.ts';
import { applyTransition } from './moderation.service.ts';
import { listingTakenOff } from './moderation-events.ts';

/** Whether a person has looked at it as it was published; what they rejected before does not count. */
const isLookedAt = ({ reviewedAt, approvedAt }: Pick<Listing, 'reviewedAt' | 'approvedAt'>): boolean =>
  reviewedAt !== null && (approvedAt === null || reviewedAt >= approvedAt);

/**
 * What premium alone published, without a check by our team, waits for its review like any other once that premium was given back. The
 * listing is locked.
 */
export async function holdUnlooked(db: Db, listing: Listing, at: Date): Promise<void> {
  if (listing.kind === 'vehicle' && listing.status === 'approved' && !isLookedAt(listing))
    await applyTransition(db, listing, { to: 'pending', by: 'system', actorId: null, at });
}

/** What was published with a payment is taken down once that was given back, and says whether it was. The listing is locked. */
export async function takeDownUnpaid(
  { events }: Pick<Context, 'events'>,
  db: Db,
  listing: Listing,
  at: Date,
): Promise<boolean> {
  if (listing.status === 'rejected') return false;
  const why = { by: 'system', actorId: null, reason: paymentWentBack } as const;
  await applyTransition(db, listing, { to: 'rejected', ...why, at });
  await events.emit(db, listingTakenOff, { listingId: listing.id });
  return true;
}

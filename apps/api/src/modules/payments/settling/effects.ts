import { type FreeMonthsKind, freeMonthsKinds } from '@serendib/contract/entitlements/endpoints';
import type { KindName } from '@serendib/contract/listings/kind';
import { effects } from '@serendib/contract/payments/services';
import type { Db } from '../../../platform/database/database.ts';
import type { Context } from '../../../platform/module.ts';
import type { Payment } from '../../../schema/index.ts';
import {
  findSubmitted,
  giveFreeMonths,
  grantPremium,
  hasLostVoucher,
  insertVoucher,
  revokeVoucher,
  takeBackPremium,
  wouldLoseVoucher,
} from '../../entitlements/index.ts';
import { lockAnyListing, lockListing, wasPlateRejected } from '../../listings/index.ts';
import { applyTransition, holdUnlooked, takeDownUnpaid } from '../../moderation/index.ts';
import type { AwaitedStep } from '../emails/payment-emails.ts';
import { findPendingPremium, findShownOrWaiting } from './settling.queries.ts';

const isOfFreeMonths = (kind: KindName): kind is FreeMonthsKind =>
  freeMonthsKinds.some((one) => one === kind);

/** Gives what a payment bought, in the transaction that completes it, and says what that waits for. */
export async function giveEffects(db: Db, payment: Payment, at: Date): Promise<AwaitedStep | null> {
  const { id: paymentId, userId, orderId, itemId } = payment;
  const effect = effects[payment.serviceType];
  const by = { source: 'payment', sourceId: orderId } as const;
  // The first premium begins with the free months, if they were offered when it was ordered.
  const free = { userId, wantedAt: payment.createdAt, at };
  if (effect.does === 'premium') {
    const { kind, plan } = effect;
    if (isOfFreeMonths(kind)) await giveFreeMonths(db, { ...free, kind });
    await grantPremium(db, { scope: { kind, userId }, userId, lasts: { plan }, by, at });
    if (kind === 'vehicle') await goLive(db, userId, at);
    return null;
  }
  if (effect.does !== 'voucher') return null;
  // Locked before it is read: it may be deleted at this moment.
  const tour = itemId ? await lockListing(db, itemId, 'tour') : undefined;
  const isTheirs = tour?.ownerId === userId;
  if (isTheirs && tour.status === 'approved') {
    const scope = { kind: 'tour', listingId: tour.id } as const;
    await giveFreeMonths(db, { ...free, ...scope });
    await grantPremium(db, { scope, userId, lasts: { plan: 'monthly' }, by, at });
    return null;
  }
  // A tour that was taken off meanwhile: its month waits until it is approved again. One that was deleted: its month is kept for the next one.
  const spent = isTheirs ? { listingId: tour.id, spentAt: at } : {};
  await insertVoucher(db, { paymentId, userId, kind: effect.kind, ...spent }, at);
  return isTheirs ? 'approval' : 'submission';
}

/**
 * Premium vehicles do not wait for their review; they wait while they are live. What waits and was looked at was rejected, and sent again: that
 * waits for a person, as what was rejected, deleted and registered anew.
 */
export async function goLive(db: Db, ownerId: string, at: Date): Promise<void> {
  for (const { id } of await findPendingPremium(db, ownerId)) {
    const listing = await lockListing(db, id, 'vehicle');
    if (listing?.status !== 'pending' || listing.reviewedAt) continue;
    if (await wasPlateRejected(db, listing.plate)) continue;
    await applyTransition(db, listing, { to: 'approved', by: 'system', actorId: null, at });
  }
}

/**
 * Takes back what a payment bought: premium that it brought, a voucher, and what was published with it, and says whether that was taken down.
 * What is deleted follows when it is restored.
 */
export async function takeBackEffects(
  db: Db,
  payment: Payment,
  { events, at }: Pick<Context, 'events'> & { at: Date },
): Promise<boolean> {
  // Locked before it is read: an approval at the same moment begins the month that is to be taken back, and a restoration counts what was,
  // or spends the voucher on what its order names.
  const submitted = (await findSubmitted(db, payment.id)) ?? payment.itemId;
  if (submitted) await lockAnyListing(db, submitted);
  for (const { id, kind, isPremium } of await takeBackPremium(db, payment.orderId, at)) {
    const listing = isPremium ? undefined : await lockListing(db, id, kind);
    if (listing) await holdUnlooked(db, listing, at);
  }
  // A renewal has no voucher of its own: its tour is the one that it names.
  const published = (await revokeVoucher(db, payment.id, at)) ?? payment.itemId;
  const listing = published ? await lockAnyListing(db, published) : undefined;
  if (!listing || listing.deletedAt) return false;
  const { approvedAt } = listing;
  // What goes back only now was there when it was published, though an approval at the same moment may bear a later time.
  const publishedAt = approvedAt && approvedAt > at ? at : approvedAt;
  if (!(await hasLostVoucher(db, listing.id, publishedAt))) return false;
  return takeDownUnpaid({ events }, db, listing, at);
}

/** Whether that would take something down, as things stand: what is told before it is done. */
export async function wouldTakeDown(
  db: Db,
  { id, orderId, itemId }: Pick<Payment, 'id' | 'orderId' | 'itemId'>,
  at: Date,
): Promise<boolean> {
  const published = (await findSubmitted(db, id)) ?? itemId;
  const listing = published ? await findShownOrWaiting(db, published) : undefined;
  return listing !== undefined && wouldLoseVoucher(db, listing, { orderId, at });
}

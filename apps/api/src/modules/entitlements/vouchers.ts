import type { Kind, KindName } from '@serendib/contract/listings/kind';
import { kinds } from '@serendib/contract/listings/kinds/index';
import { z } from 'zod';
import { AppError } from '../../platform/app-error.ts';
import type { Db } from '../../platform/database/database.ts';
import type { Voucher } from '../../schema/index.ts';
import { findCovering, wasPaidFor } from './entitlements.queries.ts';
import { lockUnspent } from './free-months/free-months.queries.ts';
import {
  awaitsFreeMonths,
  giveFreeMonths,
  spendFreeMonths,
  startFreeMonths,
} from './free-months/free-months.ts';
import { grantPremium } from './premium.ts';
import {
  findOfListing,
  findOfPayment,
  lockNamed,
  lockOfListing,
  lockOldestUnspent,
  updateVoucher,
} from './vouchers.queries.ts';

/** Whether submissions of a kind have to be paid for, as its declaration says. */
export function needsVoucher(name: KindName): name is Voucher['kind'] {
  const kind: Kind = kinds[name];
  return kind.voucher === true;
}

const uuid = z.uuid();

/** What pays for a submission: a payment, or the free months of the promotion. */
export type LockedVoucher = { voucherId: string } | { freeMonthsId: string };

/**
 * Locks a voucher for a submission: that of the payment which is named, or else the oldest unspent one. A name that
 * is none of their payments says nothing; clients were seen to send a fixed word.
 */
export async function lockVoucher(
  db: Db,
  { userId, kind, paymentId }: { userId: string; kind: Voucher['kind']; paymentId?: unknown },
): Promise<LockedVoucher> {
  const named =
    typeof paymentId === 'string' && paymentId.length <= 100
      ? await lockNamed(
          db,
          userId,
          kind,
          uuid.safeParse(paymentId).success ? { id: paymentId } : { orderId: paymentId },
        )
      : undefined;
  const free = !named && kind === 'tour' ? await lockUnspent(db, userId, kind) : undefined;
  if (free) return { freeMonthsId: free.id };
  const voucher = named ?? (await lockOldestUnspent(db, userId, kind));
  if (!voucher || voucher.spentAt || voucher.revokedAt) throw new AppError('VOUCHER_REQUIRED');
  return { voucherId: voucher.id };
}

export async function spendVoucher(
  db: Db,
  locked: LockedVoucher,
  listingId: string,
  at: Date,
): Promise<void> {
  if ('freeMonthsId' in locked) return spendFreeMonths(db, locked.freeMonthsId, listingId, at);
  await updateVoucher(db, locked.voucherId, { spentAt: at, listingId });
}

/** Whether a month that is to begin with an approval was waiting for it at a moment. */
const waitedAt =
  (moment: Date) =>
  ({ spentAt, startedAt, revokedAt }: Voucher): boolean =>
    spentAt !== null &&
    spentAt <= moment &&
    [startedAt, revokedAt].every((at) => at === null || at >= moment);

/**
 * Whether what a listing was made with has been given back, and nothing pays for it from then on: no other voucher, no renewal, no free
 * months. What our team published all the same, when nothing paid for it any more, has lost nothing.
 */
export const hasLostVoucher = async (
  db: Db,
  listingId: string,
  publishedAt?: Date | null,
): Promise<boolean> => isLost(db, listingId, await lockOfListing(db, listingId), { publishedAt });

/** Whether a listing would have lost it if one more order were given back at a moment; nothing is locked. */
export async function wouldLoseVoucher(
  db: Db,
  { id, approvedAt }: { id: string; approvedAt: Date | null },
  { orderId, at }: { orderId: string; at: Date },
): Promise<boolean> {
  const found = (await findOfListing(db, id)).map((one) =>
    one.orderId === orderId ? { ...one, voucher: { ...one.voucher, revokedAt: at } } : one,
  );
  return isLost(db, id, found, { publishedAt: approvedAt, without: orderId });
}

async function isLost(
  db: Db,
  listingId: string,
  found: Awaited<ReturnType<typeof findOfListing>>,
  { publishedAt, without }: { publishedAt: Date | null | undefined; without?: string },
): Promise<boolean> {
  const made = found.filter(({ isAdded }) => !isAdded);
  const added = found.filter(({ isAdded }) => isAdded).map(({ voucher }) => voucher);
  const revoked = made.flatMap(({ voucher }) => voucher.revokedAt ?? []);
  if (made.length === 0 || revoked.length < made.length) return false;
  const last = new Date(Math.max(...revoked.map((at) => at.getTime())));
  const wasPaid = async (at: Date) =>
    added.some(waitedAt(at)) || (await wasPaidFor(db, listingId, { at, now: last }));
  if (publishedAt && last < publishedAt && !(await wasPaid(publishedAt))) return false;
  if (added.some(({ startedAt, revokedAt }) => !startedAt && !revokedAt)) return false;
  const covering = await findCovering(db, listingId, last);
  const pays = covering.some(({ source, sourceId }) => source !== 'admin' && sourceId !== without);
  return !pays && !(await awaitsFreeMonths(db, listingId));
}

/** Months of a tour's premium that wait for its approval begin: that for which it was submitted, and what was added while it was not shown. */
export async function startPartnership(
  db: Db,
  listing: { id: string; ownerId: string | null },
  at: Date,
): Promise<void> {
  await startFreeMonths(db, listing, at);
  for (const { voucher, orderId, orderedAt } of await lockOfListing(db, listing.id)) {
    if (voucher.startedAt || voucher.revokedAt) continue;
    await updateVoucher(db, voucher.id, { startedAt: at });
    // The first of all begins with the free months, if they were offered when it was ordered.
    if (listing.ownerId)
      await giveFreeMonths(db, {
        ...{ userId: listing.ownerId, kind: 'tour', listingId: listing.id, at },
        wantedAt: orderedAt,
      });
    await grantPremium(db, {
      scope: { kind: 'tour', listingId: listing.id },
      userId: listing.ownerId,
      lasts: { plan: 'monthly' },
      by: { source: 'payment', sourceId: orderId },
      at,
    });
  }
}

/** What a payment's voucher was spent on, as far as that is known yet. */
export const findSubmitted = async (db: Db, paymentId: string): Promise<string | null> =>
  (await findOfPayment(db, paymentId))?.listingId ?? null;

/** Takes a payment's voucher back, and says what it was spent on. */
export async function revokeVoucher(db: Db, paymentId: string, at: Date): Promise<string | null> {
  const found = await findOfPayment(db, paymentId);
  if (!found || found.revokedAt) return null;
  const revoked = await updateVoucher(db, found.id, { revokedAt: at });
  return revoked?.listingId ?? null;
}

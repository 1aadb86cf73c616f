import { asc, eq, inArray, or } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { entitlements, listings, vouchers } from '../../schema/index.ts';

/** Of an account, and of its listings. */
export const findPremiumOf = (db: Db, userId: string) =>
  db
    .select({
      kind: entitlements.kind,
      listing: entitlements.listingId,
      plan: entitlements.plan,
      by: entitlements.source,
      from: entitlements.startsAt,
      to: entitlements.endsAt,
      cancelledAt: entitlements.cancelledAt,
    })
    .from(entitlements)
    .where(
      or(
        eq(entitlements.userId, userId),
        inArray(
          entitlements.listingId,
          db.select({ id: listings.id }).from(listings).where(eq(listings.ownerId, userId)),
        ),
      ),
    )
    .orderBy(asc(entitlements.id));

export const findVouchersOf = (db: Db, userId: string) =>
  db
    .select({
      kind: vouchers.kind,
      paidAt: vouchers.createdAt,
      spentAt: vouchers.spentAt,
      listing: vouchers.listingId,
      revokedAt: vouchers.revokedAt,
    })
    .from(vouchers)
    .where(eq(vouchers.userId, userId))
    .orderBy(asc(vouchers.id));

import type { KindName } from '@serendib/contract/listings/kind';
import { and, desc, eq, isNull, or, type SQL } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { entitlements, listings } from '../../../schema/index.ts';

export interface OfListing {
  id: string;
  kind: KindName;
  ownerId: string | null;
}

const covering = ({ id, kind, ownerId }: OfListing): SQL | undefined =>
  and(
    eq(entitlements.kind, kind),
    or(
      eq(entitlements.listingId, id),
      ownerId ? and(isNull(entitlements.listingId), eq(entitlements.userId, ownerId)) : undefined,
    ),
  );

/** All entitlements that ever covered a listing, the latest first. */
export const findPeriods = (db: Db, listing: OfListing) =>
  db
    .select({
      source: entitlements.source,
      plan: entitlements.plan,
      startsAt: entitlements.startsAt,
      endsAt: entitlements.endsAt,
      cancelledAt: entitlements.cancelledAt,
    })
    .from(entitlements)
    .where(covering(listing))
    .orderBy(desc(entitlements.endsAt), desc(entitlements.id));

export async function findOfListing(db: Db, kind: KindName, id: string) {
  const [found] = await db
    .select({
      id: listings.id,
      kind: listings.kind,
      ownerId: listings.ownerId,
      premiumUntil: listings.premiumUntil,
    })
    .from(listings)
    .where(and(eq(listings.id, id), eq(listings.kind, kind), isNull(listings.deletedAt)));
  return found;
}

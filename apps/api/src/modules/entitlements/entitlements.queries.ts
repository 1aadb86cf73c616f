import type { KindName } from '@serendib/contract/listings/kind';
import {
  and,
  asc,
  eq,
  gt,
  gte,
  inArray,
  isNotNull,
  isNull,
  lt,
  lte,
  ne,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { entitlements, listings, newId } from '../../schema/index.ts';
import { type Aligned, alignPremium, lockListingRow } from '../listings/index.ts';

/** All listings of a kind that an account owns, or one listing alone. */
export type Scope = { kind: KindName } & ({ userId: string } | { listingId: string });

export type Entitlement = typeof entitlements.$inferSelect;

/** Another change of what covers the same listings waits until the transaction ends. */
export async function lockScope(db: Db, scope: Scope): Promise<void> {
  if ('listingId' in scope) {
    await lockListingRow(db, scope.listingId);
  } else {
    await db.execute(
      sql`select pg_advisory_xact_lock(hashtextextended(${`${scope.userId}:${scope.kind}`}, 7))`,
    );
  }
}

const within = (scope: Scope): SQL | undefined =>
  and(
    eq(entitlements.kind, scope.kind),
    'listingId' in scope
      ? eq(entitlements.listingId, scope.listingId)
      : and(eq(entitlements.userId, scope.userId), isNull(entitlements.listingId)),
  );

/** What runs or is still to begin, in the order of its beginning. */
export const findOpen = (db: Db, scope: Scope, now: Date): Promise<Entitlement[]> =>
  db
    .select()
    .from(entitlements)
    .where(and(within(scope), isNull(entitlements.cancelledAt), gt(entitlements.endsAt, now)))
    .orderBy(asc(entitlements.startsAt), asc(entitlements.id));

/** When an entitlement ends, or was cancelled before; `least` passes over null. */
export const actualEnd = sql<Date | null>`least(${entitlements.endsAt}, ${entitlements.cancelledAt})`.mapWith(
  entitlements.endsAt,
);

/** When the last of what ever covered a scope ended or was cancelled; null where nothing did. */
export async function findLastEnd(db: Db, scope: Scope): Promise<Date | null> {
  const [found] = await db
    .select({ endedAt: sql<Date | null>`max(${actualEnd})`.mapWith(entitlements.endsAt) })
    .from(entitlements)
    .where(within(scope));
  return found?.endedAt ?? null;
}

const coversListing = and(
  eq(listings.kind, entitlements.kind),
  or(
    eq(entitlements.listingId, listings.id),
    and(isNull(entitlements.listingId), eq(entitlements.userId, listings.ownerId)),
  ),
);

/** The same of everything that covers one listing. */
export const findCovering = (db: Db, listingId: string, now: Date): Promise<Entitlement[]> =>
  db
    .select({ entitlement: entitlements })
    .from(entitlements)
    .innerJoin(listings, coversListing)
    .where(and(eq(listings.id, listingId), isNull(entitlements.cancelledAt), gt(entitlements.endsAt, now)))
    .orderBy(asc(entitlements.startsAt), asc(entitlements.id))
    .then((rows) => rows.map(({ entitlement }) => entitlement));

/** Whether a payment or free months covered a listing at a moment, also those taken back since; of what ends after `now`, as above. */
export const wasPaidFor = async (
  db: Db,
  listingId: string,
  { at, now }: { at: Date; now: Date },
): Promise<boolean> => {
  const found = await db
    .select({ id: entitlements.id })
    .from(entitlements)
    .innerJoin(listings, coversListing)
    .where(
      and(
        eq(listings.id, listingId),
        ne(entitlements.source, 'admin'),
        gt(entitlements.endsAt, now),
        lte(entitlements.createdAt, at),
        or(isNull(entitlements.cancelledAt), gte(entitlements.cancelledAt, at)),
      ),
    )
    .limit(1);
  return found.length > 0;
};

/** Listings of an account for which premium of their own is still to begin, in the order of their ids. */
export const findStillToBegin = (
  db: Db,
  { kind, userId }: { kind: KindName; userId: string },
  now: Date,
): Promise<{ listingId: string }[]> =>
  db
    .selectDistinct({ listingId: listings.id })
    .from(entitlements)
    .innerJoin(listings, eq(listings.id, entitlements.listingId))
    .where(
      and(
        eq(entitlements.kind, kind),
        eq(listings.ownerId, userId),
        isNull(entitlements.cancelledAt),
        gt(entitlements.startsAt, now),
      ),
    )
    .orderBy(asc(listings.id));

/** What our team gave single listings of an account and ends after a moment, listing by listing in the order of its beginning. */
export async function findGivenAfter(
  db: Db,
  { kind, userId }: { kind: KindName; userId: string },
  moment: Date,
): Promise<Entitlement[]> {
  const { id, listingId, startsAt, endsAt, source, cancelledAt } = entitlements;
  const found = await db
    .select({ entitlement: entitlements })
    .from(entitlements)
    .innerJoin(listings, eq(listings.id, listingId))
    .where(
      and(
        ...[eq(entitlements.kind, kind), eq(listings.ownerId, userId)],
        ...[eq(source, 'admin'), isNull(cancelledAt), gt(endsAt, moment)],
      ),
    )
    .orderBy(asc(listingId), asc(startsAt), asc(id));
  return found.map(({ entitlement }) => entitlement);
}

export async function insertEntitlement(
  db: Db,
  entitlement: Omit<typeof entitlements.$inferInsert, 'id' | 'createdAt'>,
  at: Date,
): Promise<void> {
  await db.insert(entitlements).values({ ...entitlement, id: newId(at), createdAt: at });
}

export const findByPayment = async (db: Db, orderId: string): Promise<Entitlement | undefined> => {
  const [found] = await db
    .select()
    .from(entitlements)
    .where(and(eq(entitlements.source, 'payment'), eq(entitlements.sourceId, orderId)));
  return found;
};

/** Of premium that orders brought, keeps when it ran, and no more by which order. */
export async function forgetOrders(db: Db, orderIds: string[]): Promise<void> {
  await db
    .update(entitlements)
    .set({ sourceId: sql`${entitlements.id}::text` })
    .where(
      and(
        eq(entitlements.source, 'payment'),
        sql`${entitlements.sourceId} = any(${sql.param(orderIds)}::text[])`,
      ),
    );
}

export async function cancelEntitlements(db: Db, ids: string[], at: Date): Promise<void> {
  await db.update(entitlements).set({ cancelledAt: at }).where(inArray(entitlements.id, ids));
}

export async function moveEntitlement(
  db: Db,
  id: string,
  times: { startsAt: Date; endsAt: Date },
): Promise<void> {
  await db
    .update(entitlements)
    .set({ ...times, remindedDays: null })
    .where(eq(entitlements.id, id));
}

/** Brings the listings of a scope into line with what covers them, and gives those that changed. */
export function alignListings(db: Db, scope: Scope, now: Date): Promise<Aligned[]> {
  const which = 'listingId' in scope ? sql`l.id = ${scope.listingId}` : sql`l.owner_id = ${scope.userId}`;
  const wanted = sql`
    select l.id, (
      select max(e.ends_at) from entitlements e
      where e.kind = l.kind and e.cancelled_at is null and e.ends_at > ${now.toISOString()}::timestamptz
        and (e.listing_id = l.id or (e.listing_id is null and e.user_id = l.owner_id))
      having bool_or(e.starts_at <= ${now.toISOString()}::timestamptz)
    ) as until
    from listings l
    where l.kind = ${scope.kind} and ${which} and l.deleted_at is null`;
  return alignPremium(db, wanted, now);
}

/** The last of what covers a scope, where it ends by then; locked until the transaction ends. */
export const findEndingSoon = (db: Db, now: Date, by: Date, most: number): Promise<Entitlement[]> =>
  db
    .select()
    .from(entitlements)
    .where(
      and(
        isNull(entitlements.cancelledAt),
        isNotNull(entitlements.userId),
        gt(entitlements.endsAt, now),
        lt(entitlements.endsAt, new Date(by.getTime() + 1)),
        sql`case
          when ${entitlements.remindedDays} is null then true
          when ${entitlements.remindedDays} > 7 then ${entitlements.endsAt} <= ${now.toISOString()}::timestamptz + interval '7 days'
          when ${entitlements.remindedDays} > 1 then ${entitlements.endsAt} <= ${now.toISOString()}::timestamptz + interval '1 day'
          else false
        end`,
        // What is deleted cannot be renewed, nor a tour that is not live; it is found when it is there again.
        sql`not exists (
          select 1 from listings gone where gone.id = ${entitlements.listingId}
            and (gone.deleted_at is not null or (gone.kind = 'tour' and gone.status <> 'approved')))`,
        // Nor by who is suspended and cannot sign in; it is found when they are restored.
        sql`not exists (
          select 1 from users payer where payer.id = ${entitlements.userId} and payer.suspended_at is not null)`,
        sql`not exists (
          select 1 from entitlements later
          where later.kind = ${entitlements.kind} and later.cancelled_at is null and later.ends_at > ${entitlements.endsAt}
            and later.user_id is not distinct from ${entitlements.userId}
            and (later.listing_id is null or later.listing_id = ${entitlements.listingId}))`,
      ),
    )
    .orderBy(asc(entitlements.endsAt))
    .limit(most)
    .for('update', { skipLocked: true });

export async function noteReminder(db: Db, id: string, remindedDays: number): Promise<void> {
  await db.update(entitlements).set({ remindedDays }).where(eq(entitlements.id, id));
}

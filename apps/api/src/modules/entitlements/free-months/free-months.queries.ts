import type { FreeMonthsKind } from '@serendib/contract/entitlements/endpoints';
import type { KindName } from '@serendib/contract/listings/kind';
import { and, eq, isNotNull, isNull, ne, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { entitlements, freeMonths, listings, newId, users } from '../../../schema/index.ts';
import { actualEnd } from '../entitlements.queries.ts';

export type FreeMonths = typeof freeMonths.$inferSelect;

const hashOf = sql`sha256(convert_to('free months of ' || lower(${users.email}), 'UTF8'))`;

/** Writes that a person takes them; undefined where the person or the address has had them. */
export async function insertFreeMonths(
  db: Db,
  userId: string,
  kind: FreeMonthsKind,
  at: Date,
): Promise<FreeMonths | undefined> {
  const addressHash = sql<Buffer>`(select ${hashOf} from ${users} where ${users.id} = ${userId}::uuid)`;
  const [made] = await db
    .insert(freeMonths)
    .values({ id: newId(at), userId, kind, addressHash, takenAt: at })
    .onConflictDoNothing()
    .returning();
  return made;
}

/** What a person has taken, and after it what another account of the same address has. What is still to begin waits for a submission, or for the approval of one. */
export const findTaken = (db: Db, userId: string) =>
  db
    .select({
      kind: freeMonths.kind,
      isOwn: sql<boolean>`${freeMonths.userId} = ${userId}::uuid`,
      isSpent: sql<boolean>`${freeMonths.spentAt} is not null`,
      isToBegin: sql<boolean>`${freeMonths.startedAt} is null and (${freeMonths.spentAt} is null or exists (
        select from ${listings} where ${listings.id} = ${freeMonths.listingId} and ${listings.deletedAt} is null))`,
    })
    .from(freeMonths)
    .innerJoin(users, eq(users.id, sql`${userId}::uuid`))
    .where(sql`${freeMonths.userId} = ${users.id} or ${freeMonths.addressHash} = ${hashOf}`)
    .orderBy(sql`${freeMonths.userId} <> ${users.id}`);

/** Premium that a person began themselves: what our team gives uses up no free months. */
const begunBy = (userId: string): SQL | undefined =>
  and(eq(entitlements.userId, userId), ne(entitlements.source, 'admin'));

/** The kinds of which a person ever began premium, and when the free months of each end, ended or were cancelled. */
export const findHad = (db: Db, userId: string) =>
  db
    .select({
      kind: entitlements.kind,
      freeUntil: sql<string | null>`max(${actualEnd}) filter (where ${entitlements.source} = 'promotion')`,
    })
    .from(entitlements)
    .where(begunBy(userId))
    .groupBy(entitlements.kind);

export async function hadPremium(db: Db, userId: string, kind: KindName): Promise<boolean> {
  const rows = await db
    .select({ id: entitlements.id })
    .from(entitlements)
    .where(and(begunBy(userId), eq(entitlements.kind, kind)))
    .limit(1);
  return rows.length > 0;
}

/** Those of a tour that was not submitted yet, locked until the transaction ends. */
export async function lockUnspent(db: Db, userId: string, kind: FreeMonthsKind) {
  const [found] = await db
    .select({ id: freeMonths.id })
    .from(freeMonths)
    .where(and(eq(freeMonths.userId, userId), eq(freeMonths.kind, kind), isNull(freeMonths.spentAt)))
    .for('update');
  return found;
}

/** Those that the approval of a listing begins, locked until the transaction ends. */
export async function lockToStart(db: Db, listingId: string) {
  const [found] = await db
    .select({ id: freeMonths.id })
    .from(freeMonths)
    .where(and(eq(freeMonths.listingId, listingId), isNull(freeMonths.startedAt)))
    .for('update');
  return found;
}

export async function updateFreeMonths(
  db: Db,
  id: string,
  values: Partial<Pick<FreeMonths, 'spentAt' | 'listingId' | 'startedAt'>>,
): Promise<void> {
  await db.update(freeMonths).set(values).where(eq(freeMonths.id, id));
}

/** What a person has taken, with the premium that it became. */
export const findOwnFreeMonths = (db: Db, userId: string) =>
  db
    .select({
      kind: freeMonths.kind,
      takenAt: freeMonths.takenAt,
      addressHash: freeMonths.addressHash,
      startsAt: entitlements.startsAt,
      endsAt: actualEnd,
    })
    .from(freeMonths)
    .leftJoin(
      entitlements,
      and(eq(entitlements.source, 'promotion'), eq(entitlements.sourceId, sql`${freeMonths.id}::text`)),
    )
    .where(eq(freeMonths.userId, userId))
    .orderBy(freeMonths.takenAt, freeMonths.kind);
export type OwnFreeMonths = Awaited<ReturnType<typeof findOwnFreeMonths>>[number];

export async function forgetAddresses(db: Db): Promise<void> {
  await db.update(freeMonths).set({ addressHash: null }).where(isNotNull(freeMonths.addressHash));
}

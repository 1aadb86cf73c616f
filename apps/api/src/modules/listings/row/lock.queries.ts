import type { KindName } from '@serendib/contract/listings/kind';
import type { ReviewedType } from '@serendib/contract/reviews/endpoints';
import { and, asc, eq, inArray, isNull, lte, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { isPublic, type Listing, listings } from '../../../schema/index.ts';

// In which order these are taken with the locks of other rows: docs/locks.md.

/** A listing that is not deleted, locked until the transaction ends. */
export async function lockListing(db: Db, id: string, kind: KindName): Promise<Listing | undefined> {
  const [found] = await db
    .select()
    .from(listings)
    .where(and(eq(listings.id, id), eq(listings.kind, kind), isNull(listings.deletedAt)))
    .for('update');
  return found;
}

/** A listing, deleted or not, locked until the transaction ends. */
export async function lockAnyListing(db: Db, id: string): Promise<Listing | undefined> {
  const [found] = await db.select().from(listings).where(eq(listings.id, id)).for('update');
  return found;
}

/** The row alone, for what is written beside it: a scope of premium that is one listing. */
export async function lockListingRow(db: Db, id: string): Promise<void> {
  await db.select({ id: listings.id }).from(listings).where(eq(listings.id, id)).for('update');
}

/** All of a kind that an account owns, in the order of their ids: scopes of premium of which each is one of them. */
export async function lockListingsOf(
  db: Db,
  { userId, kind }: { userId: string; kind: KindName },
): Promise<void> {
  await db
    .select({ id: listings.id })
    .from(listings)
    .where(and(eq(listings.ownerId, userId), eq(listings.kind, kind)))
    .orderBy(asc(listings.id))
    .for('update');
}

export async function lockListingForPapers(db: Db, id: string) {
  const [found] = await db
    .select({
      id: listings.id,
      kind: listings.kind,
      title: listings.title,
      ownerId: listings.ownerId,
      status: listings.status,
    })
    .from(listings)
    .where(and(eq(listings.id, id), isNull(listings.deletedAt)))
    .for('no key update');
  return found;
}

/** Those that were away until this day, locked until the transaction ends; none that another process has in hand. */
export const lockBack = (db: Db, day: string, most: number) =>
  db
    .select()
    .from(listings)
    .where(and(lte(listings.awayUntil, day), isNull(listings.deletedAt)))
    .orderBy(listings.awayUntil)
    .limit(most)
    .for('update', { skipLocked: true });

/** What travellers may see, locked so that two reviews at once are both counted. */
export async function lockPublicForRating(db: Db, id: string, kind: Exclude<ReviewedType, 'destination'>) {
  const { rows } = await db.execute<{ name: string; owner_id: string | null }>(
    sql`select title as name, owner_id from listings
      where id = ${id}::uuid and kind = ${kind} and ${isPublic} for no key update`,
  );
  const [found] = rows;
  return found && { name: found.name, ownerId: found.owner_id };
}

/** The same of a listing in any state. */
export const lockForRating = (db: Db, id: string) =>
  db.execute(sql`select from listings where id = ${id}::uuid for no key update`);

/**
 * Of which kind a listing is that travellers may see, and which stays so until the transaction ends but where its whole account is
 * suspended or leaves; undefined where they may not see it.
 */
export async function lockPublic(db: Db, id: string): Promise<KindName | undefined> {
  const [found] = await db
    .select({ kind: listings.kind })
    .from(listings)
    .where(and(eq(listings.id, id), isPublic))
    .for('key share');
  return found?.kind;
}

/** What a listing that travellers may see is, and who answers for it. */
export type Askable = Pick<Listing, 'kind' | 'title' | 'ownerId'>;

/** Of these the ones that travellers may see and that stay so in the same way, by their ids and locked in their order. */
export async function lockAskable(db: Db, ids: readonly string[]): Promise<Map<string, Askable>> {
  const found = await db
    .select({ id: listings.id, kind: listings.kind, title: listings.title, ownerId: listings.ownerId })
    .from(listings)
    .where(and(inArray(listings.id, [...ids]), isPublic))
    .orderBy(asc(listings.id))
    .for('key share');
  return new Map(found.map(({ id, ...askable }) => [id, askable]));
}

/** Whether it is there, and not deleted for good until the transaction ends. */
export async function lockExisting(db: Db, id: string): Promise<boolean> {
  const found = await db
    .select({ id: listings.id })
    .from(listings)
    .where(and(eq(listings.id, id), isNull(listings.deletedAt)))
    .for('key share');
  return found.length > 0;
}

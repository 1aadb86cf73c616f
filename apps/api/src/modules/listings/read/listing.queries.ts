import type { KindName } from '@serendib/contract/listings/kind';
import type { OwnState } from '@serendib/contract/listings/views';
import { and, desc, lt, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { executeNamed } from '../../../platform/database/named-statement.ts';
import { isPublic, listings } from '../../../schema/index.ts';
import { type FoundListing, findListings } from './found-listing.ts';
import { directed } from './list/list-order.ts';

const recommended = directed('recommended', { isBack: false });

/** A listing in any state; whether it may be seen is not decided here. */
export async function findListing(db: Db, kind: KindName, id: string): Promise<FoundListing | undefined> {
  const [found] = await findListings(
    db,
    sql`select id from listings where id = ${id}::uuid and kind = ${kind} and deleted_at is null`,
    sql`chosen_id`,
    { isNamed: true, isOne: true },
  );
  return found;
}

/** Those of these listings of a kind that are public, in no order. */
export const findPublic = (db: Db, kind: KindName, ids: string[]): Promise<FoundListing[]> =>
  findListings(
    db,
    sql`select id from listings where id = any(${sql.param(ids)}::uuid[]) and kind = ${kind} and ${isPublic}`,
    sql`chosen_id`,
    { isNamed: true },
  );

/** The listings of a kind that an account owns, in any state, newest first. */
export const findOwned = (
  db: Db,
  kind: KindName,
  ownerId: string,
  { after, count }: { after: string | undefined; count: number },
): Promise<FoundListing[]> =>
  findListings(
    db,
    sql`select id from listings where ${owned(kind, ownerId)} ${after === undefined ? sql`` : sql`and id < ${after}::uuid`}
      order by id desc limit ${count}`,
    sql`${listings.id} desc`,
  );

/** The same with no more of each than what is counted. */
export async function findOwnStates(
  db: Db,
  kind: KindName,
  ownerId: string,
  { after, count }: { after: string | undefined; count: number },
): Promise<OwnState[]> {
  const { id: _id, status, isPremium, premiumUntil } = listings;
  const found = await db
    .select({ _id, status, isPremium, premiumUntil })
    .from(listings)
    .where(and(owned(kind, ownerId), after === undefined ? undefined : lt(_id, after)))
    .orderBy(desc(_id))
    .limit(count);
  return found.map(({ premiumUntil, ...state }) => ({
    ...state,
    premiumExpiry: premiumUntil?.toISOString() ?? null,
  }));
}

export async function countOwned(db: Db, kind: KindName, ownerId: string): Promise<number> {
  const { rows } = await db.execute<{ n: number }>(
    sql`select count(*)::int as n from listings where ${owned(kind, ownerId)}`,
  );
  return rows[0]?.n ?? 0;
}

const owned = (kind: KindName, ownerId: string) =>
  sql`owner_id = ${ownerId}::uuid and kind = ${kind} and deleted_at is null`;

/** Public premium listings of a kind that are featured so, and have one of these facets, best rated first, then newest. */
export const findFeatured = (
  db: Db,
  kind: KindName,
  featured: 'homepage' | 'destination',
  { facets, count }: { facets?: string[]; count: number },
): Promise<FoundListing[]> =>
  findListings(
    db,
    sql`select id from listings
      where kind = ${kind} and featured_status = ${featured} and featured_status <> 'none' and is_premium and ${isPublic}
        ${facets === undefined ? sql`` : sql`and facets && ${sql.param(facets)}::text[]`}
      order by ${recommended.by} limit ${sql.raw(String(count))}`,
    recommended.by,
    { isNamed: true },
  );

/** Who owns a listing that is public; undefined where there is none. */
export async function findListed(
  db: Db,
  kind: KindName,
  id: string,
): Promise<{ ownerId: string | null } | undefined> {
  const [found] = await executeNamed<{ ownerId: string | null }>(
    db,
    sql`select owner_id as "ownerId" from listings where id = ${id}::uuid and kind = ${kind} and ${isPublic}`,
  );
  return found;
}

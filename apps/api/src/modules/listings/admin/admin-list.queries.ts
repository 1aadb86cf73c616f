import type { AdminSort } from '@serendib/contract/listings/admin-endpoints';
import { and, inArray, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { users } from '../../../schema/index.ts';
import { type FoundListing, findListings } from '../read/found-listing.ts';
import { type AdminListQuery, adminConditionsOf } from './admin-list-query.ts';

/** Each order has an index. A page begins after a listing, whose place is looked up: titles may be long. */
const orders: Record<AdminSort | 'changed', { by: SQL; after: (id: string) => SQL }> = {
  newest: { by: sql`id desc`, after: (id) => sql`id < ${id}::uuid` },
  oldest: { by: sql`id`, after: (id) => sql`id > ${id}::uuid` },
  waiting: {
    by: sql`submitted_at, id`,
    after: (id) => sql`(submitted_at, id) > (select submitted_at, id from listings where id = ${id}::uuid)`,
  },
  changed: {
    by: sql`changed_at, id`,
    after: (id) => sql`(changed_at, id) > (select changed_at, id from listings where id = ${id}::uuid)`,
  },
  title: {
    by: sql`lower(title), id`,
    after: (id) => sql`(lower(title), id) > (select lower(title), id from listings where id = ${id}::uuid)`,
  },
  expiry: {
    by: sql`premium_until, id`,
    after: (id) => sql`(premium_until, id) > (select premium_until, id from listings where id = ${id}::uuid)`,
  },
};

/** What was changed waits since then, what is new since it was sent. */
const orderOf = ({ sort, query }: AdminListQuery) =>
  orders[sort === 'waiting' && query.needsReview === 'true' ? 'changed' : sort];

export interface AdminSlice {
  after: string | undefined;
  count: number;
  /** What the words were mended to, if they were. */
  mended: string | undefined;
}

export function findForAdmin(
  db: Db,
  listQuery: AdminListQuery,
  { after, count, mended }: AdminSlice,
): Promise<FoundListing[]> {
  const { by, after: beyond } = orderOf(listQuery);
  const conditions = and(
    adminConditionsOf(listQuery, mended),
    after === undefined ? undefined : beyond(after),
  );
  return findListings(db, sql`select id from listings where ${conditions} order by ${by} limit ${count}`, by);
}

/** How many match, looking no further than `most`. */
export async function countForAdmin(
  db: Db,
  listQuery: AdminListQuery,
  mended: string | undefined,
  most: number,
): Promise<number> {
  const { rows } = await db.execute<{ n: number }>(sql`select count(*)::int as n from (
    select from listings where ${adminConditionsOf(listQuery, mended)} order by id limit ${most}) counted`);
  return rows[0]?.n ?? 0;
}

export const findOwners = (db: Db, ids: string[]) =>
  db
    .select({ id: users.id, userName: users.userName, email: users.email, suspendedAt: users.suspendedAt })
    .from(users)
    .where(inArray(users.id, ids));

import type { AdminSort } from '@serendib/contract/listings/admin-sorts';
import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { listings } from '../../../schema/index.ts';
import type { FoundListing } from '../read/found-listing.ts';
import type { AdminListQuery } from './admin-list-query.ts';

/** Where a listing stood when a page ended with it: its instant may have moved since. */
export interface AdminPlace {
  id: string;
  /** Of an order by an instant, to the microsecond, as PostgreSQL has it. */
  since?: string | undefined;
}
interface Order {
  by: SQL;
  after: (place: AdminPlace) => SQL;
  instant?: 'submittedAt' | 'changedAt' | 'premiumUntil';
}

function byInstant(instant: NonNullable<Order['instant']>): Order {
  const column = sql.identifier(listings[instant].name);
  return {
    by: sql`${column}, id`,
    after: ({ since, id }) => sql`(${column}, id) > (${since}::timestamptz, ${id}::uuid)`,
    instant,
  };
}

/** Each order has an index. In that of titles, which may be long, a page begins after a listing whose place is looked up. */
const orders: Record<AdminSort | 'changed', Order> = {
  newest: { by: sql`id desc`, after: ({ id }) => sql`id < ${id}::uuid` },
  oldest: { by: sql`id`, after: ({ id }) => sql`id > ${id}::uuid` },
  waiting: byInstant('submittedAt'),
  changed: byInstant('changedAt'),
  title: {
    by: sql`lower(title), id`,
    after: ({ id }) =>
      sql`(lower(title), id) > (select lower(title), id from listings where id = ${id}::uuid)`,
  },
  expiry: byInstant('premiumUntil'),
};

/** What was changed waits since then, what is new since it was sent. */
export const orderOf = ({ sort, query }: Pick<AdminListQuery, 'sort' | 'query'>): Order =>
  orders[sort === 'waiting' && query.needsReview === 'true' ? 'changed' : sort];

export const hasInstant = (listQuery: AdminListQuery): boolean => orderOf(listQuery).instant !== undefined;

/** The place of a listing that was just read: of one that has moved since, where it was then. */
export async function findAdminPlace(
  db: Db,
  listQuery: AdminListQuery,
  last: FoundListing,
): Promise<AdminPlace> {
  const { id } = last;
  const { instant } = orderOf(listQuery);
  const shown = instant && last[instant];
  if (!shown) return { id };
  const { rows } = await db.execute<{ since: string | null }>(
    sql`select to_jsonb(${listings[instant]}) as since from listings where id = ${id}::uuid`,
  );
  const exact = rows[0]?.since;
  return { id, since: exact && Date.parse(exact) === shown.getTime() ? exact : shown.toISOString() };
}

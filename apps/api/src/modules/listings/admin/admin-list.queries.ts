import { and, inArray, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { rowsNow, sampleShares } from '../../../platform/lists/sample.queries.ts';
import {
  findSizedByStages,
  frequent,
  further,
  wantedMatches,
} from '../../../platform/lists/stages.queries.ts';
import { users } from '../../../schema/index.ts';
import { type FoundListing, findListings, listingsOf } from '../read/found-listing.ts';
import { type AdminListQuery, adminConditionsOf, hasWords } from './admin-list-query.ts';
import { type AdminPlace, orderOf } from './admin-order.queries.ts';

export interface AdminSlice {
  after: AdminPlace | undefined;
  count: number;
  /** What part of the list they are, about, where a sample told, and how many it has in all. */
  share?: number | undefined;
  all?: number | undefined;
  /** What the words were mended to, if they were. */
  mended: string | undefined;
}

/**
 * Of so many in a list the square of the share that matches, from which on walking to a page (`wantedMatches` by the share) costs
 * less than reading all that match (the share of all): some twenty µs a row that is passed, seven for one that an index names.
 */
const walkedSooner = 100;

/** What the orders go by. */
const sortedBy = sql.raw('id, title, submitted_at, changed_at, premium_until');

/** A page, and how many match from where it begins, where all of them were gathered for it. */
export async function findForAdmin(
  db: Db,
  listQuery: AdminListQuery,
  { after, count, mended, share = 0, all = 0 }: AdminSlice,
): Promise<{ found: FoundListing[]; matches: number | undefined }> {
  const { by, after: beyond } = orderOf(listQuery);
  const following = after === undefined ? undefined : beyond(after);
  const conditions = and(adminConditionsOf(listQuery, mended), following);
  const page = sql`order by ${by} limit ${count}`;
  if (!hasWords(listQuery) && listQuery.shared.facets.length === 0)
    return {
      found: await findListings(db, sql`select id from listings where ${conditions} ${page}`, by),
      matches: undefined,
    };
  // Of words the planner does not know how rare they are, and walked a list of a million in search of one that few have.
  const everywhere = {
    tables: sql`gathered as materialized (select ${sortedBy} from listings where ${conditions})`,
    find: sql`select * from gathered`,
    size: sql`(select count(*)::int from gathered)`,
  };
  const nearest = (count: number) =>
    sql`select * from listings where ${and(ofKindInAnyState(listQuery), following)} order by ${by} limit ${count}`;
  const walked = (count: number) => ({
    find: sql`select * from (${nearest(count)}) nearest where ${conditions}`,
  });
  const stretch = Math.ceil(wantedMatches / share);
  const first =
    share * frequent >= 1
      ? [walked(stretch), walked(stretch * further)]
      : share * share * all >= walkedSooner
        ? [walked(stretch * 2)]
        : [];
  const stages = [...first, everywhere];
  const { ids, size } = await findSizedByStages(db, stages, count, page);
  return { found: await listingsOf(db, ids), matches: size };
}

/** What part of a kind they are: about, and at the least. */
export async function shareForAdmin(db: Db, listQuery: AdminListQuery, mended: string | undefined) {
  const [share] = await sampleShares(db, rowsNow('listings', ofKindInAnyState(listQuery)), [
    adminConditionsOf(listQuery, mended) ?? sql`true`,
  ]);
  return share;
}

const ofKindInAnyState = ({ kind }: AdminListQuery): SQL => sql`kind = ${kind} and deleted_at is null`;

/** How many match, looking no further than `most`. */
export async function countForAdmin(
  db: Db,
  listQuery: AdminListQuery,
  mended: string | undefined,
  most: number,
): Promise<number> {
  const conditions = adminConditionsOf(listQuery, mended);
  const found =
    hasWords(listQuery) || listQuery.shared.facets.length > 0
      ? sql`with found as materialized (select from listings where ${conditions}) select from found limit ${most}`
      : sql`select from listings where ${conditions} order by id limit ${most}`;
  const { rows } = await db.execute<{ n: number }>(sql`select count(*)::int as n from (${found}) counted`);
  return rows[0]?.n ?? 0;
}

export const findOwners = (db: Db, ids: string[]) =>
  db
    .select({ id: users.id, userName: users.userName, email: users.email, suspendedAt: users.suspendedAt })
    .from(users)
    .where(inArray(users.id, ids));

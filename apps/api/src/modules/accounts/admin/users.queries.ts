import type { accountStates } from '@serendib/contract/accounts/admin-endpoints';
import type { Role } from '@serendib/contract/accounts/endpoints';
import { and, asc, desc, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { areSurelyMany, rowsNow, sampledList, sampleShares } from '../../../platform/lists/sample.queries.ts';
import { countUpTo, pageOfMatching } from '../../../platform/lists/stages.queries.ts';
import { isCalled, users } from '../../../schema/index.ts';

export interface AccountFilter {
  search?: string | undefined;
  role?: Role | undefined;
  state?: (typeof accountStates)[number] | undefined;
}
export type AccountOrder = 'newest' | 'name';

const states: Record<(typeof accountStates)[number], SQL> = {
  active: sql`suspended_at is null and email_verified_at is not null`,
  suspended: sql`suspended_at is not null`,
  unverified: sql`email_verified_at is null`,
};
const roles: Record<Role, SQL> = { admin: sql`role = 'admin'`, user: sql`role = 'user'` };

const conditionsOf = ({ search, role, state }: AccountFilter): SQL | undefined =>
  and(isNull(users.deletedAt), role && roles[role], state && states[state], isCalled(search ?? ''));

const isSearched = ({ search }: AccountFilter): boolean => Boolean(search?.trim());

/** Where a page ended; the name as it was then, which may be another by the next page. */
export interface AccountPlace {
  id: string;
  userName: string;
}

const orders: Record<AccountOrder, { by: SQL[]; after: (place: AccountPlace) => SQL }> = {
  newest: { by: [desc(users.id)], after: ({ id }) => sql`${users.id} < ${id}::uuid` },
  name: {
    by: [asc(sql`lower(${users.userName})`), asc(users.id)],
    after: ({ id, userName }) =>
      sql`(lower(${users.userName}), ${users.id}) > (lower(${userName}::text), ${id}::uuid)`,
  },
};

const columns = {
  id: users.id,
  userName: users.userName,
  email: users.email,
  role: users.role,
  createdAt: users.createdAt,
  emailVerifiedAt: users.emailVerifiedAt,
  pendingEmail: users.pendingEmail,
  suspendedAt: users.suspendedAt,
  suspendReason: users.suspendReason,
  isDemo: users.isDemo,
  listingCount: sql<number>`(select count(*)::int from listings
    where listings.owner_id = users.id and listings.deleted_at is null)`,
  lastSeenAt: sql<
    string | null
  >`(select to_char(max(last_seen_at) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
    from sessions where sessions.user_id = users.id)`,
};

export const findAccounts = (
  db: Db,
  filter: AccountFilter,
  { sort, after, count }: { sort: AccountOrder; after: AccountPlace | undefined; count: number },
) => {
  const { by, after: beyond } = orders[sort];
  const following = and(isNull(users.deletedAt), after === undefined ? undefined : beyond(after));
  const matching = conditionsOf(filter);
  // It is not a message: SQL.
  const page = { following, matching: matching as SQL, by: sql.join(by, sql`, `), count };
  return db
    .select(columns)
    .from(users)
    .where(
      isSearched(filter) ? sql`${users.id} in (${pageOfMatching('users', page)})` : and(matching, following),
    )
    .orderBy(...by)
    .limit(count);
};
export type FoundAccount = Awaited<ReturnType<typeof findAccounts>>[number];

export async function findAccount(db: Db, id: string): Promise<FoundAccount | undefined> {
  const [found] = await db
    .select(columns)
    .from(users)
    .where(and(eq(users.id, id), isNull(users.deletedAt)));
  return found;
}

/** How many of so many in all match, looking no further than `most`; where a sample says that more do, not at all. */
export async function countAccounts(
  db: Db,
  filter: AccountFilter,
  { all, most }: { all: number; most: number },
): Promise<number> {
  const matching = conditionsOf(filter) as SQL;
  if (all > sampledList) {
    const [share] = await sampleShares(db, rowsNow('users', sql`deleted_at is null`), [matching]);
    if (areSurelyMany(share, all)) return most;
  }
  return countUpTo(db, 'users', matching, most);
}

export async function countTheirs(db: Db, userId: string): Promise<{ reviews: number; sessions: number }> {
  const { rows } = await db.execute<{ reviews: number; sessions: number }>(sql`
    select (select count(*)::int from reviews where user_id = ${userId}::uuid) as reviews,
      (select count(*)::int from sessions where user_id = ${userId}::uuid and expires_at > now()) as sessions`);
  return rows[0] ?? { reviews: 0, sessions: 0 };
}

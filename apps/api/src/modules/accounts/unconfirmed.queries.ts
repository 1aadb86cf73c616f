import { and, asc, eq, gt, inArray, is, isNotNull, isNull, lt, ne, not, or, sql } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '../../platform/database/database.ts';
import * as tables from '../../schema/index.ts';
import { accountTokens, users } from '../../schema/index.ts';

// Addresses that were typed and never confirmed: they may be of somebody who never came here.

/** A sign-up that was neither confirmed nor suspended: one that is suspended keeps its address from being used anew. */
const isUnconfirmed = and(
  isNull(users.emailVerifiedAt),
  isNull(users.deletedAt),
  isNull(users.suspendedAt),
  eq(users.role, 'user'),
  eq(users.isDemo, false),
);

/** Of all tables there are, so that one which is added is asked too. */
const pointsAtIt = Object.values(tables)
  .filter((one) => is(one, PgTable))
  .flatMap((table) =>
    getTableConfig(table)
      .foreignKeys.map((key) => key.reference())
      .filter(({ foreignTable }) => foreignTable === (users as PgTable))
      .map(({ columns }) => sql`exists (select from ${table} where ${columns[0]} = ${users.id})`),
  );

/** Sign-ups of before a moment, the oldest first. */
export const findUnconfirmed = async (
  db: Db,
  { before, after, most }: { before: Date; after: string | undefined; most: number },
): Promise<string[]> => {
  const found = await db
    .select({ id: users.id })
    .from(users)
    .where(and(isUnconfirmed, lt(users.createdAt, before), after ? gt(users.id, after) : undefined))
    .orderBy(asc(users.id))
    .limit(most);
  return found.map(({ id }) => id);
};

/** Those of them to which nothing belongs, not even a link that may still be opened. One that is being confirmed is left. */
export async function deleteUnconfirmed(db: Db, ids: string[]): Promise<void> {
  const alone = db
    .select({ id: users.id })
    .from(users)
    .where(and(inArray(users.id, ids), isUnconfirmed, ...pointsAtIt.map(not)))
    .for('update', { skipLocked: true });
  await db.delete(users).where(inArray(users.id, alone));
}

const isAwaited = sql`lower(${accountTokens.email}) = lower(${users.pendingEmail})`;
const isOfIt = and(eq(accountTokens.userId, users.id), eq(accountTokens.purpose, 'verify'), isAwaited);

/** New addresses whose last link ended before a moment, and gives of how many accounts. */
export async function forgetPending(db: Db, before: Date, most: number): Promise<number> {
  const ended = db
    .select({ id: users.id })
    .from(users)
    .where(
      and(
        isNotNull(users.pendingEmail),
        sql`exists (select from ${accountTokens} where ${isOfIt})`,
        sql`not exists (select from ${accountTokens} where ${and(isOfIt, sql`${accountTokens.expiresAt} >= ${before.toISOString()}`)})`,
      ),
    )
    .orderBy(asc(users.id))
    .limit(most)
    .for('no key update', { skipLocked: true });
  const { rowCount } = await db.update(users).set({ pendingEmail: null }).where(inArray(users.id, ended));
  return rowCount ?? 0;
}

/**
 * Links and codes that are over. Until `before`, one that nobody opened says how long an address has waited to be confirmed, and as
 * long as it is awaited.
 */
export async function deleteEndedTokens(db: Db, { now, before }: { now: Date; before: Date }): Promise<void> {
  await db
    .delete(accountTokens)
    .where(
      or(
        and(
          lt(accountTokens.expiresAt, now),
          or(ne(accountTokens.purpose, 'verify'), isNotNull(accountTokens.usedAt)),
        ),
        and(
          lt(accountTokens.expiresAt, before),
          sql`not exists (select from ${users} where ${users.id} = ${accountTokens.userId} and ${isAwaited})`,
        ),
      ),
    );
}

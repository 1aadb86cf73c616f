import { and, asc, eq, inArray, isNotNull, isNull, lt, ne, not, or, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { accountTokens, deskNotes, identities, users } from '../../schema/index.ts';
import { withoutPerson } from './accounts.queries.ts';

// Addresses that were typed and never confirmed: they may belong to a person who never came here.

/** A sign-up that was neither confirmed nor suspended: one that is suspended keeps its address from being used anew. */
const isUnconfirmed = and(
  isNull(users.emailVerifiedAt),
  isNull(users.deletedAt),
  isNull(users.suspendedAt),
  eq(users.role, 'user'),
  eq(users.isDemo, false),
);

/** These can point at one without its person having come here, who could do nothing before the address was confirmed. */
const pointsAtIt = [accountTokens, identities, deskNotes].map(
  (table) => sql`exists (select from ${table} where ${table.userId} = ${users.id})`,
);

/**
 * Sign-ups of before a moment, the oldest first, are emptied, and gives how many. One that is being confirmed is left. Deleted as rows,
 * each would have PostgreSQL read every table that points at accounts, most of them without an index for it.
 */
export async function emptyUnconfirmed(
  db: Db,
  { before, now, most }: { before: Date; now: Date; most: number },
): Promise<number> {
  const found = db
    .select({ id: users.id })
    .from(users)
    .where(and(isUnconfirmed, lt(users.createdAt, before), ...pointsAtIt.map(not)))
    .orderBy(asc(users.id))
    .limit(most)
    .for('no key update', { skipLocked: true });
  const { rowCount } = await db.update(users).set(withoutPerson(now)).where(inArray(users.id, found));
  return rowCount ?? 0;
}

const isAwaited = sql`lower(${accountTokens.email}) = lower(${users.pendingEmail})`;
const isOfIt = and(eq(accountTokens.userId, users.id), eq(accountTokens.purpose, 'verify'), isAwaited);

/** As the index of waiting addresses has it. */
const isWaiting = sql`lower(${users.pendingEmail}) is not null`;

/** Has those of which that is not known, as of before it was noted, wait from now on. */
export async function notePendingSince(db: Db, now: Date): Promise<void> {
  await db
    .update(users)
    .set({ pendingSince: now })
    .where(and(isWaiting, isNull(users.pendingSince)));
}

/** New addresses that have waited since before a moment, and whose last link, if one was mailed, ended before it; gives how many. */
export async function forgetPending(db: Db, before: Date, most: number): Promise<number> {
  const ended = db
    .select({ id: users.id })
    .from(users)
    .where(
      and(
        isWaiting,
        lt(users.pendingSince, before),
        sql`not exists (select from ${accountTokens} where ${and(isOfIt, sql`${accountTokens.expiresAt} >= ${before.toISOString()}`)})`,
      ),
    )
    .limit(most)
    .for('no key update', { skipLocked: true });
  const { rowCount } = await db
    .update(users)
    .set({ pendingEmail: null, pendingSince: null })
    .where(inArray(users.id, ended));
  return rowCount ?? 0;
}

/**
 * Links and codes that are over. Until `before`, a link that was never opened says how long an address has waited to be confirmed, and
 * as long as it is awaited.
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

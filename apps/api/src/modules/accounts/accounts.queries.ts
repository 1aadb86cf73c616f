import { unnamed } from '@serendib/contract/accounts/unnamed';
import { dayMs } from '@serendib/contract/calendar';
import { placeDays } from '@serendib/contract/promised';
import { and, eq, inArray, isNull, lt, ne, notInArray, or, sql } from 'drizzle-orm';
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core';
import type { Db } from '../../platform/database/database.ts';
import { knownPlaces, passkeyChallenges, sessions, tries, users } from '../../schema/index.ts';
import type { AddressAwaited } from './account-context.ts';

export type User = typeof users.$inferSelect;
type Changes = PgUpdateSetSource<typeof users>;

/**
 * What was typed is made small here and not by PostgreSQL, whose `lower` also makes an "i" of "İ": each way to write
 * an address would be counted by itself when its password is guessed.
 */
const written = (email: string) => sql`lower(${users.email}) = ${email.toLowerCase()}`;

export async function findUser(db: Db, id: string): Promise<User | undefined> {
  const [user] = await db
    .select()
    .from(users)
    .where(and(eq(users.id, id), isNull(users.deletedAt)));
  return user;
}

/**
 * Locks the account until the transaction ends, so that of two changes one comes after the other. What only points at the
 * account, as a step by it does, does not wait: who writes that may have locked what this transaction takes next.
 */
export async function lockUser(db: Db, id: string): Promise<User | undefined> {
  const [user] = await db
    .select()
    .from(users)
    .where(and(eq(users.id, id), isNull(users.deletedAt)))
    .for('no key update');
  return user;
}

export async function findUserByEmail(db: Db, email: string): Promise<User | undefined> {
  const [user] = await db
    .select()
    .from(users)
    .where(and(written(email), isNull(users.deletedAt)));
  return user;
}

/** Who waits to confirm this address, as a first one or instead of another. */
export async function findUserAwaiting(db: Db, { email, by }: AddressAwaited): Promise<User | undefined> {
  const [user] = await db
    .select()
    .from(users)
    .where(
      and(
        isNull(users.deletedAt),
        isNull(users.suspendedAt),
        or(
          and(written(email), isNull(users.emailVerifiedAt)),
          sql`lower(${users.pendingEmail}) = ${email.toLowerCase()}`,
        ),
      ),
    )
    // The account that has the address comes before those that wish for it, and of those the one that asks.
    .orderBy(sql`${written(email)} desc`, sql`${users.id} = ${by ?? null}::uuid desc nulls last`)
    .limit(1);
  return user;
}

/** The language of the account that has this address, or is to have it. */
export async function findLanguageOf(db: Db, email: string): Promise<string | undefined> {
  const [found] = await db
    .select({ language: users.language })
    .from(users)
    .where(
      and(
        isNull(users.deletedAt),
        or(written(email), sql`lower(${users.pendingEmail}) = ${email.toLowerCase()}`),
      ),
    )
    .orderBy(sql`${written(email)} desc`)
    .limit(1);
  return found?.language ?? undefined;
}

/** Undefined where the address has an account already. */
export async function insertUser(db: Db, user: typeof users.$inferInsert): Promise<User | undefined> {
  const [made] = await db.insert(users).values(user).onConflictDoNothing().returning();
  return made;
}

export async function updateUser(db: Db, id: string, changes: Changes): Promise<User | undefined> {
  const [user] = await db.update(users).set(changes).where(eq(users.id, id)).returning();
  return user;
}

/** What a deleted account says of its person: nothing, while others' records go on pointing at it. */
export const withoutPerson = (at: Date): Changes => ({
  ...{ userName: unnamed.member, passwordHash: null, pendingEmail: null },
  ...{ role: 'user', language: null, deletedAt: at },
  email: sql<string>`${users.id} || '@deleted.invalid'`,
});

/** Of several who would change who is an administrator, one after the other. To be taken before any account is locked. */
export const lockAdministrators = (db: Db) => db.execute(sql`select pg_advisory_xact_lock(737737070)`);

/** Administrators that can sign in, without the given one. */
export async function countAdministrators(db: Db, except?: string): Promise<number> {
  return db.$count(
    users,
    and(
      eq(users.role, 'admin'),
      isNull(users.deletedAt),
      isNull(users.suspendedAt),
      except ? ne(users.id, except) : undefined,
    ),
  );
}

/** The administrators who can sign in and read what is mailed about it. */
export const findAdministrators = (db: Db, except: string[]) =>
  db
    .select({ email: users.email, userName: users.userName })
    .from(users)
    .where(
      and(
        eq(users.role, 'admin'),
        isNull(users.deletedAt),
        isNull(users.suspendedAt),
        eq(users.isDemo, false),
        notInArray(users.id, except),
      ),
    );

/** Takes away what can no longer be used. */
export async function deleteEnded(db: Db, now: Date): Promise<void> {
  await db.delete(sessions).where(lt(sessions.expiresAt, now));
  await db.delete(knownPlaces).where(lt(knownPlaces.lastUsedAt, new Date(now.getTime() - placeDays * dayMs)));
  await db.delete(passkeyChallenges).where(lt(passkeyChallenges.expiresAt, now));
  const forgotten = db
    .select({ key: tries.key })
    .from(tries)
    .where(lt(tries.forgottenAt, sql`now()`))
    .for('update', { skipLocked: true });
  await db.delete(tries).where(inArray(tries.key, forgotten));
}

import { and, eq, gt, inArray, isNull, lt, ne, notInArray, or, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import {
  accountTokens,
  identities,
  knownPlaces,
  passkeyChallenges,
  sessions,
  tries,
  users,
} from '../../schema/index.ts';

export type User = typeof users.$inferSelect;
type Changes = Partial<typeof users.$inferInsert>;
type Token = typeof accountTokens.$inferInsert;
type Purpose = Token['purpose'];

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

/** Locks the account until the transaction ends, so that of two changes one comes after the other. */
export async function lockUser(db: Db, id: string): Promise<User | undefined> {
  const [user] = await db
    .select()
    .from(users)
    .where(and(eq(users.id, id), isNull(users.deletedAt)))
    .for('update');
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
export async function findUserAwaiting(db: Db, email: string): Promise<User | undefined> {
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
    // The account that has the address comes before those that ask for it.
    .orderBy(sql`${written(email)} desc`)
    .limit(1);
  return user;
}

/** Undefined where the address has an account already. */
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

export async function insertUser(db: Db, user: typeof users.$inferInsert): Promise<User | undefined> {
  const [made] = await db.insert(users).values(user).onConflictDoNothing().returning();
  return made;
}

export async function updateUser(db: Db, id: string, changes: Changes): Promise<User | undefined> {
  const [user] = await db.update(users).set(changes).where(eq(users.id, id)).returning();
  return user;
}

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

export async function insertToken(db: Db, token: Token): Promise<void> {
  await db.insert(accountTokens).values(token);
}

export async function findToken(db: Db, tokenHash: Buffer, purpose: Purpose) {
  const [token] = await db
    .select()
    .from(accountTokens)
    .where(and(eq(accountTokens.tokenHash, tokenHash), eq(accountTokens.purpose, purpose)));
  return token;
}

/** Whose it was, once: of several that ask at the same moment, one is answered. */
async function useUp(db: Db, tokenHash: Buffer, purpose: Purpose, now: Date): Promise<string | undefined> {
  const [token] = await db
    .update(accountTokens)
    .set({ usedAt: now })
    .where(
      and(
        eq(accountTokens.tokenHash, tokenHash),
        eq(accountTokens.purpose, purpose),
        isNull(accountTokens.usedAt),
        gt(accountTokens.expiresAt, now),
      ),
    )
    .returning({ userId: accountTokens.userId });
  return token?.userId;
}

export const takeResetToken = (db: Db, tokenHash: Buffer, now: Date) => useUp(db, tokenHash, 'reset', now);
export const takeSignInCode = (db: Db, tokenHash: Buffer, now: Date) => useUp(db, tokenHash, 'sign-in', now);

export async function markUsed(db: Db, tokenHash: Buffer, now: Date): Promise<void> {
  await db.update(accountTokens).set({ usedAt: now }).where(eq(accountTokens.tokenHash, tokenHash));
}

export async function deleteTokens(
  db: Db,
  userId: string,
  purposes: Purpose[],
  except?: Buffer,
): Promise<void> {
  await db
    .delete(accountTokens)
    .where(
      and(
        eq(accountTokens.userId, userId),
        inArray(accountTokens.purpose, purposes),
        except ? ne(accountTokens.tokenHash, except) : undefined,
      ),
    );
}

/** Leaves the links that confirm the given address: opening another of them says that it is confirmed. */
export async function deleteOtherLinks(db: Db, userId: string, email: string): Promise<void> {
  await db
    .delete(accountTokens)
    .where(
      and(
        eq(accountTokens.userId, userId),
        eq(accountTokens.purpose, 'verify'),
        sql`lower(${accountTokens.email}) <> ${email.toLowerCase()}`,
      ),
    );
}

/** Who can sign in to the desk and reads what is mailed about it. */
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

export async function findUserByIdentity(db: Db, issuer: string, subject: string): Promise<User | undefined> {
  const [found] = await db
    .select({ user: users })
    .from(identities)
    .innerJoin(users, eq(users.id, identities.userId))
    .where(and(eq(identities.issuer, issuer), eq(identities.subject, subject), isNull(users.deletedAt)));
  return found?.user;
}

export const findIdentitiesOf = (db: Db, userId: string) =>
  db.select().from(identities).where(eq(identities.userId, userId));

export async function insertIdentity(db: Db, identity: typeof identities.$inferInsert): Promise<void> {
  await db.insert(identities).values(identity).onConflictDoNothing();
}

export async function deleteIdentitiesOf(db: Db, userId: string): Promise<void> {
  await db.delete(identities).where(eq(identities.userId, userId));
}

/** As long as a session lasts at most. */
const placesKeptMs = 90 * 24 * 3_600_000;

/** Takes away what can no longer be used; used verification links go only once their day has passed. */
export async function deleteEnded(db: Db, now: Date): Promise<void> {
  await db.delete(sessions).where(lt(sessions.expiresAt, now));
  await db.delete(accountTokens).where(lt(accountTokens.expiresAt, now));
  await db.delete(knownPlaces).where(lt(knownPlaces.lastUsedAt, new Date(now.getTime() - placesKeptMs)));
  await db.delete(passkeyChallenges).where(lt(passkeyChallenges.expiresAt, now));
  await db.delete(tries).where(lt(tries.forgottenAt, sql`now()`));
}

import { and, eq, isNotNull, isNull, lt, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { authenticators, passkeys, recoveryCodes, sessions, users } from '../../../schema/index.ts';

export type Authenticator = typeof authenticators.$inferSelect;

/** Whether the account of the row has anything besides its password by which it confirms itself. */
export const hasFactor: SQL<boolean> = sql<boolean>`(
  exists (select from ${authenticators} where ${authenticators.userId} = ${users.id} and ${authenticators.confirmedAt} is not null)
  or exists (select from ${passkeys} where ${passkeys.userId} = ${users.id}))`;

export async function findAuthenticator(db: Db, userId: string): Promise<Authenticator | undefined> {
  const [found] = await db.select().from(authenticators).where(eq(authenticators.userId, userId));
  return found;
}

export async function findConfirmed(db: Db, userId: string): Promise<Authenticator | undefined> {
  const found = await findAuthenticator(db, userId);
  return found?.confirmedAt ? found : undefined;
}

/** In place of one that was begun or confirmed before. */
export async function putAuthenticator(db: Db, row: typeof authenticators.$inferInsert): Promise<void> {
  const { userId, ...set } = row;
  await db
    .insert(authenticators)
    .values(row)
    .onConflictDoUpdate({ target: authenticators.userId, set: { ...set, confirmedAt: null, lastStep: 0 } });
}

/** Whether the half minute of the code was still to be used: of two that send it at once, one is let in. */
export async function takePeriod(db: Db, userId: string, step: number, at: Date): Promise<boolean> {
  const taken = await db
    .update(authenticators)
    .set({ lastStep: step, confirmedAt: sql`coalesce(${authenticators.confirmedAt}, ${at.toISOString()})` })
    .where(and(eq(authenticators.userId, userId), lt(authenticators.lastStep, step)))
    .returning({ userId: authenticators.userId });
  return taken.length > 0;
}

export async function deleteAuthenticator(db: Db, userId: string): Promise<boolean> {
  const gone = await db
    .delete(authenticators)
    .where(and(eq(authenticators.userId, userId), isNotNull(authenticators.confirmedAt)))
    .returning({ userId: authenticators.userId });
  return gone.length > 0;
}

export async function putRecoveryCodes(db: Db, userId: string, hashes: Buffer[]): Promise<void> {
  await db.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  if (hashes.length > 0)
    await db.insert(recoveryCodes).values(hashes.map((codeHash) => ({ userId, codeHash })));
}

export async function takeRecoveryCode(db: Db, userId: string, codeHash: Buffer, at: Date): Promise<boolean> {
  const taken = await db
    .update(recoveryCodes)
    .set({ usedAt: at })
    .where(
      and(
        eq(recoveryCodes.userId, userId),
        eq(recoveryCodes.codeHash, codeHash),
        isNull(recoveryCodes.usedAt),
      ),
    )
    .returning({ userId: recoveryCodes.userId });
  return taken.length > 0;
}

export const countRecoveryCodes = (db: Db, userId: string): Promise<number> =>
  db.$count(recoveryCodes, and(eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAt)));

export async function markFactor(db: Db, sessionId: string, at: Date): Promise<void> {
  await db.update(sessions).set({ factorAt: at }).where(eq(sessions.id, sessionId));
}

export const countPasskeys = (db: Db, userId: string): Promise<number> =>
  db.$count(passkeys, eq(passkeys.userId, userId));

/** When each of an account was set up. */
export async function findFactorDates(db: Db, userId: string): Promise<Date[]> {
  const app = await findConfirmed(db, userId);
  const keys = await db
    .select({ createdAt: passkeys.createdAt })
    .from(passkeys)
    .where(eq(passkeys.userId, userId));
  return [...(app?.confirmedAt ? [app.confirmedAt] : []), ...keys.map(({ createdAt }) => createdAt)];
}

export async function deleteFactorsOf(db: Db, userId: string): Promise<void> {
  await db.delete(authenticators).where(eq(authenticators.userId, userId));
  await db.delete(passkeys).where(eq(passkeys.userId, userId));
  await db.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
}

import { and, asc, eq, gt, or, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { newId, passkeyChallenges, passkeys } from '../../../schema/index.ts';

export type PasskeyRow = typeof passkeys.$inferSelect;

export async function insertChallenge(
  db: Db,
  challenge: Omit<typeof passkeyChallenges.$inferInsert, 'id'>,
): Promise<void> {
  await db.insert(passkeyChallenges).values({ ...challenge, id: newId() });
}

/** Whether it was asked for by this holder and not used yet: it is gone after, even where what was signed is refused. */
export async function takeChallenge(db: Db, challenge: string, holder: Buffer, now: Date): Promise<boolean> {
  const taken = await db
    .delete(passkeyChallenges)
    .where(
      and(
        eq(passkeyChallenges.challenge, challenge),
        eq(passkeyChallenges.holder, holder),
        gt(passkeyChallenges.expiresAt, now),
      ),
    )
    .returning({ id: passkeyChallenges.id });
  return taken.length > 0;
}

export const findPasskeysOf = (db: Db, userId: string): Promise<PasskeyRow[]> =>
  db.select().from(passkeys).where(eq(passkeys.userId, userId)).orderBy(asc(passkeys.id));

export async function findPasskey(db: Db, credentialId: string): Promise<PasskeyRow | undefined> {
  const [found] = await db.select().from(passkeys).where(eq(passkeys.credentialId, credentialId));
  return found;
}

/** Undefined where it is there already. */
export async function insertPasskey(
  db: Db,
  row: typeof passkeys.$inferInsert,
): Promise<PasskeyRow | undefined> {
  const [made] = await db.insert(passkeys).values(row).onConflictDoNothing().returning();
  return made;
}

/**
 * Whether its counter went on: one that was copied counts by itself and falls behind. Passkeys that are kept in several
 * devices do not count and stay at nought.
 */
export async function countPasskeyUse(db: Db, id: string, counter: number, at: Date): Promise<boolean> {
  const counted = await db
    .update(passkeys)
    .set({ counter, lastUsedAt: at })
    .where(
      and(
        eq(passkeys.id, id),
        or(sql`${passkeys.counter} < ${counter}`, sql`${passkeys.counter} = 0 and ${counter} = 0`),
      ),
    )
    .returning({ id: passkeys.id });
  return counted.length > 0;
}

/** Whether there was one. Another account's does not count. */
export async function renamePasskeyOf(db: Db, userId: string, id: string, name: string): Promise<boolean> {
  const named = await db
    .update(passkeys)
    .set({ name })
    .where(and(eq(passkeys.userId, userId), eq(passkeys.id, id)))
    .returning({ id: passkeys.id });
  return named.length > 0;
}

export async function deletePasskeyOf(db: Db, userId: string, id: string): Promise<boolean> {
  const gone = await db
    .delete(passkeys)
    .where(and(eq(passkeys.userId, userId), eq(passkeys.id, id)))
    .returning({ id: passkeys.id });
  return gone.length > 0;
}

import { and, desc, eq, gt, isNull } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { sessions, users } from '../../../schema/index.ts';
import { hasFactor } from '../factors/factors.queries.ts';

export interface NewSession {
  userId: string;
  tokenHash: Buffer;
  device: string;
  country: string | null;
  createdAt: Date;
  lastSeenAt: Date;
  expiresAt: Date;
  factorAt: Date | null;
}

export async function insertSession(db: Db, session: NewSession): Promise<string> {
  const [made] = await db.insert(sessions).values(session).returning({ id: sessions.id });
  if (!made) throw new Error('A session was written and is not there.');
  return made.id;
}

/** The session of a token with whose it is, if both still count. */
export async function findSession(db: Db, tokenHash: Buffer, now: Date) {
  const [found] = await db
    .select({
      id: sessions.id,
      createdAt: sessions.createdAt,
      lastSeenAt: sessions.lastSeenAt,
      userId: users.id,
      role: users.role,
      language: users.language,
      factorAt: sessions.factorAt,
      hasFactor,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        eq(sessions.tokenHash, tokenHash),
        gt(sessions.expiresAt, now),
        isNull(users.suspendedAt),
        isNull(users.deletedAt),
      ),
    );
  return found;
}

type Use = Pick<NewSession, 'lastSeenAt' | 'expiresAt' | 'country'>;

export async function extendSession(db: Db, id: string, use: Use): Promise<void> {
  await db.update(sessions).set(use).where(eq(sessions.id, id));
}

export const findSessionsOf = (db: Db, userId: string, now: Date) =>
  db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, now)))
    .orderBy(desc(sessions.lastSeenAt));

export async function findSessionOf(db: Db, userId: string, id: string) {
  const [found] = await db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, userId), eq(sessions.id, id)));
  return found;
}

/** Whether it still stands; who ends it waits until the transaction is over. */
export async function lockSession(db: Db, userId: string, id: string): Promise<boolean> {
  const found = await db
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), eq(sessions.id, id)))
    .for('key share');
  return found.length > 0;
}

export async function deleteSessionByToken(db: Db, tokenHash: Buffer): Promise<void> {
  await db.delete(sessions).where(eq(sessions.tokenHash, tokenHash));
}

/** Whether there was one. Another account's does not count. */
export async function deleteSessionOf(db: Db, userId: string, id: string): Promise<boolean> {
  const gone = await db
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), eq(sessions.id, id)))
    .returning({ id: sessions.id });
  return gone.length > 0;
}

export async function deleteSessionsOf(db: Db, userId: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.userId, userId));
}

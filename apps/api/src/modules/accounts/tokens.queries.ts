import { and, eq, gt, inArray, isNull, ne, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { accountTokens } from '../../schema/index.ts';

// Links that are mailed, and codes that a browser comes back with. The account is locked before they are: docs/locks.md.

type Token = typeof accountTokens.$inferInsert;
type Purpose = Token['purpose'];

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

import { and, eq, isNull } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { users } from '../../schema/index.ts';

/**
 * How an account stands, which stays so until the transaction ends: what is of a suspended account is hidden. Undefined
 * once it is deleted.
 */
export async function lockStanding(
  db: Db,
  userId: string,
): Promise<{ suspendedAt: Date | null } | undefined> {
  const [found] = await db
    .select({ suspendedAt: users.suspendedAt })
    .from(users)
    .where(and(eq(users.id, userId), isNull(users.deletedAt)))
    .for('share');
  return found;
}

/** An account that is neither suspended nor deleted, and stays so until the transaction ends. */
export async function lockActive(db: Db, userId: string) {
  const [found] = await db
    .select({
      userName: users.userName,
      email: users.email,
      emailVerifiedAt: users.emailVerifiedAt,
      createdAt: users.createdAt,
      role: users.role,
    })
    .from(users)
    .where(and(eq(users.id, userId), isNull(users.suspendedAt), isNull(users.deletedAt)))
    .for('share');
  return found;
}

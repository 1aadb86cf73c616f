import { and, eq, isNull } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { users } from '../../schema/index.ts';

/** An account that is neither suspended nor deleted, and stays so until the transaction ends. */
export async function holdActive(db: Db, userId: string) {
  const [found] = await db
    .select({
      userName: users.userName,
      emailVerifiedAt: users.emailVerifiedAt,
      createdAt: users.createdAt,
      role: users.role,
    })
    .from(users)
    .where(and(eq(users.id, userId), isNull(users.suspendedAt), isNull(users.deletedAt)))
    .for('key share');
  return found;
}

import { and, eq, isNull } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { users } from '../../../schema/index.ts';

/** The owner to email about a listing; undefined where it has none, or one whose account is deleted. */
export async function findOwner(db: Db, ownerId: string | null) {
  if (!ownerId) return undefined;
  const [owner] = await db
    .select({ email: users.email, userName: users.userName, suspendedAt: users.suspendedAt })
    .from(users)
    .where(and(eq(users.id, ownerId), isNull(users.deletedAt), eq(users.isDemo, false)));
  return owner;
}

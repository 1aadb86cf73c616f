import { and, eq, isNull } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { identities, users } from '../../../schema/index.ts';
import type { User } from '../accounts.queries.ts';

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

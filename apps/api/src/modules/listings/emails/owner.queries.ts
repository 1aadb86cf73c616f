import { and, eq, isNull } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { listings, users } from '../../../schema/index.ts';

/** A listing to write to its owner about; undefined once it is deleted. */
export async function findToTell(db: Db, id: string) {
  const [listing] = await db
    .select({ id: listings.id, kind: listings.kind, title: listings.title, ownerId: listings.ownerId })
    .from(listings)
    .where(and(eq(listings.id, id), isNull(listings.deletedAt)));
  return listing;
}

/** The owner to email about a listing; undefined where it has none, or one whose account is suspended or deleted. */
export async function findToMail(db: Db, ownerId: string | null) {
  if (!ownerId) return undefined;
  const [owner] = await db
    .select({ email: users.email, userName: users.userName })
    .from(users)
    .where(
      and(eq(users.id, ownerId), isNull(users.suspendedAt), isNull(users.deletedAt), eq(users.isDemo, false)),
    );
  return owner;
}

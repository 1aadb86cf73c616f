import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { users } from '../../schema/index.ts';

/** Where the people who run the site are written to. */
export const findAdministrators = (db: Db) =>
  db
    .select({ email: users.email })
    .from(users)
    .where(and(eq(users.role, 'admin'), isNull(users.suspendedAt)))
    .orderBy(asc(users.id))
    .limit(20);

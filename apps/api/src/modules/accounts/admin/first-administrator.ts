import { randomInt } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { countAdministrators, findUserByEmail, insertUser, updateUser } from '../accounts.queries.ts';
import { Passwords, refuseWeak } from '../passwords/passwords.ts';
import { deleteSessionsOf } from '../sessions/sessions.queries.ts';

/** Any number that nothing else in this database locks. */
const lock = 7_737_366;
const unnamed = 'admin@serendib.example';

export interface FirstAdministrator {
  email: string;
  /** Only where it was generated now: it cannot be shown again. */
  password?: string;
}

/**
 * Sees to it that there is an administrator: the one the settings name, or else a made-up one where there is none.
 * Answers only with one that was made or promoted just now.
 */
export async function ensureAdministrator(
  db: Db,
  named: { email: string; password: string | undefined } | undefined,
  passwords = new Passwords(),
): Promise<FirstAdministrator | undefined> {
  return db.transaction(async (tx) => {
    // Processes that start together would each make one up.
    await tx.execute(sql`select pg_advisory_xact_lock(${lock})`);
    if (!named && (await countAdministrators(tx)) > 0) return undefined;
    const email = named?.email ?? unnamed;
    const user = await findUserByEmail(tx, email);
    if (user?.role === 'admin' && !user.suspendedAt) return undefined;
    const admin = { role: 'admin' as const, suspendedAt: null };
    if (user?.emailVerifiedAt) {
      await updateUser(tx, user.id, admin);
      return { email };
    }
    const password = named?.password ?? madeUpPassword();
    if (named?.password) await refuseWeak(password, { userName: 'Administrator', email });
    const known = { ...admin, passwordHash: await passwords.hash(password), emailVerifiedAt: new Date() };
    if (user) {
      // The account with this address never confirmed it, so it may belong to another person.
      await updateUser(tx, user.id, { ...known, userName: 'Administrator' });
      await deleteSessionsOf(tx, user.id);
    } else {
      await insertUser(tx, { ...known, userName: 'Administrator', email });
    }
    return named?.password ? { email } : { email, password };
  });
}

/** Letters and digits that look like no other, in groups: over 80 bits. */
function madeUpPassword(): string {
  const signs = ['ABCDEFGHJKLMNPQRSTUVWXYZ', 'abcdefghijkmnpqrstuvwxyz', '23456789'];
  const group = (index: number) =>
    Array.from({ length: 5 }, () => {
      const from = signs[index % 3] ?? '';
      return from[randomInt(from.length)];
    }).join('');
  return [0, 1, 2, 1].map(group).join('-');
}

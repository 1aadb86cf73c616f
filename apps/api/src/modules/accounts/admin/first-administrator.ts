import { randomInt } from 'node:crypto';
import type { Db } from '../../../platform/database/database.ts';
import { DomainEvents } from '../../../platform/domain-events.ts';
import { accountRestored } from '../account-events.ts';
import {
  countAdministrators,
  findUserByEmail,
  insertUser,
  lockAdministrators,
  type User,
  updateUser,
} from '../accounts.queries.ts';
import { namedAdministratorEmail, restoredAdministratorEmail } from '../emails/admin-emails.ts';
import { Passwords, refuseWeak } from '../passwords/passwords.ts';
import { deleteSessionsOf } from '../sessions/sessions.queries.ts';
import { recordServerAction } from './server-action.ts';

const unnamed = 'admin@serendib.example';
const userName = 'Administrator';

export interface FirstAdministrator {
  email: string;
  /** Only where it was generated now: it cannot be shown again. */
  password?: string;
}

interface Named {
  email: string;
  password: string | undefined;
}

/**
 * Sees to it that there is an administrator: the one the settings name, or else a made-up one where there is none.
 * Answers only with one that was made, promoted or restored just now, of which the administrators are told.
 */
export async function ensureAdministrator(
  db: Db,
  named: Named | undefined,
  { events = new DomainEvents(), passwords = new Passwords() } = {},
): Promise<FirstAdministrator | undefined> {
  return db.transaction(async (tx) => {
    // Processes that start together would each make one up.
    await lockAdministrators(tx);
    if (!named && (await countAdministrators(tx)) > 0) return undefined;
    const email = named?.email ?? unnamed;
    if (email !== unnamed) await endMadeUp(tx);
    const user = await findUserByEmail(tx, email);
    if (user?.role === 'admin' && !user.suspendedAt) return undefined;
    const password = user?.emailVerifiedAt ? undefined : (named?.password ?? madeUpPassword());
    if (password && named?.password) await refuseWeak(password, { userName, email });
    const admin = await putAdministrator(tx, user, email, password && (await passwords.hash(password)));
    const shown = user?.suspendedAt
      ? await events.emit(tx, accountRestored, { userId: user.id, at: new Date() })
      : {};
    await tell(tx, { user, admin, shown, isMailed: named !== undefined });
    return named?.password || !password ? { email } : { email, password };
  });
}

/**
 * Where the settings name one, the one that was made up for a trial ends: no mail reaches it, and its password stood in the
 * terminal of who tried.
 */
async function endMadeUp(db: Db): Promise<void> {
  const user = await findUserByEmail(db, unnamed);
  if (user?.role !== 'admin') return;
  await updateUser(db, user.id, { role: 'user' });
  await deleteSessionsOf(db, user.id);
  await recordServerAction(db, user, {
    action: 'end administrator',
    call: 'start',
    events: ['role-changed'],
    before: { role: 'admin' },
    after: { role: 'user' },
  });
}

async function putAdministrator(
  db: Db,
  user: User | undefined,
  email: string,
  passwordHash: string | undefined,
): Promise<User> {
  const admin = { role: 'admin' as const, suspendedAt: null, suspendReason: null };
  const known = passwordHash ? { ...admin, passwordHash, emailVerifiedAt: new Date(), userName } : admin;
  const put = user
    ? await updateUser(db, user.id, known)
    : await insertUser(db, { ...known, userName, email });
  if (!put) throw new Error('The administrator could not be made.');
  // The account with this address never confirmed it, so it may belong to another person.
  if (user && passwordHash) await deleteSessionsOf(db, user.id);
  return put;
}

interface Change {
  user: User | undefined;
  admin: User;
  shown: Record<string, number>;
  isMailed: boolean;
}

/** To itself as well, who is the only one on an empty installation; an address that was made up is written to by none. */
function tell(db: Db, { user, admin, shown, isMailed }: Change): Promise<void> {
  const wasSuspended = Boolean(user?.suspendedAt);
  const isNew = user?.role !== 'admin';
  const news = isNew ? namedAdministratorEmail : restoredAdministratorEmail;
  return recordServerAction(db, admin, {
    action: isNew ? 'name administrator' : 'restore administrator',
    call: 'start',
    events: [
      ...(isNew ? ['role-changed' as const] : []),
      ...(wasSuspended ? ['account-restored' as const] : []),
    ],
    ...(user && { before: { role: user.role, suspended: wasSuspended } }),
    after: { role: 'admin', ...(user && { suspended: false }), ...shown },
    news: (to) => news(to, admin),
    except: isMailed ? [] : [admin.id],
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

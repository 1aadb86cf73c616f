import type { Account } from '@serendib/contract/accounts/admin-endpoints';
import type { Role } from '@serendib/contract/accounts/endpoints';
import { t } from '@serendib/contract/words/t';
import { inEnglish } from '@serendib/messages/translate';
import { AppError } from '../../../platform/app-error.ts';
import { type NewAudit, recordAudit } from '../../../platform/audit/audit.ts';
import type { Db } from '../../../platform/database/database.ts';
import type { Visitor } from '../../../platform/http/app-types.ts';
import { undoMs } from '../../../platform/undo.ts';
import type { AccountContext } from '../account-context.ts';
import { accountRestored, accountSuspended } from '../account-events.ts';
import {
  countAdministrators,
  findAdministrators,
  findUser,
  lockAdministrators,
  lockUser,
  type User,
  updateUser,
} from '../accounts.queries.ts';
import { newAdministratorEmail, restoredEmail } from '../emails/admin-emails.ts';
import { deleteSessionsOf } from '../sessions/sessions.queries.ts';
import { deleteTokens } from '../tokens.queries.ts';
import { showAccount } from './users.service.ts';

/** Locks the role of administrators, so that of two who leave at once one stays. */
async function lockPerson(db: Db, id: string): Promise<User> {
  await lockAdministrators(db);
  const user = await lockUser(db, id);
  if (!user) throw new AppError('NOT_FOUND');
  return user;
}

async function keepOneAdministrator(db: Db, user: User, refusal: string): Promise<void> {
  if (user.role !== 'admin' || user.suspendedAt || (await countAdministrators(db, user.id)) > 0) return;
  throw new AppError('CONFLICT', refusal);
}

const auditOf = (visitor: Visitor, user: User, at: Date) =>
  ({
    actorId: visitor.id,
    thing: 'user',
    thingId: user.id,
    thingName: user.userName,
    at,
  }) satisfies Partial<NewAudit>;

export async function changeRole(
  context: AccountContext,
  visitor: Visitor,
  id: string,
  role: Role,
): Promise<Account> {
  await context.db.transaction(async (tx) => {
    const user = await lockPerson(tx, id);
    if (user.role === role) return;
    if (role === 'user')
      await keepOneAdministrator(
        tx,
        user,
        t('This is the last administrator, who cannot be made an ordinary user.'),
      );
    if (role === 'admin' && !user.emailVerifiedAt) {
      throw new AppError('CONFLICT', t('This address was never verified, so nobody knows whose it is.'));
    }
    await updateUser(tx, id, { role });
    await recordAudit(tx, {
      ...auditOf(visitor, user, context.clock()),
      ...{ action: 'change role', before: { role: user.role }, after: { role } },
    });
    if (role === 'admin') await tellAdministrators(context, tx, user, visitor);
  });
  return showAccount(context, id);
}

/** The others hear of it, so that no administrator is made in silence from a stolen session. */
async function tellAdministrators(
  { mailer }: AccountContext,
  db: Db,
  made: User,
  visitor: Visitor,
): Promise<void> {
  const by = (await findUser(db, visitor.id))?.userName ?? '';
  const others = await findAdministrators(db, [made.id]);
  await mailer.queueEach(
    db,
    others.map((one) => newAdministratorEmail(one, { made, by })),
  );
}

/** Ends the sessions, and takes what the person lists from every public page, in one step. */
export async function suspendAccount(
  context: AccountContext,
  visitor: Visitor,
  id: string,
  given: string,
): Promise<Account> {
  const reason = inEnglish(given);
  const at = context.clock();
  await context.db.transaction(async (tx) => {
    const user = await lockPerson(tx, id);
    await keepOneAdministrator(tx, user, t('This is the last administrator, who cannot be suspended.'));
    if (id === visitor.id) throw new AppError('CONFLICT', t('You cannot suspend yourself.'));
    if (user.suspendedAt) throw new AppError('CONFLICT', t('This account is suspended already.'));
    await updateUser(tx, id, { suspendedAt: at, suspendReason: reason });
    await deleteSessionsOf(tx, id);
    await deleteTokens(tx, id, ['reset', 'sign-in']);
    const consequences = await context.events.emit(tx, accountSuspended, { userId: id, at });
    await recordAudit(tx, {
      ...auditOf(visitor, user, at),
      ...{ action: 'suspend', reason, before: { suspended: false } },
      after: { suspended: true, ...consequences },
    });
    // The mail tells what happens as the threads of the account end: an account that is restored by then is not mailed.
    const when = { runAt: new Date(at.getTime() + undoMs), key: suspensionMail(id) };
    if (!user.isDemo) await context.mails.suspended(tx, { userId: id, at }, when);
  });
  return showAccount(context, id);
}

const suspensionMail = (id: string) => `suspension:mail:${id}`;

/** Who is restored before the mail of the suspension is due is not mailed at all. */
export async function restoreAccount(
  context: AccountContext,
  visitor: Visitor,
  id: string,
): Promise<Account> {
  const at = context.clock();
  await context.db.transaction(async (tx) => {
    const user = await lockPerson(tx, id);
    if (!user.suspendedAt) throw new AppError('CONFLICT', t('This account is not suspended.'));
    await updateUser(tx, id, { suspendedAt: null, suspendReason: null });
    const consequences = await context.events.emit(tx, accountRestored, { userId: id, at });
    await recordAudit(tx, {
      ...auditOf(visitor, user, at),
      ...{ action: 'restore', before: { suspended: true, reason: user.suspendReason } },
      after: { suspended: false, ...consequences },
    });
    if (user.isDemo || (await context.jobs.takeBack(tx, suspensionMail(id)))) return;
    await context.mailer.queue(tx, restoredEmail(user));
  });
  return showAccount(context, id);
}

export async function resendLink(context: AccountContext, visitor: Visitor, id: string): Promise<undefined> {
  await context.db.transaction(async (tx) => {
    const user = await lockUser(tx, id);
    if (!user) throw new AppError('NOT_FOUND');
    if (user.suspendedAt) throw new AppError('CONFLICT', t('This account is suspended.'));
    const email = user.emailVerifiedAt ? user.pendingEmail : user.email;
    if (!email) throw new AppError('CONFLICT', t('This address is verified already.'));
    await context.mails.verify(tx, { userId: id, email });
    await recordAudit(tx, { ...auditOf(visitor, user, context.clock()), action: 'resend verification' });
  });
}

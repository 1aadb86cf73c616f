import { t } from '@serendib/contract/words/t';
import { AppError } from '../../../platform/app-error.ts';
import type { Db } from '../../../platform/database/database.ts';
import type { Visitor } from '../../../platform/http/app-types.ts';
import type { AccountContext } from '../account-context.ts';
import { lockUser, type User } from '../accounts.queries.ts';
import { factorAddedEmail, factorRemovedEmail } from '../emails/factor-emails.ts';
import { confirmPerson } from '../profile/confirm.service.ts';
import { forgetFactorOf, limitFactorOf } from '../rate-limits.ts';
import { lockSession } from '../sessions/sessions.queries.ts';
import { wrongCode } from './check-code.ts';
import {
  hashOfRecoveryCode,
  newRecoveryCodes,
  newSecret,
  normalised,
  stepOf,
  uriOf,
  writtenOf,
} from './codes.ts';
import {
  countPasskeys,
  deleteAuthenticator,
  findAuthenticator,
  findConfirmed,
  markFactor,
  putAuthenticator,
  putRecoveryCodes,
  takePeriod,
} from './factors.queries.ts';

/** What is begun counts for nothing until a code of it was sent. */
export async function beginAuthenticator(
  context: AccountContext,
  visitor: Visitor,
  password: string | undefined,
): Promise<{ secret: string; uri: string }> {
  const user = await confirmPerson(context, visitor, password);
  const secret = newSecret();
  await context.db.transaction(async (tx) => {
    await lockMyself(tx, visitor);
    if (await findConfirmed(tx, user.id)) throw setUpAlready();
    await putAuthenticator(tx, { userId: user.id, secret, createdAt: context.clock() });
  });
  return { secret: writtenOf(secret), uri: uriOf(secret, user.email) };
}

const setUpAlready = () =>
  new AppError('CONFLICT', t('An app is set up already. Take it away first to set up another.'));

export async function confirmAuthenticator(
  context: AccountContext,
  visitor: Visitor,
  given: string,
): Promise<{ recoveryCodes: string[] }> {
  await limitFactorOf(context.rateLimiter, visitor.id);
  const codes = await context.db.transaction(async (tx) => {
    const user = await lockMyself(tx, visitor);
    const app = await findAuthenticator(tx, user.id);
    if (!app) throw new AppError('CONFLICT', t('Please begin to set the app up once more.'));
    if (app.confirmedAt) throw setUpAlready();
    const at = context.clock();
    const step = stepOf(app.secret, normalised(given), at);
    if (step === null || !(await takePeriod(tx, user.id, step, at))) throw wrongCode();
    if (visitor.sessionId) await markFactor(tx, visitor.sessionId, at);
    await context.mailer.queue(tx, factorAddedEmail(user));
    return newCodesFor(tx, user.id);
  });
  await forgetFactorOf(context.rateLimiter, visitor.id);
  return { recoveryCodes: codes };
}

export async function removeAuthenticator(
  context: AccountContext,
  visitor: Visitor,
  password: string | undefined,
): Promise<undefined> {
  await confirmPerson(context, visitor, password);
  await context.db.transaction(async (tx) => {
    const user = await lockMyself(tx, visitor);
    if (!(await deleteAuthenticator(tx, user.id))) throw new AppError('NOT_FOUND');
    await afterRemoval(context, tx, user);
  });
}

/** An administrator keeps one where they need one; with the last of them the recovery codes go as well. */
export async function afterRemoval(context: AccountContext, db: Db, user: User): Promise<void> {
  const hasOther = (await findConfirmed(db, user.id)) || (await countPasskeys(db, user.id)) > 0;
  if (!hasOther && context.requiresFactor && user.role === 'admin')
    throw new AppError(
      'CONFLICT',
      t('Administrators need a second factor. Please set another one up first.'),
    );
  if (!hasOther) await putRecoveryCodes(db, user.id, []);
  await context.mailer.queue(db, factorRemovedEmail(user));
}

export async function renewRecoveryCodes(
  context: AccountContext,
  visitor: Visitor,
  password: string | undefined,
): Promise<{ recoveryCodes: string[] }> {
  await confirmPerson(context, visitor, password);
  if (!visitor.factor) throw new AppError('CONFLICT', t('Please set up a second factor first.'));
  const codes = await context.db.transaction(async (tx) => {
    const user = await lockMyself(tx, visitor);
    return newCodesFor(tx, user.id);
  });
  return { recoveryCodes: codes };
}

export async function newCodesFor(db: Db, userId: string): Promise<string[]> {
  const codes = newRecoveryCodes();
  await putRecoveryCodes(
    db,
    userId,
    codes.map((code) => hashOfRecoveryCode(userId, code)),
  );
  return codes;
}

/**
 * Of two changes of the factors of an account one comes after the other. Who resets a password or signs out everywhere shuts out what was
 * under way by a session that it ended.
 */
export async function lockMyself(db: Db, { id, sessionId }: Visitor): Promise<User> {
  const user = await lockUser(db, id);
  if (!user || (sessionId && !(await lockSession(db, id, sessionId)))) throw new AppError('UNAUTHENTICATED');
  return user;
}

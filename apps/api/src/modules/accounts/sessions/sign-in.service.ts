import type { SignedIn } from '@serendib/contract/accounts/endpoints';
import { t } from '@serendib/contract/words/t';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../../../platform/app-error.ts';
import type { AccountContext } from '../account-context.ts';
import { findUserByEmail, lockUser, type User, updateUser } from '../accounts.queries.ts';
import { takeCode } from '../factors/check-code.ts';
import { countPasskeys, findConfirmed } from '../factors/factors.queries.ts';
import { forgetSignIns, limitSignIn, type SignInAttempt } from '../rate-limits.ts';
import { browserOf, recognise } from './places.service.ts';
import { beginSession } from './sessions.service.ts';

/** All failures have the same words and cost the same work, until the password is right. */
export async function signIn(
  context: AccountContext,
  { email, password, code }: { email: string; password: string; code?: string | undefined },
  request: FastifyRequest,
): Promise<SignedIn> {
  const user = await findUserByEmail(context.db, email);
  request.accountId = user?.id;
  const place: SignInAttempt = {
    ...{ email, address: request.ip, browser: browserOf(request) },
    known: await recognise(context.db, user?.id, request),
  };
  await limitSignIn(context.rateLimiter, place);
  const isRight = await context.passwords.matches(user?.passwordHash, password);
  if (!user || !isRight) throw wrong();
  await forgetSignIns(context.rateLimiter, place);
  if (!user.emailVerifiedAt) throw new AppError('EMAIL_NOT_VERIFIED');
  const isConfirmed = !user.suspendedAt && (await isConfirmedBy(context, user.id, code));
  const outdated = user.passwordHash && context.passwords.isOutdated(user.passwordHash);
  // The one moment when a password is known that was hashed with less work than is asked for today.
  const stronger = outdated ? await context.passwords.hash(password) : null;
  return context.db.transaction(async (tx) => {
    const now = await lockUser(tx, user.id);
    // Changed while it was compared, by a reset perhaps: no session may outlive that.
    if (!now || now.passwordHash !== user.passwordHash) throw wrong();
    refuseSuspended(now);
    if (stronger) await updateUser(tx, now.id, { passwordHash: stronger });
    const at = context.clock();
    return beginSession(tx, now, request, at, isConfirmed ? at : null);
  });
}

export function refuseSuspended({ suspendedAt }: User): void {
  if (suspendedAt)
    throw new AppError(
      'FORBIDDEN',
      t('This account is suspended. Please write to us if you think this is wrong.'),
    );
}

/** Who has a second factor needs a code as well, or signs in by a passkey alone. */
async function isConfirmedBy(context: AccountContext, userId: string, code: string | undefined) {
  const { db } = context;
  if (!(await findConfirmed(db, userId)) && (await countPasskeys(db, userId)) === 0) return false;
  if (!code) throw new AppError('FACTOR_REQUIRED');
  await takeCode(context, userId, code);
  return true;
}

const wrong = () => new AppError('UNAUTHENTICATED', t('Login failed. Please check your credentials.'));

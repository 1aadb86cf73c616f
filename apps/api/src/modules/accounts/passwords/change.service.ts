import { t } from '@serendib/contract/words/t';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../../../platform/app-error.ts';
import type { Visitor } from '../../../platform/http/app-types.ts';
import type { AccountContext } from '../account-context.ts';
import { lockUser, updateUser } from '../accounts.queries.ts';
import { passwordChangedEmail } from '../emails/account-emails.ts';
import { confirmPassword, myself } from '../profile/confirm.service.ts';
import { deleteSessionsOf, findSessionOf, lockSession } from '../sessions/sessions.queries.ts';
import { beginSession } from '../sessions/sessions.service.ts';
import { deleteTokens } from '../tokens.queries.ts';
import { refuseWeak } from './passwords.ts';

/** Ends every session and begins a new one here: a token that was copied before is of no use after. */
export async function changePassword(
  context: AccountContext,
  visitor: Visitor,
  given: { currentPassword?: string | undefined; password: string },
  request: FastifyRequest,
): Promise<{ message: string; token: string }> {
  const user = await myself(context, visitor);
  if (!user.passwordHash) {
    throw new AppError(
      'CONFLICT',
      t(
        'You have no password yet. Log out and choose “Forgot password?”: the link we mail you lets you set one.',
      ),
    );
  }
  await refuseWeak(given.password, user);
  await confirmPassword(context, user, given.currentPassword, 'currentPassword');
  const passwordHash = await context.passwords.hash(given.password);
  const { token } = await context.db.transaction(async (tx) => {
    const now = await lockUser(tx, user.id);
    if (now?.passwordHash !== user.passwordHash) {
      throw new AppError('CONFLICT', t('Your password was changed elsewhere just now. Please log in again.'));
    }
    // A press to sign out everywhere has ended what asks here.
    const { sessionId } = visitor;
    if (sessionId && !(await lockSession(tx, user.id, sessionId))) throw new AppError('UNAUTHENTICATED');
    // A new address that another person asked for goes with the old password.
    await updateUser(tx, user.id, { passwordHash, pendingEmail: null });
    const factorAt = sessionId ? ((await findSessionOf(tx, user.id, sessionId))?.factorAt ?? null) : null;
    await deleteSessionsOf(tx, user.id);
    await deleteTokens(tx, user.id, ['reset', 'sign-in']);
    await context.mailer.queue(tx, passwordChangedEmail(user));
    return beginSession(tx, now, request, context.clock(), factorAt);
  });
  return { message: t('Your password is changed. You are logged out everywhere else.'), token };
}

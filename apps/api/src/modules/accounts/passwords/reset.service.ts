import { t } from '@serendib/contract/words/t';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../../../platform/app-error.ts';
import { hashOf } from '../../../platform/secrets/tokens.ts';
import type { AccountContext } from '../account-context.ts';
import { findUser, lockUser, updateUser } from '../accounts.queries.ts';
import { passwordChangedEmail } from '../emails/account-emails.ts';
import { forgetFirstFactors } from '../factors/first-day.ts';
import { limitMail } from '../rate-limits.ts';
import { rememberPlace } from '../sessions/places.service.ts';
import { deleteSessionsOf } from '../sessions/sessions.queries.ts';
import { deleteOtherLinks, deleteTokens, findToken, takeResetToken } from '../tokens.queries.ts';
import { refuseWeak } from './passwords.ts';

export async function forgotPassword(
  context: AccountContext,
  email: string,
  network: string,
): Promise<{ message: string }> {
  await limitMail(context.rateLimiter, 'reset', email, network);
  await context.mails.reset(context.db, { email });
  return { message: t('If this email exists, a reset link has been sent.') };
}

const invalid = () =>
  new AppError('BAD_REQUEST', t('This reset link is invalid or has expired. Please ask for a new one.'));

/** Ends every session, the links and codes that an intruder may have begun, and what confirms a stranger who signed up. */
export async function resetPassword(
  context: AccountContext,
  token: string,
  password: string,
  request: FastifyRequest,
): Promise<{ message: string }> {
  const tokenHash = hashOf(token);
  const now = context.clock();
  // Looked at before hashing, which is dear; taken, once, after.
  const known = await findToken(context.db, tokenHash, 'reset');
  request.accountId = known?.userId;
  if (!known || known.usedAt || known.expiresAt <= now) throw invalid();
  const owner = await findUser(context.db, known.userId);
  if (!owner) throw invalid();
  await refuseWeak(password, owner);
  const passwordHash = await context.passwords.hash(password);
  await context.db.transaction(async (tx) => {
    // The account before its links, as everywhere: docs/locks.md.
    const found = await lockUser(tx, known.userId);
    if (!found || !(await takeResetToken(tx, tokenHash, now))) throw invalid();
    await updateUser(tx, found.id, {
      passwordHash,
      pendingEmail: null,
      // The link came by mail.
      emailVerifiedAt: found.emailVerifiedAt ?? now,
    });
    await deleteSessionsOf(tx, found.id);
    await forgetFirstFactors(context, tx, found, now);
    await deleteTokens(tx, found.id, ['reset', 'sign-in'], tokenHash);
    await deleteOtherLinks(tx, found.id, found.email);
    // So that no stranger who keeps guessing keeps the owner out.
    await rememberPlace(tx, found.id, request, now);
    await context.mailer.queue(tx, passwordChangedEmail(found));
  });
  return { message: t('Password reset successful! Redirecting to login...') };
}

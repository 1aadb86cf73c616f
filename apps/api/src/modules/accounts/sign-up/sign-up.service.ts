import { t } from '@serendib/contract/words/t';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../../../platform/app-error.ts';
import { readerLanguage } from '../../../platform/http/refusals/reader-language.ts';
import type { AccountContext, LinkWanted } from '../account-context.ts';
import { findUserByEmail, insertUser, lockUser, updateUser } from '../accounts.queries.ts';
import { linkAwaited, makeVerificationToken } from '../emails/email-jobs.ts';
import { refuseWeak } from '../passwords/passwords.ts';
import { nameFor, refusePosing } from '../profile/posing.ts';
import { limitMail, limitSignUp } from '../rate-limits.ts';

interface SignUp {
  userName: string;
  email: string;
  password: string;
  confirmPassword: string;
}

interface Said {
  message: string;
  devVerificationLink?: string;
}

const mailed = t(
  'Almost there! We have sent you a link. Please open it to verify your email address before logging in.',
);

/** Says and does as much for an address that has an account; only its owner learns of it, by email. */
export async function signUp(context: AccountContext, given: SignUp, request: FastifyRequest): Promise<Said> {
  const { userName, email, password, confirmPassword } = given;
  if (password !== confirmPassword) {
    const words = t('Passwords do not match');
    throw new AppError('INVALID', words, { confirmPassword: words });
  }
  refusePosing(userName);
  await refuseWeak(password, { userName, email });
  await limitSignUp(context.rateLimiter, email, request.ip);
  const before = await findUserByEmail(context.db, email);
  const { passwords } = context;
  const wasRight = await passwords.matches(before?.passwordHash, password);
  const passwordHash = await passwords.hash(password);

  return context.db.transaction(async (tx) => {
    const now = context.clock();
    const made = await insertUser(tx, {
      userName,
      email,
      passwordHash,
      language: readerLanguage(request),
      createdAt: now,
    });
    const found = made ?? (await findUserByEmail(tx, email));
    const user = found && (await lockUser(tx, found.id));
    if (!user || user.emailVerifiedAt || user.suspendedAt) {
      await context.mails.knownAddress(tx, { email });
      return { message: mailed };
    }
    if (!made) {
      // Seldom: another sign-up with this address finished while our password was hashed.
      const isOther = user.passwordHash !== before?.passwordHash;
      const isRight = isOther ? await passwords.matches(user.passwordHash, password) : wasRight;
      await updateUser(tx, user.id, isRight ? { userName } : withoutOwner(email));
    }
    const link: LinkWanted = { userId: user.id, email: user.email };
    await context.mails.verify(tx, link);
    return { message: mailed, ...(await shownInTrials(context, tx, link, request)) };
  });
}

/**
 * Of two sign-ups with one address one may be an attacker's, and the two cannot be told apart: neither's name
 * and password count. The person who confirms the address chooses a password then.
 */
const withoutOwner = (email: string) => ({ userName: nameFor(email), passwordHash: null });

export async function resendVerification(
  context: AccountContext,
  email: string,
  request: FastifyRequest,
): Promise<Said> {
  await limitMail(context.rateLimiter, 'verify', email, request.ip);
  const message = t('If this address waits to be verified, a new link is on its way.');
  return context.db.transaction(async (tx) => {
    const asked = { email, by: request.visitor?.id };
    await context.mails.verifyAgain(tx, asked);
    const link = context.isTrial ? await linkAwaited(tx, asked) : undefined;
    return { message, ...(link ? await shownInTrials(context, tx, link, request) : {}) };
  });
}

async function shownInTrials(
  { isTrial, isOwnMachine, publicUrl, clock }: AccountContext,
  db: AccountContext['db'],
  link: LinkWanted,
  request: FastifyRequest,
): Promise<Pick<Said, 'devVerificationLink'>> {
  if (!isTrial || !isOwnMachine(request)) return {};
  const token = await makeVerificationToken(db, link, clock());
  return { devVerificationLink: `${publicUrl}/verify-email/${token}` };
}

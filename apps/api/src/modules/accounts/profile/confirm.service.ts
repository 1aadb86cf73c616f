import { t } from '@serendib/contract/words/t';
import { AppError } from '../../../platform/app-error.ts';
import type { Visitor } from '../../../platform/http/app-types.ts';
import type { AccountContext } from '../account-context.ts';
import { findUser, type User } from '../accounts.queries.ts';
import { forgetPasswordOf, limitPasswordOf } from '../rate-limits.ts';
import { findSessionOf } from '../sessions/sessions.queries.ts';

/** How long a sign-in through another service stands for the password that such a person does not have. */
const freshMs = 15 * 60_000;

/** The account of a valid session is there, unless it was deleted a moment ago. */
export async function myself({ db }: Pick<AccountContext, 'db'>, visitor: Visitor): Promise<User> {
  const user = await findUser(db, visitor.id);
  if (!user) throw new AppError('UNAUTHENTICATED');
  return user;
}

/**
 * Makes sure that it is the person who asks, and not a device or token that was left behind: by the password, or
 * where there is none by a second factor or a sign-in a moment ago.
 */
export async function confirmPerson(
  context: AccountContext,
  visitor: Visitor,
  password: string | undefined,
): Promise<User> {
  const user = await myself(context, visitor);
  if (user.passwordHash) await confirmPassword(context, user, password, 'password');
  else if (!visitor.factor?.isFresh && !(await hasJustSignedIn(context, visitor))) {
    throw new AppError(
      'FORBIDDEN',
      t(
        'You have no password here, so please log out and log in again first. You then have 15 minutes for this.',
      ),
    );
  }
  return user;
}

async function hasJustSignedIn({ db, clock }: AccountContext, { id, sessionId }: Visitor): Promise<boolean> {
  const session = sessionId ? await findSessionOf(db, id, sessionId) : undefined;
  return session !== undefined && clock().getTime() - session.createdAt.getTime() <= freshMs;
}

/** Throws INVALID, naming the field, unless the password is right. */
export async function confirmPassword(
  context: AccountContext,
  user: User,
  password: string | undefined,
  field: 'password' | 'currentPassword',
  words: { missing?: string; none?: string } = {},
): Promise<void> {
  const refuse = (problem: string) => new AppError('INVALID', problem, { [field]: problem });
  if (!user.passwordHash) throw refuse(words.none ?? t('You have no password yet.'));
  if (!password) throw refuse(words.missing ?? t('Please enter your password.'));
  await limitPasswordOf(context.rateLimiter, user.id);
  if (!(await context.passwords.matches(user.passwordHash, password))) {
    throw refuse(t('This password is not right.'));
  }
  await forgetPasswordOf(context.rateLimiter, user.id);
}

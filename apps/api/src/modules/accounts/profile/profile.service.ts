import type { Profile } from '@serendib/contract/accounts/rows';
import { Failure } from '../../../platform/failure.ts';
import type { Visitor } from '../../../platform/http/app-types.ts';
import type { AccountContext } from '../account-context.ts';
import {
  deleteTokens,
  findUser,
  findUserByEmail,
  lockUser,
  type User,
  updateUser,
} from '../accounts.queries.ts';
import { passwordChangedLetter } from '../mails/letters.ts';
import { forgetPasswordOf, paceNewAddress, pacePasswordOf } from '../paces.ts';
import { refuseWeak } from '../passwords/passwords.ts';
import { deleteSessionsOf } from '../sessions/sessions.queries.ts';
import { profileView } from '../views.ts';

/** The account of a valid session is there, unless it was deleted a moment ago. */
export async function myself({ db }: Pick<AccountContext, 'db'>, visitor: Visitor): Promise<User> {
  const user = await findUser(db, visitor.id);
  if (!user) throw new Failure('UNAUTHENTICATED');
  return user;
}

export const showProfile = async (context: AccountContext, visitor: Visitor): Promise<Profile> =>
  profileView(await myself(context, visitor));

/** A name changes at once; an address once a link that was mailed to it is opened. */
export async function changeProfile(
  context: AccountContext,
  visitor: Visitor,
  given: { userName: string; email: string; password?: string | undefined },
): Promise<Profile> {
  const user = await myself(context, visitor);
  const { userName, email } = given;
  const isOther = email.toLowerCase() !== user.email.toLowerCase();
  const isAwaited = email.toLowerCase() === user.pendingEmail?.toLowerCase();
  if (isOther && !isAwaited) {
    await confirmPassword(context, user, given.password, 'password', {
      missing: 'Please enter your password to change your email address.',
      none: 'You have no password yet. Log out, choose “Forgot password?” and set one; then you can change your address.',
    });
    await paceNewAddress(context.tries, user.id);
  }
  const changed = await context.db.transaction(async (tx) => {
    if (!isOther) {
      await deleteTokens(tx, user.id, ['verify']);
      return updateUser(tx, user.id, { userName, email, pendingEmail: null });
    }
    if (!isAwaited) {
      await deleteTokens(tx, user.id, ['verify']);
      // That the address is another's is said to its owner alone.
      if (await findUserByEmail(tx, email)) await context.mails.knownAddress(tx, { email });
      else await context.mails.verify(tx, { userId: user.id, email });
    }
    return updateUser(tx, user.id, { userName, pendingEmail: email });
  });
  return profileView(changed ?? user);
}

/** Ends all other sessions. */
export async function changePassword(
  context: AccountContext,
  visitor: Visitor,
  given: { currentPassword?: string | undefined; password: string },
): Promise<{ message: string }> {
  const user = await myself(context, visitor);
  if (!user.passwordHash) {
    throw new Failure(
      'CONFLICT',
      'You have no password yet. Log out and choose “Forgot password?”: the link we mail you lets you set one.',
    );
  }
  await refuseWeak(given.password);
  await confirmPassword(context, user, given.currentPassword, 'currentPassword');
  const passwordHash = await context.passwords.hash(given.password);
  await context.db.transaction(async (tx) => {
    const now = await lockUser(tx, user.id);
    if (now?.passwordHash !== user.passwordHash) {
      throw new Failure('CONFLICT', 'Your password was changed elsewhere just now. Please log in again.');
    }
    // A new address that somebody else asked for goes with the old password.
    await updateUser(tx, user.id, { passwordHash, pendingEmail: null });
    await deleteSessionsOf(tx, user.id, visitor.sessionId);
    await deleteTokens(tx, user.id, ['reset', 'sign-in']);
    await context.post.queue(tx, passwordChangedLetter(user.email, user.userName));
  });
  return { message: 'Your password is changed. You are logged out everywhere else.' };
}

/** Throws INVALID, naming the field, unless the password is right. */
export async function confirmPassword(
  context: AccountContext,
  user: User,
  password: string | undefined,
  field: 'password' | 'currentPassword',
  words: { missing?: string; none?: string } = {},
): Promise<void> {
  const refuse = (problem: string) => new Failure('INVALID', problem, { [field]: problem });
  if (!user.passwordHash) throw refuse(words.none ?? 'You have no password yet.');
  if (!password) throw refuse(words.missing ?? 'Please enter your password.');
  await pacePasswordOf(context.tries, user.id);
  if (!(await context.passwords.matches(user.passwordHash, password))) {
    throw refuse('This password is not right.');
  }
  await forgetPasswordOf(context.tries, user.id);
}

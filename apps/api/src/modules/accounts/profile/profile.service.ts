import type { Profile } from '@serendib/contract/accounts/endpoints';
import { t } from '@serendib/contract/words/t';
import type { Visitor } from '../../../platform/http/app-types.ts';
import type { AccountContext } from '../account-context.ts';
import { deleteTokens, findUserByEmail, updateUser } from '../accounts.queries.ts';
import { limitNewAddress } from '../rate-limits.ts';
import { profileView } from '../views.ts';
import { confirmPassword, myself } from './confirm.service.ts';
import { refusePosing } from './posing.ts';

export const showProfile = async (context: AccountContext, visitor: Visitor): Promise<Profile> =>
  profileView(await myself(context, visitor));

/** A name changes at once; an address once a link that was mailed to it is opened. */
export async function changeProfile(
  context: AccountContext,
  visitor: Visitor,
  given: { userName: string; email: string; password?: string | undefined; language?: string | undefined },
): Promise<Profile> {
  const user = await myself(context, visitor);
  const { userName, email, language } = given;
  // Names of before stay.
  if (userName !== user.userName && user.role !== 'admin') refusePosing(userName);
  const isOther = email.toLowerCase() !== user.email.toLowerCase();
  const isAwaited = email.toLowerCase() === user.pendingEmail?.toLowerCase();
  if (isOther && !isAwaited) {
    await confirmPassword(context, user, given.password, 'password', {
      missing: t('Please enter your password to change your email address.'),
      none: t(
        'You have no password yet. Log out, choose “Forgot password?” and set one; then you can change your address.',
      ),
    });
    await limitNewAddress(context.rateLimiter, user.id);
  }
  const changed = await context.db.transaction(async (tx) => {
    if (!isOther) {
      await deleteTokens(tx, user.id, ['verify']);
      return updateUser(tx, user.id, { userName, email, language, pendingEmail: null });
    }
    if (!isAwaited) {
      await deleteTokens(tx, user.id, ['verify']);
      // That the address is another's is said to its owner alone.
      if (await findUserByEmail(tx, email)) await context.mails.knownAddress(tx, { email });
      else await context.mails.verify(tx, { userId: user.id, email });
    }
    return updateUser(tx, user.id, { userName, language, pendingEmail: email });
  });
  return profileView(changed ?? user);
}

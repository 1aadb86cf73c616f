import type { Profile } from '@serendib/contract/accounts/endpoints';
import { t } from '@serendib/contract/words/t';
import { AppError } from '../../../platform/app-error.ts';
import type { Db } from '../../../platform/database/database.ts';
import type { Visitor } from '../../../platform/http/app-types.ts';
import type { AccountContext } from '../account-context.ts';
import { lockUser, type User, updateUser } from '../accounts.queries.ts';
import { limitNewAddress } from '../rate-limits.ts';
import { deleteTokens } from '../tokens.queries.ts';
import { profileView } from '../views.ts';
import { confirmPassword, myself } from './confirm.service.ts';
import { refusePosing } from './posing.ts';

export const showProfile = async (context: AccountContext, visitor: Visitor): Promise<Profile> =>
  profileView(await myself(context, visitor));

interface Given {
  userName: string;
  email: string;
  password?: string | undefined;
  language?: string | undefined;
}

const isSame = (one: string, other: string | null) => one.toLowerCase() === other?.toLowerCase();
const isNew = ({ email, pendingEmail }: User, given: Given): boolean =>
  !isSame(given.email, email) && !isSame(given.email, pendingEmail);

/** A name changes at once; an address once a link that was mailed to it is opened. */
export async function changeProfile(
  context: AccountContext,
  visitor: Visitor,
  given: Given,
): Promise<Profile> {
  const user = await myself(context, visitor);
  // Names of before stay.
  if (given.userName !== user.userName && user.role !== 'admin') refusePosing(given.userName);
  if (isNew(user, given)) await confirmNewAddress(context, user, given);
  const changed = await context.db.transaction(async (tx) => {
    const now = await lockUser(tx, user.id);
    if (!now) throw new AppError('UNAUTHENTICATED');
    const isConfirmed = isNew(user, given) && now.passwordHash === user.passwordHash;
    return isNew(now, given) && !isConfirmed ? undefined : writeProfile(context, tx, now, given);
  });
  // Another address was confirmed in between, or another password set: asked as if this had come after.
  return changed ? profileView(changed) : changeProfile(context, visitor, given);
}

async function confirmNewAddress(
  context: AccountContext,
  user: User,
  { email, password }: Given,
): Promise<void> {
  await confirmPassword(context, user, password, 'password', {
    missing: t('Please enter your password to change your email address.'),
    none: t(
      'You have no password yet. Log out, choose “Forgot password?” and set one; then you can change your address.',
    ),
  });
  await limitNewAddress(context.rateLimiter, user.id, email);
}

/** Writes what was given of an account that is locked. */
async function writeProfile(
  { mails, clock }: AccountContext,
  db: Db,
  user: User,
  given: Given,
): Promise<User | undefined> {
  const { userName, email, language } = given;
  if (isSame(email, user.email)) {
    await deleteTokens(db, user.id, ['verify']);
    return updateUser(db, user.id, { userName, email, language, pendingEmail: null });
  }
  if (!isNew(user, given)) return updateUser(db, user.id, { userName, language, pendingEmail: email });
  await deleteTokens(db, user.id, ['verify']);
  await mails.verify(db, { userId: user.id, email });
  return updateUser(db, user.id, { userName, language, pendingEmail: email, pendingSince: clock() });
}

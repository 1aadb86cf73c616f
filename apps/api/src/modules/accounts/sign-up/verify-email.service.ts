import { t } from '@serendib/contract/words/t';
import { AppError } from '../../../platform/app-error.ts';
import type { Db } from '../../../platform/database/database.ts';
import { isDuplicate } from '../../../platform/database/reason.ts';
import { hashOf } from '../../../platform/secrets/tokens.ts';
import type { AccountContext } from '../account-context.ts';
import { lockUser, type User, updateUser } from '../accounts.queries.ts';
import { addressChangedEmail } from '../emails/account-emails.ts';
import { makeResetToken } from '../emails/email-jobs.ts';
import { deleteOtherLinks, deleteTokens, findToken, markUsed } from '../tokens.queries.ts';

const invalid = () => new AppError('BAD_REQUEST', t('Invalid or expired verification link.'));
const isSame = (a: string | null, b: string | null) => a?.toLowerCase() === b?.toLowerCase();

interface EmailVerified {
  message: string;
  resetToken?: string;
}

/** Confirms an address: that of a new account, or the one that is to replace another. */
export async function verifyEmail(context: AccountContext, token: string): Promise<EmailVerified> {
  const tokenHash = hashOf(token);
  try {
    return await context.db.transaction(async (tx) => {
      const known = await findToken(tx, tokenHash, 'verify');
      const user = known && (await lockUser(tx, known.userId));
      // Read again under the lock: another request may have opened it at the same moment.
      const link = user && (await findToken(tx, tokenHash, 'verify'));
      if (!user || !link) throw invalid();
      const now = context.clock();
      const isOpen = link.expiresAt > now;
      if (isSame(link.email, user.email)) {
        if (user.emailVerifiedAt) {
          // Another link of the same address was opened: this one has nothing left to do.
          if (!isOpen && !link.usedAt) throw invalid();
        } else {
          if (!isOpen) throw invalid();
          await updateUser(tx, user.id, { emailVerifiedAt: now });
          await deleteOtherLinks(tx, user.id, user.email);
        }
        await markUsed(tx, tokenHash, now);
        if (user.passwordHash || !isOpen) return { message: t('Email verified! You can now log in.') };
        return {
          message: t(
            'Email verified! More than one sign-up was made with this address, so please choose a password.',
          ),
          resetToken: await makeResetToken(tx, user.id, now),
        };
      }
      if (!isOpen || !user.pendingEmail || !isSame(link.email, user.pendingEmail)) throw invalid();
      await replaceAddress(context, tx, user, user.pendingEmail);
      await markUsed(tx, tokenHash, now);
      return { message: t('Your new email address is confirmed.') };
    });
  } catch (error) {
    // Another account has confirmed the same address since.
    if (isDuplicate(error, 'users_email')) throw invalid();
    throw error;
  }
}

async function replaceAddress(
  { mailer, clock }: AccountContext,
  db: Db,
  user: User,
  email: string,
): Promise<void> {
  await updateUser(db, user.id, { email, pendingEmail: null, emailVerifiedAt: clock() });
  await deleteOtherLinks(db, user.id, email);
  await deleteTokens(db, user.id, ['reset']);
  await mailer.queue(db, {
    ...addressChangedEmail(user),
    language: user.language ?? undefined,
  });
}

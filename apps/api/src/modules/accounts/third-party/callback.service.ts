import type { Db } from '../../../platform/database/database.ts';
import type { AccountContext } from '../account-context.ts';
import { findUserByEmail, insertUser, lockUser, type User, updateUser } from '../accounts.queries.ts';
import { linkedEmail } from '../emails/account-emails.ts';
import { nameFor } from '../profile/posing.ts';
import { deleteSessionsOf } from '../sessions/sessions.queries.ts';
import { deleteTokens, insertToken } from '../tokens.queries.ts';
import { codeLifetime, type ExchangeCode, newExchangeCode } from './exchange-code.ts';
import { findUserByIdentity, insertIdentity } from './identities.queries.ts';
import type { SignInCallback } from './provider.ts';

export interface Welcome {
  userId: string | undefined;
  /** With what the browser comes back, once and within a minute; null where the account is suspended. */
  arrived: ExchangeCode | null;
}

export async function welcome(
  context: AccountContext,
  callback: SignInCallback,
  language: string,
): Promise<Welcome> {
  return context.db.transaction(async (tx) => {
    const now = context.clock();
    const user = await accountOf(context, tx, callback, now, language);
    if (!user || user.suspendedAt) return { userId: user?.id, arrived: null };
    const arrived = newExchangeCode(context.publicUrl);
    await insertToken(tx, {
      tokenHash: arrived.hash,
      userId: user.id,
      purpose: 'sign-in',
      createdAt: now,
      expiresAt: new Date(now.getTime() + codeLifetime * 1000),
    });
    return { userId: user.id, arrived };
  });
}

async function accountOf(
  context: AccountContext,
  db: Db,
  callback: SignInCallback,
  now: Date,
  language: string,
): Promise<User | undefined> {
  const { issuer, subject, email, name } = callback;
  const userName = nameFor(email, name ?? '');
  const known = await findUserByIdentity(db, issuer, subject);
  if (known) return known;

  const made = await insertUser(db, {
    userName,
    email,
    language,
    emailVerifiedAt: now,
    createdAt: now,
  });
  const found = made ?? (await findUserByEmail(db, email));
  // Locked, because it might be verified by its link at this very moment.
  const user = found && (await lockUser(db, found.id));
  if (!user || user.suspendedAt) return user;
  const identity = { issuer, subject, userId: user.id, createdAt: now };
  if (made) {
    await insertIdentity(db, identity);
    return made;
  }
  await insertIdentity(db, identity);
  if (user.emailVerifiedAt) {
    await context.mailer.queue(db, linkedEmail(user));
    return user;
  }
  // A stranger may have signed up with this address before its owner came. Nothing of the stranger's may remain.
  await deleteSessionsOf(db, user.id);
  await deleteTokens(db, user.id, ['verify', 'reset', 'sign-in']);
  return updateUser(db, user.id, {
    userName,
    passwordHash: null,
    pendingEmail: null,
    emailVerifiedAt: now,
  });
}

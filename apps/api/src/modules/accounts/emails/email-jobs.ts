import { z } from 'zod';
import type { Db } from '../../../platform/database/database.ts';
import type { Running } from '../../../platform/jobs/jobs.ts';
import type { Context } from '../../../platform/module.ts';
import { hashOf, newToken } from '../../../platform/secrets/tokens.ts';
import type { AccountEmailJobs, AddressAwaited, LinkWanted } from '../account-context.ts';
import { findUser, findUserAwaiting, findUserByEmail } from '../accounts.queries.ts';
import { lockStanding } from '../active.queries.ts';
import { insertToken } from '../tokens.queries.ts';
import { knownAddressEmail, newAddressEmail, resetEmail, verifyEmail } from './account-emails.ts';
import { suspendedEmail } from './admin-emails.ts';

const day = 24 * 3_600_000;
const hour = 3_600_000;

const wanted = z.object({ userId: z.string(), email: z.string() });
const address = z.object({ email: z.string() });
const suspended = z.object({ userId: z.string(), at: z.coerce.date<Date>() });
const awaited = address.extend({ by: z.string().optional() });

/** Makes a link that confirms an address; the only copy of its token is what it answers with. */
export async function makeVerificationToken(
  db: Db,
  { userId, email }: LinkWanted,
  now: Date,
): Promise<string> {
  const token = newToken();
  await insertToken(db, {
    tokenHash: hashOf(token),
    userId,
    purpose: 'verify',
    email,
    createdAt: now,
    expiresAt: new Date(now.getTime() + day),
  });
  return token;
}

/** Makes a link by which a password is chosen. */
export async function makeResetToken(db: Db, userId: string, now: Date): Promise<string> {
  const token = newToken();
  await insertToken(db, {
    tokenHash: hashOf(token),
    userId,
    purpose: 'reset',
    createdAt: now,
    expiresAt: new Date(now.getTime() + hour),
  });
  return token;
}

export function defineAccountEmailJobs({ db, clock, jobs, mailer }: Context): AccountEmailJobs {
  /** Tells the owner of an address that has an account; gives whether there is one. */
  const mailKnown = async (email: string, running: Running): Promise<boolean> => {
    const user = await findUserByEmail(db, email);
    const isSuspended = Boolean(user?.suspendedAt);
    if (user) await mailer.send(knownAddressEmail(user, { isSuspended }), running);
    return user !== undefined;
  };
  /** Made before it is mailed: a link that arrives must work, one that does not arrive does no harm. */
  const mailVerification = async (link: LinkWanted, running: Running) => {
    const user = await findUser(db, link.userId);
    if (!user || user.suspendedAt) return;
    const isFirst = user.emailVerifiedAt === null;
    const next = isFirst ? user.email : user.pendingEmail;
    // Confirmed, or wanted no more, since the mail was asked for.
    if (next?.toLowerCase() !== link.email.toLowerCase()) return;
    // That the address is another's is said to its owner alone.
    if (!isFirst && (await mailKnown(link.email, running))) return;
    const token = await makeVerificationToken(db, link, clock());
    const to = { email: link.email, userName: user.userName };
    await mailer.send((isFirst ? verifyEmail : newAddressEmail)(to, token), running);
  };

  return {
    verify: jobs.define('accounts:verify', wanted, mailVerification, 'mail'),
    verifyAgain: jobs.define(
      'accounts:verify-again',
      awaited,
      async (asked, running) => {
        const link = await linkAwaited(db, asked);
        if (link) await mailVerification(link, running);
      },
      'mail',
    ),
    reset: jobs.define(
      'accounts:reset',
      address,
      async ({ email }, running) => {
        const user = await findUserByEmail(db, email);
        if (!user || user.suspendedAt) return;
        const token = await makeResetToken(db, user.id, clock());
        await mailer.send(resetEmail(user, token), running);
      },
      'mail',
    ),
    knownAddress: jobs.define(
      'accounts:known-address',
      address,
      async ({ email }, running) => {
        await mailKnown(email, running);
      },
      'mail',
    ),
    suspended: jobs.define(
      'accounts:suspended',
      suspended,
      async ({ userId, at }, running) => {
        // Waits for a restoration that is under way, as the job that ends the threads does.
        const user = await db.transaction(async (tx) => {
          await lockStanding(tx, userId);
          return findUser(tx, userId);
        });
        if (user?.suspendedAt?.getTime() !== at.getTime()) return;
        await mailer.send(suspendedEmail(user, user.suspendReason ?? ''), running);
      },
      'mail',
    ),
  };
}

/** The link that the account with this address waits for, if there is one. */
export async function linkAwaited(db: Db, asked: AddressAwaited): Promise<LinkWanted | undefined> {
  const user = await findUserAwaiting(db, asked);
  if (!user) return undefined;
  return { userId: user.id, email: user.emailVerifiedAt ? (user.pendingEmail ?? asked.email) : user.email };
}

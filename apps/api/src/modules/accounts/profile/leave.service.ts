import type { Role } from '@serendib/contract/accounts/endpoints';
import { t } from '@serendib/contract/words/t';
import { AppError } from '../../../platform/app-error.ts';
import type { Db } from '../../../platform/database/database.ts';
import type { Visitor } from '../../../platform/http/app-types.ts';
import { inOrderOfLocks } from '../../../platform/personal-data.ts';
import type { AccountContext } from '../account-context.ts';
import {
  countAdministrators,
  lockAdministrators,
  lockUser,
  type User,
  updateUser,
  withoutPerson,
} from '../accounts.queries.ts';
import { farewellEmail } from '../emails/account-emails.ts';
import { deleteFactorsOf, findConfirmed } from '../factors/factors.queries.ts';
import { passkeyView } from '../passkeys/passkey-view.ts';
import { findPasskeysOf } from '../passkeys/passkeys.queries.ts';
import { deletePlacesOf, findPlacesOf } from '../sessions/places.queries.ts';
import { deleteSessionsOf, findSessionsOf } from '../sessions/sessions.queries.ts';
import { deleteIdentitiesOf, findIdentitiesOf } from '../third-party/identities.queries.ts';
import { deleteTokens } from '../tokens.queries.ts';
import { profileView } from '../views.ts';
import { confirmPerson } from './confirm.service.ts';

/** All personal data of an account, each module's part under its name. */
export async function exportMyData(
  context: AccountContext,
  visitor: Visitor,
  password: string | undefined,
): Promise<Record<string, unknown>> {
  const { db, clock, personalData } = context;
  const user = await confirmPerson(context, visitor, password);
  const exported: Record<string, unknown> = {
    exportedAt: clock().toISOString(),
    account: { ...profileView(user), emailVerifiedAt: user.emailVerifiedAt?.toISOString() ?? null },
    signsInThrough: (await findIdentitiesOf(db, user.id)).map(({ issuer, createdAt }) => ({
      issuer,
      since: createdAt.toISOString(),
    })),
    sessions: (await findSessionsOf(db, user.id, clock())).map(
      ({ device, country, createdAt, lastSeenAt }) => ({
        device,
        country,
        createdAt: createdAt.toISOString(),
        lastSeenAt: lastSeenAt.toISOString(),
      }),
    ),
    passkeys: (await findPasskeysOf(db, user.id)).map(passkeyView),
    authenticatorSince: (await findConfirmed(db, user.id))?.confirmedAt?.toISOString() ?? null,
    knownPlaces: (await findPlacesOf(db, user.id)).map(({ kind, lastUsedAt }) => ({
      kind,
      lastUsedAt: lastUsedAt.toISOString(),
    })),
  };
  for (const { name, export: read } of personalData) exported[name] = await read(db, user.id);
  return exported;
}

/**
 * Deletes an account: its listings go, and what others keep (a payment, the rating of a review) loses its person.
 * The row stays without anything of them, because those things point at it.
 */
export async function deleteMyAccount(
  context: AccountContext,
  visitor: Visitor,
  password: string | undefined,
): Promise<undefined> {
  const user = await confirmPerson(context, visitor, password);
  const isGone = await context.db.transaction((tx) => leave(context, tx, user, user.role));
  // Made an administrator in the meantime.
  if (!isGone) await context.db.transaction((tx) => leave(context, tx, user, 'admin'));
}

/**
 * Only who leaves as an administrator has all changes of administrators wait: of a partner with thousands of threads it takes seconds.
 * False where the account is an administrator's and that was not reckoned with: that lock comes before the account's.
 */
async function leave(context: AccountContext, tx: Db, user: User, as: Role): Promise<boolean> {
  if (as === 'admin') await lockAdministrators(tx);
  const locked = await lockUser(tx, user.id);
  if (!locked) return true;
  if (locked.role === 'admin' && as !== 'admin') return false;
  if (locked.role === 'admin' && (await countAdministrators(tx, user.id)) === 0) {
    throw new AppError(
      'CONFLICT',
      t('You are the last administrator. Make somebody else one before you leave.'),
    );
  }
  const now = context.clock();
  for (const { remove } of inOrderOfLocks(context.personalData)) await remove(tx, user.id, now);
  await deleteSessionsOf(tx, user.id);
  await deletePlacesOf(tx, user.id);
  await deleteTokens(tx, user.id, ['verify', 'reset', 'sign-in']);
  await deleteIdentitiesOf(tx, user.id);
  await deleteFactorsOf(tx, user.id);
  await updateUser(tx, user.id, withoutPerson(now));
  await context.mailer.queue(tx, {
    ...farewellEmail(user),
    language: user.language ?? undefined,
  });
  return true;
}

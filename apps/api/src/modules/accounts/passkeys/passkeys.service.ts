import type { NewCredential, Passkey } from '@serendib/contract/accounts/factor-endpoints';
import { t } from '@serendib/contract/words/t';
import {
  generateRegistrationOptions,
  type VerifiedRegistrationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../../../platform/app-error.ts';
import type { Visitor } from '../../../platform/http/app-types.ts';
import { newId } from '../../../schema/index.ts';
import type { AccountContext } from '../account-context.ts';
import { factorAddedEmail } from '../emails/factor-emails.ts';
import { afterRemoval, lockMyself, newCodesFor } from '../factors/authenticator.service.ts';
import { countPasskeys, countRecoveryCodes, markFactor } from '../factors/factors.queries.ts';
import { confirmPerson } from '../profile/confirm.service.ts';
import { limitPasskeysOf } from '../rate-limits.ts';
import { deviceOf } from '../sessions/device.ts';
import { asTransports, type Holder, handleBytes, isChallengeOf, keepChallenge, siteOf } from './ceremony.ts';
import { passkeyView } from './passkey-view.ts';
import { deletePasskeyOf, findPasskeysOf, insertPasskey, renamePasskeyOf } from './passkeys.queries.ts';

/** More than a person has devices. */
const most = 20;

const adding = ({ id, sessionId }: Visitor): Holder => ({ purpose: 'add', by: sessionId ?? id, userId: id });

/** What the browser makes a passkey of: one that it finds by itself later, and that knows its person. */
export async function beginPasskey(
  context: AccountContext,
  visitor: Visitor,
  password: string | undefined,
): Promise<{ options: Record<string, unknown> }> {
  const user = await confirmPerson(context, visitor, password);
  await limitPasskeysOf(context.rateLimiter, visitor.id);
  const known = await findPasskeysOf(context.db, user.id);
  if (known.length >= most)
    throw new AppError('CONFLICT', t('You have {n} passkeys. Please take one away first.', { n: most }));
  const options = await generateRegistrationOptions({
    rpName: 'Serendib',
    rpID: siteOf(context).rpID,
    userID: handleBytes(user.id),
    userName: user.email,
    userDisplayName: user.userName,
    excludeCredentials: known.map(({ credentialId, transports }) => ({ id: credentialId, transports })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    timeout: 5 * 60_000,
  });
  await keepChallenge(context, options.challenge, adding(visitor));
  return { options: { ...options } };
}

export async function addPasskey(
  context: AccountContext,
  visitor: Visitor,
  credential: NewCredential,
  request: FastifyRequest,
): Promise<{ recoveryCodes: string[]; passkey: Passkey }> {
  const { credential: made } = await madeOf(context, visitor, credential);
  const { passkey, recoveryCodes } = await context.db.transaction(async (tx) => {
    const user = await lockMyself(tx, visitor);
    const at = context.clock();
    if ((await countPasskeys(tx, user.id)) >= most) throw new AppError('CONFLICT');
    const passkey = await insertPasskey(tx, {
      id: newId(),
      userId: user.id,
      credentialId: made.id,
      publicKey: Buffer.from(made.publicKey),
      counter: made.counter,
      transports: asTransports(credential.response.transports ?? []),
      device: deviceOf(request.headers['user-agent']),
      createdAt: at,
    });
    if (!passkey) throw new AppError('CONFLICT', t('This passkey is there already.'));
    if (visitor.sessionId) await markFactor(tx, visitor.sessionId, at);
    await context.mailer.queue(tx, factorAddedEmail(user));
    const hasCodes = (await countRecoveryCodes(tx, user.id)) > 0;
    return { passkey, recoveryCodes: hasCodes ? [] : await newCodesFor(tx, user.id) };
  });
  return { recoveryCodes, passkey: passkeyView(passkey) };
}

async function madeOf(context: AccountContext, visitor: Visitor, credential: NewCredential) {
  const { id, rawId, type } = credential;
  const { clientDataJSON, attestationObject } = credential.response;
  const { origin, rpID } = siteOf(context);
  let verified: VerifiedRegistrationResponse;
  try {
    verified = await verifyRegistrationResponse({
      response: {
        ...{ id, rawId, type, clientExtensionResults: {} },
        response: { clientDataJSON, attestationObject },
      },
      expectedChallenge: isChallengeOf(context, adding(visitor)),
      expectedOrigin: origin,
      expectedRPID: rpID,
      requireUserVerification: true,
    });
  } catch {
    throw notTaken();
  }
  if (!verified.verified) throw notTaken();
  return verified.registrationInfo;
}

const notTaken = () =>
  new AppError('BAD_REQUEST', t('This passkey could not be added. Please begin once more.'));

export async function renamePasskey(
  { db }: AccountContext,
  visitor: Visitor,
  id: string,
  name: string,
): Promise<undefined> {
  if (!(await renamePasskeyOf(db, visitor.id, id, name))) throw new AppError('NOT_FOUND');
}

export async function removePasskey(
  context: AccountContext,
  visitor: Visitor,
  id: string,
  password: string | undefined,
): Promise<undefined> {
  await confirmPerson(context, visitor, password);
  await context.db.transaction(async (tx) => {
    const user = await lockMyself(tx, visitor);
    if (!(await deletePasskeyOf(tx, user.id, id))) throw new AppError('NOT_FOUND');
    await afterRemoval(context, tx, user);
  });
}

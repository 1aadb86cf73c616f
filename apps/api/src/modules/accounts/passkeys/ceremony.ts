import type { SignedCredential } from '@serendib/contract/accounts/factor-endpoints';
import {
  generateAuthenticationOptions,
  type VerifiedAuthenticationResponse,
  verifyAuthenticationResponse,
} from '@simplewebauthn/server';
import { hashOf } from '../../../platform/secrets/tokens.ts';
import type { AccountContext } from '../account-context.ts';
import { countPasskeyUse, insertChallenge, type PasskeyRow, takeChallenge } from './passkeys.queries.ts';

/** How long a person may take over it. */
const lifetimeMs = 5 * 60_000;

/** What a challenge is for: one that was asked for to confirm adds no passkey. */
export type Purpose = 'add' | 'confirm' | 'sign-in';

/** Who may answer a challenge: the session that asked, or the browser where there is none yet. */
export interface Holder {
  purpose: Purpose;
  by: string | null;
  userId?: string | undefined;
}

/** The site as passkeys know it: they work on no other, even where a page says otherwise. */
export const siteOf = ({ publicUrl }: Pick<AccountContext, 'publicUrl'>) => {
  const { origin, hostname } = new URL(publicUrl);
  return { origin, rpID: hostname };
};

// It is not a message: what is hashed.
const hashOfHolder = ({ purpose, by }: Holder) => hashOf(`passkey ${purpose} ${by ?? ''}`);

export async function keepChallenge(
  { db, clock }: AccountContext,
  challenge: string,
  holder: Holder,
): Promise<void> {
  const expiresAt = new Date(clock().getTime() + lifetimeMs);
  await insertChallenge(db, {
    ...{ challenge, holder: hashOfHolder(holder), expiresAt },
    userId: holder.userId ?? null,
  });
}

/** For `expectedChallenge`: each counts once, for who asked for it. */
export const isChallengeOf =
  ({ db, clock }: AccountContext, holder: Holder) =>
  (challenge: string): Promise<boolean> =>
    takeChallenge(db, challenge, hashOfHolder(holder), clock());

export const asTransports = (given: string[]) =>
  given.filter((each) => /^(ble|cable|hybrid|internal|nfc|smart-card|usb)$/.test(each));

/** What one of these passkeys is to sign; any of the site where none is named. */
export async function askToSign(context: AccountContext, holder: Holder, among: PasskeyRow[]) {
  const options = await generateAuthenticationOptions({
    rpID: siteOf(context).rpID,
    allowCredentials: among.map(({ credentialId, transports }) => ({ id: credentialId, transports })),
    userVerification: 'required',
    timeout: lifetimeMs,
  });
  await keepChallenge(context, options.challenge, holder);
  return { options: { ...options } as Record<string, unknown> };
}

/** Whether the passkey has signed it: for this site, for who asked, once, by a person that the device knows. */
export async function hasSigned(
  context: AccountContext,
  holder: Holder,
  passkey: PasskeyRow,
  credential: SignedCredential,
): Promise<boolean> {
  const { origin, rpID } = siteOf(context);
  const { id, rawId, type } = credential;
  const { userHandle, ...response } = credential.response;
  let verified: VerifiedAuthenticationResponse;
  try {
    verified = await verifyAuthenticationResponse({
      response: { id, rawId, type, response, clientExtensionResults: {} },
      expectedChallenge: isChallengeOf(context, holder),
      expectedOrigin: origin,
      expectedRPID: rpID,
      requireUserVerification: true,
      credential: {
        id: passkey.credentialId,
        publicKey: new Uint8Array(passkey.publicKey),
        counter: passkey.counter,
        transports: passkey.transports,
      },
    });
  } catch {
    // It throws for each thing that is not as it should be: the words are for programmers, and hold what was sent.
    return false;
  }
  if (userHandle && userHandle !== handleOf(passkey.userId)) return false;
  if (!verified.verified) return false;
  return countPasskeyUse(context.db, passkey.id, verified.authenticationInfo.newCounter, context.clock());
}

/** By which an authenticator knows an account: its id, and nothing of the person. */
export const handleBytes = (userId: string) => new Uint8Array(Buffer.from(userId.replaceAll('-', ''), 'hex'));
const handleOf = (userId: string) => Buffer.from(handleBytes(userId)).toString('base64url');

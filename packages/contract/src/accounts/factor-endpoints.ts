import { z } from 'zod';
import { type Endpoint, empty } from '../endpoint.ts';
import { id, instant } from '../paging.ts';
import { t } from '../words/t.ts';
import { confirmation } from './confirmation.ts';
import { longestPasskeyName } from './limits.ts';

/** Six digits of an app, or a recovery code, with or without gaps. */
export const factorCode = z.string().trim().min(1, t('Please enter the code.')).max(40);

/** What a browser hands to its authenticator, and what comes back: as WebAuthn writes them in JSON. */
export const passkeyOptions = z.object({
  options: z.record(z.string(), z.unknown()).meta({ description: 'For the browser, as it is.' }),
});
const encoded = (most: number) =>
  z
    .string()
    .max(most)
    .regex(/^[\w-]+$/);
const credential = {
  id: encoded(1400),
  rawId: encoded(1400),
  type: z.literal('public-key'),
  authenticatorAttachment: z.enum(['cross-platform', 'platform']).optional(),
};
const newCredential = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: encoded(4000),
    attestationObject: encoded(16_000),
    transports: z.array(z.string().max(20)).max(10).optional(),
  }),
});
export type NewCredential = z.infer<typeof newCredential>;
/** What a passkey has signed. */
export const signedCredential = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: encoded(4000),
    authenticatorData: encoded(4000),
    signature: encoded(8000),
    userHandle: encoded(100).nullish(),
  }),
});
export type SignedCredential = z.infer<typeof signedCredential>;

const passkeyName = z
  .string()
  .trim()
  .min(1, t('Please enter a name.'))
  .max(
    longestPasskeyName,
    t('A name can have at most {longest} characters.', { longest: longestPasskeyName }),
  );

const passkey = z.object({
  _id: id,
  name: z.string().nullable().meta({ description: 'As its owner calls it.' }),
  device: z.string().meta({ description: 'Browser and system that made it, as far as they say.' }),
  browser: z.string().nullable(),
  system: z.string().nullable(),
  createdAt: instant,
  lastUsedAt: instant.nullable(),
});
export type Passkey = z.infer<typeof passkey>;

const factors = z.object({
  authenticatorSince: instant.nullable().meta({ description: 'When an app that shows codes was set up.' }),
  passkeys: z.array(passkey).meta({ description: 'Oldest first.' }),
  recoveryCodesLeft: z.int().meta({ description: 'How many recovery codes were not used yet.' }),
  isRequired: z.boolean().meta({ description: 'Whether this account may do its work with a factor alone.' }),
});
export type Factors = z.infer<typeof factors>;

const recoveryCodes = z.object({
  recoveryCodes: z.array(z.string()).meta({ description: 'Shown once; each works once.' }),
});

export const factorEndpoints = {
  'GET /auth/factors': {
    summary: 'What I confirm with that it is me, besides my password',
    access: 'user',
    success: { status: 200, reply: factors },
  },
  'POST /auth/factors/confirm': {
    summary: 'Confirms by a code that it is me, for ten minutes of what asks for it',
    access: 'user',
    body: z.object({ code: factorCode }),
    success: { status: 204, reply: empty },
    refusals: ['FACTOR_MISSING'],
  },
  'POST /auth/factors/authenticator': {
    summary: 'Begins to set up an app that shows codes; nothing changes until one of them is sent',
    access: 'user',
    stepUp: true,
    body: confirmation,
    success: {
      status: 200,
      reply: z.object({
        secret: z.string().meta({ description: 'For typing into the app.' }),
        uri: z.string().meta({ description: 'For its camera: an otpauth address.' }),
      }),
    },
    refusals: ['FORBIDDEN', 'CONFLICT'],
  },
  'POST /auth/factors/authenticator/confirm': {
    summary: 'Sets the app up by a first code of it, and makes recovery codes',
    access: 'user',
    stepUp: true,
    body: z.object({ code: factorCode }),
    success: { status: 200, reply: recoveryCodes },
    refusals: ['CONFLICT'],
  },
  'DELETE /auth/factors/authenticator': {
    summary: 'Takes the app away, with my password',
    access: 'user',
    stepUp: true,
    body: confirmation,
    success: { status: 204, reply: empty },
    refusals: ['FORBIDDEN', 'NOT_FOUND', 'CONFLICT'],
  },
  'POST /auth/factors/recovery-codes': {
    summary: 'Makes new recovery codes, with my password; the old ones end',
    access: 'user',
    stepUp: true,
    body: confirmation,
    success: { status: 200, reply: recoveryCodes },
    refusals: ['FORBIDDEN', 'CONFLICT'],
  },
  'POST /auth/factors/passkey/options': {
    summary: 'What my browser asks one of my passkeys to sign, to confirm that it is me',
    access: 'user',
    success: { status: 200, reply: passkeyOptions },
    refusals: ['CONFLICT'],
  },
  'POST /auth/factors/passkey': {
    summary: 'Confirms by a passkey that it is me, for ten minutes of what asks for it',
    access: 'user',
    body: signedCredential,
    success: { status: 204, reply: empty },
  },
  'POST /auth/passkeys/options': {
    summary: 'Begins to add a passkey, with my password: what my browser makes it of',
    access: 'user',
    stepUp: true,
    body: confirmation,
    success: { status: 200, reply: passkeyOptions },
    refusals: ['FORBIDDEN', 'CONFLICT'],
  },
  'POST /auth/passkeys': {
    summary: 'Adds the passkey that my browser made; with the first factor come recovery codes',
    access: 'user',
    stepUp: true,
    body: newCredential,
    success: { status: 201, reply: recoveryCodes.extend({ passkey }) },
    refusals: ['CONFLICT'],
  },
  'PATCH /auth/passkeys/{id}': {
    summary: 'Calls a passkey of mine by another name',
    access: 'user',
    body: z.object({ name: passkeyName }),
    success: { status: 204, reply: empty },
  },
  'DELETE /auth/passkeys/{id}': {
    summary: 'Takes a passkey away, with my password',
    access: 'user',
    stepUp: true,
    body: confirmation,
    success: { status: 204, reply: empty },
    refusals: ['FORBIDDEN', 'CONFLICT'],
  },
} as const satisfies Record<string, Endpoint>;

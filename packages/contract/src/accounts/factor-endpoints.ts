import { z } from 'zod';
import { type Endpoint, empty } from '../endpoint.ts';
import { instant } from '../paging.ts';
import { t } from '../words/t.ts';
import { confirmation } from './confirmation.ts';

/** Six digits of an app, or a recovery code, with or without gaps. */
export const factorCode = z.string().trim().min(1, t('Please enter the code.')).max(40);

const factors = z.object({
  authenticatorSince: instant.nullable().meta({ description: 'When an app that shows codes was set up.' }),
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
    refusals: ['FORBIDDEN'],
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
    refusals: ['FORBIDDEN', 'CONFLICT'],
  },
  'POST /auth/factors/recovery-codes': {
    summary: 'Makes new recovery codes, with my password; the old ones end',
    access: 'user',
    stepUp: true,
    body: confirmation,
    success: { status: 200, reply: recoveryCodes },
    refusals: ['FORBIDDEN', 'CONFLICT'],
  },
} as const satisfies Record<string, Endpoint>;

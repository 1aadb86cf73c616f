import { z } from 'zod';
import { type Endpoint, empty } from '../endpoint.ts';
import { copied, emailAddress } from '../fields.ts';
import { languageCodes } from '../languages/languages.ts';
import { id, instant } from '../paging.ts';
import { t } from '../words/t.ts';
import { told } from '../words/told.ts';
import { confirmation, givenPassword } from './confirmation.ts';
import { factorCode, passkeyOptions, signedCredential } from './factor-endpoints.ts';
import { longestPassword } from './password.ts';
import { userName } from './user-name.ts';

export const roles = ['user', 'admin'] as const;
export type Role = (typeof roles)[number];

const email = emailAddress();
const newPassword = z
  .string()
  .min(1, t('Please enter a password.'))
  .max(longestPassword, t('A password can have at most {longestPassword} characters.', { longestPassword }));
const language = z.enum(languageCodes, t('Please choose a language.'));

export const user = z.object({
  _id: id,
  userName: z.string(),
  email: z.string(),
  role: z.enum(roles),
  createdAt: instant,
});
export type User = z.infer<typeof user>;

const signedIn = user.extend({
  token: z.string().meta({ description: 'The bearer token of this session.' }),
});
export type SignedIn = z.infer<typeof signedIn>;

const profile = user.extend({
  pendingEmail: z.string().nullable().meta({ description: 'A new address that waits for its confirmation.' }),
  hasPassword: z.boolean().meta({ description: 'False for who signs in through another service alone.' }),
  language: language.meta({ description: 'In which we write to this person.' }),
});
export type Profile = z.infer<typeof profile>;

const session = z.object({
  _id: id,
  device: z.string().meta({ description: 'Browser and system, as far as it says.' }),
  browser: z.string().nullable(),
  system: z.string().nullable(),
  country: z.string().nullable().meta({
    description:
      'Where the network lies that it was last used from, in two letters; its address is not kept.',
  }),
  countryName: z.string().nullable().meta({ description: 'The same in the language that is asked for.' }),
  createdAt: instant,
  lastSeenAt: instant,
  isCurrent: z.boolean(),
});
export type Session = z.infer<typeof session>;

const message = z.object({ message: told(z.string()) });
const messageWithLink = message.extend({
  devVerificationLink: z.string().optional().meta({ description: 'In trial mode only.' }),
});

export const accountEndpoints = {
  'GET /auth/third-party': {
    summary: 'Which other services one can sign in with here',
    access: 'public',
    success: { status: 200, reply: z.object({ google: z.boolean() }) },
  },
  'POST /auth/register': {
    summary: 'Signs somebody up; answers alike whether or not the address is known',
    access: 'public',
    body: z.object({ userName, email, password: newPassword, confirmPassword: z.string().max(1000) }),
    success: { status: 201, reply: messageWithLink },
  },
  'POST /auth/login': {
    summary: 'Signs in and begins a session',
    access: 'public',
    body: z.object({
      email: copied(t('Please enter your email address.'))
        .min(1, t('Please enter your email address.'))
        .max(254),
      password: givenPassword,
      code: factorCode.optional().meta({ description: 'Of the app that shows codes, or a recovery code.' }),
    }),
    success: { status: 200, reply: signedIn },
    refusals: ['UNAUTHENTICATED', 'EMAIL_NOT_VERIFIED', 'FORBIDDEN', 'FACTOR_REQUIRED'],
  },
  'POST /auth/login/passkey/options': {
    summary: 'What a browser asks any of its passkeys of ours to sign, to sign in by it alone',
    access: 'public',
    success: { status: 200, reply: passkeyOptions },
  },
  'POST /auth/login/passkey': {
    summary: 'Signs in by a passkey alone and begins a session in which the factor is confirmed',
    access: 'public',
    body: signedCredential,
    success: { status: 200, reply: signedIn },
    refusals: ['UNAUTHENTICATED', 'EMAIL_NOT_VERIFIED', 'FORBIDDEN'],
  },
  'POST /auth/logout': {
    summary: 'Ends the session of this token',
    access: 'public',
    session: 'if any',
    success: { status: 204, reply: empty },
  },
  'POST /auth/resend-verification': {
    summary: 'Mails another verification link, if the address waits for one',
    access: 'public',
    session: 'if any',
    body: z.object({ email }),
    success: { status: 200, reply: messageWithLink },
  },
  'POST /auth/forgot-password': {
    summary: 'Mails a reset link, if the address is known',
    access: 'public',
    body: z.object({ email }),
    success: { status: 200, reply: message },
  },
  'POST /auth/reset-password/{token}': {
    summary: 'Sets a new password by a mailed link and ends every session',
    access: 'public',
    body: z.object({ password: newPassword }),
    success: { status: 200, reply: message },
  },
  'GET /auth/verify-email/{token}': {
    summary: 'Confirms an address by a mailed link; opening it twice does no harm',
    access: 'public',
    success: {
      status: 200,
      reply: message.extend({
        resetToken: z.string().optional().meta({
          description:
            'Where more than one sign-up was made with the address: with it a password is chosen, within an hour.',
        }),
      }),
    },
    refusals: ['BAD_REQUEST', 'FORBIDDEN'],
  },
  'GET /auth/me': {
    summary: 'Who the bearer of this token is; takes the code of a sign-in through another service once',
    // The code is no session yet, so the call itself looks at what it is given.
    access: 'public',
    session: 'if any',
    success: { status: 200, reply: signedIn },
    refusals: ['UNAUTHENTICATED'],
  },
  'GET /auth/profile': {
    summary: 'My account',
    access: 'user',
    success: { status: 200, reply: profile },
  },
  'PUT /auth/profile': {
    summary: 'Changes my name, or asks to change my address, which needs the password',
    access: 'user',
    body: z.object({
      userName,
      email,
      password: givenPassword.optional(),
      language: language.optional(),
    }),
    success: { status: 200, reply: profile },
  },
  'PUT /auth/password': {
    summary: 'Changes my password, ends all my sessions and begins a new one here',
    access: 'user',
    body: z.object({ currentPassword: givenPassword.optional(), password: newPassword }),
    success: {
      status: 200,
      reply: message.extend({
        token: z.string().meta({ description: 'In place of the one that was sent.' }),
      }),
    },
    refusals: ['CONFLICT'],
  },
  'GET /auth/sessions': {
    summary: 'Where I am signed in, latest first',
    access: 'user',
    success: { status: 200, reply: z.array(session) },
  },
  'DELETE /auth/sessions/{id}': {
    summary: 'Ends one of my sessions, with my password',
    access: 'user',
    body: confirmation,
    success: { status: 204, reply: empty },
    refusals: ['FORBIDDEN'],
  },
  'DELETE /auth/sessions': {
    summary: 'Signs me out everywhere, here included, with my password',
    access: 'user',
    body: confirmation,
    success: { status: 204, reply: empty },
    refusals: ['FORBIDDEN'],
  },
  'POST /auth/export': {
    summary: 'All that is kept about me, with my password',
    access: 'user',
    body: confirmation,
    success: { status: 200, reply: z.record(z.string(), z.unknown()) },
    refusals: ['FORBIDDEN'],
  },
  'DELETE /auth/account': {
    summary: 'Deletes my account and my listings',
    access: 'user',
    body: confirmation,
    success: { status: 204, reply: empty },
    refusals: ['CONFLICT', 'FORBIDDEN'],
  },
} as const satisfies Record<string, Endpoint>;

/** Browser journeys rather than calls: they answer with redirects. */
export const googleSignIn = { start: '/auth/google', back: '/auth/google/callback' } as const;

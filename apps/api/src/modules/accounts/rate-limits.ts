import { t } from '@serendib/contract/words/t';
import { AppError } from '../../platform/app-error.ts';
import { fromNetwork } from '../../platform/rate-limiter/from-network.ts';
import { networkOf } from '../../platform/rate-limiter/network.ts';
import { keyOf, type RateLimiter, type RateLimitPolicy } from '../../platform/rate-limiter/rate-limiter.ts';
import { timeIn } from '../../platform/rate-limiter/time-in.ts';

const minute = 60;
const hour = 60 * minute;

/** No pause is longer than 45 seconds: who mistypes a few times is let in within a minute. */
const signInByAddress: RateLimitPolicy = {
  free: 5,
  firstBackoffSeconds: 2,
  longestBackoffSeconds: 45,
  forgetSeconds: 15 * minute,
};
/** Behind one address there may be a hotel. */
const signInByNetwork: RateLimitPolicy = {
  free: 60,
  firstBackoffSeconds: 1,
  longestBackoffSeconds: 45,
  forgetSeconds: 15 * minute,
};
/** Of all networks together that an account has never signed in from; those that it has are not counted here. */
const signInFromElsewhere: RateLimitPolicy = {
  free: 30,
  firstBackoffSeconds: 2,
  longestBackoffSeconds: 45,
  forgetSeconds: 15 * minute,
};
/** A mobile provider has a town behind one address: without a window its customers would soon have one place an hour together. */
const signUpByNetwork: RateLimitPolicy = {
  free: 10,
  firstBackoffSeconds: minute,
  longestBackoffSeconds: hour,
  forgetSeconds: 6 * hour,
  isWindow: true,
};
/** Calls that send an email to an address that may not have asked for it. */
const mailByAddress: RateLimitPolicy = {
  free: 3,
  firstBackoffSeconds: minute,
  longestBackoffSeconds: hour,
  forgetSeconds: 12 * hour,
};
const mailByNetwork: RateLimitPolicy = {
  free: 20,
  firstBackoffSeconds: 30,
  longestBackoffSeconds: hour,
  forgetSeconds: 3 * hour,
  isWindow: true,
};

/** From where an address signs in, and whether its account has done so from there before. */
export interface SignInAttempt {
  email: string;
  address: string;
  browser: string | null;
  known: 'browser' | 'network' | null;
}

const signInKey = ({ email, address, browser, known }: SignInAttempt) =>
  known === 'browser'
    ? keyOf('sign-in-in', `${email} ${browser}`)
    : keyOf('sign-in', `${email} ${networkOf(address)}`);

/**
 * Counts by account and place together, so that a stranger slows down no place but their own. A known browser is
 * counted by itself alone; from unknown networks all attempts at an account are also counted together.
 */
export async function limitSignIn(rateLimiter: RateLimiter, wanted: SignInAttempt): Promise<void> {
  const { email, address, known } = wanted;
  const keys: Counted[] = [[signInKey(wanted), signInByAddress]];
  if (known !== 'browser') keys.push(...from('sign-in-from', address, signInByNetwork));
  if (known === null) keys.push([keyOf('sign-in-elsewhere', email), signInFromElsewhere]);
  // The same words for all but a known browser, which strangers do not have: they would read who signs in from their network.
  await limit(rateLimiter, keys, known !== 'browser');
}

export const forgetSignIns = (rateLimiter: RateLimiter, wanted: SignInAttempt) =>
  rateLimiter.forget([signInKey(wanted)]);

/** A session left open on a device must not serve to guess the password. */
export const limitPasswordOf = (rateLimiter: RateLimiter, userId: string) =>
  limit(rateLimiter, [[`password-of:${userId}`, signInByAddress]]);

export const forgetPasswordOf = (rateLimiter: RateLimiter, userId: string) =>
  rateLimiter.forget([`password-of:${userId}`]);

/** Six digits can be guessed by who has the password and enough tries: the pauses grow to an hour. */
const factorOf: RateLimitPolicy = {
  free: 5,
  firstBackoffSeconds: 15,
  longestBackoffSeconds: hour,
  forgetSeconds: 24 * hour,
};

export const limitFactorOf = (rateLimiter: RateLimiter, userId: string) =>
  limit(rateLimiter, [[`factor-of:${userId}`, factorOf]]);

export const forgetFactorOf = (rateLimiter: RateLimiter, userId: string) =>
  rateLimiter.forget([`factor-of:${userId}`]);

/** Each page of the sign-in may ask for one, and so may all guests of a hotel. */
const passkeysByNetwork: RateLimitPolicy = { ...signInByNetwork, free: 300 };
const passkeysOf: RateLimitPolicy = { ...signInByNetwork, free: 30 };

export const limitPasskeysFrom = (rateLimiter: RateLimiter, address: string) =>
  limit(rateLimiter, from('passkeys-from', address, passkeysByNetwork));

export const limitPasskeysOf = (rateLimiter: RateLimiter, userId: string) =>
  limit(rateLimiter, [[`passkeys-of:${userId}`, passkeysOf]]);

export const limitSignUp = (rateLimiter: RateLimiter, email: string, address: string) =>
  limit(rateLimiter, [
    ...from('sign-up-from', address, signUpByNetwork),
    [keyOf('sign-up', email), mailByAddress],
  ]);

/** `what` keeps asking for one mail from standing in the way of another. */
export const limitMail = (
  rateLimiter: RateLimiter,
  what: 'verify' | 'reset',
  email: string,
  address: string,
) =>
  limit(rateLimiter, [
    [keyOf(`mail-${what}`, email), mailByAddress],
    ...from('mail-from', address, mailByNetwork),
  ]);

/** To an address that a signed-in person names as their new one: of all accounts together, since an attacker may have many. */
export const limitNewAddress = (rateLimiter: RateLimiter, userId: string, email: string) =>
  limit(rateLimiter, [
    [`new-address-of:${userId}`, mailByAddress],
    [keyOf('new-address', email), mailByAddress],
  ]);

const from = (what: string, address: string, policy: RateLimitPolicy) =>
  fromNetwork(what, address, policy).map(({ key, policy }): Counted => [key, policy]);

type Counted = [key: string, policy: RateLimitPolicy];

async function limit(rateLimiter: RateLimiter, wanted: Counted[], isStranger = false): Promise<void> {
  const seconds = await rateLimiter.take(wanted.map(([key, policy]) => ({ key, policy })));
  if (seconds === 0) return;
  const words = t('Too many tries. Please wait {time} and try again.', { time: timeIn(seconds) });
  const letIn = t('{words} Or choose “Forgot password?”: the link we mail you lets you in at once.', {
    words,
  });
  throw new AppError('TOO_MANY_REQUESTS', isStranger ? letIn : words, undefined, seconds);
}

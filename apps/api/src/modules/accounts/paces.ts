import { Failure } from '../../platform/failure.ts';
import { networkOf } from '../../platform/tries/network.ts';
import { keyOf, type Policy, type Tries } from '../../platform/tries/tries.ts';

const minute = 60;
const hour = 60 * minute;

/** No pause is longer than 45 seconds: who mistypes a few times is let in within a minute. */
const signInByAddress: Policy = {
  free: 5,
  firstPauseSeconds: 2,
  longestPauseSeconds: 45,
  forgetSeconds: 15 * minute,
};
/** Behind one address there may be a hotel. */
const signInByNetwork: Policy = {
  free: 60,
  firstPauseSeconds: 1,
  longestPauseSeconds: 45,
  forgetSeconds: 15 * minute,
};
/** Of all networks together that an account has never signed in from; those that it has are not counted here. */
const signInFromElsewhere: Policy = {
  free: 30,
  firstPauseSeconds: 2,
  longestPauseSeconds: 45,
  forgetSeconds: 15 * minute,
};
const signUpByNetwork: Policy = {
  free: 10,
  firstPauseSeconds: minute,
  longestPauseSeconds: hour,
  forgetSeconds: 6 * hour,
};
/** Whatever makes us mail somebody who did not ask, perhaps. */
const mailByAddress: Policy = {
  free: 3,
  firstPauseSeconds: minute,
  longestPauseSeconds: hour,
  forgetSeconds: 12 * hour,
};
const mailByNetwork: Policy = {
  free: 20,
  firstPauseSeconds: 30,
  longestPauseSeconds: hour,
  forgetSeconds: 3 * hour,
};

/** From where an address signs in, and whether its account has done so from there before. */
export interface SignInTry {
  email: string;
  address: string;
  browser: string | null;
  known: 'browser' | 'network' | null;
}

const signInKey = ({ email, address, browser, known }: SignInTry) =>
  known === 'browser'
    ? keyOf('sign-in-in', `${email} ${browser}`)
    : keyOf('sign-in', `${email} ${networkOf(address)}`);

/**
 * Counts by account and place together, so that a stranger slows down no place but their own. A known browser is
 * counted by itself alone; from unknown networks all tries at an account are also counted together.
 */
export async function paceSignIn(tries: Tries, wanted: SignInTry): Promise<void> {
  const { email, address, known } = wanted;
  const keys: [string, Policy][] = [[signInKey(wanted), signInByAddress]];
  if (known !== 'browser') keys.push([`sign-in-from:${networkOf(address)}`, signInByNetwork]);
  if (known === null) keys.push([keyOf('sign-in-elsewhere', email), signInFromElsewhere]);
  await pace(tries, keys, known === null ? letIn : '');
}

const letIn = ' Or choose “Forgot password?”: the link we mail you lets you in at once.';

export const forgetSignIns = (tries: Tries, wanted: SignInTry) => tries.forget([signInKey(wanted)]);

/** A session that somebody left open must not serve to guess its password. */
export const pacePasswordOf = (tries: Tries, userId: string) =>
  pace(tries, [[`password-of:${userId}`, signInByAddress]]);

export const forgetPasswordOf = (tries: Tries, userId: string) => tries.forget([`password-of:${userId}`]);

export const paceSignUp = (tries: Tries, email: string, address: string) =>
  pace(tries, [
    [`sign-up-from:${networkOf(address)}`, signUpByNetwork],
    [keyOf('sign-up', email), mailByAddress],
  ]);

/** `what` keeps asking for one mail from standing in the way of another. */
export const paceMail = (tries: Tries, what: 'verify' | 'reset', email: string, address: string) =>
  pace(tries, [
    [keyOf(`mail-${what}`, email), mailByAddress],
    [`mail-from:${networkOf(address)}`, mailByNetwork],
  ]);

/** To an address that a signed-in person names as their new one. */
export const paceNewAddress = (tries: Tries, userId: string) =>
  pace(tries, [[`new-address-of:${userId}`, mailByAddress]]);

async function pace(tries: Tries, wanted: [key: string, policy: Policy][], more = ''): Promise<void> {
  const seconds = await tries.take(wanted.map(([key, policy]) => ({ key, policy })));
  if (seconds > 0) throw new Failure('TOO_MANY_REQUESTS', wordsFor(seconds) + more, undefined, seconds);
}

function wordsFor(seconds: number): string {
  if (seconds < 90) return `Too many tries. Please wait ${seconds} seconds and try again.`;
  return `Too many tries. Please wait ${Math.ceil(seconds / 60)} minutes and try again.`;
}

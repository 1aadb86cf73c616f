// The page that asked for a sign-up. The link of its mail opens in another tab, which knows nothing of it; so it is kept
// for a day where all tabs of this browser see it, and is taken once, by the tab in which the address is confirmed.

import { keepText, parseKept, readText } from '../storage/kept.ts';
import { landingOf, rememberPlace } from './session-place.ts';

const key = 'signUpPlace';
const lastsMs = 24 * 3_600_000;
const firstPage = '/';

/** Where this tab leads who signs in. It is asked as pages of signing in ask, so that all pages load nothing more for it. */
const placeHere = (): string => landingOf({ role: 'user' });

/** Who signs up from elsewhere, or from no page at all, is not led to where another sign-up began. */
export function keepSignUpPlace(): void {
  const path = placeHere();
  const kept = path === firstPage ? null : JSON.stringify({ path, until: Date.now() + lastsMs });
  keepText(key, kept);
}

/** Lets this tab lead there once its reader has logged in, unless it has a place of its own. */
export function takeSignUpPlace(): void {
  const { path, until } = parseKept(readText(key)) ?? {};
  keepText(key, null);
  const isFresh = typeof until === 'number' && until > Date.now();
  if (isFresh && typeof path === 'string' && placeHere() === firstPage) rememberPlace(path);
}

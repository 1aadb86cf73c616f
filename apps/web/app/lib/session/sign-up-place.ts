// The page that asked for a sign-up. The link of its mail opens in another tab, which knows nothing of it; so it is kept
// for a day where all tabs of this browser see it, and is taken once, by the tab in which the address is confirmed.

import { dayMs } from '@serendib/contract/calendar';
import { rememberedPlace, rememberPlace } from './session-place.ts';

const key = 'signUpPlace';

/** Who signs up from elsewhere, or from no page at all, is not led to where another sign-up began. */
export function keepSignUpPlace(): void {
  const path = rememberedPlace();
  try {
    if (path) localStorage.setItem(key, JSON.stringify({ path, until: Date.now() + dayMs }));
    else localStorage.removeItem(key);
  } catch {
    // Then the way leads to the first page.
  }
}

/** Lets this tab lead there once its reader has logged in, unless it has a place of its own. */
export function takeSignUpPlace(): void {
  try {
    const kept: Partial<{ path: unknown; until: unknown }> | null = JSON.parse(
      localStorage.getItem(key) ?? 'null',
    );
    localStorage.removeItem(key);
    const isFresh = typeof kept?.until === 'number' && kept.until > Date.now();
    if (isFresh && typeof kept.path === 'string' && !rememberedPlace()) rememberPlace(kept.path);
  } catch {
    // Nothing was kept either.
  }
}

import { storedToken } from '~/lib/session/session.ts';
import { picturesHere } from './pictures-here.ts';
import type { Call } from './types.ts';

export { picturesElsewhere } from './pictures-here.ts';

/** What the API told, as a page shows it. An account may be told of pictures that are not public. */
export async function shownHere(told: unknown, origin: string, call: Call): Promise<unknown> {
  const shown = picturesHere(told, origin);
  if (storedToken()) (await import('./private-images.ts')).awaitShownIn(shown, call);
  return shown;
}

import { keepText, readText } from '~/lib/storage/kept.ts';

const storageKey = 'serendib:offline';

/** Said when a traveller asks for it. */
export const offlineAsked = 'serendib:offline-asked';

/** Said when all of it has been kept. */
export const offlineKept = 'serendib:offline-kept';

/** How far keeping the trip for where there is no network has come in this browser; null where it was not asked for. */
export function readOffline(): 'asked' | 'kept' | null {
  const said = readText(storageKey) ?? null;
  return said === null ? null : said === 'kept' ? 'kept' : 'asked';
}

/** Where nothing may be kept, it holds as long as this page is open. */
function say(word: 'asked' | 'kept', event: string): void {
  keepText(storageKey, word);
  dispatchEvent(new Event(event));
}

export const askOffline = (): void => say('asked', offlineAsked);
export const sayKept = (): void => say('kept', offlineKept);

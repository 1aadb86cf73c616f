import { keepText, readText } from '~/lib/storage/kept.ts';

const storageKey = 'serendib:offline';

/** Said when a traveller asks for it. */
export const offlineAsked = 'serendib:offline-asked';

/** Said when all of it has been kept, or some of it could not be. */
export const offlineKept = 'serendib:offline-kept';

type Word = 'asked' | 'kept' | 'failed';

/** How far keeping the trip for where there is no network has come in this browser; null where it was not asked for. */
export function readOffline(): Word | null {
  const said = readText(storageKey) ?? null;
  return said === null || said === 'kept' || said === 'failed' ? said : 'asked';
}

/** Where nothing may be kept, it holds as long as this page is open. */
function say(word: Word, event: string): void {
  keepText(storageKey, word);
  dispatchEvent(new Event(event));
}

export const askOffline = (): void => say('asked', offlineAsked);
export const sayKept = (isWhole: boolean): void => say(isWhole ? 'kept' : 'failed', offlineKept);

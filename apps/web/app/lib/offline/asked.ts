const storageKey = 'serendib:offline';

/** Said when a traveller asks for it. */
export const offlineAsked = 'serendib:offline-asked';

/** Said when all of it has been kept. */
export const offlineKept = 'serendib:offline-kept';

/** How far keeping the trip for where there is no network has come in this browser; null where it was not asked for. */
export function readOffline(): 'asked' | 'kept' | null {
  try {
    const said = localStorage.getItem(storageKey);
    return said === null ? null : said === 'kept' ? 'kept' : 'asked';
  } catch {
    return null;
  }
}

function say(word: 'asked' | 'kept', event: string): void {
  try {
    localStorage.setItem(storageKey, word);
  } catch {
    // Storage is full or forbidden: it is kept as long as this page is open.
  }
  dispatchEvent(new Event(event));
}

export const askOffline = (): void => say('asked', offlineAsked);
export const sayKept = (): void => say('kept', offlineKept);

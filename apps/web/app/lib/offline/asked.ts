const storageKey = 'serendib:offline';

/** Said when a traveller asks for it. */
export const offlineAsked = 'serendib:offline-asked';

/** Whether this browser is to keep the trip for where there is no network. */
export function isOfflineAsked(): boolean {
  try {
    return localStorage.getItem(storageKey) !== null;
  } catch {
    return false;
  }
}

export function askOffline(): void {
  try {
    localStorage.setItem(storageKey, 'yes');
  } catch {
    // Storage is full or forbidden: it is kept as long as this page is open.
  }
  dispatchEvent(new Event(offlineAsked));
}

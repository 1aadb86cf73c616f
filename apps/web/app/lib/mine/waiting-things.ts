// What waits for the account is counted at its name in the bar; the part of the page that changes it says so.

const changed = 'serendib:waiting';

export const sayWaitingChanged = (): void => {
  window.dispatchEvent(new Event(changed));
};

/** Calls back when something was paid for, submitted, renewed or deleted in this tab. */
export function onWaitingChange(listener: () => void): () => void {
  window.addEventListener(changed, listener);
  return () => window.removeEventListener(changed, listener);
}

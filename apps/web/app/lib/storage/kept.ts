// What this browser keeps under keys of ours, until it is taken away (`localStorage`) or its tab is closed
// (`sessionStorage`). Storage can be forbidden or full, and can hold what an older version of the page or another
// program wrote: nothing here throws. On the server there is nothing.

export type Area = 'localStorage' | 'sessionStorage';

/** What was kept, of which nothing is certain until it has been looked at. */
export type Kept = Readonly<Record<string, unknown>>;

/** The text under a key: null where there is none, undefined where the browser refuses to say. */
export function readText(key: string, area: Area = 'localStorage'): string | null | undefined {
  try {
    return window[area].getItem(key);
  } catch {
    // It says nothing.
  }
}

/** Keeps a text, or takes away what was kept where there is none; false where the browser refuses. */
export function keepText(key: string, text: string | null, area: Area = 'localStorage'): boolean {
  try {
    if (text === null) window[area].removeItem(key);
    else window[area].setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

/** The object or list that a text was made of; null where it is none. */
export function parseKept(text: string | null | undefined): Kept | null {
  try {
    const kept: unknown = JSON.parse(text ?? 'null');
    return typeof kept === 'object' ? (kept as Kept | null) : null;
  } catch {
    return null;
  }
}

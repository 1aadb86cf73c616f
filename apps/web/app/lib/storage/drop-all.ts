import type { Area } from './kept.ts';

/** Takes away all that is kept under keys that begin so. */
export function dropAll(beginning: string, area: Area = 'localStorage'): void {
  try {
    for (const key of Object.keys(window[area])) if (key.startsWith(beginning)) window[area].removeItem(key);
  } catch {
    // Where nothing may be kept, nothing was.
  }
}

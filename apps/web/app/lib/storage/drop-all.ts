/** Takes away all that is kept under keys that begin so. */
export function dropAll(beginning: string): void {
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(beginning)) localStorage.removeItem(key);
  } catch {
    // Where nothing may be kept, nothing was.
  }
}

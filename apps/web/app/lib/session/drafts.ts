/** Where the browser keeps what an account has written and not sent yet. */
export const draftsOf = (userId: string): string => `draft:${userId}:`;

/** Drafts hold the numbers of papers: they do not stay for the next person at this browser. */
export function dropDrafts(userId: string): void {
  try {
    for (const key of Object.keys(localStorage))
      if (key.startsWith(draftsOf(userId))) localStorage.removeItem(key);
  } catch {
    // Where nothing may be kept, nothing was.
  }
}

import { dropAll } from '../storage/drop-all.ts';

/** Where the browser, or a tab of it, keeps what an account or a guest has written and not sent yet. */
export const draftsOf = (writer: string): string => `draft:${writer}:`;

/** The writer without an account. */
export const guest = '';

/** Who waits on a trip, as it was read last: with names, numbers and prices. */
export const expectedKey = 'serendib:expected';

/** Drafts hold the numbers of papers: with who is expecting their writer they do not stay for the next person at this browser. */
export function dropDrafts(userId: string): void {
  dropAll(draftsOf(userId));
  dropAll(expectedKey);
  // What the account's other tabs keep is read by that account alone.
  for (const writer of [userId, guest]) dropAll(draftsOf(writer), 'sessionStorage');
}

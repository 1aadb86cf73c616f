import { dropAll } from '../storage/drop-all.ts';

/** Where the browser keeps what an account has written and not sent yet. */
export const draftsOf = (userId: string): string => `draft:${userId}:`;

/** Where a tab keeps reviews, answers in threads, a question to partners and a message to us that were not sent yet: under no account. */
export const reviewDrafts = 'review:';
export const answerDrafts = 'serendib:answer:';
export const askDraft = 'serendib:ask';
export const contactDraft = 'serendib:contact';

/** Who waits on a trip, as it was read last: with names, numbers and prices. */
export const expectedKey = 'serendib:expected';

/** Drafts hold the numbers of papers: with who is expecting their writer they do not stay for the next person at this browser. */
export function dropDrafts(userId: string): void {
  dropAll(draftsOf(userId));
  dropAll(expectedKey);
  for (const drafts of [reviewDrafts, answerDrafts, askDraft, contactDraft])
    dropAll(drafts, 'sessionStorage');
}

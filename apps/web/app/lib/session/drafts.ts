import { dropAll } from '../storage/drop-all.ts';

/** Where the browser keeps what an account has written and not sent yet. */
export const draftsOf = (userId: string): string => `draft:${userId}:`;

/** Drafts hold the numbers of papers: they do not stay for the next person at this browser. */
export const dropDrafts = (userId: string): void => dropAll(draftsOf(userId));

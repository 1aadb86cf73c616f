import { wordsDraft } from '~/lib/form/words-draft.ts';

/** The comment of a review, until it is sent or given up; forgotten with the tab. */
export const reviewDraft = (userId: string | undefined, itemId: string, comment = '') =>
  wordsDraft(userId, `review:${itemId}`, { comment }, 'sessionStorage');

import { reviewDrafts } from '~/lib/session/drafts.ts';
import { keepText, readText } from '~/lib/storage/kept.ts';

// The draft of a review, until it is sent or given up; forgotten with the tab.

const keyOf = (itemId: string) => `${reviewDrafts}${itemId}`;

export const reviewDraft = {
  read: (itemId: string): string => readText(keyOf(itemId), 'sessionStorage') ?? '',
  write(itemId: string, words: string): void {
    keepText(keyOf(itemId), words.trim() ? words : null, 'sessionStorage');
  },
};

// The draft of a review, until it is sent or given up; forgotten with the tab.

const keyOf = (itemId: string) => `review:${itemId}`;

export const reviewDraft = {
  read(itemId: string): string {
    try {
      return window.sessionStorage.getItem(keyOf(itemId)) ?? '';
    } catch {
      return '';
    }
  },
  write(itemId: string, words: string): void {
    try {
      if (words.trim()) window.sessionStorage.setItem(keyOf(itemId), words);
      else window.sessionStorage.removeItem(keyOf(itemId));
    } catch {
      // Then it is on the page alone.
    }
  },
};

/** How letters of Sinhala are joined, and what a phone writes behind a sign to make it a picture: marks that are part of no word. */
const unspoken = /[\u200d\ufe00-\ufe0f\u20e3]/g;

/** What was typed, with each word spelt as search terms are. */
export const spoken = (typed: string): string => typed.normalize('NFKC').replaceAll(unspoken, '');

/** What a search box holds, as words: letters, their marks and digits of any script; all else only parts them. */
export const searchTerms = (typed: string): string =>
  spoken(typed)
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();

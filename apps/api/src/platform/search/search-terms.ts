/** How letters of Sinhala are joined, and what a phone writes behind a sign to make it a picture: marks that are part of no word. */
const unspoken = /[\u200d\ufe00-\ufe0f\u20e3]/g;

/** So many letters may be typed. */
const mostTyped = 100;

/** What was typed, with each word spelt as search terms are. A sign may stand for eighteen letters: a search grows no longer by them than may be typed. */
export const spoken = (typed: string): string =>
  typed.normalize('NFKC').slice(0, Math.max(typed.length, mostTyped)).replaceAll(unspoken, '');

/** What a search box holds, as words: letters, their marks and digits of any script; all else only parts them. */
export const searchTerms = (typed: string): string =>
  spoken(typed)
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();

/** What a search box holds, as words: letters, their marks and digits of any script; all else only parts them. */
export const searchTerms = (typed: string): string =>
  typed
    .normalize('NFKC')
    .replaceAll('\u200d', '')
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();

/** What travellers say, and the words that listings and places have for it; what was said is looked for as well. */
export interface Synonym {
  said: readonly string[];
  means: readonly string[];
  /** Options of filters that stand for it besides: what has one of them, or the words, is meant. */
  options?: readonly string[];
}

/** Each of the first words with each of the second. */
export const pairs = (firsts: readonly string[], seconds: readonly string[]): string[] =>
  firsts.flatMap((first) => seconds.map((second) => `${first} ${second}`));

const numbers = 'one two three four five six seven eight nine ten eleven twelve'.split(' ');

/** A number in digits or as a word; NaN for any other word. */
export const numberIn = (word: string): number =>
  numbers.includes(word) ? numbers.indexOf(word) + 1 : Number(word || Number.NaN);

import { withoutEndings } from '@serendib/contract/search/endings';
import { distance } from 'fastest-levenshtein';
import { nameKey } from '../../../destinations/index.ts';
import { isFillerWord } from './filler-words.ts';
import { singular, spellings } from './lexicon.ts';

/** Letters that may be wrong in words of so many: none in short ones, which would be any other word. */
export const wrongLetters = (length: number) => (length < 5 ? 0 : length < 9 ? 1 : 2);

/** A word of Sinhala or Tamil is told by fewer letters: each of them is a syllable. */
const shortest = (word: string) => (/^[a-z]/.test(word) ? 5 : 4);

const isLetters = /^[\p{L}\p{M}]+$/u;

type LengthAt = (words: readonly string[], at: number) => number;

/**
 * What was typed with names of places, languages and kinds as they are spelt, word by word, and of names of several words
 * all of them. What stands for something already, alone or with its neighbours, is right; `lengthAt` says so.
 */
export function correctedNames(typed: readonly string[], lengthAt: LengthAt): string[] {
  const words: string[] = [];
  for (let at = 0; at < typed.length; ) {
    const known = lengthAt(typed, at);
    const mended = nameAt(typed, at, known, lengthAt);
    const length = mended?.length ?? Math.max(1, known);
    words.push(...(mended?.words ?? typed.slice(at, at + length)));
    at += length;
  }
  return words;
}

/** The most words of a name that are mended together, and the fewest letters that they have. */
const together = { words: 3, letters: 8 };

/** The name that words from here on are nearly, beginning alike: of more words than are known, which the others are not. */
function nameAt(
  typed: readonly string[],
  at: number,
  known: number,
  lengthAt: LengthAt,
): { words: string[]; length: number } | undefined {
  for (let length = Math.min(together.words, typed.length - at); length > known; length -= 1) {
    const some = typed.slice(at, at + length);
    const isOpen = some.every(
      (word, n) =>
        isLetters.test(word) &&
        !isFillerWord(word) &&
        (n < Math.max(1, known) || lengthAt(typed, at + n) === 0),
    );
    const found = isOpen ? nearest(some) : undefined;
    if (found) return { words: found.split(' '), length };
  }
  return undefined;
}

function nearest(some: readonly string[]): string | undefined {
  const last = some.at(-1) ?? '';
  const forms = [last, singular(last), ...withoutEndings(last)].map((one) =>
    nameKey([...some.slice(0, -1), one].join(' ')),
  );
  const least = (form: string) => (some.length > 1 ? together.letters : shortest(form));
  const near = forms
    .filter((form) => form.length >= least(form))
    .flatMap((form) =>
      spellings
        .filter(({ word }) => word[0] === form[0] && Math.abs(word.length - form.length) <= 2)
        .map(({ word, written }) => ({
          written,
          wrong: distance(word, form),
          most: Math.max(1, wrongLetters(form.length)),
        })),
    )
    .filter(({ wrong, most }) => wrong <= most)
    .sort((one, other) => one.wrong - other.wrong)[0];
  return near?.written;
}

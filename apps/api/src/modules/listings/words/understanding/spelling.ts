import { withoutEndings } from '@serendib/contract/search/endings';
import { distance } from 'fastest-levenshtein';
import { spoken } from '../../../../platform/search/search-terms.ts';
import { nameKey } from '../../../destinations/index.ts';
import { isFillerWord } from './filler-words.ts';
import { type Spelling, singular, spellings } from './lexicon.ts';

/** Letters that may be wrong in words of so many: none in short ones, which would be any other word. */
export const wrongLetters = (length: number) => (length < 5 ? 0 : length < 9 ? 1 : 2);

/** A word of Sinhala or Tamil is told by fewer letters: each of them is a syllable. */
const shortest = (word: string) => (/^[a-z]/.test(word) ? 5 : 4);

const isLetters = /^[\p{L}\p{M}]+$/u;

type LengthAt = (words: readonly string[], at: number) => number;

/** Words that are taken for a name, and the name. */
export interface Mended {
  typed: string;
  name: string;
}

/** Words of the island that are nearly names: of who lives here, of their feasts, and how many of them are called. */
const ownWords: ReadonlySet<string> = new Set(['burgher', 'deepavali', 'kumara']);

/**
 * What was typed with names of places, languages and kinds as they are spelt, word by word, and of names of several words
 * all of them. What stands for something already, alone or with its neighbours, is right; `lengthAt` says so. So are
 * those among the `right`.
 */
export function correctedNames(
  typed: readonly string[],
  lengthAt: LengthAt,
  right: ReadonlySet<string>,
): { words: string[]; mended: Mended[] } {
  const words: string[] = [];
  const mended: Mended[] = [];
  const isRight = (words: string) => right.has(words) || ownWords.has(words);
  for (let at = 0; at < typed.length; ) {
    const known = lengthAt(typed, at);
    const name = nameAt(typed, at, known, { lengthAt, isRight });
    const length = name?.length ?? Math.max(1, known);
    words.push(...(name?.words ?? typed.slice(at, at + length)));
    if (name) mended.push({ typed: typed.slice(at, at + length).join(' '), name: name.words.join(' ') });
    at += length;
  }
  return { words, mended };
}

/** What was typed with these names in place of what was taken for them. The signs stay that part one wish from another. */
export const withNames = (search: string, mended: readonly Mended[]): string =>
  mended
    .reduce((said, { typed, name }) => {
      const words = typed.split(' ').join("(?:['’]s)?[^\\p{L}\\p{M}\\p{N}]+");
      const whole = new RegExp(`(?<![\\p{L}\\p{M}\\p{N}])${words}(?![\\p{L}\\p{M}\\p{N}])`, 'gu');
      return said.replace(whole, name);
    }, spoken(search).toLowerCase())
    .replace(/\s+/g, ' ')
    .trim();

/** The most words of a name that are mended together, and the fewest letters that they have. */
const together = { words: 3, letters: 8 };

/** The name that words from here on are nearly, beginning alike: of more words than are known, which the others are not. */
function nameAt(
  typed: readonly string[],
  at: number,
  known: number,
  { lengthAt, isRight }: { lengthAt: LengthAt; isRight: (words: string) => boolean },
): { words: string[]; length: number } | undefined {
  for (let length = Math.min(together.words, typed.length - at); length > known; length -= 1) {
    const some = typed.slice(at, at + length);
    const isOpen = some.every(
      (word, n) =>
        isLetters.test(word) &&
        !isFillerWord(word) &&
        (n < Math.max(1, known) || lengthAt(typed, at + n) === 0),
    );
    const found = isOpen && !isRight(some.join(' ')) ? nearest(some) : undefined;
    if (found) return { words: found.split(' '), length };
  }
  return undefined;
}

/** Whether a word is another form of the name, not the name spelt wrong: guided, arabica, drive. A place has no forms. */
const isOtherForm = (form: string, { word, isPlace }: Spelling): boolean =>
  !isPlace && (form.startsWith(word.slice(0, -1)) || `${form}r` === word);

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
        .filter((spelling) => !isOtherForm(form, spelling))
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

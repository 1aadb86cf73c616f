import { withoutEndings } from '@serendib/contract/search/endings';
import { kilometresBetween } from '@serendib/contract/trips/route/great-circle';
import { distance } from 'fastest-levenshtein';
import { spoken } from '../../../../platform/search/search-terms.ts';
import { nameKey } from '../../../destinations/index.ts';
import { isFillerWord } from './filler-words.ts';
import { lexiconKey, type Spelling, singular, spellings } from './lexicon.ts';
import { longestAt } from './longest-at.ts';

/** Letters that may be wrong in words of so many: none in short ones, which would be any other word. */
export const wrongLetters = (length: number) => (length < 5 ? 0 : length < 9 ? 1 : 2);

/** A letter with its marks: vowel signs and viramas are no letters of their own. */
const letter = /\P{M}\p{M}*/gu;
const lettersOf = (word: string): string[] => word.match(letter) ?? [];

/** The fewest letters that a name has, and one of several words: in Sinhala and Tamil fewer, of which each is a syllable. */
const fewest = { latin: { alone: 5, together: 8 }, other: { alone: 4, together: 6 } };
const fewestIn = (word: string) => (/^[a-z]/.test(word) ? fewest.latin : fewest.other);

/** How many letters are others, each with its marks: கொழுந்து is கொழும்பு but for two of them. */
function wrongBetween(one: string, other: string): number {
  const signs = [...new Set([...lettersOf(one), ...lettersOf(other)])];
  const asSigns = (word: string) =>
    String.fromCharCode(...lettersOf(word).map((letter) => signs.indexOf(letter)));
  return distance(asSigns(one), asSigns(other));
}

const isLetters = /^[\p{L}\p{M}]+$/u;

type LengthAt = (words: readonly string[], at: number) => number;

/** Words that are taken for a name, and the name. */
export interface Mended {
  typed: string;
  name: string;
}

/** Words of the island that are nearly names: of who lives here, of their feasts, and how many of them are called. */
const ownWords: ReadonlySet<string> = new Set([
  ...['burgher', 'deepavali', 'kumara'],
  // The newest; a king, a lion, the Buddha's, a book and wool.
  ...['අලුත්ම', 'மன்னர்', 'சிங்கம்', 'புத்தரின்', 'புத்தகம்', 'கம்பளி'],
  // A garden or an estate; a floor; what is in the middle.
  ...['වත්ත', 'මහල', 'මධ්යය'],
]);

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
  const isRight = (words: string) =>
    right.has(words) || [words, ...withoutEndings(words)].some((one) => ownWords.has(one));
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

/** The most words of a name that are mended together. */
const mostWords = 3;

/** The name that words from here on are nearly, beginning alike: of more words than are known, which the others are not. */
function nameAt(
  typed: readonly string[],
  at: number,
  known: number,
  { lengthAt, isRight }: { lengthAt: LengthAt; isRight: (words: string) => boolean },
): { words: string[]; length: number } | undefined {
  const isOpenTo = namesFrom(typed, at);
  for (let length = Math.min(mostWords, typed.length - at); length > known; length -= 1) {
    const some = typed.slice(at, at + length);
    const isOpen = some.every(
      (word, n) =>
        isLetters.test(word) &&
        !isFillerWord(word) &&
        (n < Math.max(1, known) || lengthAt(typed, at + n) === 0),
    );
    const found = isOpen && !isRight(some.join(' ')) ? nearest(some, isOpenTo) : undefined;
    if (found) return { words: found.split(' '), length };
  }
  return undefined;
}

/** So far from a place may lie what is named after it. */
const besideKm = 15;

/** The names that words from here on may be: of those that begin with a place as it is spelt, the ones of what lies by it. */
function namesFrom(typed: readonly string[], at: number): (name: Spelling) => boolean {
  const known = longestAt(typed, at);
  if (known?.as !== 'place') return () => true;
  const { typed: words, place: here } = known;
  const beginning = nameKey(lexiconKey(words.join(' ')));
  return ({ word, place }) =>
    word.startsWith(beginning) && (!here || !place || kilometresBetween(here, place) <= besideKm);
}

/** Whether a word is another form of the name, not the name spelt wrong: guided, arabica, drive. A place has no forms. */
const isOtherForm = (form: string, { word, isPlace }: Spelling): boolean =>
  !isPlace && (form.startsWith(word.slice(0, -1)) || `${form}r` === word);

function nearest(some: readonly string[], isOpenTo: (name: Spelling) => boolean): string | undefined {
  const last = some.at(-1) ?? '';
  const forms = [last, singular(last), ...withoutEndings(last)].map((one) =>
    nameKey([...some.slice(0, -1), one].join(' ')),
  );
  const least = (form: string) => fewestIn(form)[some.length > 1 ? 'together' : 'alone'];
  const mostWrong = (letters: number) => Math.max(1, wrongLetters(letters));
  const near = forms
    .filter((form) => lettersOf(form).length >= least(form))
    .flatMap((form) =>
      spellings
        .filter(({ word }) => word[0] === form[0] && Math.abs(word.length - form.length) <= 2)
        .filter((spelling) => !isOtherForm(form, spelling) && isOpenTo(spelling))
        .map(({ word, written }) => ({ word, form, written, wrong: distance(word, form) })),
    )
    .filter(({ form, wrong }) => wrong <= mostWrong(form.length))
    .filter(({ word, form }) => wrongBetween(word, form) <= mostWrong(lettersOf(form).length))
    .sort((one, other) => one.wrong - other.wrong)[0];
  return near?.written;
}

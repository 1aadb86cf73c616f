import { saidLength } from '../../../../platform/search/same-words.ts';
import { isFillerWord } from './filler-words.ts';
import { longestAt } from './longest-at.ts';

const before: ReadonlySet<string> = new Set(['no', 'not', 'non', 'without']);
/** What stands between "not" and what is not wanted. */
const degree = /^(?:too|very|so)$/;
/** Sinhala and Tamil say it behind the noun. */
const behind: ReadonlySet<string> = new Set('නැති නැතුව රහිත නොවන இல்லாத இல்லாமல் அல்லாத'.split(' '));

/** How many words from here on stand for something together. */
const meantLength = (words: readonly string[], at: number): number =>
  Math.max(longestAt(words, at)?.typed.length ?? 0, saidLength(words, at));

/** How many words from here on say what is not wanted, which is looked for in neither way: "without a pool", "not expensive". */
export function unwantedLength(words: readonly string[], at: number): number {
  const noun = Math.max(1, meantLength(words, at));
  if (behind.has(words[at + noun] ?? '')) return noun + 1;
  const word = words[at] ?? '';
  // What is said as one, no steps, is wanted so.
  if (!before.has(word) || saidLength(words, at) > 1) return 0;
  let first = at + 1;
  while (isFillerWord(words[first] ?? '') || degree.test(words[first] ?? '')) first += 1;
  // "No such tour" is the name of something.
  const unknown = /^(?:without|not)$/.test(word) && first < words.length ? 1 : 0;
  const length = meantLength(words, first) || unknown;
  return length > 0 ? first - at + length : 0;
}

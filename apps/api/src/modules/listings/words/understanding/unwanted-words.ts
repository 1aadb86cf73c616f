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

/** Of what "non" stands before, how many words it denies: not the noun behind that stands for something else, "non veg restaurant". */
function deniedLength(words: readonly string[], at: number): number {
  const length = meantLength(words, at);
  const phrase = words.slice(at, at + length);
  const [value, ofNoun] = [phrase, phrase.slice(-1)].map((some) => longestAt(some, 0)?.value);
  const isOfNoun = meantLength(phrase.slice(0, -1), 0) === length - 1 && ofNoun !== value;
  return length > 1 && isOfNoun ? length - 1 : length;
}

/** What parts two things of which neither is wanted, and what may stand before the second. */
const neither: ReadonlySet<string> = new Set(['or', 'nor', 'හෝ', 'அல்லது']);
const article = /^(?:a|an|the|any|in)$/;

/** Where what is not wanted ends, with all that follows behind an "or": "breakfast or parking". */
function endOfAll(words: readonly string[], first: number, isAny: boolean): number {
  let end = first;
  while (neither.has(words[end] ?? '')) {
    let next = end + 1;
    while (article.test(words[next] ?? '') || degree.test(words[next] ?? '')) next += 1;
    const word = words[next] ?? '';
    const length = meantLength(words, next) || Number(isAny && /^\p{L}/u.test(word) && !isFillerWord(word));
    if (length === 0) return end;
    end = next + length;
  }
  return end;
}

/** How many words from here on say what is not wanted, which is looked for in neither way: "without a pool", "not expensive". */
export function unwantedLength(words: readonly string[], at: number): number {
  if (words.slice(at).some((word) => behind.has(word))) {
    const end = endOfAll(words, at + Math.max(1, meantLength(words, at)), true);
    if (behind.has(words[end] ?? '')) return end - at + 1;
  }
  const word = words[at] ?? '';
  // What is said as one, no steps, is wanted so.
  if (!before.has(word) || saidLength(words, at) > 1) return 0;
  let first = at + 1;
  const isBefore = (word: string) => isFillerWord(word) || degree.test(word);
  while (isBefore(words[first] ?? '') && meantLength(words, first) === 0) first += 1;
  // "No such tour" is the name of something.
  const isAny = /^(?:without|not)$/.test(word);
  if (word === 'non') {
    const denied = deniedLength(words, first);
    return denied > 0 ? first + denied - at : 0;
  }
  const length = meantLength(words, first) || Number(isAny && first < words.length);
  return length > 0 ? endOfAll(words, first + length, isAny) - at : 0;
}

/** Whether what is not wanted at the end of the first words goes on behind this one: "without breakfast", "or", "parking". */
export const unwantedGoesOn = (words: readonly string[], or: string, others: readonly string[]): boolean =>
  neither.has(or) &&
  [...words, ...others].some((word) => before.has(word) || behind.has(word)) &&
  words.some((_, at) => at + unwantedLength([...words, or, ...others], at) > words.length);

import type { ThingKind } from '@serendib/contract/listings/item-summary';
import type { KindName } from '@serendib/contract/listings/kind';
import { kindNames } from '@serendib/contract/listings/kinds/index';
import { t } from '@serendib/contract/words/t';
import { distance } from 'fastest-levenshtein';
import { isJoiningWord } from '../../../../platform/search/same-words.ts';
import type { GazetteerPlace } from '../../../destinations/index.ts';
import {
  lexiconKey,
  longestKey,
  type Meaning,
  meaningOf,
  runTogether,
  singular,
  spellings,
} from './lexicon.ts';

/** Words of a search with what they stand for. */
export interface Understood extends Meaning {
  typed: string[];
}

export interface UnderstoodSearch {
  /** All words, as they were corrected. */
  words: string[];
  understood: Understood[];
  /** What stands for nothing but itself. */
  rest: string[];
  /** The whole search as it is meant, where it was misspelt. */
  corrected: string | null;
}

/** Words of a sentence that say nothing of what is looked for. */
const sentence = new Set(
  [
    'am are be can could do does find go have i im is it looking me need please see show something speaking speaks',
    'that there things to us want we what where which who would you your',
  ].flatMap((line) => line.split(' ')),
);
const saysNothing = (word: string) => isJoiningWord(word) || sentence.has(word);

/** "7 seats", "for 6 people", "family of four". */
const people = /^(?:seat|seater|seated|person|people|pax|passenger|adult|traveller|traveler|guest|of us)$/;
const beforePeople = /^(?:for|of)$/;
const mostPeople = 60;

/** What travellers mean by the words that they type, without looking into any listing. */
export function understand(search: string): UnderstoodSearch {
  const typed = search.toLowerCase().split(' ').filter(Boolean);
  const words = typed.map((word) => corrected(word, typed));
  const understood: Understood[] = [];
  const rest: string[] = [];
  for (let at = 0; at < words.length; ) {
    const found = seatsAt(words, at) ?? longestAt(words, at);
    if (found) understood.push(found);
    else rest.push(words[at] as string);
    at += found?.typed.length ?? 1;
  }
  const isCorrected = words.some((word, index) => word !== typed[index]);
  return {
    words,
    understood: onceEach(understood),
    rest: rest.filter((word) => !saysNothing(word)),
    corrected: isCorrected ? words.join(' ') : null,
  };
}

function longestAt(words: readonly string[], at: number): Understood | undefined {
  for (let length = Math.min(longestKey, words.length - at); length > 0; length -= 1) {
    const typed = words.slice(at, at + length);
    const key = lexiconKey(typed.join(' '));
    const meaning = meaningOf(key) ?? meaningOf(runTogether.get(key.replaceAll(' ', '')) ?? '');
    if (meaning) return { ...meaning, typed };
  }
  return undefined;
}

function seatsAt(words: readonly string[], at: number): Understood | undefined {
  const isLed = beforePeople.test(words[at] ?? '');
  const number = Number(words[at + (isLed ? 1 : 0)]);
  if (!Number.isInteger(number) || number < 1 || number > mostPeople) return undefined;
  const after = at + (isLed ? 2 : 1);
  const two = words.slice(after, after + 2).join(' ');
  const length = people.test(two) ? 2 : people.test(singular(words[after] ?? '')) ? 1 : 0;
  if (length === 0 && !isLed) return undefined;
  return {
    ...{ as: 'seats', value: String(number), label: t('{number} seats or more', { number }), facets: {} },
    typed: words.slice(at, after + length),
  };
}

/** Letters that may be wrong in a word of so many: none in short ones, which would be any other word. */
const wrongLetters = (length: number) => (length < 5 ? 0 : length < 9 ? 1 : 2);

/**
 * A word that stands for nothing, as the one that it is nearly, beginning alike; else as it was typed. A word of a longer
 * name is right already.
 */
function corrected(word: string, typed: readonly string[]): string {
  if (!/^[a-z]{5,}$/.test(word) || isKnown(word) || typed.some((_, at) => isPartOfName(word, typed, at)))
    return word;
  const near = spellings
    .filter((one) => one[0] === word[0] && Math.abs(one.length - word.length) <= 2)
    .map((one) => ({ one, wrong: distance(one, singular(word)) }))
    .filter(({ wrong }) => wrong <= wrongLetters(word.length))
    .sort((one, other) => one.wrong - other.wrong)[0];
  return near ? (runTogether.get(near.one) ?? word) : word;
}

const isKnown = (word: string) => meaningOf(singular(word)) !== undefined || runTogether.has(singular(word));

const isPartOfName = (word: string, typed: readonly string[], at: number): boolean =>
  longestAt(typed, at)?.typed.includes(word) ?? false;

const onceEach = (understood: Understood[]) =>
  understood.filter(
    ({ as, value }, index) =>
      understood.findIndex((other) => other.as === as && other.value === value) === index,
  );

/** What a search asks of one kind. */
export interface AskedOfKind {
  /** For each filter the facets of which one must be there. */
  facets: string[][];
  seats: number | undefined;
  /** The words that must stand in it. */
  text: string[];
  place: GazetteerPlace | undefined;
}

/** The search as one kind takes it; undefined where it names other kinds alone. */
export function askedOf(
  kind: KindName,
  { understood, rest, words }: UnderstoodSearch,
): AskedOfKind | undefined {
  const named = understood.filter(({ as }) => as === 'kind');
  if (named.length > 0 && !named.some((one) => one.kind === kind)) return undefined;
  const facets = understood.flatMap((one) => (one.facets[kind] ? [one.facets[kind]] : []));
  const isText = (one: Understood) =>
    !one.facets[kind] && one.as !== 'kind' && one.as !== 'place' && one.as !== 'seats';
  const text = new Set([...rest, ...understood.filter(isText).flatMap(({ typed }) => typed)]);
  const places = understood.filter(({ as }) => as === 'place');
  const others = places.slice(1).flatMap(({ typed }) => typed);
  const seats = understood.find(({ as }) => as === 'seats');
  return {
    facets,
    seats: seats && Number(seats.value),
    text: words.filter((word) => text.has(word) || others.includes(word)),
    place: places[0]?.place,
  };
}

/** The kinds that a search looks among. */
export function kindsOf({ understood }: UnderstoodSearch): ThingKind[] {
  const named = understood.flatMap(({ kind }) => kind ?? []);
  return named.length > 0 ? named : ['destination', ...kindNames];
}

import type { KindName } from '@serendib/contract/listings/kind';
import { kindNames, kinds } from '@serendib/contract/listings/kinds/index';
import type { ThingKind } from '@serendib/contract/listings/thing-kinds';
import type { Month } from '@serendib/contract/season/months-in';
import { t } from '@serendib/contract/words/t';
import { saidLength } from '../../../../platform/search/same-words.ts';
import { searchTerms, spoken } from '../../../../platform/search/search-terms.ts';
import { isFillerWord, nearLength, withoutFillerWords } from './filler-words.ts';
import { type Meaning, withoutPossessives } from './lexicon.ts';
import { longestAt, type Understood } from './longest-at.ts';
import { countsOn, namesSeats, peopleAt } from './people.ts';
import { correctedNames, type Mended, withNames } from './spelling.ts';
import { boundLength, isSumWord, withSums, wordsOf } from './sum-words.ts';
import { daysGoOn, monthSaid, timeLength, withDaysApart } from './time-words.ts';
import { unwantedGoesOn, unwantedLength } from './unwanted-words.ts';

export type { Understood } from './longest-at.ts';

export interface UnderstoodSearch {
  /** All words, as they were corrected. */
  words: string[];
  understood: Understood[];
  /** What stands for nothing but itself. */
  rest: string[];
  /** What is said as one and is not taken apart, though it has words that would stand for something: "airport transfer". */
  phrases: string[];
  /** The words that say when or for how long, which few listings tell: "two weeks", "in January". */
  when: string[];
  /** The words that say what it may cost, which narrow nothing. */
  sum: string | null;
  /** The month that it names. */
  month: Month | null;
  /** What is asked for besides one another, each by itself: "beaches and ruins". Empty where it is one clause. */
  clauses: UnderstoodSearch[];
  /** Whether any of several languages is enough: "German or French". */
  isEither: boolean;
  /** Whether its words say anything of what is looked for, besides when it is, what it costs and what it is without. */
  isTold: boolean;
  /** The whole search as it is meant, where it was misspelt. */
  corrected: string | null;
  /** The words that were taken for names. */
  mended: Mended[];
}

/**
 * What travellers mean by the words that they type, without looking into any listing. `search` is as it was typed; words that
 * are known to be `right` are no misspelt names.
 */
export function understand(search: string, right: ReadonlySet<string> = new Set()): UnderstoodSearch {
  const typed = spoken(search);
  const said = withoutPossessives(withSums(typed));
  const asked = clausesIn(said);
  const clauses =
    asked.length > 1
      ? asked.map((clause) => understandOne(clause, right)).filter(({ isTold }) => isTold)
      : [];
  const whole = understandOne(searchTerms(withDaysApart(said)), right);
  return {
    ...whole,
    corrected: whole.corrected && withNames(typed, whole.mended),
    isEither: isEitherLanguage(typed, right),
    clauses: clauses.length > 1 ? clauses : [],
  };
}

/** What stands between two clauses. */
const joinsClauses =
  /(,(?!\d{3}\b)|[;&+]|(?<![\p{L}\p{M}\p{N}])(?:and|or|සහ|හා|හෝ|மற்றும்|அல்லது)(?![\p{L}\p{M}\p{N}]))/iu;

const saysOr = /(?<![\p{L}\p{M}\p{N}])(?:or|හෝ|அல்லது)(?![\p{L}\p{M}\p{N}])/iu;

/** Whether an "or" stands between languages: one between places, people or days says nothing of them. */
function isEitherLanguage(search: string, right: ReadonlySet<string>): boolean {
  const isLanguage = (clause = '') =>
    understandOne(clause, right).understood.some(({ as }) => as === 'language');
  return search
    .split(saysOr)
    .map(clausesIn)
    .some(([next], at, parts) => isLanguage(parts[at - 1]?.at(-1)) && isLanguage(next));
}

/** What is asked for besides one another; people who come together are one clause: "2 adults and 3 children". */
function clausesIn(search: string): string[] {
  const clauses: string[] = [];
  // Clauses and what stands between them take turns.
  const parts = search.split(joinsClauses);
  for (let at = 0; at < parts.length; at += 2) {
    const clause = searchTerms(parts[at] ?? '');
    const joint = (parts[at - 1] ?? '').toLowerCase();
    const before = clauses.at(-1);
    // By what joins them a couple with two adults is told from one that is two adults.
    const more = /(?:^| )couple$/i.test(before ?? '') && /\p{L}/u.test(joint) ? `${joint} ${clause}` : clause;
    const [words = [], others = [], joined = []] = [before ?? '', clause, more].map((one) =>
      one.toLowerCase().split(' '),
    );
    const isOne = countsOn(words, joined) || daysGoOn(words, others);
    if (before !== undefined && unwantedGoesOn(words, joint, others))
      clauses[clauses.length - 1] = `${before} ${joint} ${clause}`;
    else if (before !== undefined && isOne) clauses[clauses.length - 1] = `${before} ${more}`;
    else if (clause !== '') clauses.push(clause);
  }
  return clauses;
}

function understandOne(search: string, right: ReadonlySet<string>): UnderstoodSearch {
  const typed = search.toLowerCase().split(' ').filter(Boolean);
  const { words, mended } = correctedNames(typed, knownLength, right);
  const understood: Understood[] = [];
  const rest: string[] = [];
  const phrases: string[] = [];
  const when: string[] = [];
  const sums: string[] = [];
  for (let at = 0; at < words.length; ) {
    const isSum = isSumWord(words[at]);
    if (isSum) sums.push(...wordsOf(words[at] ?? ''));
    const bound = boundLength(words, at);
    const ofPeople = bound > 0 && peopleAt(words, at + bound) ? bound : 0;
    const unsaid = Number(isSum) || ofPeople || nearLength(words, at) || unwantedLength(words, at);
    if (unsaid > 0) {
      at += unsaid;
      continue;
    }
    const found = seatsAt(words, at) ?? withItsNoun(longestAt(words, at), words, at);
    // What is said as one, such as an airport transfer, is not taken apart.
    const length = Math.max(found?.typed.length ?? 1, saidLength(words, at), timeLength(words, at));
    if (found && found.typed.length === length) understood.push(found);
    else {
      const phrase = words.slice(at, at + length);
      (timeLength(words, at) === length ? when : rest).push(...phrase);
      if (length > 1) phrases.push(phrase.join(' '));
    }
    at += length;
  }
  const isCorrected = words.join(' ') !== typed.join(' ');
  const said = words.flatMap(wordsOf);
  const telling = rest.filter((word) => !isFillerWord(word));
  const isTold = telling.length + understood.length > 0;
  return {
    words: said,
    understood: onceEach(understood),
    rest: isTold ? telling : withoutFillerWords(said),
    phrases,
    when: isTold ? when : [],
    sum: isTold && sums.length > 0 ? sums.join(' ') : null,
    month: monthSaid(words),
    clauses: [],
    isEither: false,
    isTold,
    corrected: isCorrected ? said.join(' ') : null,
    mended,
  };
}

/** How many words from here on stand for something. */
const knownLength = (words: readonly string[], at: number): number =>
  peopleAt(words, at)?.length ??
  longestAt(words, at)?.typed.length ??
  (saidLength(words, at) || timeLength(words, at));

/** What is said after the name of a place and is the place still: Sigiriya rock, Galle town. */
const placeNouns = new Set(
  'rock town city village area region district centre center station ගල පර්වතය பாறை'.split(' '),
);

const withItsNoun = (
  found: Understood | undefined,
  words: readonly string[],
  at: number,
): Understood | undefined => {
  const next = found && words[at + found.typed.length];
  const isOfPlace = found?.as === 'place' && next !== undefined && placeNouns.has(next);
  return isOfPlace ? { ...found, typed: [...found.typed, next] } : found;
};

function seatsAt(words: readonly string[], at: number): Understood | undefined {
  const people = peopleAt(words, at);
  if (!people) return undefined;
  const { number, length } = people;
  return {
    ...{ as: 'seats', value: String(number), label: t('{number} seats or more', { number }), facets: {} },
    typed: words.slice(at, at + length),
  };
}

/** Whether seats are asked for, which vehicles alone have, and not only said how many people come. */
export const asksForSeats = ({ as, typed }: Understood): boolean => as === 'seats' && namesSeats(typed);

/** Each meaning once, with all words that say it. */
function onceEach(understood: Understood[]): Understood[] {
  const saying = Map.groupBy(understood, ({ as, value }) => `${as}:${value}`);
  return [...saying.values()].flatMap(([first, ...others]) => {
    if (!first) return [];
    const also = new Set(others.map(({ typed }) => typed.join(' ')));
    also.delete(first.typed.join(' '));
    return also.size > 0 ? { ...first, also: [...also] } : first;
  });
}

/** The kinds that a search names, or that have the type which it names. */
export function kindsNamed({ understood }: Pick<UnderstoodSearch, 'understood'>): Set<ThingKind> {
  const named = understood.flatMap(({ kind }) => kind ?? []);
  const typed = understood.flatMap(({ as, facets }) =>
    as === 'vehicleType' || as === 'businessType' ? namesAmong(facets) : [],
  );
  return new Set<ThingKind>(named.length > 0 ? named : typed);
}

/** The kinds that a search looks among; where it names some, also those that are told by their titles alone: stories. */
export function kindsOf(search: UnderstoodSearch): ThingKind[] {
  const named = kindsNamed(search);
  if (named.size === 0) return ['destination', ...kindNames];
  return [...named, ...kindNames.filter((name) => !named.has(name) && kinds[name].filters.length === 0)];
}

/** The kinds for which an option is what a thing is, rather than what else its words may say. */
const namesAmong = (facets: Meaning['facets']): KindName[] =>
  kindNames.filter(
    (name) =>
      facets[name]?.words === 'none' || (name === 'businessListing' && facets[name]?.words === 'instead'),
  );

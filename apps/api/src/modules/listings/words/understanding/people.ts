import { isStopWord } from '../../../../platform/search/same-words.ts';
import { singular } from './lexicon.ts';
import { longestAt } from './longest-at.ts';
import { numberIn } from './numbers.ts';
import { isSumWord } from './sum-words.ts';

/** How many people words speak of, or how many seats. */
interface People {
  number: number;
  /** How many words say so. */
  length: number;
  isOfSeats: boolean;
}

/** English nouns as one of them, and how those of Sinhala and Tamil begin, which end in a case of their own: "7 பேருக்கு". */
const seats = /^(?:(?:seat|seater|seated|passenger)$|(?:ආසන(?!්)|සීට්|இருக்கை|ஆசன|சீட்))/u;
const people =
  /^(?:(?:person|people|ppl|pax|adult|child|children|kid|traveller|traveler|guest)$|දෙනා|දෙනෙ|අයෙ|ළමයි|ළමයෙ|දරුව|වැඩිහිටිය|පුද්ගලය|මගී|பேர[்ுைி]|நபர|ஆட்கள|பெரியவர|குழந்தை|சிறுவர|பிள்ளை|பயணி)/u;
/** What says that more of the sentence follows behind how many come: "for 6 to Kandy". */
const goesOn =
  /^(?:to|please|who|that|which|where|we|i|is|are|can|want|need|looking|under|below|less|max|maximum|including)$/;
/** What stands between the fewest and the most who come: "4 or 5 people". */
const between = /^(?:or|to)$/;
/** So many with their noun in one word: "2pax". */
const inOneWord = /^(\d{1,2})(pax|ppl|people|persons?|seaters?)$/;
/** So many in one word: "දෙදෙනෙක්", "இருவருக்கு". */
const counted: readonly (readonly [RegExp, number])[] = [
  [/^(?:දෙදෙන|இருவர)/u, 2],
  [/^(?:තිදෙන|மூவர)/u, 3],
  [/^(?:සිව්දෙන|நால்வர)/u, 4],
  [/^ஐவர/u, 5],
];
const isLatin = (word: string) => /^[a-z]/.test(word);
const beforePeople = /^(?:for|of)$/;
const together = /^(?:family|group|party)$/;
/** What stands between people who come together. */
const joins = /^(?:and|with|including|plus|සහ|හා|සමඟ|සමග|மற்றும்)$/u;
const children = /^(?:child|children|kid)$/;
const mostPeople = 60;
/** How many numbers are read as one: "4, 5 or 6 people". A search of nothing but numbers is not read to its end from each. */
const mostNumbers = 4;

const isSeats = (word = '') => seats.test(singular(word));
const isNoun = (word = '') => isSeats(word) || people.test(singular(word));
const peopleIn = (word = ''): number | undefined => {
  const number = numberIn(word);
  return Number.isInteger(number) && number >= 1 && number <= mostPeople ? number : undefined;
};

/** "7 seats", "2 of us", "7 දෙනෙකුට"; in Sinhala and Tamil the noun may come first: "ආසන 7". */
function namedAt(words: readonly string[], at: number, further = mostNumbers - 1): People | undefined {
  const [first = '', second = '', third = ''] = words.slice(at, at + 3);
  const [, joined, noun] = inOneWord.exec(first) ?? [];
  if (joined) return { number: Number(joined), length: 1, isOfSeats: isSeats(noun) };
  const inOne = counted.find(([said]) => said.test(first))?.[1];
  if (inOne !== undefined) return { number: inOne, length: 1, isOfSeats: false };
  if (isNoun(first) && !isLatin(first)) {
    const number = peopleIn(second);
    return number === undefined ? undefined : { number, length: 2, isOfSeats: isSeats(first) };
  }
  const number = peopleIn(first);
  if (number === undefined) return undefined;
  const rest = between.test(second) ? at + 2 : at + 1;
  const isFollowed = further > 0 && peopleIn(words[rest]) !== undefined;
  const most = isFollowed ? namedAt(words, rest, further - 1) : undefined;
  if (most && most.number > number) return { ...most, length: rest - at + most.length };
  if (second === 'of' && third === 'us') return { number, length: 3, isOfSeats: false };
  // Two child seats are a thing that a car has.
  const isOfOthers = !isSeats(second) && isSeats(third);
  return isNoun(second) && !isOfOthers ? { number, length: 2, isOfSeats: isSeats(second) } : undefined;
}

/** The same, "for 6 people", "family of four", "for two" where nothing else is counted. */
function countAt(words: readonly string[], first: number): People | undefined {
  const at = together.test(words[first] ?? '') && words[first + 1] === 'of' ? first + 1 : first;
  if (!beforePeople.test(words[at] ?? '')) return namedAt(words, first);
  const named = namedAt(words, at + 1);
  if (named) return { ...named, length: at + 1 - first + named.length };
  const number = peopleIn(words[at + 1]);
  const after = at + 2;
  const next = words[after] ?? '';
  const isLast = after >= words.length || isStopWord(next) || goesOn.test(next) || isSumWord(next);
  const isCounted = isLast || namedAt(words, after) || longestAt(words, after)?.as === 'place';
  return number !== undefined && isCounted ? { number, length: after - first, isOfSeats: false } : undefined;
}

/** A couple that comes with others: "couple with 2 kids". By itself it may be a honeymoon; "couple, 2 adults" are two. */
function coupleAt(words: readonly string[], at: number): People | undefined {
  const isJoined = joins.test(words[at + 1] ?? '');
  const first = at + 1 + Number(isJoined);
  const others = words[at] === 'couple' ? namedAt(words, first) : undefined;
  const noun = words[first + (others?.length ?? 0) - 1] ?? '';
  return others && (isJoined || children.test(singular(noun)))
    ? { number: 2, length: 1, isOfSeats: false }
    : undefined;
}

/**
 * Whether who is counted behind is among those before: "8 people including 2 adults", "family of 4 with 2 kids". Of people who
 * are no family it is not said, and one seat too many strands no child: "2 people with 1 child" are three.
 */
function isPartOf(
  words: readonly string[],
  first: number,
  behind: number,
  nouns: readonly string[],
): boolean {
  const joint = words[behind] ?? '';
  if (joint === 'including') return true;
  // The word stands before the number: "group 10 people with 3 kids".
  const isTogether = words.slice(Math.max(0, first - 1), behind).some((word) => together.test(word));
  // Adults hold no children: "family 3 adults 2 kids".
  if (words.slice(first, behind).some((word) => singular(word) === 'adult')) return false;
  const isWith = joint === 'with' || !joins.test(joint);
  return isTogether && isWith && nouns.every((noun) => children.test(singular(noun)));
}

/** How many people or seats words from here on speak of: of people who are counted one after another, all of them. */
export function peopleAt(words: readonly string[], first: number): People | undefined {
  const one = countAt(words, first) ?? coupleAt(words, first);
  if (!one || one.isOfSeats) return one;
  const others: number[] = [];
  const nouns: string[] = [];
  let end = first + one.length;
  let sum = one.number;
  for (;;) {
    const at = joins.test(words[end] ?? '') ? end + 1 : end;
    const next = namedAt(words, at);
    if (!next || next.isOfSeats || sum + next.number > mostPeople) break;
    others.push(next.number);
    sum += next.number;
    end = at + next.length;
    nouns.push(words[end - 1] ?? '');
  }
  // "For 4, 2 adults and 2 children" counts the same people twice.
  const isTwice = others.length > 1 && sum === one.number * 2;
  const isPart = sum < one.number * 2 && isPartOf(words, first, first + one.length, nouns);
  const isTotal = others.length > 0 && (isTwice || isPart);
  return { number: isTotal ? one.number : sum, length: end - first, isOfSeats: false };
}

/** Whether people are counted at the end of the first words and on at the beginning of the others. */
export const countsOn = (words: readonly string[], others: readonly string[]): boolean =>
  namedAt(others, Number(joins.test(others[0] ?? '')))?.isOfSeats === false &&
  words.some((word, at) => {
    const people = word === 'couple' ? coupleAt([word, ...others], 0) : peopleAt(words, at);
    return people?.isOfSeats === false && at + people.length === words.length;
  });

/** Whether words for people speak of seats, which vehicles alone have, and do not only say how many come. */
export const namesSeats = (words: readonly string[]): boolean => words.some(isSeats);

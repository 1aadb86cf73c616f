import { spoken } from '../../../../platform/search/search-terms.ts';
import { currencyNames, currencyOf, currencySigns } from './currency-words.ts';

const start = String.raw`(?<![\p{L}\p{M}\p{N}])`;
const end = String.raw`(?![\p{L}\p{M}\p{N}])`;
const bound = String.raw`(?:(?:no|not)\s+(?:more\s+than|over|above)|at\s+most|max(?:imum)?(?:\s+of)?|less\s+than|up[\s-]?to|under|below|between)`;
/** Digits, perhaps in groups, with cents or thousands: "1,500.50", "1.500,50", "1.5k". */
const amount = String.raw`(?:\d{1,3}(?:,\d\d)*(?:[ ,.'\u2019]\d{3})+|\d{1,7})(?!\d)(?:(?:\.\d{1,2}|,\d\d|,\d(?=k))(?![.,]?\d))?k?`;
/** A name may have its sign as well: "AUD $". */
const named = String.raw`(?:${currencyNames})(?:\s*\p{Sc})?`;
const before = String.raw`(?:(?:${start}${named}|(?:${currencySigns}))(?:-|[.:\s(]*))`;
/** The cases of Sinhala and Tamil: "5000ට", "ரூபாய்க்கு"; beyond ASCII no bundle can write `String.raw`. */
const endings = 'කට|ක්|ක|කින්| ?ට|வ?ு?க்கு(?:ம்|ள்)?';
/** A bound of theirs stands behind the number. */
const under = '(?:වඩා )?(?:අඩු|අඩුවෙන්|අඩුවට)|கீழ்|குறைவான|குறைவாக|குறைந்த|உள்';
const behind = String.raw`[\s(]*(?:(?:${currencyNames})(?:${endings})?${end}|(?:${currencySigns}))`;
/** How the island ends a sum in rupees: "5000/=", "5000/-". */
const slash = String.raw`\s*\/(?:=|[-\u2013](?!\d))`;
/** What a sum is for; rooms and seats hold so many people as well: "2 per room". */
const unit = 'night|day|person|head|hour|week|month|adult|child|kid|pax|km|kilomet(?:re|er)|mile';
const each = String.raw`[\s,(]*(?:\/\s*|${start}(?<a>per|(?<!, ?)a)\s+)(?:(?<unit>${unit})|(?<place>room|seat))${end}`;

/** What is counted, and is no sum. */
const counted = String.raw`[\s-]*(?:m|km|kms|metres?|meters?|feet|ft|miles?|kilometres?|kilometers?|steps?|people|persons?|pax|guests?|seats?|rooms?|years?)${end}`;
/** What stands between the least and the most; "and" only behind "between". */
const joint = String.raw`-|\u2013|to|(?<=${start}between\s.{1,24})and`;

/** A sum: "between $50 and $80", "not more than Rs. 5,000/= per night", "2000-5000/=", "$1.5k", "50 eur a day". */
const sums = new RegExp(
  [
    String.raw`(?:${start}(?<bound>${bound})[\s:.]+)?(?:(?<before>${before})|${start})(?<first>${amount})`,
    String.raw`(?<range>\s*(?<joint>${joint})\s*(?<before2>${before})?(?<second>${amount})(?!${counted}))?`,
    `(?<ending>${endings})?(?:(?<behind>${behind})|${end})(?<slash>${slash})?`,
    String.raw`(?:\s*(?<under>${under})${end})?(?:${each})?`,
  ].join(''),
  'giu',
);
/** A currency between two numbers: "80 € 2 nights", "for 2 rs 5000". */
const amidst = new RegExp(
  [
    String.raw`(?:(?<own>${before})|${start})(?<first>${amount})(?<amid>[\s(]*(?:${named}|${currencySigns})[.:\s(]*)`,
    `(?=(?<next>${amount})(?<other>${behind}|${counted})?)`,
  ].join(''),
  'giu',
);
const unitAlone = new RegExp(String.raw`${start}per\s+(?:${unit})${end}`, 'giu');

/** A smaller number without its currency is any number. */
const leastWithoutCurrency = 500;
const isCounted = new RegExp(`^${counted}`, 'iu');
/** A number that is rather a year than a sum. */
const isComingYear = /^20[2-4]\d$/;
const isYear = (number: number) => number >= 1900 && number < 2100;

/** What stands between the words of a sum, so that they are one word until they are told: a numeral that no keyboard has. */
const joiner = '\u2180';
const asOne = (words: string) => words.trim().toLowerCase().split(/\s+/).join(joiner);

type Parts = Partial<Record<string, string>>;

/** The number of an amount; two digits before another group are thousands of India: "1,50,000". */
const numberOf = (said = ''): number => {
  const digits = said.replaceAll(/[ ,.'’](?=(?:\d\d,)*\d{3})/g, '').replace(',', '.');
  return Number.parseFloat(digits) * (/k$/i.test(said) ? 1000 : 1);
};

/** Whether a number is a sum by what stands beside it. */
function isSum(parts: Parts, rest: string) {
  const { bound, before, before2, behind, slash, under, a, unit, first, second } = parts;
  if (before || before2 || behind || slash) return true;
  if (unit && a?.toLowerCase() !== 'a') return true;
  const all = [first, second].filter((said) => said !== undefined).map(numberOf);
  const isLarge = Math.max(...all) >= leastWithoutCurrency;
  const isWhole = second !== undefined || bound?.toLowerCase() !== 'between';
  const isBound = under !== undefined || (bound !== undefined && isWhole);
  return isBound && isLarge && !(second && all.every(isYear)) && !isCounted.test(rest);
}

/** A number without its cents, its groups apart. */
const amountOf = (said = ''): string =>
  /[.,]\d{1,2}k/i.test(said)
    ? String(Math.round(numberOf(said)))
    : said.replace(/[.,]\d{1,2}$/, '').replaceAll(/[,.'’]/g, ' ');

/** Whether a second number is the most that a sum may be, and is not said of something else: "$50 - 2 nights". */
const isRange = ({ bound, before, before2, first, second }: Parts): boolean =>
  numberOf(second) > numberOf(first) && !(before2 && !before && !bound);

/** Whether a currency between two numbers is of the second: of the one that it touches, or else of the greater. */
function isOfNext({ own, first = '', amid = '', next = '', other }: Parts): boolean {
  if (own || other) return !other;
  const [isApart, isApartFromNext] = [/^[\s(]/.test(amid), /[\s(]$/.test(amid)];
  if (isApart !== isApartFromNext) return isApart;
  return isComingYear.test(first) || (numberOf(next) > numberOf(first) && !isComingYear.test(next));
}

/** Each currency between two numbers is parted from the one that it is not of. */
const withCurrenciesApart = (typed: string): string =>
  typed.replaceAll(amidst, (...match) => {
    const parts: Parts = match.at(-1);
    const { own = '', first, amid } = parts;
    return isOfNext(parts) ? `${own}${first} | ${amid}` : `${own}${first}${amid} | `;
  });

/** What was typed with each sum as one word. */
export const withSums = (typed: string): string =>
  withCurrenciesApart(spoken(typed))
    .replaceAll(sums, (all, ...match) => {
      const parts: Parts = match.at(-1);
      const [offset, whole] = match.slice(-3, -1) as [number, string];
      if (parts.range && !isRange(parts)) {
        const alone = all.indexOf(parts.range);
        return withSums(all.slice(0, alone)) + withSums(all.slice(alone));
      }
      return isSum(parts, whole.slice(offset + all.length)) ? ` ${asOne(said(parts))} ` : all;
    })
    .replaceAll(unitAlone, (all) => ` ${asOne(all)} `);

/** The words of a sum. */
function said(parts: Parts): string {
  const { bound, before, before2, first, second, joint, ending, behind, slash, under } = parts;
  const { a = 'per', unit, place } = parts;
  const least = [bound?.replace('-', ' '), currencyOf(before), amountOf(first)];
  const most = second && [/and/i.test(joint ?? '') ? 'and' : 'to', currencyOf(before2), amountOf(second)];
  const rupees = slash && !before && !behind && 'rs';
  const of = (unit || place) && `${a} ${unit ?? place}`;
  const number = [...least, ...(most || [])].filter(Boolean).join(' ') + (ending ?? '');
  return [number, currencyOf(behind), rupees, under, of].filter(Boolean).join(' ');
}

/** Whether a word is a sum: what something may cost, which no search narrows by. */
export const isSumWord = (word = ''): boolean => word.includes(joiner);

/** The words of a sum, and any other word as it is. */
export const wordsOf = (word: string): string[] => word.split(joiner);

const firstBound = new RegExp(`^${bound}(?= )`, 'u');

/** How many words from here on say that what follows is the most: "no more than". */
export const boundLength = (words: readonly string[], at: number): number =>
  firstBound.exec(words.slice(at, at + 4).join(' '))?.[0].split(' ').length ?? 0;

import { spoken } from '../../../../platform/search-terms.ts';

/** What says that a sum follows, and what a sum is of. */
const bounds = /^(?:under|below|max|maximum|upto)$/;
const currencies = 'rs|lkr|usd|eur|gbp|dollars?|euros?|rupees?|රුපියල්|රු|ரூபாய்|ரூபா|ரூ|டொலர்|ඩොලර්';
const currency = new RegExp(`^(?:${currencies})$`, 'u');
const amount = /^\d{1,7}k?$/;
const each = /^(?:night|day|person|head|hour|week|adult)$/;
/** A smaller number without its currency is any number. */
const leastWithoutCurrency = 500;
/** What is counted, and is no sum. */
const counted =
  /^(?:m|km|kms|metres?|meters?|feet|ft|miles?|kilometres?|kilometers?|steps?|people|persons?|pax|guests?|seats?|years?)$/;

const start = '(?<![\\p{L}\\p{M}\\p{N}])';
const end = '(?![\\p{L}\\p{M}\\p{N}])';
/** How the island writes that a sum is in rupees and ends here: "5000/=", "5000/-". */
const slash = '\\/(?:=|[-–](?!\\d))';
const behindCurrency = `(?<=(?:[$€£]|${start}(?:${currencies})\\.?)\\s*\\d[\\d,]*`;

/**
 * Cents of a sum, which are left out; signs of currencies beside a number, and currencies that are run together with one:
 * "$49.99", "80€", "Rs5000", "50usd", "5000/=".
 */
const signs: readonly (readonly [RegExp, string])[] = [
  [new RegExp(`${behindCurrency})\\.\\d{1,2}(?!\\.?\\d|k)`, 'giu'), ''],
  [new RegExp(`(?<=\\d)\\.\\d{1,2}(?=\\s*(?:[$€£]|${slash}|(?:${currencies}|per)${end}))`, 'giu'), ''],
  [/(?:\bus)?\$(?=\s*\d)|(?<=\d\s*)\$/gi, ' usd '],
  [/€(?=\s*\d)|(?<=\d\s*)€/g, ' eur '],
  [/£(?=\s*\d)|(?<=\d\s*)£/g, ' gbp '],
  [new RegExp(`${start}(?:${currencies})(?=\\d+k?${end})`, 'giu'), '$& '],
  [new RegExp(`(?<=${start}\\d+k?)(?:${currencies})${end}`, 'giu'), ' $&'],
  [new RegExp(`${behindCurrency}k?)\\s*${slash}`, 'giu'), ' '],
  [new RegExp(`(?<=\\dk?)\\s*${slash}`, 'giu'), ' rs '],
];

/** What was typed with each currency as a word of its own. */
export const withCurrencies = (typed: string): string =>
  signs.reduce((said, [sign, currency]) => said.replaceAll(sign, currency), spoken(typed));

/** How many words from here on say what something may cost, which no search narrows by: "under 5000", "Rs 5,000 per night". */
export function sumLength(words: readonly string[], at: number): number {
  let end = at;
  if (words[end] === 'less' && words[end + 1] === 'than') end += 2;
  else if (words[end] === 'up' && words[end + 1] === 'to') end += 2;
  else if (bounds.test(words[end] ?? '')) end += 1;
  const isBounded = end > at;
  const isBefore = currency.test(words[end] ?? '');
  if (isBefore) end += 1;
  const first = words[end] ?? '';
  if (!amount.test(first)) return eachLength(words, at);
  end += 1;
  const isGrouped = /^\d{1,3}$/.test(first) && /^\d{3}$/.test(words[end] ?? '');
  if (isGrouped) end += 1;
  const isBehind = currency.test(words[end] ?? '');
  if (isBehind) end += 1;
  const isLarge = isGrouped || first.endsWith('k') || Number(first) >= leastWithoutCurrency;
  const isSum = eachLength(words, end) > 0 || (isBounded && isLarge && !counted.test(words[end] ?? ''));
  if (!isBefore && !isBehind && !isSum) return 0;
  return (
    end - at + (eachLength(words, end) || (words[end] === 'a' && each.test(words[end + 1] ?? '') ? 2 : 0))
  );
}

/** "Per night" says that a sum is meant. */
const eachLength = (words: readonly string[], at: number): number =>
  words[at] === 'per' && each.test(words[at + 1] ?? '') ? 2 : 0;

import { writtenNumber } from '../../numbers/written-number.ts';
import type { PriceCurrency } from './price.ts';

/** What stands in a text of money: the amounts of its range, and the words around them. */
export interface WrittenAmounts {
  from: number;
  /** Null where it is open above. */
  to: number | null;
  currency: PriceCurrency;
  /** Without amounts, currencies and words for a bound. */
  words: string;
  /** Whether there are amounts that are no part of the range: of children, of tips. */
  hasMore: boolean;
}

const amount = /\d[\d,]*(?:[\s'’](?=\d{3}(?!\d))\d{3})*(?:\.\d+)*(?:\s*k(?![a-z]))?/giu;
const currencies: readonly [PriceCurrency, RegExp][] = [
  ['AUD', /a(?:u|us)?\$|(?<!\p{L})aud(?!\p{L})|australian\s+dollars?/giu],
  ['USD', /(?:us)?\$|(?<!\p{L})usd(?!\p{L})|(?:us\s+)?dollars?/giu],
  ['USD', /ඩොලර්|டொலர்|டாலர்/gu],
  ['EUR', /€|(?<!\p{L})eur(?:os?)?(?!\p{L})/giu],
  ['GBP', /£|(?<!\p{L})gbp(?!\p{L})|(?<!\p{L})pounds?(?!\p{L})/giu],
  ['INR', /₹|(?<!\p{L})inr(?!\p{L})|indian\s+rupees?/giu],
  ['CNY', /(?<!\p{L})(?:cny|rmb|yuan)(?!\p{L})|元/giu],
  ['RUB', /₽|(?<!\p{L})(?:rub|rou?bles?)(?!\p{L})/giu],
  ['JPY', /(?<!\p{L})(?:jpy|yen)(?!\p{L})|円/giu],
  ['LKR', /(?<!\p{L})(?:lkr|slr|rs|rupees?)(?!\p{L})\.?|රු(?:පියල්)?\.?|ரூ(?:பாய்|பா)?\.?/giu],
];
/** Of yen and of yuan alike; and counts in words, which would be read as their figures alone. */
const unclear = /¥|(?<!\p{L})(?:lakhs?|lacs?|crores?|millions?|mn|thousand|hundred)(?!\p{L})/iu;
const most = 100_000_000;
/** Stands in place of a currency, which then parts no amounts and joins none. */
const mark = '¤';
const between = /^[\s¤]*(?:[-–—~/]|to|or|and|up\s+to)[\s¤]*$/iu;
const atMost = /(?<!\p{L})(?:under|below|up\s+to|less\s+than|max(?:imum)?\.?)(?!\p{L})/giu;
const atLeast =
  /(?<!\p{L})(?:above|over|from|more\s+than|starting(?:\s+(?:at|from))?|starts(?:\s+(?:at|from))?|min(?:imum)?\.?|at\s+least|upwards|onwards)(?!\p{L})|\+/giu;
const billEnd = /(?<=\d)\s*(?:\/\s*[=-]|=)/gu;

/** Reads the amounts in a text of money; null where there are none, or where they can be read in two ways. */
export function writtenAmounts(written: string): WrittenAmounts | null {
  let text = written.normalize('NFKC').replace(billEnd, ' ');
  if (unclear.test(text)) return null;
  const named: PriceCurrency[] = [];
  for (const [currency, marks] of currencies) {
    const without = text.replace(marks, ` ${mark} `);
    if (without !== text && !named.includes(currency)) named.push(currency);
    text = without;
  }
  const found = [...text.matchAll(amount)].map((match) => ({
    value: writtenNumber(match[0]),
    hasThousands: /k\s*$/iu.test(match[0]),
    begin: match.index,
    end: match.index + match[0].length,
  }));
  const isClear = found.every(({ value }) => typeof value === 'number' && value <= most);
  const [one, other] = found;
  if (named.length > 1 || !one || !isClear) return null;
  const isRange = other !== undefined && between.test(text.slice(one.end, other.begin));
  let first = Math.round(Number(one.value));
  const second = isRange ? Math.round(Number(other.value)) : undefined;
  // `12-15k` is of thousands at both ends.
  if (second !== undefined && other?.hasThousands && !one.hasThousands && first * 1000 <= second)
    first *= 1000;
  const isUnder =
    text.search(atMost) >= 0 && !(isRange && /up\s+to/iu.test(text.slice(one.end, other.begin)));
  const isOver = text.search(atLeast) >= 0;
  const [low, high] = [Math.min(first, second ?? first), Math.max(first, second ?? first)];
  if (high === 0) return null;
  const used = isRange ? 2 : 1;
  return {
    from: isUnder ? 0 : low,
    to: !isUnder && isOver && second === undefined ? null : high,
    currency: named[0] ?? 'LKR',
    words: wordsAround(text, one.begin, (isRange ? other : one).end, found.slice(used)),
    hasMore: found.length > used,
  };
}

function wordsAround(
  text: string,
  begin: number,
  end: number,
  more: { begin: number; end: number }[],
): string {
  let rest = text;
  for (const { begin: from, end: to } of [{ begin, end }, ...more].toReversed())
    rest = `${rest.slice(0, from)} ${rest.slice(to)}`;
  return rest.replace(atMost, ' ').replace(atLeast, ' ').replaceAll(mark, ' ');
}

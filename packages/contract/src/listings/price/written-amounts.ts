import { writtenNumber } from '../../numbers/written-number.ts';
import { type PriceCurrency, roundPrice } from './price.ts';
import { chargesInOthers, perDayInOthers, perNightInOthers, perPersonInOthers } from './words-in-others.ts';

/** What stands in a text of money: the amounts of its range, and the words around them. */
export interface WrittenAmounts {
  from: number;
  /** Null where it is open above. */
  to: number | null;
  currency: PriceCurrency;
  /** Without its amounts, currencies and the words for its bound; other figures stay: of hours, of children, of tips. */
  words: string;
}

const amount = /\d(?:,?\d)*(?:[\s'’](?=\d{3}(?!\d))\d{3})*(?:\.\d+)*(?:\s*k(?![a-z]))?/giu;
/** The longer before what it ends in: `A$` before `$`, Indian rupees before rupees. */
const currencies: Record<PriceCurrency, RegExp> = {
  AUD: /(?<!\p{L})a(?:us?|ud)?\$|(?<!\p{L})aud(?!\p{L})|australian\s+dollars?/giu,
  USD: /(?<!\p{L})(?:usd?\s?)?\$|(?<!\p{L})usd(?!\p{L})|(?:us\s+)?dollars?|ඩොලර්|டொலர்|டாலர்/giu,
  EUR: /€|(?<!\p{L})eur(?:os?)?(?!\p{L})/giu,
  GBP: /£|(?<!\p{L})gbp(?!\p{L})|(?<!\p{L})pounds?(?!\p{L})/giu,
  INR: /₹|(?<!\p{L})inr(?!\p{L})|indian\s+rupees?/giu,
  CNY: /(?<!\p{L})(?:cny|rmb|yuan)(?!\p{L})|元/giu,
  RUB: /₽|(?<!\p{L})(?:rub|rou?bles?)(?!\p{L})/giu,
  JPY: /(?<!\p{L})(?:jpy|yen)(?!\p{L})|円/giu,
  LKR: /(?<!\p{L})(?:lkr|slr|rs|rupees?)(?!\p{L})\.?|(?<![\p{L}\p{M}])(?:රු(?:පියල්)?|ரூ(?:பாய்|பா)?)\.?/giu,
};
const currenciesInOrder = Object.entries(currencies) as [PriceCurrency, RegExp][];
/** Counts in words, which would be read as their figures alone, and dollars of other countries. */
const unclear =
  /(?<!\p{L})(?:(?:lakhs?|lacs?|crores?|millions?|mn|thousand|hundred)(?!\p{L})|(?:canadian|singapore|zealand|kong)\s+dollar)/iu;
/** The sign of a currency that is none of ours, or of two (¥), or of other dollars than those before it: NZ$. */
const otherSign = /(?!¤)\p{Sc}/u;
/** Capitals beside an amount are a currency, CHF 60, except words that are said of prices. */
const otherCode = '(?!(?:PER|FOR|MAX|MIN|AND|DAY|NET|USD?)(?!\\p{L}))[A-Z]{3}';
const codeBefore = new RegExp(String.raw`(?<!\p{L})${otherCode}\s*$`, 'u');
const codeAfter = new RegExp(String.raw`^\s*${otherCode}(?!\p{L})`, 'u');
/** In small letters words are no codes: these are, since none is a word or a name, as all, top, pen, try and ron are. */
const otherCodes =
  'aed|bdt|bhd|brl|cad|chf|czk|dkk|egp|hkd|huf|idr|ils|jod|krw|kwd|mvr|mxn|myr|nok|npr|nzd|omr|php|pkr|pln|qar|sar|sek|sgd|thb|twd|uah|vnd|zar';
const otherBefore = new RegExp(String.raw`(?<!\p{L})(?:${otherCodes})\s*$`, 'iu');
const otherAfter = new RegExp(String.raw`^\s*(?:${otherCodes})(?!\p{L})`, 'iu');
const otherDollars = /(?<!\p{L})(?!(?:PER|FOR|MAX|MIN|AND|DAY|NET|USD?)\s)[A-Z]{1,3}\s+\$/u;
const most = 100_000_000;
/** Stands in place of a currency, which then parts no amounts and joins none. */
const mark = '¤';
const between = /^(\s*¤)?[\s¤]*(?:[-–—~/]|to|or|and|up\s+to)([\s¤]*)$/iu;
/** A bound stands directly before its amount, or directly behind: an amount that is said from Colombo has none. */
const atMost = /(?<!\p{L})(?:under|below|up\s+to|less\s+than|max(?:imum)?\.?)[\s¤:]*$/iu;
const atLeast =
  /(?<!\p{L})(?:above|over|from|more\s+than|start(?:s|ing)(?:\s+(?:at|from))?|min(?:imum)?\.?|at\s+least)[\s¤:]*$/iu;
/** What follows on `5k+`: what it is for, or what is said of prices. */
const afterMore = String.raw`(?:per|an?|each|every(?:day)?|for|(?:half|full|whole)[\s-]+day|pp|pax|person|head|guest|adult|traveller|day|night|room|house|villa|bungalow|hour|hr|group|daily|nightly|hourly|with|incl(?:uding|usive)?|only|nett?|approx(?:imately)?|negotiable|all\s+inclusive|(?:and|or)\s+(?:up|above|more)|(?:and\s+)?(?:up|on)wards|${perDayInOthers}|${perNightInOthers}|${perPersonInOthers})(?![\p{L}\p{M}])`;
/** What is known to be paid besides. */
const charges = String.raw`(?:(?:all|local|gov(?:t|ernment))\s+)?(?:tax(?:es)?|vat|gst|sscl|service|sc|charges?|fees?|levy|fuel|petrol|diesel|tickets?|entrance|entry|meals?|food|lunch|dinner|breakfast|tolls?|parking|drivers?|bata|guides?|highway|permits?|accommodation)(?!\p{L})|for\s+(?:driver|guide|ticket)s?(?!\p{L})|per\s+extra\s+km(?!\p{L})|${chargesInOthers}`;
/** A plus between spaces, after the figure or its currency, joins what follows; the sign of a currency brings a space of its own. */
const joined = String.raw`(?<=(?:^\s+|\xa4\s{2,})\+)\s*`;
const joinedUnits = String.raw`per\s+km(?!\p{L})|(?:an?|each)\s+(?:driver|guide|ticket)s?(?!\p{L})`;
/**
 * What is paid besides leaves the price closed: `15,000++` is without service charge and taxes. Of words that are not known,
 * those that a plus joins are: `8000 + boat` and `8000+boat` have an end, `5k+ depending on season` has none.
 */
const onTop = String.raw`\s*(?:[\d+]|${charges})|${joined}(?:${joinedUnits}|(?!${afterMore})\p{L})|(?<=\+)(?!${afterMore})\p{L}`;
const andMore = new RegExp(`^[\\s¤]*(?:\\+(?!${onTop})|(?:and\\s+)?(?:up|on)wards(?!\\p{L}))`, 'iu');
const billEnd = /(?<=\d)\s*(?:\/\s*[=-]|=)/gu;

/** One amount, or a range of two. */
interface Part {
  from: number;
  to: number;
  isRange: boolean;
  begin: number;
  end: number;
}

/** Reads the amounts in a text of money; null where there are none, or where they can be read in two ways. */
export function writtenAmounts(written: string): WrittenAmounts | null {
  let text = written.normalize('NFKC').replace(billEnd, ` ${mark} `);
  if (unclear.test(text) || otherDollars.test(text)) return null;
  const named: PriceCurrency[] = [];
  for (const [currency, marks] of currenciesInOrder) {
    const without = text.replace(marks, ` ${mark} `);
    if (without !== text && !named.includes(currency)) named.push(currency);
    text = without;
  }
  const parts = partsOf(text);
  const part = parts && thePrice(text, parts);
  if (named.length > 1 || otherSign.test(text) || !part) return null;
  const currency = named[0] ?? 'LKR';
  const [from, to] = [roundPrice(part.from, currency), roundPrice(part.to, currency)];
  if (to === 0) return null;
  const before = text.slice(0, part.begin);
  const after = text.slice(part.end);
  if (!isMarked(before, after) && isOfOther(before, after)) return null;
  const isUnder = atMost.test(before);
  const isOver = !isUnder && !part.isRange && (atLeast.test(before) || andMore.test(after));
  const around = [before.replace(atMost, ' ').replace(atLeast, ' '), after.replace(andMore, ' ')];
  return {
    from: isUnder ? 0 : from,
    to: isOver ? null : to,
    currency,
    words: around.join(' ').replaceAll(mark, ' '),
  };
}

/** Whether a currency stands directly beside what has this before it and that behind. */
const isMarked = (before: string, after: string) => /¤\s*$/.test(before) || /^\s*¤/.test(after);

/** Whether the code of a currency that is none of ours stands directly beside what has this before it and that behind. */
const isOfOther = (before: string, after: string) =>
  codeBefore.test(before) || codeAfter.test(after) || otherBefore.test(before) || otherAfter.test(after);

/** Of several figures the one beside which a currency stands; undefined where that is none or more than one. */
function thePrice(text: string, parts: readonly Part[]): Part | undefined {
  if (parts.length === 1) return parts[0];
  const marked = parts.filter(({ begin, end }) => isMarked(text.slice(0, begin), text.slice(end)));
  return marked.length === 1 ? marked[0] : undefined;
}

/** The amounts of a text, two that are joined as one range; null where one is unclear. */
function partsOf(text: string): Part[] | null {
  const parts: Part[] = [];
  let last: { value: number; hasThousands: boolean } | undefined;
  for (const match of text.matchAll(amount)) {
    const value = writtenNumber(match[0]);
    if (typeof value !== 'number' || value > most) return null;
    const [begin, end] = [match.index, match.index + match[0].length];
    const hasThousands = /k\s*$/iu.test(match[0]);
    const before = parts.at(-1);
    const joins = before && !before.isRange ? between.exec(text.slice(before.end, begin)) : null;
    if (before && last && joins) {
      // `12-15k` is of thousands at both ends.
      const isOfBoth = hasThousands && !last.hasThousands && last.value * 1000 <= value;
      const from = isOfBoth ? last.value * 1000 : last.value;
      const isMarkedFirst = joins[1] !== undefined || isMarked(text.slice(0, before.begin), '');
      // What goes down, or is of a currency at its second figure alone, may be an amount and what it is for.
      if (from > value || (joins[2]?.includes(mark) && !isMarkedFirst)) return null;
      Object.assign(before, { from, to: value, isRange: true, end });
    } else parts.push({ from: value, to: value, isRange: false, begin, end });
    last = { value, hasThousands };
  }
  return parts;
}

import type { Kind } from '../kind.ts';
import type { Price, PriceUnit } from './price.ts';
import { priceUnits } from './price.ts';
import { writtenAmounts } from './written-amounts.ts';

const perPerson = String.raw`(?:a|per|/|each)?\s*(?:person|head|guest|pax|adult|traveller)|pp|each`;
const perNight = String.raw`(?:a|per|/|,)\s*night|nightly`;
const perDayInOthers = 'දිනකට|දවසකට|(?:ஒரு\\s+)?நாளு?ை?க்கு|நாளொன்றுக்கு';
const perPersonInOthers = 'කෙනෙකුට|පුද්ගලයෙකුට|එක්\\s+අයෙකුට|நபருக்கு|ஒருவருக்கு';
/** Words for what a price is for, the longer before what they begin with. */
const unitWords: readonly [PriceUnit, RegExp][] = [
  [
    'houseNight',
    word(String.raw`(?:the|a|per)?\s*(?:whole\s+)?(?:house|villa|bungalow)[\s,]*(?:${perNight})`),
  ],
  ['personNight', word(String.raw`(?:${perPerson})[\s,]*(?:${perNight})`)],
  ['roomNight', word(String.raw`(?:a|per|/)?\s*(?:double\s+|single\s+)?room[\s,]*(?:${perNight})`)],
  ['personDay', word(String.raw`(?:${perPerson})[\s,]*(?:a|per|/)\s*day`)],
  ['meal', word(String.raw`(?:a|per|/)\s*meal(?:\s+for\s+one)?`)],
  ['dish', word(String.raw`(?:a|per|/)\s*(?:dish|plate)`)],
  ['halfDay', word(String.raw`(?:for|a|per|/)?\s*(?:a\s+)?half[\s-]+(?:a\s+)?day`)],
  ['hour', word(String.raw`(?:an?|per|/)\s*(?:hour|hr)|hourly`)],
  ['day', word(String.raw`(?:a|per|/|each|every)\s*day|daily|${perDayInOthers}`)],
  ['group', word(String.raw`(?:for\s+the|for\s+a|a|per|/)\s*group`)],
  ['person', word(`${perPerson}|${perPersonInOthers}`)],
];
function word(pattern: string) {
  return new RegExp(String.raw`(?<![\p{L}\p{M}])(?:${pattern})(?![\p{L}\p{M}])`, 'iu');
}
/** What says no more than that the price is a price. */
const idle = word(
  'only|about|approx(?:imately)?|around|roughly|nett?|negotiable|all\\s+inclusive|price|prices|rate|is',
);

const isUnit = (said: unknown): said is PriceUnit => priceUnits.some(({ value }) => value === said);

/**
 * A price as its owner wrote it, as one that can be compared; null where it cannot be read. `otherwise` is what it is for
 * where its words do not say it. Where words are left that the reader does not know, what it is for is not guessed.
 */
export function readPrice(
  written: string | number | null | undefined,
  otherwise: PriceUnit | null,
): Price | null {
  if (written == null) return null;
  if (typeof written === 'number')
    return written > 0 ? { from: written, to: written, currency: 'LKR', per: otherwise } : null;
  const read = writtenAmounts(written);
  if (!read) return null;
  const { from, to, currency, words } = read;
  const [unit, pattern] = unitWords.find(([, one]) => one.test(words)) ?? [];
  const left = (pattern ? words.replace(pattern, ' ') : words).replace(new RegExp(idle, 'giu'), ' ');
  const isUnderstood = !/[\p{L}\p{N}]/u.test(left);
  return { from, to, currency, per: isUnderstood ? (unit ?? otherwise) : null };
}

/** The price of a listing's details, as its kind says where to read it. */
export function priceOfDetails(
  { pricedBy }: Pick<Kind, 'pricedBy'>,
  details: Record<string, unknown>,
): Price | null {
  if (!pricedBy) return null;
  const { field, per } = pricedBy;
  const chosen = typeof per === 'string' ? per : details[per.field];
  return readPrice(details[field] as string | number | null, isUnit(chosen) ? chosen : null);
}

import type { Kind } from '../kind.ts';
import type { Price, PriceUnit } from './price.ts';
import { priceUnits } from './price.ts';
import { perDayInOthers, perNightInOthers, perPersonInOthers } from './words-in-others.ts';
import { writtenAmounts } from './written-amounts.ts';

const perPerson = String.raw`(?:a|per|/|each)?\s*(?:person|head|guest|pax|adult|traveller)|pp|each`;
const perNight = String.raw`(?:a|per|/|,|each|every)\s*night|nightly`;
const perRoom = String.raw`(?:a|per|/)?\s*(?:double\s+|single\s+)?room`;
const aVilla = String.raw`(?:the|a|per)?\s*(?:whole\s+)?(?:house|villa|bungalow)`;
/** Words for what a price is for, the longer before what they begin with. */
const nightWords: readonly [PriceUnit, RegExp][] = [
  ['houseNight', word(String.raw`${aVilla}[\s,]*(?:${perNight})`)],
  ['personNight', word(String.raw`(?:${perPerson})[\s,]*(?:${perNight})`)],
  ['roomNight', word(String.raw`${perRoom}[\s,]*(?:${perNight})`)],
];
/** Words for a part of it, which say the whole where that is what was chosen. */
const partsOfNights: readonly [PriceUnit, RegExp][] = [
  ['houseNight', word(`${aVilla}|${perNight}|${perNightInOthers}`)],
  ['personNight', word(`${perNight}|${perNightInOthers}|${perPerson}|${perPersonInOthers}`)],
  ['roomNight', word(`${perRoom}|${perNight}|${perNightInOthers}`)],
];
const unitWords: readonly [PriceUnit, RegExp][] = [
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
const globally = (one: RegExp) => new RegExp(one, 'giu');
/** What says no more than that the price is a price. */
const idle = word(
  'only|about|approx(?:imately)?|around|roughly|nett?|negotiable|all\\s+inclusive|price|prices|rate|is',
);

/** Where nights were chosen these can be read in two ways: a hotel's day may be a night or a day's use. */
const unlikeNights = new Set<PriceUnit>(['day', 'person', 'personDay']);

const isUnit = (said: unknown): said is PriceUnit => priceUnits.some(({ value }) => value === said);

/**
 * A price as its owner wrote it, as one that can be compared; null where it cannot be read. `otherwise` is what it is for
 * where its words do not say it, or say a part of it. Where words are left that the reader does not know, or that can be read
 * in two ways, what it is for is not guessed.
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
  const parts = partsOfNights.filter(([whole]) => whole === otherwise);
  const [unit, pattern] = [...nightWords, ...parts, ...unitWords].find(([, one]) => one.test(words)) ?? [];
  const left = [pattern, idle].reduce(
    (rest, one) => (one ? rest.replaceAll(globally(one), ' ') : rest),
    words,
  );
  const isUnderstood = !/[\p{L}\p{N}+]/u.test(left);
  const isUnclear = parts.length > 0 && unit !== undefined && unlikeNights.has(unit);
  return { from, to, currency, per: isUnderstood && !isUnclear ? (unit ?? otherwise) : null };
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

import { daysBetween } from '@serendib/contract/calendar';
import type { Inquiry } from '@serendib/contract/inquiries/inquiry';
import type { Offer, OfferSent } from '@serendib/contract/inquiries/offer';
import { furtherKilometresLine } from '@serendib/contract/inquiries/points';
import type { Price, PriceUnit } from '@serendib/contract/listings/price/price';

/** As it is written into the form. */
export interface Line {
  label: string;
  quantity: string;
  unit: OfferSent['lines'][number]['unit'];
  unitPrice: string;
  /** The days of the offer were changed, and it did not follow, because its number was the partner's own. */
  hasStayed?: boolean;
}

/** What a listing says of its prices; of kilometres vehicles alone. */
export interface ListingPrices {
  price?: Price | null | undefined;
  kilometresIncluded?: number | null | undefined;
  pricePerKm?: number | null | undefined;
  businessType?: string | null | undefined;
}

export interface Days {
  from: string;
  to: string;
}
type People = Pick<Inquiry, 'adults' | 'children'>;

export const emptyLine: Line = { label: '', quantity: '1', unit: 'trip', unitPrice: '' };

export const linesOf = ({ lines }: Offer): Line[] =>
  lines.map(({ label, quantity, unit, unitPrice }) => ({
    ...{ label, unit, quantity: String(quantity), unitPrice: String(unitPrice) },
  }));

/** What the listing's price comes to for these days and people; an empty price where it has none in rupees. */
export function usualLine(
  { listingTitle, listing, ...people }: Inquiry,
  { price, businessType }: ListingPrices,
  days: Days,
): Line {
  const { unit, quantity } = countOf(price?.per ?? usualUnit(listing?.kind, businessType), people, days);
  const amount = price?.currency === 'LKR' ? price.from || price.to : null;
  return { label: listingTitle, unit, quantity: String(quantity), unitPrice: amount ? String(amount) : '' };
}

/** What a price is taken to be for where its owner does not say: of tours and tables, for all of it. */
function usualUnit(kind: string | undefined, businessType: string | null | undefined): PriceUnit {
  if (businessType === 'hotel') return 'roomNight';
  return kind === 'tour' || kind === 'businessListing' ? 'group' : 'day';
}

function countOf(
  per: PriceUnit,
  { adults, children }: People,
  days: Days,
): { unit: Line['unit']; quantity: number } {
  const nights = (daysOf(days) || 1) - 1;
  const people = adults + children.length;
  switch (per) {
    case 'day':
      return { unit: 'day', quantity: nights + 1 };
    case 'houseNight':
    case 'roomNight':
      return { unit: 'night', quantity: Math.max(nights, 1) };
    case 'personNight':
      return { unit: 'night', quantity: Math.max(nights, 1) * people };
    case 'personDay':
      return { unit: 'day', quantity: (nights + 1) * people };
    case 'person':
    case 'meal':
    case 'dish':
      return { unit: 'person', quantity: people };
    default:
      return { unit: 'trip', quantity: 1 };
  }
}

/** Kilometres beyond those of the price. */
export const furtherLine = (kilometres: number, price: number): Line => ({
  ...{
    label: furtherKilometresLine.label,
    quantity: String(kilometres),
    unit: 'km',
    unitPrice: String(price),
  },
});

const relabelled = (lines: readonly Line[], from: string, to: string): Line[] =>
  lines.map((line) => (line.label === from ? { ...line, label: to } : line));

/** Lines as they are sent and kept, on pages of each language; what a partner wrote stays. */
export const labelledInEnglish = (lines: readonly Line[]): Line[] =>
  relabelled(lines, furtherKilometresLine.label, furtherKilometresLine.value);

/** And as they stand in the form, in the language of the page. */
export const labelledForPage = (lines: readonly Line[]): Line[] =>
  relabelled(lines, furtherKilometresLine.value, furtherKilometresLine.label);

const daysOf = ({ from, to }: Days) => (from && to ? daysBetween(from, to) + 1 : Number.NaN);

/** The days as they would be sent, where a first day alone is the last too; null where they are none. */
export function wholeDays({ from, to }: Days): Days | null {
  const whole = { from, to: to || from };
  return daysOf(whole) > 0 ? whole : null;
}

/** How far the days of an offer go by what a vehicle has in a day's price, as it is written into the form. */
export const usualKilometres = ({ kilometresIncluded }: ListingPrices, days: Days): string =>
  kilometresIncluded && daysOf(days) > 0 ? String(kilometresIncluded * daysOf(days)) : '';

/** The units that go by the days, and what each of them counts. */
const byDays: Partial<Record<Line['unit'], readonly [PriceUnit, PriceUnit]>> = {
  day: ['day', 'personDay'],
  night: ['roomNight', 'personNight'],
};

/** Lines follow when the days of the offer are changed, as far as they still have their usual number; others say that they stayed. */
export function withDays(lines: readonly Line[], people: People, before: Days, after: Days): Line[] {
  const numberOf = (per: PriceUnit, days: Days) => String(countOf(per, people, days).quantity);
  return lines.map((line) => {
    const units = byDays[line.unit];
    if (!units || numberOf(units[0], before) === numberOf(units[0], after)) return line;
    const per = units.find((one) => numberOf(one, before) === line.quantity.trim());
    return per ? { ...line, quantity: numberOf(per, after) } : { ...line, hasStayed: true };
  });
}

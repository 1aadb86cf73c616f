import { daysBetween } from '@serendib/contract/calendar';
import type { Inquiry } from '@serendib/contract/inquiries/inquiry';
import type { Offer, OfferSent } from '@serendib/contract/inquiries/offer';
import type { Price, PriceUnit } from '@serendib/contract/listings/price/price';
import { t } from '@serendib/contract/words/t';

/** As it is written into the form. */
export interface Line {
  label: string;
  quantity: string;
  unit: OfferSent['lines'][number]['unit'];
  unitPrice: string;
}

/** What a listing says of its prices; of kilometres vehicles alone. */
export interface ListingPrices {
  price?: Price | null | undefined;
  kilometresIncluded?: number | null | undefined;
  pricePerKm?: number | null | undefined;
}

type Counted = Pick<Inquiry, 'adults' | 'children'> & { from: string | null; to: string | null };

export const emptyLine: Line = { label: '', quantity: '1', unit: 'trip', unitPrice: '' };

export const linesOf = ({ lines }: Offer): Line[] =>
  lines.map(({ label, quantity, unit, unitPrice }) => ({
    ...{ label, unit, quantity: String(quantity), unitPrice: String(unitPrice) },
  }));

/** What the listing's price comes to for these days and people; an empty price where it has none in rupees. */
export function usualLine(title: string, price: Price | null | undefined, asked: Counted): Line {
  const { unit, quantity } = countOf(price?.per ?? 'day', asked);
  const amount = price?.currency === 'LKR' ? price.from || price.to : null;
  return { label: title, unit, quantity: String(quantity), unitPrice: amount ? String(amount) : '' };
}

function countOf(
  per: PriceUnit,
  { from, to, adults, children }: Counted,
): { unit: Line['unit']; quantity: number } {
  const nights = from && to ? daysBetween(from, to) : 0;
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
  label: t('Further kilometres'),
  ...{ quantity: String(kilometres), unit: 'km', unitPrice: String(price) },
});

const daysOf = ({ from, to }: { from: string; to: string }) =>
  from && to ? daysBetween(from, to) + 1 : Number.NaN;

/** How far the days of an offer go by what a vehicle has in a day's price, as it is written into the form. */
export const usualKilometres = (
  { kilometresIncluded }: ListingPrices,
  days: { from: string; to: string },
): string => (kilometresIncluded && daysOf(days) > 0 ? String(kilometresIncluded * daysOf(days)) : '');

/** Days of a line follow when the days of the offer are changed, as far as they were those of the offer. */
export function withDays(
  lines: readonly Line[],
  before: { from: string; to: string },
  after: { from: string; to: string },
): Line[] {
  const [was, is] = [daysOf(before) || 1, daysOf(after)];
  if (!(is > 0)) return [...lines];
  return lines.map((line) =>
    line.unit === 'day' && line.quantity === String(was) ? { ...line, quantity: String(is) } : line,
  );
}

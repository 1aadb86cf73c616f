import { type Price, roundPrice } from '../price/price.ts';

/**
 * What a price comes to for so many days in a row, of which the nights lie between. Null where it is for something else
 * than a time: a tour costs the same on each day.
 */
export function costFor(price: Price | null, days: number): Price | null {
  const times = price?.per && timesOf(price.per, days);
  if (!price || !times) return null;
  const { from, to, currency } = price;
  return {
    from: roundPrice(from * times, currency),
    to: to && roundPrice(to * times, currency),
    currency,
    per: price.per === 'personDay' || price.per === 'personNight' ? 'person' : null,
  };
}

function timesOf(per: NonNullable<Price['per']>, days: number): number {
  switch (per) {
    case 'day':
    case 'personDay':
      return days;
    case 'roomNight':
    case 'personNight':
    case 'houseNight':
      return days - 1;
    default:
      return 0;
  }
}

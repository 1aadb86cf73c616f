import type { Price } from '@serendib/contract/listings/price/price';
import { shownPrice } from '@serendib/contract/listings/price/price-text';
import { t } from '@serendib/contract/words/t';

/** `2 to 8`; what is said otherwise stays as it was written. */
function peopleIn(groupSize: string): string {
  const [, from, to] = /^(\d+) to (\d+)$/.exec(groupSize) ?? [];
  return from && to ? t('{from} to {to}', { from, to }, 'people') : groupSize;
}

/** `LKR 45,000 a person`, `LKR 90,000 for the group of 2 to 8`. */
export const tourPrice = ({
  price,
  priceRange,
  groupSize,
}: {
  price: Price | null;
  priceRange: string | null;
  groupSize: string | null;
}) =>
  shownPrice(
    price,
    priceRange,
    price?.per === 'group' && groupSize && /^\d/.test(groupSize)
      ? t('for the group of {people}', { people: peopleIn(groupSize) })
      : null,
  );

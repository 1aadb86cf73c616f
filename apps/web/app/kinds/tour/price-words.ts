import type { Price } from '@serendib/contract/listings/price/price';
import { shownPrice } from '@serendib/contract/listings/price/price-text';
import { t } from '@serendib/contract/words/t';

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
      ? t('for the group of {people}', { people: groupSize })
      : null,
  );

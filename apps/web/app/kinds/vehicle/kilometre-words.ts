import { formatLkr } from '@serendib/contract/words/lkr';
import { t } from '@serendib/contract/words/t';

interface Kilometres {
  kilometresIncluded: number | null;
  pricePerKm: number | null;
}

/** How a day's price and the price per km add up; nothing where the day's price is all. */
export function kilometreWords({ kilometresIncluded: included, pricePerKm }: Kilometres): string | null {
  const price = pricePerKm ? formatLkr(pricePerKm) : null;
  if (included)
    return price
      ? t('{kilometres} km a day included, then {price} a km', { kilometres: included, price })
      : t('{kilometres} km a day included', { kilometres: included });
  if (!price) return null;
  return included === 0
    ? t('and {price} a km driven', { price })
    : t('and {price} a km; ask how many km a day are included', { price });
}

import { formatNumber } from '../words/format-number.ts';
import { formatLkr } from '../words/lkr.ts';
import { t } from '../words/t.ts';
import type { Offer } from './offer.ts';

/** How far one drives for the price of an offer, and what each kilometre beyond costs, where 0 is free; null where neither is said. */
export function kilometresInWords({
  kilometresIncluded,
  pricePerKm,
}: Pick<Offer, 'kilometresIncluded' | 'pricePerKm'>): string | null {
  const included = formatNumber(kilometresIncluded ?? 0);
  if (pricePerKm) {
    const price = formatLkr(pricePerKm);
    return kilometresIncluded
      ? t('{included} km included, then {price} for each', { included, price })
      : t('{price} for each kilometre', { price });
  }
  if (pricePerKm !== 0)
    return typeof kilometresIncluded === 'number' ? t('{included} km included', { included }) : null;
  return kilometresIncluded
    ? t('{included} km included, further ones free', { included })
    : t('all kilometres included');
}

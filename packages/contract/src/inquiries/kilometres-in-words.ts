import { formatLkr } from '../words/lkr.ts';
import { t } from '../words/t.ts';
import type { Offer } from './offer.ts';

const figures = new Intl.NumberFormat('en-LK');

/** How far one drives for the price of an offer, and what each kilometre beyond costs; null where neither is said. */
export function kilometresInWords({
  kilometresIncluded,
  pricePerKm,
}: Pick<Offer, 'kilometresIncluded' | 'pricePerKm'>): string | null {
  const included = kilometresIncluded ? figures.format(kilometresIncluded) : null;
  const price = pricePerKm ? formatLkr(pricePerKm) : null;
  if (included && price) return t('{included} km included, then {price} for each', { included, price });
  if (included) return t('{included} km included', { included });
  return price && t('{price} for each kilometre', { price });
}

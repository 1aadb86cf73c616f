import { t } from '../../words/t.ts';
import type { PriceCurrency } from './price.ts';
import type { Rates } from './rates.ts';

/** `12000`, `12000-15000`, `0-1000`, `6000-`, `USD40-60`: what `priceValue` writes. */
const written = /^([A-Z]{3})?(\d+(?:\.\d+)?)(-)?(\d+(?:\.\d+)?)?$/;

const digits = new Intl.NumberFormat('en-LK', { maximumSignificantDigits: 3 });
/** Small sums to a tenth, large ones to three digits: it is about so much. */
const sum = (amount: number) =>
  digits.format(amount < 10 ? Math.round(amount * 10) / 10 : Math.round(amount));

const rupeesFor = (currency: PriceCurrency, { rupees }: Rates): number | undefined =>
  currency === 'LKR' ? 1 : rupees[currency];

/**
 * What a price is about in the currency that a traveller chose: `about EUR 34 to 43`. A price in dollars is said in rupees
 * as well. Null where nothing is to be said: it is in that currency already, or there is no rate.
 */
export function aboutPrice(value: string, wanted: PriceCurrency, rates: Rates): string | null {
  const [, code = 'LKR', from, dash, to] = written.exec(value) ?? [];
  if (from === undefined) return null;
  const own = code as PriceCurrency;
  const rupees = rupeesFor(own, rates);
  if (rupees === undefined || wanted === own) return null;
  const inCurrency = (currency: PriceCurrency): string | null => {
    const one = rupeesFor(currency, rates);
    if (!one) return null;
    const said = (amount: string) => sum((Number(amount) * rupees) / one);
    if (!dash) return `${currency} ${said(from)}`;
    if (to === undefined) return t('from {price}', { price: `${currency} ${said(from)}` });
    if (Number(from) === 0) return t('up to {price}', { price: `${currency} ${said(to)}` });
    return t('{price} to {amount}', { price: `${currency} ${said(from)}`, amount: said(to) });
  };
  const all = [wanted, ...(own === 'LKR' || wanted === 'LKR' ? [] : (['LKR'] as const))].map(inCurrency);
  if (all[0] === null) return null;
  return t('about {price}', { price: all.filter(Boolean).join(', ') });
}

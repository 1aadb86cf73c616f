import { type PriceCurrency, priceCurrencies } from './price.ts';

/** Currencies that travellers may read prices in besides rupees. */
export const otherCurrencies = priceCurrencies.filter((currency) => currency !== 'LKR');
export type OtherCurrency = Exclude<PriceCurrency, 'LKR'>;

import { type PriceCurrency, priceCurrencies } from '@serendib/contract/listings/price/price';
import type { Rates } from '@serendib/contract/listings/price/rates';
import { deferredCall } from '~/lib/api/deferred-call.ts';
import { keepText, readText } from '~/lib/storage/kept.ts';
import { storeChanges } from '~/lib/storage/store-changes.ts';

const storageKey = 'serendib:currency';

const [onCurrencyChange, tell] = storeChanges('serendib:currency-changed');

export { onCurrencyChange };

/** The currency that this browser reads prices in; none where prices are read as they are written. */
export function readCurrency(): PriceCurrency | undefined {
  const kept = readText(storageKey);
  return priceCurrencies.find((currency) => currency === kept);
}

/** Where nothing may be kept, prices stay as they are written. */
export function keepCurrency(currency: PriceCurrency | undefined): void {
  keepText(storageKey, currency ?? null);
  tell();
}

let asked: Promise<Rates | null> | undefined;

/** By which rates prices are told in other currencies; null where none are set or they cannot be had. */
export function findRates(): Promise<Rates | null> {
  asked ??= deferredCall('GET /settings').then(
    ({ rates }) => rates,
    () => {
      asked = undefined;
      return null;
    },
  );
  return asked;
}

/** They are these now: asked for at once, a replica may still give those before. */
export function setRates(rates: Rates | null): void {
  asked = Promise.resolve(rates);
  tell();
}

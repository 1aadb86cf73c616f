import { dayInWords } from '@serendib/contract/calendar';
import { type PriceCurrency, priceCurrencies } from '@serendib/contract/listings/price/price';
import type { Rates } from '@serendib/contract/listings/price/rates';
import { t } from '@serendib/contract/words/t';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { findRates, keepCurrency, onCurrencyChange, readCurrency } from '~/lib/currency/currency.ts';
import { SelectField } from '../form/select-field.tsx';

/** The currency in which prices are told beside what is written. Nothing where no rates are set. */
export default function CurrencyField() {
  const chosen = useSyncExternalStore(onCurrencyChange, readCurrency, () => undefined);
  const [rates, setRates] = useState<Rates | null>(null);
  useEffect(() => {
    const ask = () => void findRates().then(setRates);
    ask();
    return onCurrencyChange(ask);
  }, []);
  if (!rates) return null;
  const known = priceCurrencies.filter((currency) => currency === 'LKR' || rates.rupees[currency]);
  return (
    <section className="max-w-sm" aria-label={t('Prices also in')}>
      <SelectField
        label={t('Prices also in')}
        name="currency"
        empty={t('As they are written')}
        options={known.map((currency) => ({ value: currency, label: currency }))}
        value={chosen ?? ''}
        hint={t('About, by rates of {day}. What is agreed and paid is what is written.', {
          day: dayInWords(rates.day),
        })}
        onChange={({ target }) => keepCurrency((target.value as PriceCurrency) || undefined)}
      />
    </section>
  );
}

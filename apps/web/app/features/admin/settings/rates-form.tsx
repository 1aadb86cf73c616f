import type { AdminSettings } from '@serendib/contract/admin/settings-endpoints';
import { dayOf } from '@serendib/contract/calendar';
import { type OtherCurrency, otherCurrencies } from '@serendib/contract/listings/price/other-currencies';
import type { Rates } from '@serendib/contract/listings/price/rates';
import { t } from '@serendib/contract/words/t';
import { useState } from 'react';
import { call } from '~/lib/api/call.ts';
import { setRates } from '~/lib/currency/currency.ts';
import { useApiForm } from '~/lib/form/use-api-form.ts';
import { Refusal } from '~/ui/feedback/refusal.tsx';
import { toast } from '~/ui/feedback/toast.tsx';
import { Button } from '~/ui/form/button.tsx';
import { TextAreaField, TextField } from '~/ui/form/text-field.tsx';
import { useReload } from '~/ui/navigate/patiently.ts';
import { rateOf, readRates } from './read-rates.ts';

/** The day, and what is written of each currency. */
type Values = Record<string, string>;

const dayField = 'rates-day';
const fieldOf = (currency: string) => `rate-${currency}`;

const valuesOf = (rates: Rates | null): Values => ({
  [dayField]: rates?.day ?? dayOf(Date.now()),
  ...Object.fromEntries(otherCurrencies.map((one) => [fieldOf(one), String(rates?.rupees[one] ?? '')])),
});

/** The rupees for one of each currency for which something is written; NaN where that is no number, or could be either of two. */
const rupeesOf = (values: Values): Partial<Record<OtherCurrency, number>> =>
  Object.fromEntries(
    otherCurrencies.flatMap((one) => {
      const written = values[fieldOf(one)]?.trim();
      return written ? [[one, rateOf(written)]] : [];
    }),
  );

/** Each form of the settings sends the version that it was made from, and all that it does not show as it stands. */
export interface SettingsFormProps {
  settings: AdminSettings;
  onSaved: (settings: AdminSettings) => void;
}

/** How many rupees one of each currency is: written, or imported from a table of a bank. */
export function RatesForm({ settings: { rates, version, ...settings }, onSaved }: SettingsFormProps) {
  const reload = useReload();
  const [table, setTable] = useState('');
  const form = useApiForm<Values>({
    values: valuesOf(rates),
    check: (values) =>
      Object.entries(rupeesOf(values))
        .filter(([, rupees]) => !(rupees > 0))
        .map(([currency]) => ({
          field: fieldOf(currency),
          message: t('Please give the rupees for one as a number, like 352.40.'),
        })),
    // As refusals of the API name it: rates.day, rates.rupees.EUR.
    fieldOf: (path) => (path === 'rates.day' ? dayField : fieldOf(path.split('.').at(-1) ?? path)),
    async send(values) {
      const rupees = rupeesOf(values);
      const sent = Object.keys(rupees).length > 0 ? { day: values[dayField] ?? '', rupees } : null;
      const { updatedAt: _, ...rest } = settings;
      const saved = await call('PUT /admin/settings', { body: { ...rest, rates: sent, version } });
      onSaved(saved);
      toast(sent ? t('The rates are saved.') : t('Prices are told in rupees alone now.'), 'good');
      setRates(saved.rates);
      await reload();
    },
    failed: t('The rates could not be saved.'),
  });

  const take = () => {
    const found = Object.entries(readRates(table));
    if (found.length === 0)
      return form.say(t('No rate was found. Each line needs a currency and a number, like EUR, 352.40.'));
    form.forget();
    for (const [currency, rupees] of found) form.setValue(fieldOf(currency), rupees);
    const names = found.map(([currency]) => currency).join(', ');
    toast(t('Taken over: {names}. Save them to show them.', { names }), 'info');
  };
  return (
    <form
      {...form.attributes}
      className="mt-12 grid max-w-[44rem] gap-4 border-t-[1.5px] border-ink pt-4"
      aria-label={t('Rates of currencies')}
    >
      <h2>{t('Rates of currencies')}</h2>
      <p className="text-15 text-ink-2">
        {t(
          'Travellers who choose a currency read beside each price what it is about, with the day of these rates. Prices stay as they are written. A currency without a rate is not offered.',
        )}
      </p>
      <TextField label={t('Of which day')} type="date" {...form.field(dayField)} />
      <fieldset>
        <legend className="field-legend">{t('Rupees for one')}</legend>
        <div className="grid grid-cols-[repeat(auto-fill,minmax(8rem,1fr))] items-start gap-3">
          {otherCurrencies.map((one) => (
            <TextField
              key={one}
              label={one}
              inputMode="decimal"
              maxLength={12}
              {...form.field(fieldOf(one))}
            />
          ))}
        </div>
      </fieldset>
      <details>
        <summary className="link inline-flex min-h-11 cursor-pointer items-center text-15">
          {t('Import them from a table')}
        </summary>
        <div className="grid gap-3 pt-2">
          <TextAreaField
            label={t('Table')}
            name="rates-table"
            rows={5}
            hint={t(
              'Paste lines of a bank’s table or a CSV file: a currency and, last on its line, the rupees for one. Other lines are left out.',
            )}
            value={table}
            onChange={({ target }) => setTable(target.value)}
          />
          <p>
            <Button small look="line" onClick={take}>
              {t('Take them over')}
            </Button>
          </p>
        </div>
      </details>
      <Refusal of={form.refusal} />
      <p>
        <Button type="submit" busy={form.busy}>
          {t('Save rates')}
        </Button>
      </p>
    </form>
  );
}

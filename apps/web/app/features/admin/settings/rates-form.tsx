import type { AdminSettings } from '@serendib/contract/admin/settings-endpoints';
import { dayOf } from '@serendib/contract/calendar';
import { type OtherCurrency, otherCurrencies } from '@serendib/contract/listings/price/other-currencies';
import type { Rates } from '@serendib/contract/listings/price/rates';
import { t } from '@serendib/contract/words/t';
import { type FormEvent, useState } from 'react';
import { ApiError, call } from '~/lib/api/call.ts';
import { errorText } from '~/lib/words/error-text.ts';
import { Notice } from '~/ui/feedback/notice.tsx';
import { toast } from '~/ui/feedback/toast.tsx';
import { Button } from '~/ui/form/button.tsx';
import { TextAreaField, TextField } from '~/ui/form/text-field.tsx';
import { useReload } from '~/ui/navigate/patiently.ts';
import { readRates } from './read-rates.ts';

type Written = Record<OtherCurrency, string>;

const writtenOf = (rates: Rates | null): Written =>
  Object.fromEntries(otherCurrencies.map((one) => [one, String(rates?.rupees[one] ?? '')])) as Written;

/** As refusals of the API name it. */
// not a message: the name of a field
const fieldOf = (one: string) => `rates.rupees.${one}`;

/** Each form of the settings sends the version that it was made from, and all that it does not show as it stands. */
export interface SettingsFormProps {
  settings: AdminSettings;
  onSaved: (settings: AdminSettings) => void;
}

/** How many rupees one of each currency is: written, or imported from a table of a bank. */
export function RatesForm({ settings: { rates, version, ...settings }, onSaved }: SettingsFormProps) {
  const reload = useReload();
  const [written, setWritten] = useState(writtenOf(rates));
  const [day, setDay] = useState(rates?.day ?? dayOf(Date.now()));
  const [table, setTable] = useState('');
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const [fields, setFields] = useState<Record<string, string>>({});

  const take = () => {
    const found = readRates(table);
    const names = Object.keys(found);
    if (names.length === 0)
      return setProblem(t('No rate was found. Each line needs a currency and a number, like EUR, 352.40.'));
    setProblem('');
    setWritten((before) => ({ ...before, ...found }));
    toast(t('Taken over: {names}. Save them to show them.', { names: names.join(', ') }), 'info');
  };
  const save = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    setProblem('');
    setFields({});
    const given = Object.entries(written).filter(([, text]) => text.trim() !== '');
    const rupees = Object.fromEntries(given.map(([name, text]) => [name, Number(text.replaceAll(',', ''))]));
    const wrong = given.filter(([name]) => !(Number(rupees[name]) > 0)).map(([name]) => name);
    try {
      if (wrong.length > 0)
        return setFields(
          Object.fromEntries(
            wrong.map((name) => [
              fieldOf(name),
              t('Please give the rupees for one as a number, like 352.40.'),
            ]),
          ),
        );
      const { updatedAt: _, ...rest } = settings;
      const sent = given.length > 0 ? { day, rupees } : null;
      onSaved(await call('PUT /admin/settings', { body: { ...rest, rates: sent, version } }));
      toast(sent ? t('The rates are saved.') : t('Prices are told in rupees alone now.'), 'good');
      await reload();
    } catch (error) {
      if (error instanceof ApiError) setFields(error.fields);
      setProblem(errorText(error, t('The rates could not be saved.')));
    } finally {
      setBusy(false);
    }
  };
  return (
    <form
      onSubmit={save}
      noValidate
      className="mt-12 grid max-w-[44rem] gap-4 border-t-[1.5px] border-ink pt-4"
      aria-label={t('Rates of currencies')}
    >
      <h2>{t('Rates of currencies')}</h2>
      <p className="text-15 text-ink-2">
        {t(
          'Travellers who choose a currency read beside each price what it is about, with the day of these rates. Prices stay as they are written. A currency without a rate is not offered.',
        )}
      </p>
      <TextField
        label={t('Of which day')}
        type="date"
        name="rates-day"
        value={day}
        error={fields['rates.day']}
        onChange={({ target }) => setDay(target.value)}
      />
      <fieldset>
        <legend className="field-legend">{t('Rupees for one')}</legend>
        <div className="grid grid-cols-[repeat(auto-fill,minmax(8rem,1fr))] items-start gap-3">
          {otherCurrencies.map((one) => (
            <TextField
              key={one}
              label={one}
              name={`rate-${one}`}
              inputMode="decimal"
              maxLength={12}
              value={written[one]}
              error={fields[fieldOf(one)]}
              onChange={({ target }) => setWritten((before) => ({ ...before, [one]: target.value }))}
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
      {problem && (
        <Notice kind="danger" live>
          {problem}
        </Notice>
      )}
      <p>
        <Button type="submit" busy={busy}>
          {t('Save rates')}
        </Button>
      </p>
    </form>
  );
}

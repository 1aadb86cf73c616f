import { dayOf } from '@serendib/contract/calendar';
import { languages } from '@serendib/contract/options/guide-options';
import { longestNotes, longestTitle, mostAdults, mostLanguages } from '@serendib/contract/trips/limits';
import type { TripCopy } from '@serendib/contract/trips/trip';
import { t } from '@serendib/contract/words/t';
import { useRef } from 'react';
import { comingMonths } from '~/lib/plans/choices.ts';
import { changeTrip, type TripStart } from '~/lib/trip/trips.ts';
import { MultiComboboxField } from '~/ui/form/combobox-field.tsx';
import { SelectField } from '~/ui/form/select-field.tsx';
import { TextAreaField, TextField } from '~/ui/form/text-field.tsx';
import { languageOf } from '~/ui/text/language.ts';
import { TripFacts } from '../../sheet/trip-facts.tsx';
import { Ways } from '../ways.tsx';
import { Children } from './children.tsx';
import { useKeptText } from './use-kept-text.ts';

/** What a trip is called, when it is, who comes along: kept as it is changed. */
export function TripFields({ trip }: { trip: TripCopy }) {
  const { title, from, month, adults, children, notes, changedAt } = trip;
  const change = (to: TripStart) => changeTrip(trip._id, to);
  const titleField = useKeptText<HTMLInputElement>(
    title,
    (typed) => typed.trim() !== title && change({ title: typed.trim() || t('My trip') }),
  );
  const notesField = useKeptText<HTMLTextAreaElement>(notes, (typed) => change({ notes: typed }));
  // Arrow keys go through months and back: what the first of them took away comes with the way back.
  const dayBefore = useRef<string | null>(null);
  return (
    <section aria-labelledby="trip-title" className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <h2 id="trip-title" className="wrap-anywhere" lang={languageOf(title)}>
        {title || t('My trip')}
      </h2>
      <TripFacts trip={trip} />
      <Ways trip={trip} />
      <details>
        <summary className="link inline-flex min-h-11 cursor-pointer items-center">
          {t('Name, days, people and notes')}
        </summary>
        <div className="grid max-w-3xl gap-5 py-4 sm:grid-cols-2">
          <TextField
            {...titleField}
            label={t('Name of the trip')}
            maxLength={longestTitle}
            className="sm:col-span-2"
          />
          <TextField
            key={`from ${changedAt.from}`}
            type="date"
            label={t('First day')}
            defaultValue={from ?? ''}
            max="9999-12-31"
            hint={from && from < dayOf(Date.now()) ? t('This day has been.') : undefined}
            onBlur={({ currentTarget: { value } }) =>
              value !== (from ?? '') && change(value ? { from: value, month: null } : { from: null })
            }
          />
          <SelectField
            label={t('Or the month, where no day is known')}
            empty={t('No month yet')}
            options={comingMonths(24, month)}
            value={month ?? ''}
            onFocus={() => {
              dayBefore.current = from;
            }}
            onChange={({ currentTarget: { value } }) =>
              change(value ? { month: value, from: null } : { month: null, from: dayBefore.current })
            }
          />
          <SelectField
            label={t('Adults')}
            options={Array.from({ length: mostAdults }, (_, index) => ({
              value: String(index + 1),
              label: String(index + 1),
            }))}
            value={String(adults)}
            onChange={({ currentTarget: { value } }) => change({ adults: Number(value) })}
          />
          <Children ages={children} onChange={(ages) => change({ children: ages })} />
          <MultiComboboxField
            label={t('Languages you speak')}
            options={languages}
            value={trip.languages}
            onChange={(all) => all.length <= mostLanguages && change({ languages: all })}
            full={trip.languages.length < mostLanguages ? undefined : t('At most ten languages.')}
          />
          <div className="sm:col-span-2">
            <TextAreaField {...notesField} label={t('Notes')} maxLength={longestNotes} rows={4} />
          </div>
        </div>
      </details>
    </section>
  );
}

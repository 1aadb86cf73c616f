import { dayAfter, dayOf } from '@serendib/contract/calendar';
import type { Inquiry } from '@serendib/contract/inquiries/inquiry';
import { t } from '@serendib/contract/words/t';
import { useState } from 'react';
import { type BodyOf, call } from '~/lib/api/call.ts';
import { useApiForm } from '~/lib/form/use-api-form.ts';
import { useUser } from '~/lib/session/session-user.ts';
import { Refusal } from '~/ui/feedback/refusal.tsx';
import { CheckboxGroup } from '~/ui/form/choice.tsx';
import { dayFields } from '~/ui/form/day-fields.ts';
import { FormActions } from '~/ui/form/form-actions.tsx';
import { SelectField } from '~/ui/form/select-field.tsx';
import { TextField } from '~/ui/form/text-field.tsx';
import type { ThreadCalls } from '../thread/use-thread.ts';
import { JourneyKilometres } from './journey-kilometres.tsx';
import { keepTerms, readTerms, type Terms } from './kept-terms.ts';
import { LineRows } from './line-rows.tsx';
import { pointsOf } from './points.ts';
import {
  furtherLine,
  type Line,
  type ListingPrices,
  linesOf,
  usualKilometres,
  usualLine,
  wholeDays,
  withDays,
} from './usual-lines.ts';

interface Values {
  from: string;
  to: string;
  kilometresIncluded: string;
  pricePerKm: string;
  validUntil: string;
  freeUntil: string;
  cancellationWords: string;
  alsoIncluded: string;
  notIncluded: string;
}

const inWords = 'words';
const freeDays = [0, 1, 3, 7, 14, 30];
const freeChoices = [
  ...freeDays.map((days) => ({
    value: String(days),
    label:
      days === 0
        ? t('Free of charge until the first day')
        : t(
            '{days, plural, one {Free of charge until # day before} other {Free of charge until # days before}}',
            {
              days,
            },
          ),
  })),
  { value: inWords, label: t('Otherwise, in my own words') },
];
/** So many days a traveller has for an answer, unless the partner says otherwise. */
const validDays = 3;

const pointsIn = (written: string) =>
  written
    .split(/[,;\n]/)
    .map((one) => one.trim())
    .filter(Boolean);

/** A number that may stay out. */
const wholeIn = (written: string): number | null =>
  written.trim() === '' ? null : Number(written.replace(/[,\s]/g, ''));

interface OfferFormProps extends ThreadCalls {
  thread: Inquiry;
  prices: ListingPrices;
  onClose: () => void;
}

/** An offer is there as soon as the form opens, of the listing's price and what the partner offered before: it is looked over and sent. */
export function OfferForm({ thread, prices, show, asked, onClose }: OfferFormProps) {
  const user = useUser();
  const kind = thread.listing?.kind;
  const points = pointsOf(kind === 'destination' ? undefined : kind);
  const [before] = thread.offers;
  const [terms] = useState(() => termsOf(thread, user ? readTerms(user._id, kind ?? '') : null));
  const [included, setIncluded] = useState<readonly string[]>(terms.included);
  const [days, setDays] = useState({
    from: before?.from ?? thread.from ?? '',
    to: before?.to ?? thread.to ?? '',
  });
  const [lines, setLines] = useState<Line[]>(() =>
    before ? linesOf(before) : [usualLine(thread, prices, days)],
  );
  const bodyOf = (values: Values): BodyOf<'POST /inquiries/{id}/offers'> => ({
    lines: lines.map(({ label, quantity, unit, unitPrice }) => ({
      ...{
        label,
        unit,
        quantity: Number(quantity),
        unitPrice: unitPrice === '' ? Number.NaN : Number(unitPrice),
      },
    })),
    included: [...included, ...pointsIn(values.alsoIncluded)],
    notIncluded: [
      ...points.map(({ value }) => value).filter((value) => !included.includes(value)),
      ...pointsIn(values.notIncluded),
    ],
    cancellation:
      values.freeUntil === inWords
        ? { words: values.cancellationWords }
        : { freeUntilDays: Number(values.freeUntil) },
    ...(kind === 'vehicle' && {
      kilometresIncluded: wholeIn(values.kilometresIncluded),
      pricePerKm: wholeIn(values.pricePerKm),
    }),
    validUntil: values.validUntil,
    from: values.from || null,
    to: values.to || values.from || null,
  });
  const form = useApiForm<Values>({
    values: {
      ...{ ...days, validUntil: usualEnd(days.from), ...terms },
      kilometresIncluded: before ? String(before.kilometresIncluded ?? '') : usualKilometres(prices, days),
      pricePerKm: String((before ?? prices).pricePerKm || ''),
    },
    schema: async () =>
      (await import('@serendib/contract/inquiries/endpoints')).inquiryEndpoints['POST /inquiries/{id}/offers']
        .body,
    bodyOf,
    check: (values) => [
      ...(values.from ? [] : [{ field: 'from', message: t('Please give the first day.') }]),
      ...(values.freeUntil === inWords && !values.cancellationWords.trim()
        ? [{ field: 'cancellationWords', message: t('Please write something here.') }]
        : []),
    ],
    async send(values) {
      await call('POST /inquiries/{id}/offers', { params: asked.params, body: bodyOf(values) });
      if (user) keepTerms(user._id, kind ?? '', { ...values, included: [...included] });
      show(await call('GET /inquiries/{id}', asked));
      onClose();
    },
    failed: t('The offer could not be sent.'),
  });
  const follow = () => {
    const { kilometresIncluded, ...written } = form.getValues();
    const after = wholeDays(written);
    // Between two days that are being changed there may be none: what followed before them follows after them.
    if (!after) return;
    if (kilometresIncluded === usualKilometres(prices, days))
      form.setValue('kilometresIncluded', usualKilometres(prices, after));
    setLines(withDays(lines, thread, days, after));
    setDays(after);
  };
  const include = (further: number, price: number) => {
    setLines([...lines, furtherLine(further, price)]);
    form.setValue('kilometresIncluded', String(thread.kilometres));
    form.forget();
  };
  const today = dayOf(Date.now());
  const { onBlur: leaveFrom, ...from } = form.field('from');
  const { onBlur: leaveTo, ...to } = form.field('to');
  return (
    <form
      {...form.attributes}
      aria-label={t('Your offer')}
      className="grid grid-cols-[minmax(0,1fr)] gap-6 border-t-[1.5px] border-ink pt-5"
    >
      <h2 className="text-26">{t('Your offer')}</h2>
      <LineRows
        lines={lines}
        onChange={(to) => {
          setLines(to);
          form.clearErrors('lines' as never);
          form.forget();
        }}
        error={form.problems.lines}
      />
      {kind === 'vehicle' && (
        <div className="grid grid-cols-[repeat(auto-fit,minmax(8.5rem,1fr))] items-start gap-4">
          <TextField
            label={t('Kilometres included')}
            inputMode="numeric"
            maxLength={6}
            {...form.field('kilometresIncluded')}
          />
          <TextField
            label={t('Rupees for each further one')}
            inputMode="numeric"
            maxLength={6}
            {...form.field('pricePerKm')}
          />
          {thread.kilometres && (
            <JourneyKilometres
              journey={thread.kilometres}
              offered={{
                kilometresIncluded: wholeIn(form.watch('kilometresIncluded')),
                pricePerKm: wholeIn(form.watch('pricePerKm')),
              }}
              onInclude={include}
            />
          )}
        </div>
      )}
      {points.length > 0 && (
        <CheckboxGroup
          legend={t('Included')}
          hint={t('What is not ticked stands under “not included”.')}
          name="points"
          options={points}
          value={included}
          onChange={setIncluded}
          columns
        />
      )}
      <div className={dayFields}>
        <TextField
          label={t('First day')}
          type="date"
          min={today}
          {...from}
          onBlur={(event) => {
            void leaveFrom(event);
            follow();
          }}
        />
        <TextField
          label={t('Last day')}
          type="date"
          min={today}
          {...to}
          onBlur={(event) => {
            void leaveTo(event);
            follow();
          }}
        />
        <TextField label={t('Valid until')} type="date" min={today} {...form.field('validUntil')} />
      </div>
      <SelectField label={t('Cancellation')} options={freeChoices} {...form.field('freeUntil')} />
      {form.watch('freeUntil') === inWords && (
        <TextField label={t('In your own words')} maxLength={500} {...form.field('cancellationWords')} />
      )}
      <details>
        <summary className="link inline-flex min-h-11 cursor-pointer items-center">
          {t('More that is included, or is not')}
        </summary>
        <div className="grid gap-4 py-3">
          <TextField
            label={t('Also included')}
            hint={t('With commas between.')}
            maxLength={400}
            {...form.field('alsoIncluded')}
          />
          <TextField label={t('Also not included')} maxLength={400} {...form.field('notIncluded')} />
        </div>
      </details>
      <Refusal of={form.refusal} />
      <FormActions send={t('Send the offer')} sending={t('Sending')} busy={form.busy} onCancel={onClose} />
    </form>
  );
}

/** What was offered in this thread before, else what this partner offered last, else what most do. */
function termsOf({ offers, listing }: Inquiry, kept: Terms | null): Terms {
  const [before] = offers;
  const first: Terms = {
    ...{ included: [], alsoIncluded: '', notIncluded: '', cancellationWords: '', freeUntil: '7' },
    ...kept,
  };
  if (!before) return first;
  const known = pointsOf(listing?.kind === 'destination' ? undefined : listing?.kind).map(
    ({ value }) => value,
  );
  const own = (points: readonly string[]) => points.filter((one) => !known.includes(one)).join(', ');
  const { cancellation } = before;
  const free = 'words' in cancellation ? inWords : String(cancellation.freeUntilDays);
  return {
    included: before.included.filter((one) => known.includes(one)),
    alsoIncluded: own(before.included),
    notIncluded: own(before.notIncluded),
    freeUntil: free === inWords || freeDays.includes(Number(free)) ? free : '7',
    cancellationWords: 'words' in cancellation ? cancellation.words : '',
  };
}

/** Some days for an answer, and none after the journey has begun. */
function usualEnd(from: string): string {
  const usual = dayAfter(dayOf(Date.now()), validDays);
  return from && from < usual && from > dayOf(Date.now()) ? from : usual;
}

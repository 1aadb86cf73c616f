import { dayOf } from '@serendib/contract/calendar';
import { cancellationWords } from '@serendib/contract/inquiries/cancellation-in-words';
import { pointsOf } from '@serendib/contract/inquiries/points';
import { t } from '@serendib/contract/words/t';
import { useEffect, useRef } from 'react';
import { Refusal } from '~/ui/feedback/refusal.tsx';
import { CheckboxGroup } from '~/ui/form/choice.tsx';
import { dayFields } from '~/ui/form/day-fields.ts';
import { DraftNotice } from '~/ui/form/draft-notice.tsx';
import { FormActions } from '~/ui/form/form-actions.tsx';
import { SelectField } from '~/ui/form/select-field.tsx';
import { TextField } from '~/ui/form/text-field.tsx';
import { goTo } from '~/ui/navigate/focus-on.ts';
import { JourneyKilometres } from './journey-kilometres.tsx';
import { LineRows } from './line-rows.tsx';
import { freeDays, inWords } from './offer-values.ts';
import { type OfferFormProps, useOffer } from './use-offer.ts';
import { longestNumber, numberIn } from './written.ts';

const freeChoices = [
  ...freeDays.map((days) => ({
    value: String(days),
    label: cancellationWords({ freeUntilDays: days }),
  })),
  { value: inWords, label: t('Otherwise, in my own words') },
];

/** An offer is there as soon as the form opens, of the listing's price and what the partner offered before: it is looked over and sent. */
export function OfferForm(props: OfferFormProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (heading.current) goTo(heading.current);
  }, []);
  const { thread } = props;
  const { kind, form, once, draft, lines, changeLines, followDays, include, startAnew, cancel } =
    useOffer(props);
  const points = pointsOf(kind);
  const today = dayOf(Date.now());
  const { onBlur: leaveFrom, ...from } = form.field('from');
  const { onBlur: leaveTo, ...to } = form.field('to');
  return (
    <form
      {...form.attributes}
      {...once.attributes}
      aria-label={t('Your offer')}
      className="grid grid-cols-[minmax(0,1fr)] gap-6 border-t-[1.5px] border-ink pt-5"
    >
      <h2 ref={heading} className="text-26">
        {t('Your offer')}
      </h2>
      {draft && <DraftNotice savedAt={draft.savedAt} onStartAnew={startAnew} />}
      <LineRows lines={lines} onChange={changeLines} problems={form.problems} />
      {kind === 'vehicle' && (
        <div className="grid grid-cols-[repeat(auto-fit,minmax(8.5rem,1fr))] items-start gap-4">
          <TextField
            label={t('Kilometres included')}
            inputMode="numeric"
            maxLength={longestNumber}
            {...form.field('kilometresIncluded')}
          />
          <TextField
            label={t('Rupees for each further one')}
            inputMode="numeric"
            maxLength={longestNumber}
            {...form.field('pricePerKm')}
          />
          {thread.kilometres && (
            <JourneyKilometres
              journey={thread.kilometres}
              offered={{
                kilometresIncluded: numberIn(form.watch('kilometresIncluded')),
                pricePerKm: numberIn(form.watch('pricePerKm')),
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
          value={form.watch('included')}
          onChange={(to) => form.setValue('included', [...to])}
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
            followDays();
          }}
        />
        <TextField
          label={t('Last day')}
          type="date"
          min={today}
          {...to}
          onBlur={(event) => {
            void leaveTo(event);
            followDays();
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
      <FormActions send={t('Send the offer')} sending={t('Sending')} busy={form.busy} onCancel={cancel} />
    </form>
  );
}

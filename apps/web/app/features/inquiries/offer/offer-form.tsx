import { dayOf } from '@serendib/contract/calendar';
import { cancellationWords } from '@serendib/contract/inquiries/cancellation-in-words';
import type { Inquiry } from '@serendib/contract/inquiries/inquiry';
import { pointsOf } from '@serendib/contract/inquiries/points';
import { t } from '@serendib/contract/words/t';
import { useEffect, useRef, useState } from 'react';
import { call } from '~/lib/api/call.ts';
import { useApiForm } from '~/lib/form/use-api-form.ts';
import { useOnce } from '~/lib/form/use-once.ts';
import { useUser } from '~/lib/session/session-user.ts';
import { Refusal } from '~/ui/feedback/refusal.tsx';
import { CheckboxGroup } from '~/ui/form/choice.tsx';
import { dayFields } from '~/ui/form/day-fields.ts';
import { DraftNotice } from '~/ui/form/draft-notice.tsx';
import { FormActions } from '~/ui/form/form-actions.tsx';
import { SelectField } from '~/ui/form/select-field.tsx';
import { TextField } from '~/ui/form/text-field.tsx';
import { goTo } from '~/ui/navigate/focus-on.ts';
import type { ThreadCalls } from '../thread/use-thread.ts';
import { JourneyKilometres } from './journey-kilometres.tsx';
import { keepTerms, readTerms } from './kept-terms.ts';
import { LineRows } from './line-rows.tsx';
import { offerDraft } from './offer-draft.ts';
import {
  afterOffer,
  bodyOf,
  firstValues,
  freeDays,
  inWords,
  kindOf,
  offerSchema,
  type Values,
} from './offer-values.ts';
import {
  type Days,
  furtherLine,
  type Line,
  type ListingPrices,
  usualKilometres,
  wholeDays,
  withDays,
} from './usual-lines.ts';
import { fieldOf, longestNumber, numberIn, unreadIn } from './written.ts';

const freeChoices = [
  ...freeDays.map((days) => ({
    value: String(days),
    label: cancellationWords({ freeUntilDays: days }),
  })),
  { value: inWords, label: t('Otherwise, in my own words') },
];
interface OfferFormProps extends ThreadCalls {
  thread: Inquiry;
  prices: ListingPrices;
  onClose: (isSent: boolean) => void;
}

/** An offer is there as soon as the form opens, of the listing's price and what the partner offered before: it is looked over and sent. */
export function OfferForm({ thread, prices, note, look, asked, onClose }: OfferFormProps) {
  const userId = useUser()?._id ?? '';
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (heading.current) goTo(heading.current);
  }, []);
  const kind = kindOf(thread);
  const points = pointsOf(kind);
  const [first] = useState(() => firstValues(thread, prices, readTerms(userId, kind ?? '')));
  const [kept] = useState(() => offerDraft(userId, thread._id, thread.offers[0]?._id, first));
  const [draft, setDraft] = useState(() => kept.read());
  const began = draft?.values ?? first;
  const [days, setDays] = useState<Days>(wholeDays(began) ?? began);
  const once = useOnce();
  const form = useApiForm<Values>({
    values: began,
    schema: offerSchema,
    bodyOf: (values) => bodyOf(thread, values),
    fieldOf,
    check: (values) => [
      ...unreadIn(values),
      ...(values.from ? [] : [{ field: 'from', message: t('Please give the first day.') }]),
      ...(values.freeUntil === inWords && !values.cancellationWords.trim()
        ? [{ field: 'cancellationWords', message: t('Please write something here.') }]
        : []),
    ],
    async send(values) {
      const body = bodyOf(thread, values);
      const made = await once.send(body, (sendKey) =>
        call('POST /inquiries/{id}/offers', { params: asked.params, body, once: sendKey }),
      );
      keepTerms(userId, kind ?? '', values);
      note(afterOffer(thread, made));
      // It is made: whether the whole thread can be had now is another matter.
      void look();
      onClose(true);
    },
    failed: t('The offer could not be sent.'),
    draft: kept,
  });
  const lines = form.watch('lines');
  const changeLines = (to: Line[]) => {
    form.setValue('lines', to);
    // What the server said of a line is of what stood there before.
    if (form.known.length > 0) void form.trigger();
    form.forget();
  };
  const follow = () => {
    const { kilometresIncluded, lines, ...written } = form.getValues();
    const after = wholeDays(written);
    // Between two days that are being changed there may be none: what followed before them follows after them.
    if (!after) return;
    if (kilometresIncluded === usualKilometres(prices, days))
      form.setValue('kilometresIncluded', usualKilometres(prices, after));
    form.setValue('lines', withDays(lines, thread, days, after));
    setDays(after);
  };
  const include = (further: number, price: number) => {
    changeLines([...lines, furtherLine(further, price)]);
    form.setValue('kilometresIncluded', String(thread.kilometres));
  };
  const startAnew = () => {
    form.reset(first);
    setDays(wholeDays(first) ?? first);
    setDraft(null);
  };
  const cancel = () => {
    kept.drop();
    onClose(false);
  };
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
      <FormActions send={t('Send the offer')} sending={t('Sending')} busy={form.busy} onCancel={cancel} />
    </form>
  );
}

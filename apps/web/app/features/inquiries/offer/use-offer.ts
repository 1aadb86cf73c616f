import type { Inquiry } from '@serendib/contract/inquiries/inquiry';
import { t } from '@serendib/contract/words/t';
import { useState } from 'react';
import { call } from '~/lib/api/call.ts';
import { useApiForm } from '~/lib/form/use-api-form.ts';
import { useOnce } from '~/lib/form/use-once.ts';
import { useUser } from '~/lib/session/session-user.ts';
import type { ThreadCalls } from '../thread/use-thread.ts';
import { keepTerms, readTerms } from './kept-terms.ts';
import { offerDraft } from './offer-draft.ts';
import {
  afterOffer,
  bodyOf,
  firstValues,
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
import { fieldOf, unreadIn } from './written.ts';

export interface OfferFormProps extends ThreadCalls {
  thread: Inquiry;
  prices: ListingPrices;
  onClose: (isSent: boolean) => void;
}

/** What stands in the form of an offer, what follows of what is changed there, and how it is sent. */
export function useOffer({ thread, prices, note, look, asked, onClose }: OfferFormProps) {
  const userId = useUser()?._id ?? '';
  const kind = kindOf(thread);
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
  /** What is reckoned by days goes by those that stand there now. */
  const followDays = () => {
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

  return { kind, form, once, draft, lines, changeLines, followDays, include, startAnew, cancel };
}

import { dayAfter, dayOf } from '@serendib/contract/calendar';
import type { Inquiry } from '@serendib/contract/inquiries/inquiry';
import type { Offer } from '@serendib/contract/inquiries/offer';
import { pointsOf } from '@serendib/contract/inquiries/points';
import type { BodyOf } from '~/lib/api/call.ts';
import type { Schema } from '~/lib/form/problems.ts';
import type { Terms } from './kept-terms.ts';
import {
  type Days,
  type Line,
  type ListingPrices,
  labelledInEnglish,
  linesOf,
  usualKilometres,
  usualLine,
} from './usual-lines.ts';
import { fieldOf, numberIn } from './written.ts';

/** An offer as it stands in the form. */
export interface Values extends Terms, Days {
  lines: Line[];
  kilometresIncluded: string;
  pricePerKm: string;
  validUntil: string;
}

/** The choice of a cancellation in words of one's own. */
export const inWords = 'words';
export const freeDays = [0, 1, 3, 7, 14, 30];
/** So many days a traveller has for an answer, unless the partner says otherwise. */
const validDays = 3;

export const kindOf = ({ listing }: Inquiry) => (listing?.kind === 'destination' ? undefined : listing?.kind);

/** What was offered in this thread before, else what the listing's price and the partner's last terms come to. */
export function firstValues(thread: Inquiry, prices: ListingPrices, kept: Terms | null): Values {
  const [before] = thread.offers;
  const days = { from: before?.from ?? thread.from ?? '', to: before?.to ?? thread.to ?? '' };
  return {
    ...termsOf(thread, kept),
    ...days,
    lines: before ? linesOf(before) : [usualLine(thread, prices, days)],
    validUntil: usualEnd(days.from),
    kilometresIncluded: before ? String(before.kilometresIncluded ?? '') : usualKilometres(prices, days),
    // A 0 of an offer was written, and makes them free; a listing's says nothing.
    pricePerKm: before ? String(before.pricePerKm ?? '') : String(prices.pricePerKm || ''),
  };
}

/** What was offered in this thread before, else what this partner offered last, else what most do. */
function termsOf(thread: Inquiry, kept: Terms | null): Terms {
  const [before] = thread.offers;
  const first: Terms = {
    ...{ included: [], alsoIncluded: '', notIncluded: '', cancellationWords: '', freeUntil: '7' },
    ...kept,
  };
  if (!before) return first;
  const known = pointsOf(kindOf(thread)).map(({ value }) => value);
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
export function usualEnd(from: string): string {
  const usual = dayAfter(dayOf(Date.now()), validDays);
  return from && from < usual && from > dayOf(Date.now()) ? from : usual;
}

const pointsIn = (written: string) =>
  written
    .split(/[,;\n]/)
    .map((one) => one.trim())
    .filter(Boolean);

/** The call's body. Numbers are there once the form has been checked. */
export function bodyOf(thread: Inquiry, values: Values): BodyOf<'POST /inquiries/{id}/offers'> {
  const { included, from } = values;
  return {
    lines: labelledInEnglish(values.lines).map(({ label, unit, quantity, unitPrice }) => ({
      ...{ label, unit },
      quantity: numberIn(quantity) ?? Number.NaN,
      unitPrice: numberIn(unitPrice) ?? Number.NaN,
    })),
    included: [...included, ...pointsIn(values.alsoIncluded)],
    notIncluded: [
      ...pointsOf(kindOf(thread))
        .map(({ value }) => value)
        .filter((value) => !included.includes(value)),
      ...pointsIn(values.notIncluded),
    ],
    cancellation:
      values.freeUntil === inWords
        ? { words: values.cancellationWords }
        : { freeUntilDays: Number(values.freeUntil) },
    ...(kindOf(thread) === 'vehicle' && {
      kilometresIncluded: numberIn(values.kilometresIncluded),
      pricePerKm: numberIn(values.pricePerKm),
    }),
    validUntil: values.validUntil,
    from: from || null,
    to: values.to || from || null,
  };
}

/** What is known of a thread once this was offered in it; nothing new where the offer had been taken, and seen, before its answer came. */
export const afterOffer = ({ offers }: Inquiry, made: Offer): Partial<Inquiry> =>
  made.state !== 'current' || offers.some(({ _id }) => _id === made._id)
    ? {}
    : {
        status: 'offered',
        total: made.total,
        answerBy: null,
        offers: [made, ...offers.map((one) => (one.state === 'current' ? superseded(one) : one))],
      };
const superseded = (one: Offer): Offer => ({ ...one, state: 'superseded' });

/** The schema of the call, with what is wrong with a line at its field; of numbers that cannot be read the form says more. */
export const offerSchema: Schema = async () => {
  const { inquiryEndpoints } = await import('@serendib/contract/inquiries/endpoints');
  const { body } = inquiryEndpoints['POST /inquiries/{id}/offers'];
  return {
    safeParse(value, how) {
      const found = body.safeParse(value, how).error?.issues ?? [];
      const issues = found
        .filter((issue) => issue.code !== 'invalid_type' || issue.expected !== 'number')
        .map(({ path, message }) => ({ path: [fieldOf(path.map(String).join('.'))], message }));
      return { error: { issues } };
    },
  };
};

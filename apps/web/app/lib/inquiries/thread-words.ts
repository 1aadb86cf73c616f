import { offsetMs } from '@serendib/contract/calendar';
import { daysInWords, momentInWords, monthInWords } from '@serendib/contract/calendar-words';
import type { InquiryInList } from '@serendib/contract/inquiries/inquiry';
import type { InquiryStatus } from '@serendib/contract/inquiries/states';
import { t } from '@serendib/contract/words/t';

/** `12 January 2027 to 16 January 2027`, or the month. */
export function whenInWords({
  from,
  to,
  month,
}: {
  from?: string | null | undefined;
  to?: string | null | undefined;
  month?: string | null | undefined;
}): string {
  if (from) return daysInWords({ from, to: to || from });
  return month ? monthInWords(month) : '';
}

export const peopleInWords = ({ adults, children }: Pick<InquiryInList, 'adults' | 'children'>): string =>
  t('{people, plural, one {# person} other {# people}}', { people: adults + children.length });

/** How a thread stands, in two or three words. */
export const statusWords: Record<InquiryStatus, string> = {
  unconfirmed: t('Not sent yet'),
  open: t('Waits for an answer'),
  offered: t('An offer is there'),
  agreed: t('Agreed'),
  done: t('Travelled'),
  declined: t('Said no'),
  cancelled: t('Cancelled', {}, 'of a thread'),
  expired: t('Ended without an agreement'),
};

/** A moment by the clocks of Sri Lanka, and by the reader's where they show another time. */
export function momentThereAndHere(at: string): string {
  const here = momentHere(at);
  const there = momentInWords(at);
  return here ? t('{there} in Sri Lanka, {here} where you are', { there, here }) : there;
}

/** The same moment by the reader's own clock, where that is another than Sri Lanka's. */
function momentHere(at: string): string | null {
  const behindMs = offsetMs + new Date(at).getTimezoneOffset() * 60_000;
  return behindMs === 0 ? null : momentInWords(Date.parse(at) - behindMs);
}

import { addDays, endOf, startOf } from '@serendib/contract/calendar';
import { addMonths } from '@serendib/contract/calendar-months';
import { answerDays } from '@serendib/contract/inquiries/inquiry';
import type { StoredInquiry } from '../../../schema/index.ts';

/** Until when a partner can answer what is sent now: some days, and no longer than until the end of the first day or month. */
export function answerByOf(
  { firstDay, month }: Pick<StoredInquiry, 'firstDay' | 'month'>,
  sentAt: Date,
): Date {
  const usual = addDays(sentAt, answerDays);
  const last = firstDay ? endOf(firstDay) : month && new Date(addMonths(startOf(month), 1).getTime() - 1);
  return last && last < usual ? last : usual;
}

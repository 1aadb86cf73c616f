import { dayAfter, dayOf } from '@serendib/contract/calendar';
import type { OwnerCalendar } from '@serendib/contract/calendars/calendar';
import { type KindsWith, keyOf } from '@serendib/contract/listings/endpoints/keys';
import { t } from '@serendib/contract/words/t';
import type { Call } from '~/lib/api/call.ts';
import { notFound } from '~/lib/api/load.ts';
import { daysShown } from '../days.ts';

/** The calendar of a listing as its owner or an administrator sees it; strangers, who are told less, are told that there is none. */
export async function fetchOwn(call: Call, kind: KindsWith<'blocks'>, id: string): Promise<OwnerCalendar> {
  const today = dayOf(Date.now());
  const calendar = await call(keyOf(kind, 'calendar'), {
    params: { id },
    query: { from: today, to: dayAfter(today, daysShown) },
  });
  if (!('blocks' in calendar)) throw notFound(t('There is no listing of yours here.'));
  return calendar;
}

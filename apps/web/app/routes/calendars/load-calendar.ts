import { dayAfter, dayOf } from '@serendib/contract/calendar';
import { hasCall, keyOf } from '@serendib/contract/listings/endpoints/keys';
import type { Kind } from '@serendib/contract/listings/kind';
import { kinds } from '@serendib/contract/listings/kinds/index';
import { isKind } from '@serendib/contract/listings/kinds/is-kind';
import { titleOf } from '@serendib/contract/listings/title-of';
import { daysShown } from '~/features/calendars/days.ts';
import { type LoadArgs, notFound } from '~/lib/api/load.ts';
import { capitalised } from '~/lib/words/capitalised.ts';

/** The days of a listing that travellers may see, and what it is called. */
export async function load({ call, params }: LoadArgs<{ kind: string; id: string }>) {
  const { kind, id } = params;
  if (!(isKind(kind) && hasCall(kind, 'calendar'))) throw notFound();
  const today = dayOf(Date.now());
  const [listing, calendar] = await Promise.all([
    call(keyOf(kind, 'one'), { params: { id } }),
    call(keyOf(kind, 'calendar'), {
      params: { id },
      query: { from: today, to: dayAfter(today, daysShown) },
    }),
  ]);
  const { pages, plural }: Kind = kinds[kind];
  const { kept, updatedAt, days } = calendar;
  return {
    title: titleOf(kinds[kind], listing),
    page: `${pages.one}/${id}`,
    list: { to: pages.list, label: capitalised(plural) },
    calendar: { kept, updatedAt, days },
    today,
  };
}

import { isDay } from '@serendib/contract/calendar';
import { monthInWords, shortDayInWords } from '@serendib/contract/calendar-words';
import { t } from '@serendib/contract/words/t';
import { type ListQuery, valuesOf } from '~/lib/list/list-address.ts';
import { type Plans, peopleIn } from './plans.ts';

const daysInShort = (from: string, to: string): string =>
  from === to
    ? shortDayInWords(from)
    : t('{from} – {to}', { from: shortDayInWords(from), to: shortDayInWords(to) }, 'days');

/** The days that a list is asked for; what is no day stands as it was written. */
export function daysInChip(query: ListQuery): string {
  const [from = '', to = ''] = ['from', 'to'].map((name) => valuesOf(query, name)[0]);
  return isDay(from) && isDay(to) ? daysInShort(from, to) : [from, to].filter(Boolean).join(' – ');
}

/** `12 Jan – 26 Jan`, `January 2027`; null where nothing is known. */
export function whenInWords({ from, to, month }: Plans): string | null {
  if (from && to) return daysInShort(from, to);
  return month ? monthInWords(month) : null;
}

/** `4 people`; null where it was not said. */
function whoInWords(plans: Plans): string | null {
  const people = peopleIn(plans);
  return people ? t('{people, plural, one {# person} other {# people}}', { people }) : null;
}

/** Plans in a few words, for a button. */
export const plansInWords = (plans: Plans): string =>
  [whenInWords(plans), whoInWords(plans)].filter(Boolean).join(' · ');

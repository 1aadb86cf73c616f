import { dayInWords, isDay } from '@serendib/contract/calendar';
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

function whoInFull({ adults, children }: Plans): string | null {
  const grown = adults && t('{adults, plural, one {# adult} other {# adults}}', { adults });
  const count = children.length;
  const young =
    count > 0 &&
    t('{count, plural, one {# child} other {# children}} (aged {ages})', {
      count,
      ages: children.join(', '),
    });
  if (grown && young) return t('{adults} and {children}', { adults: grown, children: young }, 'people');
  return grown || young || null;
}

/** What is told of one's plans in the first words to a partner; empty where there are none. */
export function plansInMessage(plans: Plans): string {
  const { from, to, month, languages } = plans;
  const who = whoInFull(plans);
  return [
    from &&
      to &&
      t('We are in Sri Lanka from {from} to {to}.', { from: dayInWords(from), to: dayInWords(to) }),
    month && t('We plan to come in {month}.', { month: monthInWords(month) }),
    who && t('We are {people}.', { people: who }),
    languages.length > 0 && t('We speak: {languages}.', { languages: languages.join(', ') }),
  ]
    .filter(Boolean)
    .join(' ');
}

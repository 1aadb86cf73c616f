import { dayInWords } from '@serendib/contract/calendar';
import { monthInWords } from '@serendib/contract/calendar-words';
import { languages as options } from '@serendib/contract/options/guide-options';
import { labelOf } from '@serendib/contract/options/option';
import { t } from '@serendib/contract/words/t';
import type { Plans } from './plans.ts';

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
    languages.length > 0 &&
      t('We speak: {languages}.', { languages: languages.map((one) => labelOf(options, one)).join(', ') }),
  ]
    .filter(Boolean)
    .join(' ');
}

import { monthOf, startOf } from '@serendib/contract/calendar';
import { addMonths } from '@serendib/contract/calendar-months';
import { monthInWords } from '@serendib/contract/calendar-words';
import { languageGroups } from '@serendib/contract/options/guide-options';

/** So many months, of which the first is this one; before them the one that was chosen, should it be over. */
export function comingMonths(count: number, chosen: string | null = null) {
  const first = startOf(monthOf(Date.now()));
  const months = Array.from({ length: count }, (_, index) => monthOf(addMonths(first, index)));
  const all = chosen && !months.includes(chosen) ? [chosen, ...months] : months;
  return all.map((value) => ({ value, label: monthInWords(value) }));
}

/** The languages that guides speak, in groups. */
export const languageChoices = Object.entries(languageGroups).map(([label, options]) => ({ label, options }));

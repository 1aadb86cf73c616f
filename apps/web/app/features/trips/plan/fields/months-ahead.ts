import { monthOf, startOf } from '@serendib/contract/calendar';
import { addMonths } from '@serendib/contract/calendar-months';
import { monthInWords } from '@serendib/contract/calendar-words';

const monthCount = 24;

/** The months of the next two years, and the one that was chosen before, should it be over. */
export function monthsAhead(chosen: string | null, now = Date.now()) {
  const first = startOf(monthOf(now));
  const months = Array.from({ length: monthCount }, (_, ahead) => monthOf(addMonths(first, ahead)));
  const all = chosen && !months.includes(chosen) ? [chosen, ...months] : months;
  return all.map((value) => ({ value, label: monthInWords(startOf(value)) }));
}

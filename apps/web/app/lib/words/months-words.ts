import { monthName } from '@serendib/contract/calendar';
import { t } from '@serendib/contract/words/t';
import { listWords } from '~/lib/words/list-words.ts';

const after = (month: number): number => (month % 12) + 1;

/** `November to April`, `January to April and July to September`; over the turn of the year too. */
export function monthsWords(months: readonly number[]): string {
  if (months.length >= 12) return t('All year');
  const isIn = (month: number) => months.includes(month);
  const firsts = months.filter((month) => !isIn(((month + 10) % 12) + 1)).sort((one, other) => one - other);
  return listWords(
    firsts.map((from) => {
      let to = from;
      while (isIn(after(to))) to = after(to);
      return from === to
        ? monthName(from)
        : t('{from} to {to}', { from: monthName(from), to: monthName(to) });
    }),
  );
}

import { dayAfter } from '@serendib/contract/calendar';
import type { DaySpan } from '@serendib/contract/calendars/calendar';

/** What remains of a span beside others, which are in their order and apart. */
export function without({ from, to }: DaySpan, others: readonly DaySpan[]): DaySpan[] {
  const left: DaySpan[] = [];
  let next = from;
  for (const other of others) {
    if (other.to < next || other.from > to) continue;
    if (other.from > next) left.push({ from: next, to: dayAfter(other.from, -1) });
    next = dayAfter(other.to, 1);
  }
  return next <= to ? [...left, { from: next, to }] : left;
}

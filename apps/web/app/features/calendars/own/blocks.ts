import { dayAfter, startOf, weekdayOf } from '@serendib/contract/calendar';
import {
  type Block,
  type DaySpan,
  mostBlocks,
  type OwnerCalendar,
} from '@serendib/contract/calendars/calendar';
import { earlier, later } from '@serendib/contract/calendars/days-order';
import { type DayState, spanOf } from '../days.ts';

type Blocks = readonly Block[];
const byDay = (one: DaySpan, other: DaySpan) => (one.from < other.from ? -1 : 1);

/** The blocks without these days: one that reaches beyond them stays where it does. */
export const without = (blocks: Blocks, { from, to }: DaySpan): Block[] =>
  blocks
    .flatMap((block) => [
      ...(block.from < from ? [{ ...block, to: earlier(block.to, dayAfter(from, -1)) }] : []),
      ...(block.to > to ? [{ ...block, from: later(block.from, dayAfter(to, 1)) }] : []),
    ])
    .sort(byDay);

/** The blocks with these days; neighbours with the same note become one. */
export function withDays(blocks: Blocks, { from, to }: DaySpan, note = ''): Block[] {
  const [before, after] = [dayAfter(from, -1), dayAfter(to, 1)];
  const joined = blocks.filter((block) => block.note === note && block.from <= after && block.to >= before);
  const others = without(
    blocks.filter((block) => !joined.includes(block)),
    { from, to },
  );
  const whole = joined.reduce(
    (all, block) => ({ from: earlier(all.from, block.from), to: later(all.to, block.to) }),
    { from, to },
  );
  return [...others, { ...whole, note }].sort(byDay);
}

/** The days between these two that fall on a day of the week, 0 for Sundays, and are free to be blocked. */
export function weekdaysIn({ from, to }: DaySpan, weekday: number): string[] {
  const days: string[] = [];
  const first = dayAfter(from, (weekday - weekdayOf(startOf(from)) + 7) % 7);
  for (let day = first; day <= to && days.length < mostBlocks; day = dayAfter(day, 7)) days.push(day);
  return days;
}

/** What its owner sees of a day: a promise before a block of theirs, and that before days away and another calendar. */
export function ownState(
  { blocks, promised, away, days }: Pick<OwnerCalendar, 'blocks' | 'promised' | 'away' | 'days'>,
  day: string,
  today: string,
): DayState {
  if (day < today) return 'past';
  const agreed = spanOf(
    promised.filter(({ state }) => state === 'agreed'),
    day,
  );
  if (agreed) return 'agreed';
  if (spanOf(blocks, day)) return 'blocked';
  if (spanOf(promised, day)) return 'held';
  if (spanOf(away, day)) return 'away';
  return spanOf(days, day) ? 'elsewhere' : 'free';
}

import { dayInWords } from '@serendib/contract/calendar';
import type { Block } from '@serendib/contract/calendars/calendar';
import { t } from '@serendib/contract/words/t';
import { useApiForm } from '~/lib/form/use-api-form.ts';
import { Button } from '~/ui/form/button.tsx';
import { SelectField } from '~/ui/form/select-field.tsx';
import { TextField } from '~/ui/form/text-field.tsx';
import { type DayState, shortSpan } from '../days.ts';
import { ownState, weekdaysIn, withDays } from './blocks.ts';
import type { Edit } from './change.ts';

interface EveryWeekProps {
  today: string;
  last: string;
  send: (edit: Edit) => Promise<boolean>;
}

/** From Sundays on. */
const weekdays = t('Sundays, Mondays, Tuesdays, Wednesdays, Thursdays, Fridays, Saturdays').split(', ');

/** Blocks one day of each week up to a day; those that are promised or blocked already, with their notes, are left as they are. */
export function EveryWeek({ today, last, send }: EveryWeekProps) {
  const form = useApiForm<{ weekday: string; to: string }>({
    values: { weekday: '0', to: last },
    check: ({ to }) => ({
      ...(!to && { to: t('Please give the last day as well.') }),
      ...(to && to > last && { to: t('Please choose a day up to {last}.', { last: dayInWords(last) }) }),
    }),
    send: ({ weekday, to }) =>
      send((calendar) => {
        const all = weekdaysIn({ from: today, to }, Number(weekday));
        const areIn = (...states: DayState[]) =>
          all.filter((day) => states.includes(ownState(calendar, day, today)));
        const open = areIn('free', 'away', 'elsewhere');
        const promised = areIn('agreed', 'held');
        const blocked = t(
          '{count, plural, =0 {No day was there to be blocked.} one {# day blocked.} other {# days blocked.}}',
          { count: open.length },
        );
        const left = t('Left as they are, since they are agreed or held for an offer: {days}.', {
          days: promised.map((day) => shortSpan({ from: day, to: day })).join(', '),
        });
        return {
          blocks: open.reduce<Block[]>(
            (blocks, day) => withDays(blocks, { from: day, to: day }),
            calendar.blocks,
          ),
          words: promised.length > 0 ? `${blocked} ${left}` : blocked,
        };
      }),
    failed: t('This could not be saved.'),
  });
  return (
    <form {...form.attributes} className="grid max-w-[46rem] items-start gap-4 sm:grid-cols-2">
      <SelectField
        label={t('Day of the week')}
        options={[0, 1, 2, 3, 4, 5, 6].map((day) => ({ value: String(day), label: weekdays[day] ?? '' }))}
        {...form.field('weekday')}
      />
      <TextField label={t('Until')} type="date" min={today} max={last} {...form.field('to')} />
      <p>
        <Button small type="submit">
          {t('Block them all')}
        </Button>
      </p>
    </form>
  );
}

import { dateParts, dayAfter, dayOf, monthOf, startOf, weekdayOf } from '@serendib/contract/calendar';
import { addMonths } from '@serendib/contract/calendar-months';
import { monthInWords, weekdayHeads, weekdayInWords } from '@serendib/contract/calendar-words';
import type { DaySpan } from '@serendib/contract/calendars/calendar';
import { earlier, later } from '@serendib/contract/calendars/days-order';
import { t } from '@serendib/contract/words/t';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { IconButton } from '~/ui/form/button.tsx';
import { Icon } from '~/ui/form/icon.tsx';
import { type DayState, monthAfter, stateWords, weeksOf } from './days.ts';
import './calendars.css';

interface MonthsProps {
  /** The first and the last day that can be reached. */
  first: string;
  last: string;
  /** The day at which it opens, where that is another than the first. */
  opensAt?: string | undefined;
  stateOf: (day: string) => DayState;
  /** Days that are chosen or being chosen. */
  chosen?: DaySpan | undefined;
  onPress: (day: string) => void;
  /** What a press does, for readers of screens: it is said of the whole calendar. */
  hint: string;
  busy?: boolean;
}

/** Keys of the cells in which no day stands. */
const gaps = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];
/** Where lines begin at the right, the next day stands left of this one. */
const onward = t('@direction') === 'rtl' ? -1 : 1;
/** How far each key goes, in days. */
const steps: Record<string, number> = {
  ...{ ArrowLeft: -onward, ArrowRight: onward },
  ...{ ArrowUp: -7, ArrowDown: 7 },
};

/** Where a key leads from a day: one or seven days on, the ends of its week, or the same day of another month. */
function dayByKey(key: string, day: string): string | undefined {
  const fromMonday = (weekdayOf(startOf(day)) + 6) % 7;
  if (key in steps) return dayAfter(day, steps[key] ?? 0);
  if (key === 'Home') return dayAfter(day, -fromMonday);
  if (key === 'End') return dayAfter(day, 6 - fromMonday);
  if (key === 'PageUp' || key === 'PageDown')
    return dayOf(addMonths(startOf(day), key === 'PageUp' ? -1 : 1));
  return undefined;
}

/** Two months side by side, on a phone one above the other; one stop for the keyboard, whose arrows go through the days. */
export function Months({ first, last, opensAt, stateOf, chosen, onPress, hint, busy = false }: MonthsProps) {
  const start = opensAt && opensAt >= first && opensAt <= last ? opensAt : first;
  const lastMonth = monthAfter(monthOf(startOf(last)), -1);
  const [month, setMonth] = useState(() => earlier(monthOf(startOf(start)), lastMonth));
  const [day, setDay] = useState(start);
  const isByKey = useRef(false);
  const area = useRef<HTMLDivElement>(null);
  const id = useId();
  const firstMonth = monthOf(startOf(first));

  const show = (next: string) => setMonth(later(firstMonth, earlier(next, lastMonth)));
  const goTo = (next: string) => {
    const to = later(first, earlier(next, last));
    isByKey.current = true;
    setDay(to);
    const its = monthOf(startOf(to));
    if (its < month) show(its);
    else if (its > monthAfter(month, 1)) show(monthAfter(its, -1));
  };
  useEffect(() => {
    if (isByKey.current) area.current?.querySelector<HTMLElement>(`[data-day="${day}"]`)?.focus();
    isByKey.current = false;
  }, [day]);
  const onKeyDown = (event: KeyboardEvent) => {
    // A reader of screens may have gone to another day than the keyboard's.
    const at = event.target instanceof HTMLElement ? event.target.dataset.day : undefined;
    const next = dayByKey(event.key, at ?? day);
    if (!next || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    goTo(next);
  };
  const shown = [month, monthAfter(month, 1)];
  // The keyboard finds its way in, also where the day it stood on is not shown.
  const stop = shown.includes(monthOf(startOf(day))) ? day : later(first, `${month}-01`);
  return (
    <div className="months" ref={area} aria-busy={busy || undefined}>
      <p id={`${id}-hint`} className="sr-only">
        {hint} {t('Arrow keys go through the days, Page Up and Page Down through the months.')}
      </p>
      <div className="months-ways">
        <IconButton
          label={t('Earlier months')}
          disabled={month <= firstMonth}
          onClick={() => show(monthAfter(month, -1))}
        >
          <Icon name="left" className="size-5" />
        </IconButton>
        <p className="sr-only" aria-live="polite">
          {shown.map((one) => monthInWords(one)).join(', ')}
        </p>
        <IconButton
          label={t('Later months')}
          disabled={month >= lastMonth}
          onClick={() => show(monthAfter(month, 1))}
        >
          <Icon name="right" className="size-5" />
        </IconButton>
      </div>
      {shown.map((one) => (
        <table
          key={one}
          aria-labelledby={`${id}-${one}`}
          aria-describedby={`${id}-hint`}
          // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a grid is a table whose cells are pressed
          role="grid"
          onKeyDown={onKeyDown}
        >
          <caption id={`${id}-${one}`}>{monthInWords(one)}</caption>
          <thead>
            <tr>
              {[1, 2, 3, 4, 5, 6, 0].map((weekday) => (
                <th key={weekday} scope="col">
                  {weekdayHeads()[weekday]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {weeksOf(one).map((week) => (
              <tr key={week.find(Boolean)}>
                {week.map((its, at) =>
                  its ? (
                    <Day
                      key={its}
                      day={its}
                      state={its > last ? 'beyond' : stateOf(its)}
                      isChosen={chosen !== undefined && chosen.from <= its && its <= chosen.to}
                      isStop={its === stop}
                      onPress={() => {
                        setDay(its);
                        onPress(its);
                      }}
                    />
                  ) : (
                    <td key={gaps[at]} />
                  ),
                )}
              </tr>
            ))}
          </tbody>
        </table>
      ))}
    </div>
  );
}

interface DayProps {
  day: string;
  state: DayState;
  isChosen: boolean;
  isStop: boolean;
  onPress: () => void;
}

function Day({ day, state, isChosen, isStop, onPress }: DayProps) {
  const isDisabled = state === 'past' || state === 'beyond';
  return (
    <td>
      <button
        type="button"
        data-day={day}
        data-state={state}
        tabIndex={isStop ? 0 : -1}
        aria-disabled={isDisabled || undefined}
        aria-pressed={isChosen}
        aria-label={t('{day}, {state}', { day: weekdayInWords(day), state: stateWords[state] }, 'a day')}
        onClick={isDisabled ? undefined : onPress}
      >
        {dateParts(day).day}
      </button>
    </td>
  );
}

/** What the signs on the days mean. */
export function DayKey({ states }: { states: readonly DayState[] }) {
  return (
    <ul className="months-key" aria-hidden="true">
      {states.map((state) => (
        <li key={state}>
          <span data-state={state}>7</span>
          {stateWords[state]}
        </li>
      ))}
    </ul>
  );
}

import { dayAfter } from '@serendib/contract/calendar';
import type { DaySpan, PublicCalendar } from '@serendib/contract/calendars/calendar';
import { t } from '@serendib/contract/words/t';
import { useEffect, useState } from 'react';
import { keepPlans, readPlans } from '~/lib/plans/plans.ts';
import { Button } from '~/ui/form/button.tsx';
import { answerFor } from './answer-words.ts';
import { daysShown, publicState, shortSpan } from './days.ts';
import { daysAsked, keepInAddress } from './days-asked.ts';
import { keptWords } from './kept-words.ts';
import { DayKey, Months } from './months.tsx';

interface Choice extends DaySpan {
  /** Its last day is still to be chosen. */
  isOpen: boolean;
}

/** Two months of a listing's days, and the choice of one's own: it goes into the address and into the plans. */
export function CalendarView({ calendar, today }: { calendar: PublicCalendar; today: string }) {
  const last = dayAfter(today, daysShown);
  const [choice, setChoice] = useState<Choice>();
  const [opensAt, setOpensAt] = useState<string>();
  // A page is the same for all visitors until it is in their browser.
  useEffect(() => {
    const asked = daysAsked();
    if (!asked || asked.to < today || asked.from > last) return;
    setChoice({ ...asked, isOpen: false });
    setOpensAt(asked.from);
  }, [today, last]);
  const press = (day: string) => {
    if (!choice?.isOpen || day < choice.from) return setChoice({ from: day, to: day, isOpen: true });
    const chosen = { from: choice.from, to: day };
    setChoice({ ...chosen, isOpen: false });
    keepPlans({ ...readPlans(), ...chosen, month: null });
    keepInAddress(chosen);
  };
  const clear = () => {
    setChoice(undefined);
    keepPlans({ ...readPlans(), from: null, to: null });
    keepInAddress(undefined);
  };
  return (
    <div className="grid gap-5">
      <p className="text-15 text-ink-2">{keptWords(calendar)}</p>
      <p role="status" className="font-semibold">
        {!choice
          ? t('Choose your first day, then your last.')
          : choice.isOpen
            ? t('From {day}: now choose the last day.', { day: shortSpan(choice) })
            : answerFor(calendar, choice)}
      </p>
      <Months
        first={today}
        last={last}
        key={opensAt}
        opensAt={opensAt}
        stateOf={(day) => publicState(calendar, day, today)}
        chosen={choice}
        onPress={press}
        hint={t('Choose your first day, then your last.')}
      />
      <div className="flex flex-wrap items-end justify-between gap-4">
        <DayKey states={[calendar.kept ? 'free' : 'unmarked', 'busy', 'held']} />
        {choice && (
          <Button small look="line" onClick={clear}>
            {t('Forget these days')}
          </Button>
        )}
      </div>
    </div>
  );
}

import { dayAfter, dayOf } from '@serendib/contract/calendar';
import type { PublicCalendar } from '@serendib/contract/calendars/calendar';
import { type KindsWith, keyOf } from '@serendib/contract/listings/endpoints/keys';
import type { KindName } from '@serendib/contract/listings/kind';
import { t } from '@serendib/contract/words/t';
import { useEffect, useState } from 'react';
import { call } from '~/lib/api/call.ts';
import { ErrorState } from '~/ui/feedback/empty-state.tsx';
import { Spinner } from '~/ui/feedback/spinner.tsx';
import { CalendarView } from './calendar-view.tsx';
import { daysShown } from './days.ts';

/** Asks for the days of a listing, and shows them. */
export default function FetchedDays({ kind, id }: { kind: KindName; id: string }) {
  const [calendar, setCalendar] = useState<PublicCalendar>();
  const [hasFailed, setHasFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const today = dayOf(Date.now());
  // biome-ignore lint/correctness/useExhaustiveDependencies: a further attempt asks once more
  useEffect(() => {
    let isLeft = false;
    setHasFailed(false);
    call(keyOf(kind as KindsWith<'calendar'>, 'calendar'), {
      params: { id },
      query: { from: today, to: dayAfter(today, daysShown) },
    }).then(
      (found) => !isLeft && setCalendar(found),
      () => !isLeft && setHasFailed(true),
    );
    return () => {
      isLeft = true;
    };
  }, [kind, id, today, attempt]);
  if (hasFailed)
    return <ErrorState title={t('The calendar did not arrive')} onRetry={() => setAttempt(attempt + 1)} />;
  return calendar ? <CalendarView calendar={calendar} today={today} /> : <Spinner />;
}

import type { KindName } from '@serendib/contract/listings/kind';
import { t } from '@serendib/contract/words/t';
import { type MouseEvent, Suspense, useState, useSyncExternalStore } from 'react';
import { Link } from 'react-router';
import { calendarPage } from '~/lib/calendars/calendar-page.ts';
import { onPlansChange } from '~/lib/plans/plans.ts';
import { Spinner } from '~/ui/feedback/spinner.tsx';
import { lazyPart } from '~/ui/hydration/defer-hydration.tsx';
import { daysAsked } from './days-asked.ts';

const FetchedDays = lazyPart(() => import('./fetched-days.tsx'));

/** Whether this traveller has dates; none while the page is as the server sent it. */
const useHasDates = () =>
  useSyncExternalStore(
    onPlansChange,
    () => daysAsked() !== undefined,
    () => false,
  );

/**
 * On the page of a listing: its free days, brought when they are asked for, and at once where a traveller has dates. The
 * page is the same for all visitors, so that a link stands here until then.
 */
export function FreeDays({ kind, id }: { kind: KindName; id: string }) {
  const hasDates = useHasDates();
  const [isOpen, setIsOpen] = useState(false);
  const onClick = (event: MouseEvent) => {
    // A tab of its own is the browser's to open.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    setIsOpen(true);
  };
  // What was opened stays open when the dates are forgotten.
  if (hasDates && !isOpen) setIsOpen(true);
  if (isOpen || hasDates)
    return (
      <Suspense fallback={<Spinner />}>
        <FetchedDays kind={kind} id={id} />
      </Suspense>
    );
  return (
    <p>
      <Link to={calendarPage(kind, id)} className="btn btn-line" onClick={onClick}>
        {t('See free and busy days')}
      </Link>
    </p>
  );
}

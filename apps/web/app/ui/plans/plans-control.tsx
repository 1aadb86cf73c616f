import { monthName } from '@serendib/contract/calendar';
import { labelOf, type Option } from '@serendib/contract/options/option';
import { t } from '@serendib/contract/words/t';
import { type MouseEvent, Suspense, useEffect, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { belongsToAnother, type ListQuery, listAddress, valuesOf, without } from '~/lib/list/list-address.ts';
import { daysInChip, plansInWords, whenInWords } from '~/lib/plans/plan-words.ts';
import { isEmpty, keepPlans, type Plans, readPlans } from '~/lib/plans/plans.ts';
import { planParameters, plansIn, type Taken } from '~/lib/plans/plans-address.ts';
import { usePlans } from '~/lib/plans/use-plans.ts';
import { lazyPart } from '~/ui/hydration/defer-hydration.tsx';
import { Icon } from '../form/icon.tsx';

const PlansDialog = lazyPart(() => import('./plans-dialog.tsx'));

export interface PlansControlProps {
  /** The address of the list, and what it asks for now. */
  path: string;
  query: ListQuery;
  /** What it can be narrowed by that plans say something of. */
  takes: readonly Taken[];
  /** The languages that it can be asked for, with their names. */
  languages?: readonly Option[] | undefined;
}

/** What a parameter does, in words. */
const inWords: Record<string, (values: string[], wanted: ListQuery, languages: readonly Option[]) => string> =
  {
    from: (_, wanted) => t('On {days}', { days: daysInChip(wanted) }),
    month: ([month]) => t('Good in {month}', { month: monthName(Number(month)) }),
    seats: ([seats = '']) => t('{seats} seats or more', { seats }),
    language: (values, _, languages) =>
      t('Speaks {value}', { value: values.map((value) => labelOf(languages, value)).join(', ') }),
  };

/**
 * Days and people, asked once for all lists: a link to what the seasons hold, which with scripts opens a dialog. What
 * plans would change in the list is offered and never done unasked; what they did stands among the filters.
 */
export function PlansControl({ path, query, takes, languages = [] }: PlansControlProps) {
  const plans = usePlans();
  const navigate = useNavigate();
  const [isOpen, setIsOpen] = useState(false);
  useEffect(takeFromAddress, []);

  // Days are the same everywhere, so that other ones, or none, take their place.
  const rest = takes.includes('days') || takes.includes('onlyDays') ? without(query, 'from') : query;
  const addressWith = (kept: Plans) => listAddress(path, { ...rest, ...planParameters(kept, takes) });
  const offered = planParameters(plans, takes);
  const isAsked = (name: string) => valuesOf(offered, name).join() === valuesOf(query, name).join();
  const wanted = Object.keys(offered).filter((name) =>
    name === 'from' ? !(isAsked('from') && isAsked('to')) : !belongsToAnother(name) && !isAsked(name),
  );
  const onClick = (event: MouseEvent) => {
    // A tab of its own is the browser's to open.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    setIsOpen(true);
  };
  const onKept = (kept: Plans) => {
    setIsOpen(false);
    keepPlans(kept);
    if (takes.length > 0) void navigate(addressWith(kept), { preventScrollReset: true });
  };
  return (
    <div className="plans">
      <Link
        to="/season"
        className="btn btn-line btn-small"
        aria-haspopup="dialog"
        data-kept={isEmpty(plans) ? undefined : ''}
        onClick={onClick}
      >
        <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="2.4" aria-hidden="true">
          <path d="M4 5h16v16H4zM4 10h16M8 2v5M16 2v5" />
        </svg>
        <span>{plansInWords(plans) || t('When · Who')}</span>
      </Link>
      {wanted.length > 0 && (
        <Link to={addressWith(plans)} preventScrollReset className="chip">
          <Icon name="plus" className="size-3.5" />
          {takes.includes('days')
            ? whenInWords(plans)
            : wanted.map((name) => inWords[name]?.(valuesOf(offered, name), offered, languages)).join(' · ')}
        </Link>
      )}
      {isOpen && (
        <Suspense>
          <PlansDialog plans={plans} onKept={onKept} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}

/** A link that was sent tells of plans; one's own go before them. */
function takeFromAddress() {
  const told = plansIn(new URLSearchParams(window.location.search));
  const isWhole = told && (told.from || told.adults);
  if (isWhole && isEmpty(readPlans())) keepPlans(told);
}

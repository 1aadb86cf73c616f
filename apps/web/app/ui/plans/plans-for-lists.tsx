import { kinds } from '@serendib/contract/listings/kinds/index';
import { t } from '@serendib/contract/words/t';
import { type ListQuery, listAddress } from '~/lib/list/list-address.ts';
import { daysQuery, planParameters, type Taken } from '~/lib/plans/plans-address.ts';
import { usePlans } from '~/lib/plans/use-plans.ts';
import { ChipLink } from '../form/chip.tsx';
import { PlansControl } from './plans-control.tsx';

interface Way {
  path: string;
  takes: Taken[];
  label: string;
}

const ways: readonly Way[] = [
  { path: '/destinations', takes: ['month'], label: t('Places good then') },
  { path: kinds.vehicle.pages.list, takes: ['seats'], label: t('Vehicles with seats for all') },
  { path: kinds.tourGuide.pages.list, takes: ['language'], label: t('Guides who speak it') },
  { path: kinds.vehicle.pages.list, takes: ['onlyDays'], label: t('Vehicles free then') },
  { path: kinds.tourGuide.pages.list, takes: ['onlyDays'], label: t('Guides free then') },
];

/** Where all kinds stand together: the question for plans, and the lists that they would narrow. */
export function PlansForLists({ path, query }: { path: string; query: ListQuery }) {
  const plans = usePlans();
  const { from, month } = plans;
  const open = ways.flatMap(({ path, takes, label }) => {
    const query = planParameters(plans, takes);
    return Object.keys(query).length > 0 ? [{ label, to: listAddress(path, query) }] : [];
  });
  return (
    <div className="flex flex-wrap items-center gap-2">
      <PlansControl path={path} query={query} takes={['onlyDays']} />
      {(from || month) && (
        <ChipLink to={listAddress('/season', daysQuery(plans))}>{t('What these days hold')}</ChipLink>
      )}
      {open.map(({ to, label }) => (
        <ChipLink key={to} to={to}>
          {label}
        </ChipLink>
      ))}
    </div>
  );
}

import type { Planner } from '@serendib/contract/trips/route/planner';
import { t } from '@serendib/contract/words/t';
import type { ReactNode } from 'react';
import { Notice } from '~/ui/feedback/notice.tsx';
import { Spinner } from '~/ui/feedback/spinner.tsx';
import { usePlanner } from './road-table.ts';

/** What is reckoned by the table of roads, once that is there; until then that it comes, or cannot. */
export function WithPlanner({ children }: { children: (planner: Planner) => ReactNode }) {
  const { planner, isAway } = usePlanner();
  if (planner) return children(planner);
  return isAway ? (
    <Notice kind="warning">
      {t('The route cannot be reckoned without a network yet. It is once you have been here with one.')}
    </Notice>
  ) : (
    <Spinner label={t('Reckoning the route')} />
  );
}

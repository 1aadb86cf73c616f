import { t } from '@serendib/contract/words/t';
import { Suspense } from 'react';
import { Spinner } from '~/ui/feedback/spinner.tsx';
import { lazyPart } from '~/ui/hydration/defer-hydration.tsx';
import type { Planned } from '../planned.ts';

const WholeRoute = lazyPart(() => import('./whole-route.tsx'));

/** The way from stop to stop, what it costs, and who goes along. */
export function RouteSection({ trip, shown }: Planned) {
  if (trip.stops.length === 0) return null;
  return (
    <Suspense fallback={<Spinner label={t('Reckoning the route')} />}>
      <WholeRoute trip={trip} shown={shown} />
    </Suspense>
  );
}

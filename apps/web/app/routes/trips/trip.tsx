import { t } from '@serendib/contract/words/t';
import { OwnPage } from '~/features/trips/own-page.tsx';
import { pageMeta } from '~/lib/page/page-meta.ts';
import { lazyPart } from '~/ui/hydration/defer-hydration.tsx';
import type { Route } from './+types/trip.ts';

const OwnTrips = lazyPart(() => import('./own-trips.tsx'));

// Trips are the browser's own: this page needs no data, and works without a network once it has been opened.
export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, {
    title: t('My trip'),
    description: t('What you saved, in the order in which you travel. Yours alone until you share it.'),
    noIndex: true,
  });

export default function Trip() {
  return (
    <OwnPage
      title={t('My trip')}
      line={t('Keep what you like, put it in order, and have it with you on the road.')}
      part={OwnTrips}
    />
  );
}

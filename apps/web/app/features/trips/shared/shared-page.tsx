import type { Trip } from '@serendib/contract/trips/trip';
import { t } from '@serendib/contract/words/t';
import { Suspense } from 'react';
import { Spinner } from '~/ui/feedback/spinner.tsx';
import { lazyPart } from '~/ui/hydration/defer-hydration.tsx';
import { Breadcrumbs, PageHeading } from '~/ui/text/heading.tsx';

const SharedTrip = lazyPart(() => import('./shared-trip.tsx'));

/** A trip of another, by the link that was sent. */
export function SharedPage({ trip, url }: { trip: Trip; url: string }) {
  return (
    <>
      <PageHeading
        title={trip.title || t('A trip')}
        zigzag
        above={<Breadcrumbs crumbs={[{ label: t('Home'), to: '/' }, { label: t('A shared trip') }]} />}
      />
      <div className="wrap pt-7 pb-18 md:pb-26">
        <Suspense fallback={<Spinner label={t('Reckoning the route')} />}>
          <SharedTrip trip={trip} url={url} />
        </Suspense>
      </div>
    </>
  );
}

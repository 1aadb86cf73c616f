import { goesAlong } from '@serendib/contract/trips/goes-along';
import { t } from '@serendib/contract/words/t';
import type { ReactNode } from 'react';
import type { Planned } from '../planned.ts';
import { RouteSection } from '../route/route-section.tsx';
import { ShareSection } from '../share/share-section.tsx';
import { TripFields } from './fields/trip-fields.tsx';
import { CompareSaved } from './saved/compare-saved.tsx';
import { SavedList } from './saved/saved-list.tsx';
import { AddStop } from './stops/add-stop.tsx';
import { StopList } from './stops/stop-list.tsx';

/** One trip: its stops in their order, the way between them, and what follows from it. */
export function Planner({ trip, shown, children }: Planned & { children?: ReactNode }) {
  const along = trip.items.filter((item) => goesAlong(item, trip.stops));
  const hangsNowhere = trip.items.filter(
    (item) => !trip.stops.some(({ id }) => id === item.stopId) && !along.includes(item),
  );
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-12">
      <TripFields key={trip._id} trip={trip} />
      <section aria-labelledby="stops-title" className="grid grid-cols-[minmax(0,1fr)] gap-6">
        <h2 id="stops-title">{t('The way')}</h2>
        <StopList trip={trip} shown={shown} />
        <AddStop trip={trip} />
      </section>
      {along.length > 0 && (
        <section aria-labelledby="along-title" className="grid grid-cols-[minmax(0,1fr)] gap-4">
          <h2 id="along-title">{t('With you all the way')}</h2>
          <p className="max-w-[52ch] text-ink-2">
            {t(
              'They hang under no stop, so each day of the trip counts them. Choose a stop for who is only there.',
            )}
          </p>
          <SavedList trip={trip} shown={shown} items={along} heading="h3" />
        </section>
      )}
      {hangsNowhere.length > 0 && (
        <section aria-labelledby="unplaced-title" className="grid grid-cols-[minmax(0,1fr)] gap-4">
          <h2 id="unplaced-title">{t('Saved, and not on the way yet')}</h2>
          <p className="max-w-[52ch] text-ink-2">
            {trip.stops.length > 0
              ? t('Nothing here is near one of your stops. Choose a stop for it, or add one.')
              : t('Add where you will sleep, and what you saved finds its place there.')}
          </p>
          <SavedList trip={trip} shown={shown} items={hangsNowhere} heading="h3" />
        </section>
      )}
      <CompareSaved trip={trip} shown={shown} />
      {children}
      <RouteSection trip={trip} shown={shown} />
      <ShareSection trip={trip} shown={shown} />
    </div>
  );
}

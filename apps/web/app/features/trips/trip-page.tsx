import type { TripCopy } from '@serendib/contract/trips/trip';
import { t } from '@serendib/contract/words/t';
import { type ReactNode, useEffect } from 'react';
import { fillShown } from '~/lib/trip/fill-shown.ts';
import { useTrips } from '~/lib/trip/use-trips.ts';
import { Spinner } from '~/ui/feedback/spinner.tsx';
import { Breadcrumbs, PageHeading } from '~/ui/text/heading.tsx';
import { BeginFromAddress } from './ideas/begin-from-address.tsx';
import { EmptyTrip } from './plan/empty-trip.tsx';
import { Planner } from './plan/planner.tsx';
import { TripList } from './plan/trip-list.tsx';
import { Undoable } from './plan/undo.tsx';
import { WhereKept } from './plan/where-kept.tsx';

/** The trips of this browser and its account, with what was `asked` of partners for them. Until the browser has looked it is not known whether there are any. */
export function TripPage({ asked }: { asked?: (trip: TripCopy) => ReactNode }) {
  const trips = useTrips();
  const hasLooked = trips !== undefined;
  useEffect(() => {
    // What was saved may have changed, or be gone.
    if (hasLooked) void fillShown(true);
  }, [hasLooked]);
  return (
    <>
      <PageHeading
        title={t('My trip')}
        zigzag
        above={<Breadcrumbs crumbs={[{ label: t('Home'), to: '/' }, { label: t('My trip') }]} />}
      >
        <p>{t('Keep what you like, put it in order, and have it with you on the road.')}</p>
      </PageHeading>
      <div className="wrap grid grid-cols-[minmax(0,1fr)] gap-8 pt-7 pb-18 md:pb-26">
        {!trips && (
          <>
            <div className="needs-js">
              <Spinner label={t('Looking for your trip')} />
            </div>
            <noscript>
              <p>{t('Your trip is kept in your browser by scripts. Please allow them to plan here.')}</p>
            </noscript>
          </>
        )}
        <BeginFromAddress />
        {trips && (
          <Undoable>
            {trips.current ? (
              <>
                <TripList trips={trips.trips} current={trips.current} />
                <WhereKept problem={trips.problem} />
                <Planner trip={trips.current} shown={trips.shown}>
                  {asked?.(trips.current)}
                </Planner>
              </>
            ) : (
              <EmptyTrip />
            )}
          </Undoable>
        )}
      </div>
    </>
  );
}

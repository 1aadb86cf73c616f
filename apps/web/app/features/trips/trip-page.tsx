import { t } from '@serendib/contract/words/t';
import { useTrips } from '~/lib/trip/use-trips.ts';
import { Spinner } from '~/ui/feedback/spinner.tsx';
import { Breadcrumbs, PageHeading } from '~/ui/text/heading.tsx';
import { BeginFromAddress } from './ideas/begin-from-address.tsx';
import { EmptyTrip } from './plan/empty-trip.tsx';
import { Planner } from './plan/planner.tsx';

/** The trips of this browser and its account. Until the browser has looked it is not known whether there are any. */
export function TripPage() {
  const trips = useTrips();
  const { current, shown } = trips ?? {};
  return (
    <>
      <PageHeading
        title={t('My trip')}
        zigzag
        above={<Breadcrumbs crumbs={[{ label: t('Home'), to: '/' }, { label: t('My trip') }]} />}
      >
        <p>{t('Keep what you like, put it in order, and have it with you on the road.')}</p>
      </PageHeading>
      <div className="wrap grid grid-cols-[minmax(0,1fr)] gap-12 pt-7 pb-18 md:pb-26">
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
        {trips && (current && shown ? <Planner trip={current} shown={shown} /> : <EmptyTrip />)}
      </div>
    </>
  );
}

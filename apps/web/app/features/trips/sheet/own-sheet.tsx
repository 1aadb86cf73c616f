import { t } from '@serendib/contract/words/t';
import { useTrips } from '~/lib/trip/use-trips.ts';
import { ButtonLink } from '~/ui/form/button.tsx';
import { languageOf } from '~/ui/text/language.ts';
import { CalendarButton, PrintButton } from './take-along.tsx';
import { TripFacts } from './trip-facts.tsx';
import TripSheet from './trip-sheet.tsx';

/** The trip that is planned now, as it goes on paper. */
export default function OwnSheet() {
  const trips = useTrips();
  if (!trips) return null;
  const { current: trip, shown } = trips;
  if (!trip)
    return (
      <div className="grid justify-items-start gap-4">
        <p>{t('There is no trip in this browser yet.')}</p>
        <ButtonLink to="/trip">{t('My trip')}</ButtonLink>
      </div>
    );
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <h2 className="wrap-anywhere" lang={languageOf(trip.title)}>
        {trip.title}
      </h2>
      <TripFacts trip={trip} />
      <div className="flex flex-wrap gap-3 print:hidden">
        <PrintButton />
        <CalendarButton trip={trip} />
      </div>
      <TripSheet trip={trip} shown={shown} />
    </div>
  );
}

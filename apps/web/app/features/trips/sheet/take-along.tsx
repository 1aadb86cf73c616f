import type { TripCopy } from '@serendib/contract/trips/trip';
import { t } from '@serendib/contract/words/t';
import { saveBlob } from '~/lib/api/save-file.ts';
import { tripCalendar } from '~/lib/trip/trip-calendar.ts';
import { useNamedStops } from '~/lib/trip/use-named-stops.ts';
import { toast } from '~/ui/feedback/toast.tsx';
import { Button } from '~/ui/form/button.tsx';

/** The days of a trip for one's own calendar. */
export function CalendarButton({ trip }: { trip: TripCopy }) {
  const stops = useNamedStops(trip.stops);
  const save = () => {
    const text = tripCalendar({ ...trip, stops }, new Date());
    if (text) saveBlob(new Blob([text], { type: 'text/calendar' }), 'serendib-trip.ics');
    else if (trip.from) toast(t('Add a stop to the trip, and it can go into a calendar.'), 'danger');
    else toast(t('Say on which day the trip begins, and it can go into a calendar.'), 'danger');
  };
  return (
    <Button small look="line" onClick={save}>
      {t('Put it into your calendar')}
    </Button>
  );
}

/** Prints the page as it stands. */
export function PrintButton() {
  return (
    <Button small look="line" onClick={() => window.print()}>
      {t('Print')}
    </Button>
  );
}

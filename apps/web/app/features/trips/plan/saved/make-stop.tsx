import { mostStops } from '@serendib/contract/trips/limits';
import type { Item, TripCopy } from '@serendib/contract/trips/trip';
import { t } from '@serendib/contract/words/t';
import { usePlaces } from '~/lib/places/use-places.ts';
import { randomId } from '~/lib/session/random-id.ts';
import { addStop } from '~/lib/trip/change-stop.ts';
import { hangUnder } from '~/lib/trip/hang.ts';
import { saveItem } from '~/lib/trip/trips.ts';
import { toast } from '~/ui/feedback/toast.tsx';
import { Button } from '~/ui/form/button.tsx';

interface MakeStopProps {
  trip: TripCopy;
  item: Item;
  /** As it is called in the language of the page. */
  name: string;
  href: string;
  /** Afterwards, since the saved place has gone to the list of its stop. */
  onMade: () => void;
}

/** Makes a saved place the last stop of the trip, so that its name need not be typed; nothing where it is a stop already. */
export function MakeStop({ trip, item: { kind, itemId }, name, href, onMade }: MakeStopProps) {
  const slug = href.slice(href.lastIndexOf('/') + 1);
  const place = usePlaces()?.find((one) => one.slug === slug);
  if (!place || trip.stops.length >= mostStops || trip.stops.some((stop) => stop.place === slug)) return null;
  const make = () => {
    const stop = {
      ...{ id: randomId(), place: slug, name: place.name },
      ...{ latitude: place.latitude, longitude: place.longitude },
      ...{ nights: 1, dayTrips: [], note: '' },
    };
    const index = addStop(trip._id, stop);
    if (index < 0) return;
    saveItem(trip._id, { kind, itemId, stopId: stop.id });
    hangUnder(trip._id, stop.id);
    toast(t('{name} is stop {position} now.', { name, position: index + 1 }), 'good');
    onMade();
  };
  return (
    <div className="col-span-full">
      <Button small look="line" onClick={make}>
        {t('Make {name} a stop', { name })}
      </Button>
    </div>
  );
}

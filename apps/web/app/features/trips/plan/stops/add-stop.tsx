import { mostStops } from '@serendib/contract/trips/limits';
import type { TripCopy } from '@serendib/contract/trips/trip';
import { t } from '@serendib/contract/words/t';
import { useState } from 'react';
import { randomId } from '~/lib/session/random-id.ts';
import { addStop } from '~/lib/trip/change-stop.ts';
import { hangUnder } from '~/lib/trip/hang.ts';
import { type Chosen, PlaceField } from './place-field.tsx';

/** The next place to sleep, at the end of the way. */
export function AddStop({ trip }: { trip: TripCopy }) {
  const [told, setTold] = useState('');
  if (trip.stops.length >= mostStops)
    return <p role="status">{t('A trip has at most {mostStops} stops.', { mostStops })}</p>;
  const add = ({ slug, name, latitude, longitude }: Chosen) => {
    const stop = {
      ...{ id: randomId(), place: slug, name, latitude, longitude },
      ...{ nights: 1, dayTrips: [], note: '' },
    };
    addStop(trip._id, stop);
    hangUnder(trip._id, stop.id);
    setTold(t('{name} is stop {position} now.', { name, position: trip.stops.length + 1 }));
  };
  return (
    <div className="max-w-xl">
      <PlaceField
        label={trip.stops.length === 0 ? t('Where do you sleep first?') : t('And then?')}
        hint={t('A place or town, or the name of the house.')}
        onPick={add}
        anyName
      />
      <p className="sr-only" aria-live="polite">
        {told}
      </p>
    </div>
  );
}

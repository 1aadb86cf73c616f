import { mostStops } from '@serendib/contract/trips/limits';
import type { TripCopy } from '@serendib/contract/trips/trip';
import { t } from '@serendib/contract/words/t';
import { randomId } from '~/lib/session/random-id.ts';
import { hangUnder } from '~/lib/trip/hang.ts';
import { type Chosen, PlaceField } from './place-field.tsx';
import { useAddedStop } from './use-added-stop.ts';

/** The next place to sleep, at the end of the way. */
export function AddStop({ trip }: { trip: TripCopy }) {
  const { said, add } = useAddedStop(trip);
  if (trip.stops.length >= mostStops)
    return <p role="status">{t('A trip has at most {mostStops} stops.', { mostStops })}</p>;
  const addPicked = ({ slug, name, latitude, longitude }: Chosen) => {
    const stop = {
      ...{ id: randomId(), place: slug, name, latitude, longitude },
      ...{ nights: 1, dayTrips: [], note: '' },
    };
    add(stop);
    hangUnder(trip._id, stop.id);
  };
  return (
    <div className="max-w-xl">
      <PlaceField
        label={trip.stops.length === 0 ? t('Where do you sleep first?') : t('And then?')}
        hint={t('A place or town, or the name of the house.')}
        onPick={addPicked}
        anyName
      />
      <p className="sr-only" aria-live="polite">
        {said}
      </p>
    </div>
  );
}

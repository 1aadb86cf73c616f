import { mostStops } from '@serendib/contract/trips/limits';
import { routeOf } from '@serendib/contract/trips/route/days';
import type { Planner } from '@serendib/contract/trips/route/planner';
import { shortestOrder } from '@serendib/contract/trips/route/shortest-order';
import type { PlacedStop, TripCopy } from '@serendib/contract/trips/trip';
import { t } from '@serendib/contract/words/t';
import { useState } from 'react';
import { randomId } from '~/lib/session/random-id.ts';
import { orderStops } from '~/lib/trip/change-stop.ts';
import { airportName } from '~/lib/trip/named-stop.ts';
import { Button } from '~/ui/form/button.tsx';
import { useAddedStop } from '../plan/stops/use-added-stop.ts';
import { isAtAirport } from './airport.ts';
import { hoursOf } from './route-words.ts';

/** Puts the stops into the order in which the way is the shortest, and back. */
export function StopOrder({ trip, planner }: { trip: TripCopy; planner: Planner }) {
  const [keepFirst, setKeepFirst] = useState(true);
  const [keepLast, setKeepLast] = useState(true);
  const [said, setSaid] = useState('');
  const [before, setBefore] = useState<readonly string[]>();
  const { stops } = trip;

  const order = () => {
    const next = shortestOrder(stops, { ...planner, keepFirst, keepLast });
    if (next.every(({ id }, index) => id === stops[index]?.id)) {
      setBefore(undefined);
      return setSaid(t('This is the shortest order already.'));
    }
    const [old, now] = [stops, next].map((some) => lengthOf(some, planner));
    orderStops(
      trip._id,
      next.map(({ id }) => id),
    );
    setBefore(stops.map(({ id }) => id));
    setSaid(
      savedWords((old?.kilometres ?? 0) - (now?.kilometres ?? 0), (old?.minutes ?? 0) - (now?.minutes ?? 0)),
    );
  };
  const undo = () => {
    if (before) orderStops(trip._id, before);
    setBefore(undefined);
    setSaid(t('Your order is back.'));
  };

  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap gap-3">
        {stops.length > 2 && (
          <Button look="line" onClick={order}>
            {t('Find the shortest order')}
          </Button>
        )}
        <AirportEnds trip={trip} planner={planner} />
      </div>
      {stops.length > 2 && (
        <div className="flex flex-wrap gap-x-6">
          <Keep label={t('Keep the first stop')} checked={keepFirst} onChange={setKeepFirst} />
          <Keep label={t('Keep the last stop')} checked={keepLast} onChange={setKeepLast} />
        </div>
      )}
      <div className="flex flex-wrap items-center gap-x-4" role="status">
        {said && <p>{said}</p>}
        {before && (
          <Button look="plain" onClick={undo}>
            {t('Undo')}
          </Button>
        )}
      </div>
    </div>
  );
}

const lengthOf = (stops: readonly PlacedStop[], planner: Planner) => {
  const { legs } = routeOf(stops, { ...planner, from: null });
  const sum = (of: 'kilometres' | 'minutes') => legs.reduce((total, { way }) => total + (way?.[of] ?? 0), 0);
  return { kilometres: sum('kilometres'), minutes: sum('minutes') };
};

/** What the new order saves; of the two one may be more where the other is much less. */
function savedWords(kilometres: number, minutes: number): string {
  const km = Math.round(Math.abs(kilometres));
  const hours = hoursOf(Math.abs(minutes));
  if (minutes <= -8) return t('About {km} km shorter, and {hours} more.', { km, hours });
  if (minutes < 8) return t('About {km} km shorter, in about the same time.', { km });
  if (kilometres < 1) return t('About {hours} less, and {km} km more.', { hours, km });
  return t('About {km} km and {hours} less.', { km, hours });
}

function Keep({
  label,
  checked,
  onChange,
}: {
  label: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
}) {
  return (
    <label className="tick text-15">
      <input type="checkbox" checked={checked} onChange={(event) => onChange(event.target.checked)} />
      {label}
    </label>
  );
}

/** Most journeys begin and end at the airport: one press each, whose button goes with it. */
function AirportEnds({ trip, planner }: { trip: TripCopy; planner: Planner }) {
  const { said, add } = useAddedStop(trip);
  const { airport } = planner;
  const { stops } = trip;
  if (!airport) return null;
  const isFull = stops.length >= mostStops;
  const isThere = (stop: PlacedStop | undefined) => isAtAirport(stop, planner);
  const { latitude, longitude } = airport;
  const addAirport = (index?: number) =>
    add(
      {
        ...{ id: randomId(), place: null, name: airportName(), latitude, longitude },
        ...{ nights: 0, dayTrips: [], note: '' },
      },
      index,
    );
  return (
    <>
      {!isFull && !isThere(stops[0]) && (
        <Button look="line" onClick={() => addAirport(0)}>
          {t('Begin at the airport')}
        </Button>
      )}
      {!isFull && !(stops.length > 1 && isThere(stops.at(-1))) && (
        <Button look="line" onClick={() => addAirport()}>
          {t('End at the airport')}
        </Button>
      )}
      {/* Apart from what the order says, whose way back stays beside it. */}
      <p className="sr-only" role="status">
        {said}
      </p>
    </>
  );
}

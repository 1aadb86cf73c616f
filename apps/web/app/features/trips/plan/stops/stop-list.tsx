import { weekdayInWords } from '@serendib/contract/calendar-words';
import { arrivalsOf } from '@serendib/contract/trips/arrivals';
import { t } from '@serendib/contract/words/t';
import { Fragment } from 'react';
import { useNamedStops } from '~/lib/trip/use-named-stops.ts';
import type { Planned } from '../../planned.ts';
import { Leg } from '../../route/leg.tsx';
import { StopCard } from './stop-card.tsx';
import { useStopOrder } from './use-stop-order.ts';

/** The stops in the order of the journey, with the way between them. */
export function StopList({ trip, shown }: Planned) {
  const named = useNamedStops(trip.stops);
  const order = useStopOrder(trip, named);
  const { stops } = order;
  if (stops.length === 0) return null;
  const arrivals = arrivalsOf(stops, trip.from);
  return (
    <>
      <p id="order-hint" className="max-w-[60ch] text-15 text-ink-2">
        {t('Drag a number to change the order, or press the arrow keys on it.')}
      </p>
      <ol ref={order.list} {...order.dragging} className="grid grid-cols-[minmax(0,1fr)]">
        {stops.map((stop, index) => (
          <Fragment key={stop.id}>
            <Leg trip={trip} shown={shown} stop={stop} before={stops[index - 1]} />
            <StopCard
              trip={trip}
              shown={shown}
              stop={named.find(({ id }) => id === stop.id) ?? stop}
              index={index}
              arrives={arrivals[index] ? weekdayInWords(arrivals[index]) : null}
              isDragged={stop.id === order.draggedId}
              handle={order.handleOf(index)}
              move={(to, part) => order.move(index, to, part)}
            />
          </Fragment>
        ))}
      </ol>
      <p className="sr-only" aria-live="assertive">
        {order.told}
      </p>
    </>
  );
}

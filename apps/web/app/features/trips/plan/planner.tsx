import { Fragment } from 'react';
import type { Planned } from '../planned.ts';
import { Leg } from '../route/leg.tsx';
import { RouteSection } from '../route/route-section.tsx';
import { ShareSection } from '../share/share-section.tsx';

/** One trip: its stops in their order, the way between them, and what follows from it. */
export function Planner({ trip, shown }: Planned) {
  return (
    <>
      <h2>{trip.title}</h2>
      <ol>
        {trip.stops.map((stop, index) => (
          <Fragment key={stop.id}>
            <Leg trip={trip} shown={shown} stop={stop} before={trip.stops[index - 1]} />
            <li>{stop.name}</li>
          </Fragment>
        ))}
      </ol>
      <RouteSection trip={trip} shown={shown} />
      <ShareSection trip={trip} shown={shown} />
    </>
  );
}

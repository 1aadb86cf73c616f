import type { TripCopy } from '@serendib/contract/trips/trip';
import { type ReactNode, useEffect } from 'react';
import { fillShown } from '~/lib/trip/fill-shown.ts';
import { useTrips } from '~/lib/trip/use-trips.ts';
import { BeginFromAddress } from './ideas/begin-from-address.tsx';
import { Looking } from './looking.tsx';
import { EmptyTrip } from './plan/empty-trip.tsx';
import { Planner } from './plan/planner.tsx';
import { TripList } from './plan/trip-list.tsx';
import { Undoable } from './plan/undo.tsx';
import { WhereKept } from './plan/where-kept.tsx';

/** The trips of this browser and its account, with what was `asked` of partners for them. Until the browser has looked it is not known whether there are any. */
export function TripPage({ asked }: { asked?: (trip: TripCopy) => ReactNode }) {
  const trips = useTrips();
  const hasLooked = trips !== undefined;
  const current = trips?.current?._id;
  useEffect(() => {
    // What was saved may have changed, or be gone.
    if (hasLooked) void fillShown(current);
  }, [hasLooked, current]);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      {!trips && <Looking />}
      <BeginFromAddress />
      {trips && (
        <Undoable>
          {trips.current ? (
            <>
              <TripList
                trips={trips.trips}
                current={trips.current}
                link={trips.linkOf(trips.current._id)}
                isInAccount={trips.isInAccount(trips.current._id)}
              />
              <WhereKept
                id={trips.current._id}
                isInAccount={trips.isInAccount(trips.current._id)}
                link={trips.linkOf(trips.current._id)}
                problem={trips.problem}
              />
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
  );
}

import type { Planner } from '@serendib/contract/trips/route/planner';
import { t } from '@serendib/contract/words/t';
import { useMemo } from 'react';
import { useNamedStops } from '~/lib/trip/use-named-stops.ts';
import { SectionHeading } from '~/ui/text/section-heading.tsx';
import { isGoneIn, type Planned } from '../planned.ts';
import { useSavedDetails } from './cost/saved-details.ts';
import { TripCost } from './cost/trip-cost.tsx';
import { useAgreed } from './cost/use-agreed.ts';
import { DaysList } from './days/days-list.tsx';
import { WarningsList } from './days/warnings-list.tsx';
import { drawRoute } from './draw-route.ts';
import { PeopleOfLegs } from './people/people-of-legs.tsx';
import { RouteLegs } from './route-legs.tsx';
import { RouteMap } from './route-map.tsx';
import { hoursOf, kilometresOf } from './route-words.ts';
import { StopOrder } from './stop-order.tsx';
import { useRoute } from './use-route.ts';
import { WithPlanner } from './with-planner.tsx';

/** The route of a trip, once its table of roads is there. */
export default function WholeRoute(planned: Planned) {
  return <WithPlanner>{(planner) => <Reckoned {...planned} planner={planner} />}</WithPlanner>;
}

function Reckoned({ trip, shown, planner }: Planned & { planner: Planner }) {
  const stops = useNamedStops(trip.stops);
  const named = { ...trip, stops };
  const reckoned = useRoute(trip, planner);
  const { route, warnings } = reckoned;
  const isGone = isGoneIn(shown);
  const there = trip.items.filter((item) => !isGone(item));
  const { agreed, isUnread } = useAgreed(trip._id);
  // Of what is not public any more stays what was read last.
  const alone = agreed.filter(
    ({ itemId, href }) => href && !trip.items.some((item) => item.itemId === itemId),
  );
  const asked = [...there, ...alone.map(({ kind = '', itemId }) => ({ kind, itemId }))];
  const saved = { there, details: useSavedDetails(asked) };
  const drawing = useMemo(() => drawRoute(stops, planner), [stops, planner]);
  return (
    <>
      <section aria-labelledby="route">
        <SectionHeading
          id="route"
          line={
            route.minutes > 0 &&
            t(
              'About {kilometres} km and {hours} on the road, in {days, plural, one {# day} other {# days}}.',
              {
                kilometres: kilometresOf(route.kilometres),
                hours: hoursOf(route.minutes),
                days: route.days.length,
              },
            )
          }
        >
          {t('The route')}
        </SectionHeading>
        <div className="grid gap-8 md:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] md:gap-12">
          <RouteMap drawing={drawing} />
          <div className="grid content-start gap-6">
            <WarningsList warnings={warnings} stops={stops} planner={planner} />
            <RouteLegs stops={stops} route={route} planner={planner} />
            <StopOrder key={trip._id} trip={trip} planner={planner} />
          </div>
        </div>
      </section>
      <DaysList trip={named} shown={shown} {...reckoned} />
      <PeopleOfLegs trip={named} shown={shown} {...saved} agreed={agreed} {...reckoned} />
      <TripCost trip={trip} shown={shown} {...saved} agreed={agreed} isUnread={isUnread} route={route} />
    </>
  );
}

import { itemKey } from '@serendib/contract/trips/keys';
import type { Planner } from '@serendib/contract/trips/route/planner';
import { t } from '@serendib/contract/words/t';
import { useMemo } from 'react';
import { Link } from 'react-router';
import { Notice } from '~/ui/feedback/notice.tsx';
import { Spinner } from '~/ui/feedback/spinner.tsx';
import { SectionHeading } from '~/ui/text/section-heading.tsx';
import { useNamedStops } from '../plan/stops/named-stops.ts';
import type { Planned } from '../planned.ts';
import { DaysList } from '../route/days/days-list.tsx';
import { WarningsList } from '../route/days/warnings-list.tsx';
import { drawRoute } from '../route/draw-route.ts';
import { usePlanner } from '../route/road-table.ts';
import { RouteLegs } from '../route/route-legs.tsx';
import { RouteMap } from '../route/route-map.tsx';
import { stopName } from '../route/route-words.ts';
import { useRoute } from '../route/use-route.ts';

/** A trip to be read: its way, its days, and what else was saved. On paper the way is one page and the days the next. */
export default function TripSheet(planned: Planned) {
  const { planner, isAway } = usePlanner();
  const { trip, shown } = planned;
  const others = trip.items.flatMap((item) =>
    trip.stops.some(({ id }) => id === item.stopId) ? [] : (shown[itemKey(item)] ?? []),
  );
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-12 print:gap-4">
      {trip.notes && <p className="max-w-[60ch] whitespace-pre-wrap wrap-anywhere">{trip.notes}</p>}
      {trip.stops.length === 0 ? (
        <p>{t('This trip has no stops yet.')}</p>
      ) : planner ? (
        <Way {...planned} planner={planner} />
      ) : isAway ? (
        <Notice kind="warning">
          {t('The route cannot be reckoned without a network yet. It is once you have been here with one.')}
        </Notice>
      ) : (
        <Spinner label={t('Reckoning the route')} />
      )}
      {others.length > 0 && (
        <section aria-labelledby="others">
          <SectionHeading id="others">{t('Saved, and not on the way yet')}</SectionHeading>
          <ul className="flex flex-wrap gap-x-5">
            {others.map(({ _id, title, href }) => (
              <li key={_id}>
                <Link to={href} className="link inline-flex min-h-11 items-center">
                  {title}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

function Way({ trip, shown, planner }: Planned & { planner: Planner }) {
  const stops = useNamedStops(trip.stops);
  const reckoned = useRoute(trip, planner);
  const drawing = useMemo(
    () => drawRoute(stops, planner, (stop) => stopName(stop, planner)),
    [stops, planner],
  );
  return (
    <>
      <section aria-labelledby="route">
        <SectionHeading id="route">{t('The route')}</SectionHeading>
        <div className="grid gap-8 md:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] md:gap-12 print:grid-cols-2 print:gap-4 print:text-13">
          <RouteMap drawing={drawing} />
          <div className="grid content-start gap-6">
            <RouteLegs stops={stops} route={reckoned.route} planner={planner} />
            <WarningsList warnings={reckoned.warnings} stops={stops} planner={planner} />
          </div>
        </div>
      </section>
      <div className="print:break-before-page print:text-13 print:[&_li]:block print:[&_li]:break-inside-avoid print:[&_li]:py-1 print:[&_ol]:columns-2">
        <DaysList trip={{ ...trip, stops }} shown={shown} {...reckoned} isRead />
      </div>
    </>
  );
}

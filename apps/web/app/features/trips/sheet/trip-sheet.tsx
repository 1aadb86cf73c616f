import { goesAlong } from '@serendib/contract/trips/goes-along';
import { itemKey } from '@serendib/contract/trips/keys';
import type { Planner } from '@serendib/contract/trips/route/planner';
import type { Item } from '@serendib/contract/trips/trip';
import { t } from '@serendib/contract/words/t';
import { useMemo } from 'react';
import { useNamedStops } from '~/lib/trip/use-named-stops.ts';
import { languageOf } from '~/ui/text/language.ts';
import { SectionHeading } from '~/ui/text/section-heading.tsx';
import type { Planned } from '../planned.ts';
import { DaysList } from '../route/days/days-list.tsx';
import { WarningsList } from '../route/days/warnings-list.tsx';
import { drawRoute } from '../route/draw-route.ts';
import { RouteLegs } from '../route/route-legs.tsx';
import { RouteMap } from '../route/route-map.tsx';
import { useRoute } from '../route/use-route.ts';
import { WithPlanner } from '../route/with-planner.tsx';
import { SavedNames } from '../saved-names.tsx';

/** A trip to be read: its way, its days, and what else was saved. On paper the way is one page and the days the next. */
export default function TripSheet(planned: Planned) {
  const { trip, shown } = planned;
  const isAtStop = (item: Item) => trip.stops.some(({ id }) => id === item.stopId);
  const along = trip.items.filter((item) => goesAlong(item, trip.stops));
  const others = trip.items.filter((item) => !isAtStop(item) && !along.includes(item));
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-12 print:gap-4">
      {trip.notes && (
        <p className="max-w-[60ch] whitespace-pre-wrap wrap-anywhere" lang={languageOf(trip.notes)}>
          {trip.notes}
        </p>
      )}
      {trip.stops.length === 0 ? (
        <p>{t('This trip has no stops yet.')}</p>
      ) : (
        <WithPlanner>{(planner) => <Way {...planned} planner={planner} />}</WithPlanner>
      )}
      <Things id="along" title={t('With you all the way')} items={along} shown={shown} />
      <Things id="others" title={t('Saved, and not on the way yet')} items={others} shown={shown} />
    </div>
  );
}

function Things({
  id,
  title,
  items,
  shown,
}: Pick<Planned, 'shown'> & { id: string; title: string; items: readonly Item[] }) {
  if (!items.some((item) => shown[itemKey(item)])) return null;
  return (
    <section aria-labelledby={id}>
      <SectionHeading id={id}>{title}</SectionHeading>
      <SavedNames items={items} shown={shown} />
    </section>
  );
}

function Way({ trip, shown, planner }: Planned & { planner: Planner }) {
  const stops = useNamedStops(trip.stops);
  const reckoned = useRoute(trip, planner);
  const drawing = useMemo(() => drawRoute(stops, planner), [stops, planner]);
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

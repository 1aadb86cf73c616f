import type { Route, RouteStop } from '@serendib/contract/trips/route/days';
import type { Planner } from '@serendib/contract/trips/route/planner';
import { t } from '@serendib/contract/words/t';
import { stopName, wayWords } from './route-words.ts';

/** The stops with their numbers on the map, and the way to each. */
export function RouteLegs({
  stops,
  route,
  planner,
}: {
  stops: readonly RouteStop[];
  route: Route;
  planner: Planner;
}) {
  return (
    <ol className="border-t-[1.5px] border-ink">
      {stops.map((stop, index) => {
        const leg = route.legs[index - 1];
        return (
          <li key={stop.id} className="grid grid-cols-[2.25rem_1fr] border-b border-line py-3">
            <span className="font-display font-[680] tabular-figures">{index + 1}</span>
            <span>
              {leg && (
                <span className="block text-14 text-ink-2 tabular-figures">
                  {leg.way ? wayWords(leg.way) : t('The way is not known.')}
                </span>
              )}
              <b className="font-[650]">{stopName(stop, planner)}</b>{' '}
              {stop.nights > 0 && (
                <span className="text-15 text-ink-2">
                  {t('{nights, plural, one {# night} other {# nights}}', { nights: stop.nights })}
                </span>
              )}
            </span>
          </li>
        );
      })}
    </ol>
  );
}

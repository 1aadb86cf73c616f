import { weekdayInWords } from '@serendib/contract/calendar-words';
import type { RouteLeg } from '@serendib/contract/trips/route/days';
import { t } from '@serendib/contract/words/t';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { SectionHeading } from '~/ui/text/section-heading.tsx';
import type { Planned } from '../../planned.ts';
import { SavedNames } from '../../saved-names.tsx';
import { hoursOf, placeWords, stopName } from '../route-words.ts';
import type { Reckoned } from '../use-route.ts';
import { type FoldedDay, foldDays } from './fold-days.ts';

/** The days of a trip with what each holds; `isRead` where the reader cannot change it. */
export function DaysList({
  trip,
  shown,
  route,
  planner,
  isRead = false,
}: Planned & Reckoned & { isRead?: boolean }) {
  const stopOf = (id: string | null) => trip.stops.find((stop) => stop.id === id);
  const nameOf = (id: string | null) => {
    const stop = stopOf(id);
    return stop ? stopName(stop, planner) : '';
  };
  return (
    <section aria-labelledby="days">
      <SectionHeading
        id="days"
        line={trip.from || isRead ? undefined : t('Say when you set out, and each day has its date.')}
      >
        {t('Day by day')}
      </SectionHeading>
      <ol className="border-t-[1.5px] border-ink">
        {foldDays(route.days).map((day) => (
          <li
            key={day.number}
            className="grid gap-x-8 gap-y-1 border-b border-line py-4 md:grid-cols-[12rem_1fr]"
          >
            <h3 className="text-17">{dayWords(day)}</h3>
            <div className="grid gap-1">
              {day.legs.map((leg) => (
                <p key={leg.to}>{legWords(leg, nameOf)}</p>
              ))}
              {day.dayTrips.map(({ place, way }) => (
                <p key={place}>
                  {t('Day trip:')}{' '}
                  <Link to={`/destination/${place}`} className="link">
                    {placeWords(place, planner)}
                  </Link>
                  {way && t(', about {hours} each way', { hours: hoursOf(way.minutes) })}
                </p>
              ))}
              <SavedNames
                items={trip.items.filter(({ stopId }) => stopId && day.reached.includes(stopId))}
                shown={shown}
              />
              <p className="text-15 text-ink-2">
                {day.sleeps ? t('Night: {place}', { place: nameOf(day.sleeps) }) : t('The journey ends')}
              </p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}

function dayWords({ number, last, date, lastDate }: FoldedDay): ReactNode {
  const days = last > number ? t('Days {number} to {last}', { number, last }) : t('Day {number}', { number });
  return (
    <>
      {days}
      {date && (
        <span className="block text-15 font-normal text-ink-2">
          {lastDate && last > number
            ? t('{from} to {to}', { from: weekdayInWords(date), to: weekdayInWords(lastDate) })
            : weekdayInWords(date)}
        </span>
      )}
    </>
  );
}

function legWords({ from, to, way }: RouteLeg, nameOf: (id: string) => string): string {
  const [start, end] = [nameOf(from), nameOf(to)];
  return way
    ? t('{from} to {to}, about {hours}', { from: start, to: end, hours: hoursOf(way.minutes) })
    : t('{from} to {to}', { from: start, to: end });
}

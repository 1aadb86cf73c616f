import { monthName } from '@serendib/contract/calendar';
import type { DestinationCard } from '@serendib/contract/destinations/endpoints';
import { type Fit, fitIn } from '@serendib/contract/season/place-months';
import { t } from '@serendib/contract/words/t';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { call } from '~/lib/api/call.ts';
import { useTrips } from '~/lib/trip/use-trips.ts';
import { ownName } from '~/ui/text/other-names.tsx';

const fitWords: Record<Fit, string> = {
  best: t('at its best'),
  good: t('good'),
  between: t('showers, but no monsoon'),
  avoid: t('off season: monsoon or rough sea'),
};

type Months = Readonly<Record<string, DestinationCard>>;

/** The months of all places, once they are asked for; none while they cannot be had. */
function useMonths(isWanted: boolean): Months {
  const [months, setMonths] = useState<Months>({});
  useEffect(() => {
    if (!isWanted) return;
    const asking = new AbortController();
    call('GET /destinations', { query: { view: 'card' }, signal: asking.signal }).then(
      ({ data }) => setMonths(Object.fromEntries(data.map((place) => [place.slug, place]))),
      () => undefined,
    );
    return () => asking.abort();
  }, [isWanted]);
  return months;
}

/** What a month means for the places of one's trip; the browser alone knows them. */
export function SeasonOfTrip({ month }: { month: number }) {
  const stops = useTrips()?.current?.stops.filter(({ place }) => place) ?? [];
  const months = useMonths(stops.length > 0);
  const told = stops.flatMap(({ id, place }) => {
    const known = place ? months[place] : undefined;
    return known ? [{ id, name: ownName(known), place, fit: fitIn(known, month) }] : [];
  });
  if (told.length === 0) return null;
  return (
    <section aria-labelledby="season-trip" className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <h2 id="season-trip">{t('Your trip in {month}', { month: monthName(month) })}</h2>
      <ul className="season-days">
        {told.map(({ id, name, place, fit }) => (
          <li key={id} data-fit={fit}>
            <Link to={`/destination/${place}`} className="link inline-flex min-h-11 items-center">
              {name}
            </Link>
            <span>{fitWords[fit]}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

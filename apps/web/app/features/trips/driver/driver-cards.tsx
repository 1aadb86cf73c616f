import { dayAfter } from '@serendib/contract/calendar';
import { daysInWords } from '@serendib/contract/calendar-words';
import type { Expecting } from '@serendib/contract/inquiries/expected';
import { placeOf } from '@serendib/contract/trips/route/days';
import { formatLkr } from '@serendib/contract/words/lkr';
import { t } from '@serendib/contract/words/t';
import { type KeyboardEvent, useState } from 'react';
import { type Place, usePlaces } from '~/lib/trip/places.ts';
import { useTrips } from '~/lib/trip/use-trips.ts';
import { Button, ButtonLink } from '~/ui/form/button.tsx';
import { useExpected } from '../expected/use-expected.ts';
import { isOf } from '../plan/stops/named-stops.ts';
import { isAtAirport } from '../route/airport.ts';
import { usePlanner } from '../route/road-table.ts';
import { wayWords } from '../route/route-words.ts';
import { PrintButton } from '../sheet/take-along.tsx';
import { sentences } from './sentences.ts';
import { spoken } from './spoken.ts';

interface StopCard {
  id: string;
  name: string;
  known: Pick<Place, 'nameSi' | 'nameTa'> | undefined;
  way: string | null;
  /** What is agreed with those who drive on the day of arrival. */
  agreed: readonly Expecting[];
}

/** Who drives on a day as it was agreed; all who drive, where a trip has no days. */
const drivingOn = (all: readonly Expecting[], day: string | null): Expecting[] =>
  all.filter(
    ({ listing, from, to }) =>
      listing?.kind === 'vehicle' && (!day || !from || (from <= day && day <= (to ?? from))),
  );

/** The stops of the trip that is planned now, with their names and the way to each. */
function useCards(): readonly StopCard[] | undefined {
  const trips = useTrips();
  const places = usePlaces() ?? [];
  const { planner } = usePlanner();
  const trip = trips?.current;
  const { all = [] } = useExpected(trip?._id, trip ? trips?.linkOf(trip._id)?.key : undefined);
  if (!trips) return undefined;
  const stops = trip?.stops ?? [];
  let nights = 0;
  return stops.map((stop, index) => {
    const day = trip?.from ? dayAfter(trip.from, nights) : null;
    nights += stop.nights;
    const before = stops[index - 1];
    const [from, to] = planner && before ? [before, stop].map((one) => placeOf(one, planner.pointOf)) : [];
    const way = planner && from && to && planner.roads.between(from, to);
    const known =
      places.find(isOf(stop)) ?? (planner && isAtAirport(stop, planner) ? planner.airport : undefined);
    return {
      ...{ id: stop.id, name: stop.name, known, way: way ? wayWords(way) : null },
      agreed: drivingOn(all, day),
    };
  });
}

/** One stop at a time for the whole screen, to be held out to a driver; on paper all of them. */
export default function DriverCards() {
  const cards = useCards();
  const [at, setAt] = useState(0);
  if (!cards) return null;
  const shown = Math.min(at, Math.max(0, cards.length - 1));
  const step = (by: number) => setAt(Math.max(0, Math.min(cards.length - 1, shown + by)));
  const onKeyDown = ({ key }: KeyboardEvent) => {
    const forward = t('@direction') === 'rtl' ? -1 : 1;
    if (key === 'ArrowRight') step(forward);
    if (key === 'ArrowLeft') step(-forward);
  };
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-12 print:gap-4">
      {cards.length === 0 ? (
        <div className="grid justify-items-start gap-4">
          <p>{t('This trip has no stops yet.')}</p>
          <ButtonLink to="/trip">{t('My trip')}</ButtonLink>
        </div>
      ) : (
        // biome-ignore lint/a11y/noStaticElementInteractions: the arrow keys of the buttons within
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4" onKeyDown={onKeyDown}>
          <div className="flex flex-wrap items-center gap-3 print:hidden">
            <Button look="line" disabled={shown === 0} onClick={() => step(-1)}>
              {t('Previous stop')}
            </Button>
            <Button look="line" disabled={shown === cards.length - 1} onClick={() => step(1)}>
              {t('Next stop')}
            </Button>
            <PrintButton />
          </div>
          <ol aria-live="polite" className="print:columns-2 print:gap-8">
            {cards.map((card, index) => (
              // Not by the attribute, whose style outweighs that of paper.
              <li
                key={card.id}
                className={`print:mb-2 print:break-inside-avoid ${index === shown ? '' : 'hidden print:block'}`}
              >
                <Card card={card} number={index + 1} of={cards.length} />
              </li>
            ))}
          </ol>
        </div>
      )}
      <section aria-labelledby="sentences" className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <h2 id="sentences">{t('Ten sentences')}</h2>
        <ol className="border-t-[1.5px] border-ink print:columns-2 print:gap-8">
          {sentences.map(({ words, si, siSpoken, ta, taSpoken }) => (
            <li
              key={si}
              className="grid gap-1 border-b border-line py-4 print:break-inside-avoid print:gap-0 print:py-1"
            >
              {/* Who reads in a language of the island says it once. */}
              {words !== si && words !== ta && <p className="text-15 text-ink-2 print:text-13">{words}</p>}
              <p lang="si" className="text-19 font-semibold print:text-14">
                {si}
              </p>
              <p lang="si-Latn" className="text-15 text-ink-2 print:text-13">
                {siSpoken}
              </p>
              <p lang="ta" className="text-19 font-semibold print:text-14">
                {ta}
              </p>
              <p lang="ta-Latn" className="text-15 text-ink-2 print:text-13">
                {taSpoken}
              </p>
            </li>
          ))}
        </ol>
      </section>
    </div>
  );
}

function Card({
  card: { name, known, way, agreed },
  number,
  of,
}: {
  card: StopCard;
  number: number;
  of: number;
}) {
  return (
    <div className="grid min-h-[60svh] content-center gap-5 border-[1.5px] border-ink bg-mist p-6 text-key print:min-h-0 print:gap-0 print:border-x-0 print:px-2 print:py-1">
      <p className="text-15 tabular-figures print:text-13">{t('Stop {number} of {of}', { number, of })}</p>
      {name !== known?.nameSi && name !== known?.nameTa && (
        <p className="text-26 font-semibold wrap-anywhere print:text-15">{name}</p>
      )}
      {known?.nameSi && <Name language="si" name={known.nameSi} />}
      {known?.nameTa && <Name language="ta" name={known.nameTa} />}
      {way && <p className="text-19 tabular-figures print:text-13">{way}</p>}
      {agreed.map(({ _id, total, from, to, number }) => (
        <p key={_id} className="text-19 font-semibold tabular-figures print:text-13">
          {t('Agreed: {price}', { price: formatLkr(total) })}
          <span className="block text-15 font-normal print:text-13">
            {[from && daysInWords({ from, to: to ?? from }), number].filter(Boolean).join(' · ')}
          </span>
        </p>
      ))}
    </div>
  );
}

/** A word of more letters would be broken by the edge of a phone. */
const lettersInWord = 12;

function Name({ language, name }: { language: string; name: string }) {
  const isLong = name.split(' ').some((word) => word.length > lettersInWord);
  return (
    <p className="wrap-anywhere">
      <span
        lang={language}
        className={`block leading-tight font-bold print:text-26 ${isLong ? 'text-[clamp(1.5rem,7.5vw,4.5rem)]' : 'text-[clamp(2rem,10vw,4.5rem)]'}`}
      >
        {name}
      </span>
      <span lang={`${language}-Latn`} className="text-17 print:block print:text-13">
        {spoken(name)}
      </span>
    </p>
  );
}

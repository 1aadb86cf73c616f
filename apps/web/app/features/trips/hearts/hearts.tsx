import { t } from '@serendib/contract/words/t';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { Link } from 'react-router';
import { thingPages } from '~/lib/site/thing-pages.ts';
import { fillShown } from '~/lib/trip/fill-shown.ts';
import { type Trips, useTrips } from '~/lib/trip/use-trips.ts';
import { toast } from '~/ui/feedback/toast.tsx';
import { Icon } from '~/ui/form/icon.tsx';
import type { HeartPlace } from './heart-places.ts';
import { pressHeart, savedAt } from './press-heart.ts';
import { useHeartPlaces } from './use-heart-places.ts';

/**
 * A heart on each card and on the page of each thing, which saves it into the trip. Pages hold nothing of it: hearts come
 * with what is hydrated by the first touch, as portals, however a card is drawn.
 */
export function Hearts() {
  const places = useHeartPlaces(thingPages());
  const trips = useTrips();
  const isLooked = trips !== undefined;
  useEffect(() => {
    // Destinations are known by what is shown of them.
    if (isLooked) void fillShown();
  }, [isLooked]);
  if (!trips) return null;
  const count = trips.current?.items.length ?? 0;
  return (
    <>
      {places.map((place, at) =>
        place.host.isConnected ? createPortal(<Heart place={place} trips={trips} />, place.host, at) : null,
      )}
      {count > 0 && <WaysToTrip count={count} />}
    </>
  );
}

function Heart({ place, trips }: { place: HeartPlace; trips: Trips }) {
  const [isBusy, setIsBusy] = useState(false);
  const saved = savedAt(trips, place);
  const label = t('Save in my trip: {name}', { name: place.title });
  const press = async () => {
    if (isBusy) return;
    setIsBusy(true);
    const { words, kind } = await pressHeart(place, saved).finally(() => setIsBusy(false));
    toast(words, kind);
  };
  return (
    <button
      type="button"
      className="heart print:hidden"
      aria-label={label}
      title={label}
      aria-pressed={saved !== undefined}
      aria-busy={isBusy || undefined}
      onClick={press}
    >
      <Icon name="heart" />
    </button>
  );
}

/** The way to a trip with something in it, in the bar and in its menu. */
function WaysToTrip({ count }: { count: number }) {
  const bar = document.querySelector('.bar > [data-deferred="search"][data-hydrated]');
  const menu = document.querySelector('.bar-menu > div');
  const words = t('{count, plural, one {# thing saved} other {# things saved}}', { count });
  const saved = (
    <>
      <span className="trip-count" aria-hidden="true">
        {count > 99 ? '99+' : count}
      </span>
      <span className="sr-only">, {words}</span>
    </>
  );
  return (
    <>
      {bar &&
        createPortal(
          <Link to="/trip" className="bar-icon bar-trip">
            <Icon name="heart" className="size-6" />
            <span className="sr-only">{t('My trip')}</span>
            {saved}
          </Link>,
          bar,
        )}
      {menu &&
        createPortal(
          <Link to="/trip" className="menu-link">
            {t('My trip')}
            {saved}
          </Link>,
          menu,
        )}
    </>
  );
}

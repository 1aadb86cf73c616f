import type { Trip } from '@serendib/contract/trips/trip';
import { t } from '@serendib/contract/words/t';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { copyTrip, shownIn } from '~/lib/trip/copy-trip.ts';
import { syncNow } from '~/lib/trip/sync.ts';
import { joinTrip } from '~/lib/trip/together.ts';
import { chooseTrip, TripProblem } from '~/lib/trip/trips.ts';
import { Notice } from '~/ui/feedback/notice.tsx';
import { Button, buttonClass } from '~/ui/form/button.tsx';
import { SharedExpected } from '../expected/shared-expected.tsx';
import { CalendarButton, PrintButton } from '../sheet/take-along.tsx';
import { TripFacts } from '../sheet/trip-facts.tsx';
import TripSheet from '../sheet/trip-sheet.tsx';

/** A trip that came by a link: to be read, kept as a copy, and taken along. */
export default function SharedTrip({ trip, url }: { trip: Trip; url: string }) {
  const navigate = useNavigate();
  const [problem, setProblem] = useState('');
  const keepCopy = () => {
    try {
      copyTrip(trip);
    } catch (error) {
      if (!(error instanceof TripProblem)) throw error;
      return setProblem(error.message);
    }
    void navigate('/trip');
  };
  const linkKey = new URL(url).searchParams.get('key');
  const isTogether = trip.mayChange && !trip.mine && linkKey !== null;
  const join = () => {
    if (linkKey) joinTrip(trip, linkKey);
    void syncNow();
    void navigate('/trip');
  };
  const openOwn = () => {
    chooseTrip(trip._id);
    void navigate('/trip');
  };
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <TripFacts trip={trip} />
      {trip.mine && <Notice>{t('This is your own trip, as those see it who have the link.')}</Notice>}
      {isTogether && (
        <Notice
          title={t('You may change this trip together')}
          actions={
            <Button small onClick={join}>
              {t('Change it together')}
            </Button>
          }
        >
          {t(
            'It opens in your planner, without an account. What you change, the others see, and you see what they change.',
          )}
        </Notice>
      )}
      <div className="flex flex-wrap gap-3 print:hidden">
        {trip.mine ? (
          <Button small onClick={openOwn}>
            {t('Open it in your planner')}
          </Button>
        ) : (
          <Button small look={isTogether ? 'line' : 'act'} onClick={keepCopy}>
            {t('Keep a copy as my own trip')}
          </Button>
        )}
        <a
          className={buttonClass({ small: true, look: 'line' })}
          href={`https://wa.me/?text=${encodeURIComponent(`${trip.title}: ${url}`)}`}
          target="_blank"
          rel="noopener"
        >
          {t('WhatsApp')}
        </a>
        <CalendarButton trip={trip} />
        <PrintButton />
      </div>
      {problem && (
        <Notice kind="danger" live>
          {problem}
        </Notice>
      )}
      <SharedExpected id={trip._id} linkKey={linkKey} />
      <TripSheet trip={trip} shown={shownIn(trip)} />
    </div>
  );
}

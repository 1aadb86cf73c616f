import type { TripCopy } from '@serendib/contract/trips/trip';
import { t } from '@serendib/contract/words/t';
import { useSyncExternalStore } from 'react';
import { Link } from 'react-router';
import { askOffline, offlineAsked, offlineKept, readOffline } from '~/lib/offline/asked.ts';
import { rememberPlace } from '~/lib/session/session-place.ts';
import { useUser } from '~/lib/session/session-user.ts';
import { useTrips } from '~/lib/trip/use-trips.ts';
import { toast } from '~/ui/feedback/toast.tsx';
import { Button, ButtonLink } from '~/ui/form/button.tsx';
import { CalendarButton } from '../sheet/take-along.tsx';
import { SecretLinks } from './secret-links.tsx';

/** Paper and calendar for all; secret links for trips that are in an account. */
export default function ShareWays({ trip }: { trip: TripCopy }) {
  const user = useUser();
  const trips = useTrips();
  const isInAccount = trips?.isInAccount(trip._id) ?? false;
  const isOwn = trips !== undefined && !trips.linkOf(trip._id);
  return (
    <>
      <div className="flex flex-wrap gap-3">
        <ButtonLink small look="line" to="/trip/driver">
          {t('Show the driver')}
        </ButtonLink>
        <ButtonLink small look="line" to="/trip/expected">
          {t('Who is expecting me')}
        </ButtonLink>
        <ButtonLink small look="line" to="/trip/paper">
          {t('On paper')}
        </ButtonLink>
        <CalendarButton trip={trip} />
        <KeepOffline id={trip._id} linkKey={trips?.linkOf(trip._id)?.key} />
      </div>
      {user && isInAccount && <SecretLinks id={trip._id} title={trip.title} />}
      {user && isOwn && !isInAccount && (
        <p className="max-w-[60ch] text-15 text-ink-2">
          {t('It can be shared by a link as soon as it is in your account.')}
        </p>
      )}
      {user === null && isOwn && (
        <p className="max-w-[60ch] text-15 text-ink-2">
          <Link className="link link-alone" to="/login" onClick={() => rememberPlace('/trip')}>
            {t('Sign in to share it by a link')}
          </Link>
        </p>
      )}
    </>
  );
}

/** Has the trip with its pages, its pictures and who waits on it kept for where there is no network. */
function KeepOffline({ id, linkKey }: { id: string; linkKey: string | undefined }) {
  const state = useSyncExternalStore(onOffline, readOffline, () => null);
  if (!('serviceWorker' in navigator)) return null;
  const ask = () => {
    askOffline();
    void import('../expected/use-expected.ts')
      .then(({ readExpected }) => readExpected(id, linkKey))
      .catch(() => {});
    toast(
      t('Your trip, its pages and its pictures are being kept. Leave this page open for a moment.'),
      'good',
    );
  };
  return (
    <>
      <Button small look="line" onClick={ask}>
        {state === 'kept'
          ? t('Kept for where there is no network')
          : state === 'asked'
            ? t('Being kept for where there is no network…')
            : t('Keep it for where there is no network')}
      </Button>
      {state === 'failed' && (
        <p role="status" className="max-w-[60ch] basis-full text-15">
          {t(
            'Some pages or pictures of your trip could not be kept. Please try again where the network is good.',
          )}
        </p>
      )}
    </>
  );
}

const onOffline = (listener: () => void) => {
  addEventListener(offlineAsked, listener);
  addEventListener(offlineKept, listener);
  return () => {
    removeEventListener(offlineAsked, listener);
    removeEventListener(offlineKept, listener);
  };
};

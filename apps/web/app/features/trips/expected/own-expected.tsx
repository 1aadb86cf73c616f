import { t } from '@serendib/contract/words/t';
import { Link } from 'react-router';
import { rememberPlace } from '~/lib/session/session-place.ts';
import { useTrips } from '~/lib/trip/use-trips.ts';
import { EmptyState } from '~/ui/feedback/empty-state.tsx';
import { Notice } from '~/ui/feedback/notice.tsx';
import { Spinner } from '~/ui/feedback/spinner.tsx';
import { ButtonLink } from '~/ui/form/button.tsx';
import { PrintButton } from '../sheet/take-along.tsx';
import { ExpectedList } from './expected-list.tsx';
import { useExpected } from './use-expected.ts';

/** Who waits on the trip that is planned now. */
export default function OwnExpected() {
  const trips = useTrips();
  const trip = trips?.current;
  const link = trip && trips?.linkOf(trip._id);
  const { all, isOld, isSignedOut } = useExpected(trip?._id, link?.key);
  if (trip && isOld && !all)
    return isSignedOut ? (
      <SignedOut>{t('Who is expecting you is read from your account, and you are signed out.')}</SignedOut>
    ) : (
      <Notice kind="warning" live>
        {t(
          'Who is expecting you could not be read, and was not read in this browser before. Please open this page again where there is a network.',
        )}
      </Notice>
    );
  if (!trips || (trip && !all)) return <Spinner label={t('Looking for your trip')} />;
  const old = isSignedOut ? (
    <SignedOut>{t('This is as it was read last: you are signed out.')}</SignedOut>
  ) : (
    isOld && (
      <Notice kind="warning" live>
        {t('This is as it was read last: it could not be read anew.')}
      </Notice>
    )
  );
  if (!trip || !all || all.length === 0)
    return (
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
        {old}
        <EmptyState
          title={t('Nobody is expecting you yet')}
          picture="/scenes/stilt-fishermen.svg"
          actions={<ButtonLink to="/trip">{t('To my trip')}</ButtonLink>}
        >
          <p>
            {t(
              'Ask those whom you saved in your trip. Who agreed on days and a price stands here, for you and for those at home.',
            )}
          </p>
        </EmptyState>
      </div>
    );
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      {old}
      <div className="print:hidden">
        <PrintButton />
      </div>
      <ExpectedList all={all} />
      {/* The link of a trip that was joined is its owner's, and tells nothing of who waits for others. */}
      {!link && (
        <p className="max-w-[60ch] text-15 text-ink-2 print:hidden">
          {t('Those at home see the same by the secret link of your trip.')}
        </p>
      )}
    </div>
  );
}

const SignedOut = ({ children }: { children: string }) => (
  <Notice
    kind="warning"
    live
    actions={
      <Link className="link link-alone" to="/login" onClick={() => rememberPlace('/trip/expected')}>
        {t('Sign in to read it anew')}
      </Link>
    }
  >
    {children}
  </Notice>
);

import { t } from '@serendib/contract/words/t';
import { AskedOfTrip } from '~/features/inquiries/trip/asked-of-trip.tsx';
import { TripPage } from '~/features/trips/trip-page.tsx';
import { pageMeta } from '~/lib/page/page-meta.ts';
import type { Route } from './+types/trip.ts';

// Trips are the browser's own: this page needs no data, and works without a network once it has been opened.
export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, {
    title: t('My trip'),
    description: t('What you saved, in the order in which you travel. Yours alone until you share it.'),
    noIndex: true,
  });

export default function Trip() {
  return <TripPage asked={(trip) => <AskedOfTrip key={`asked ${trip._id}`} trip={trip} />} />;
}

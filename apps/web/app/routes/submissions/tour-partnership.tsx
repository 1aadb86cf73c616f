import { tour } from '@serendib/contract/listings/kinds/tour';
import { TourCard } from '~/features/listings/cards/tour-card.tsx';
import { NewListing } from '~/features/submissions/pages/new-listing.tsx';
import { call } from '~/lib/api/call.ts';
import { pageMeta } from '~/lib/page/page-meta.ts';
import type { Route } from './+types/tour-partnership.ts';

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, {
    title: 'Offer a tour',
    description:
      'Offer a tour to travellers on Serendib: they ring or write to you, or book on your own website.',
  });

export default function TourPartnership() {
  return (
    <NewListing
      kind={tour}
      make={(body) => call('POST /tours/partnership', { body })}
      card={(shown) => <TourCard tour={shown} heading="h3" />}
    />
  );
}

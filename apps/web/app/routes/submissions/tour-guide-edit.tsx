import { patternPrint } from '@serendib/contract/drawings/print-of';
import { tourGuide } from '@serendib/contract/listings/kinds/tour-guide';
import { GuideCard } from '~/features/listings/cards/guide-card.tsx';
import { EditListing } from '~/features/submissions/pages/edit-listing.tsx';
import { ownListingLoad } from '~/features/submissions/pages/load-own-listing.ts';
import { call } from '~/lib/api/call.ts';
import { pageMeta } from '~/lib/page/page-meta.ts';
import { WaitingPage } from '~/ui/layout/waiting-page.tsx';
import type { Route } from './+types/tour-guide-edit.ts';

export const clientLoader = ownListingLoad(tourGuide, (ask, id) =>
  ask('GET /tour-guides/{id}', { params: { id } }),
);

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, {
    title: 'Edit Tour Guide Profile',
    description: 'Changes your tour guide profile.',
    noIndex: true,
  });

export function HydrateFallback() {
  return <WaitingPage title="Edit Tour Guide Profile" />;
}

export default function TourGuideEdit({ loaderData }: Route.ComponentProps) {
  return (
    <EditListing
      kind={tourGuide}
      edited={loaderData}
      get={(id) => call('GET /tour-guides/{id}', { params: { id } })}
      change={(id, body) => call('PUT /tour-guides/{id}', { params: { id }, body })}
      card={(shown) => <GuideCard guide={{ ...shown, print: patternPrint(shown._id) }} heading="h3" />}
    />
  );
}

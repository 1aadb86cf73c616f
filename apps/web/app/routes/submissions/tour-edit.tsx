import { tour } from '@serendib/contract/listings/kinds/tour';
import { TourCard } from '~/features/listings/cards/tour-card.tsx';
import { EditListing } from '~/features/submissions/pages/edit-listing.tsx';
import { ownListingLoad } from '~/features/submissions/pages/load-own-listing.ts';
import { call } from '~/lib/api/call.ts';
import { pageMeta } from '~/lib/page/page-meta.ts';
import { WaitingPage } from '~/ui/layout/waiting-page.tsx';
import type { Route } from './+types/tour-edit.ts';

export const clientLoader = ownListingLoad(tour, (ask, id) => ask('GET /tours/{id}', { params: { id } }));

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, { title: 'Edit Tour', description: 'Changes a tour of yours.', noIndex: true });

export function HydrateFallback() {
  return <WaitingPage title="Edit Tour" />;
}

export default function TourEdit({ loaderData }: Route.ComponentProps) {
  return (
    <EditListing
      kind={tour}
      edited={loaderData}
      get={(id) => call('GET /tours/{id}', { params: { id } })}
      change={(id, body) => call('PUT /tours/{id}', { params: { id }, body })}
      card={(shown) => <TourCard tour={shown} heading="h3" />}
    />
  );
}

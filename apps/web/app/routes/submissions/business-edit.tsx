import { businessListing } from '@serendib/contract/listings/kinds/business-listing';
import { BusinessCard } from '~/features/listings/cards/business-card.tsx';
import { EditListing } from '~/features/submissions/pages/edit-listing.tsx';
import { ownListingLoad } from '~/features/submissions/pages/load-own-listing.ts';
import { call } from '~/lib/api/call.ts';
import { pageMeta } from '~/lib/page/page-meta.ts';
import { WaitingPage } from '~/ui/layout/waiting-page.tsx';
import type { Route } from './+types/business-edit.ts';

export const clientLoader = ownListingLoad(businessListing, (ask, id) =>
  ask('GET /affiliate-links/{id}', { params: { id } }),
);

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, {
    title: 'Edit Business Listing',
    description: 'Changes a business listing of yours.',
    noIndex: true,
  });

export function HydrateFallback() {
  return <WaitingPage title="Edit Business Listing" />;
}

export default function BusinessEdit({ loaderData }: Route.ComponentProps) {
  return (
    <EditListing
      kind={businessListing}
      edited={loaderData}
      get={(id) => call('GET /affiliate-links/{id}', { params: { id } })}
      change={(id, body) => call('PUT /affiliate-links/{id}', { params: { id }, body })}
      card={(shown) => <BusinessCard business={shown} heading="h3" />}
    />
  );
}

import { vehicle } from '@serendib/contract/listings/kinds/vehicle';
import { VehicleCard } from '~/features/listings/cards/vehicle-card.tsx';
import { EditListing } from '~/features/submissions/pages/edit-listing.tsx';
import { ownListingLoad } from '~/features/submissions/pages/load-own-listing.ts';
import { call } from '~/lib/api/call.ts';
import { pageMeta } from '~/lib/page/page-meta.ts';
import { WaitingPage } from '~/ui/layout/waiting-page.tsx';
import type { Route } from './+types/vehicle-edit.ts';

export const clientLoader = ownListingLoad(vehicle, (ask, id) =>
  ask('GET /vehicles/{id}', { params: { id } }),
);

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, { title: 'Edit Vehicle', description: 'Changes a vehicle of yours.', noIndex: true });

export function HydrateFallback() {
  return <WaitingPage title="Edit Vehicle" />;
}

export default function VehicleEdit({ loaderData }: Route.ComponentProps) {
  return (
    <EditListing
      kind={vehicle}
      edited={loaderData}
      get={(id) => call('GET /vehicles/{id}', { params: { id } })}
      change={(id, body) => call('PUT /vehicles/owner/{id}', { params: { id }, body })}
      card={(shown) => <VehicleCard vehicle={shown} />}
    />
  );
}

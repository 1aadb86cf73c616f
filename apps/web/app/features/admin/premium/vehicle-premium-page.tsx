import { dayInWords } from '@serendib/contract/calendar-words';
import type { AdminView } from '@serendib/contract/listings/admin-endpoints';
import { useState } from 'react';
import { Link } from 'react-router';
import { call, type Listed } from '~/lib/api/call.ts';
import { ConfirmDialog, Dialog } from '~/ui/feedback/dialog.tsx';
import { Button } from '~/ui/form/button.tsx';
import { Badge } from '~/ui/text/badge.tsx';
import { languageOf } from '~/ui/text/language.ts';
import { useWork } from '../listings/actions.ts';
import { AdminPage } from '../shell/admin-page.tsx';
import { AdminTable } from '../shell/admin-table.tsx';
import { NothingHere, TableEnd } from '../shell/table-end.tsx';
import { TableFilters } from '../shell/table-filters.tsx';
import { DaysForm } from './days-form.tsx';

type Vehicle = Pick<
  AdminView['vehicle'],
  '_id' | 'vehicleModel' | 'plateNumber' | 'ownerName' | 'isPremium' | 'premiumExpiry' | 'status'
>;

export interface VehiclePremium {
  list: Listed<Vehicle>;
  query: Record<string, string>;
  isFirst: boolean;
}

export const vehiclePremiumFilters = [
  { name: 'search', label: 'Search', placeholder: 'Model, plate or owner' },
];

/** Gives a vehicle premium, for longer, or takes it back. */
export function VehiclePremiumPage({ list, query, isFirst }: VehiclePremium) {
  return (
    <AdminPage title="Vehicle premium" line="Days given here are added to what a vehicle has already.">
      <TableFilters filters={vehiclePremiumFilters} query={query} />
      {list.data.length === 0 ? (
        <NothingHere>No vehicle fits that.</NothingHere>
      ) : (
        <AdminTable
          caption="Vehicles and their premium"
          rows={list.data}
          keyOf={({ _id }) => _id}
          columns={[
            {
              label: 'Vehicle',
              show: ({ _id, vehicleModel }) => (
                <Link
                  className="link wrap-anywhere"
                  to={`/admin/vehicles?id=${_id}`}
                  lang={languageOf(vehicleModel)}
                >
                  {vehicleModel}
                </Link>
              ),
            },
            {
              label: 'Plate',
              show: ({ plateNumber }) => <span className="whitespace-nowrap">{plateNumber}</span>,
            },
            { label: 'Owner', show: ({ ownerName }) => <span className="wrap-anywhere">{ownerName}</span> },
            {
              label: 'Premium',
              show: ({ isPremium, premiumExpiry }) =>
                isPremium ? (
                  <span>
                    <Badge kind="premium" /> {premiumExpiry && `until ${dayInWords(premiumExpiry)}`}
                  </span>
                ) : (
                  'none'
                ),
            },
            {
              label: 'Change',
              isDeferred: true,
              isNumber: true,
              show: (vehicle) => <PremiumActions vehicle={vehicle} />,
            },
          ]}
        />
      )}
      <TableEnd path="/vehicle-premium" list={list} query={query} isFirst={isFirst} />
    </AdminPage>
  );
}

function PremiumActions({ vehicle: { _id, vehicleModel, isPremium } }: { vehicle: Vehicle }) {
  const [asked, setAsked] = useState<'give' | 'end'>();
  const params = { id: _id };
  const { busy, work } = useWork(() => setAsked(undefined));
  return (
    <span className="inline-flex gap-2">
      <Button
        small
        look="line"
        aria-label={`${isPremium ? 'Extend premium of' : 'Upgrade'} ${vehicleModel}`}
        onClick={() => setAsked('give')}
      >
        {isPremium ? 'Extend' : 'Upgrade'}
      </Button>
      {isPremium && (
        <Button
          small
          look="line"
          className="text-danger"
          aria-label={`Cancel premium of ${vehicleModel}`}
          onClick={() => setAsked('end')}
        >
          Cancel
        </Button>
      )}
      <Dialog
        open={asked === 'give'}
        onClose={() => setAsked(undefined)}
        title={`Premium for ${vehicleModel}`}
      >
        <DaysForm
          busy={busy}
          confirm="Give"
          onCancel={() => setAsked(undefined)}
          onDays={(durationDays, tell) =>
            work(
              () => call('POST /admin/vehicles/{id}/premium', { params, body: { durationDays } }),
              `${vehicleModel} has ${durationDays} more days of premium.`,
              'Premium could not be given.',
              tell,
            )
          }
        />
      </Dialog>
      <ConfirmDialog
        open={asked === 'end'}
        onClose={() => setAsked(undefined)}
        title="Cancel premium?"
        confirm="Cancel premium"
        danger
        busy={busy}
        onConfirm={() =>
          void work(
            () => call('DELETE /admin/vehicles/{id}/premium', { params }),
            'Premium subscription cancelled',
            'Premium could not be cancelled.',
          )
        }
      >
        <p>Are you sure you want to cancel this premium subscription?</p>
      </ConfirmDialog>
    </span>
  );
}

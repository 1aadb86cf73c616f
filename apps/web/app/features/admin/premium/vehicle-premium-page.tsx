import { dayInWords } from '@serendib/contract/calendar';
import type { AdminView } from '@serendib/contract/listings/admin-endpoints';
import { t } from '@serendib/contract/words/t';
import { useState } from 'react';
import { Link } from 'react-router';
import { call, type Listed } from '~/lib/api/call.ts';
import { Dialog } from '~/ui/feedback/dialog.tsx';
import { Button } from '~/ui/form/button.tsx';
import { Badge } from '~/ui/text/badge.tsx';
import { languageOf } from '~/ui/text/language.ts';
import { useWork } from '../listings/actions.ts';
import { AdminPage } from '../shell/admin-page.tsx';
import { AdminTable } from '../shell/admin-table.tsx';
import { NothingHere, TableEnd } from '../shell/table-end.tsx';
import { TableFilters } from '../shell/table-filters.tsx';
import { CancelPremium } from './cancel-premium.tsx';
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
  { name: 'search', label: t('Search'), placeholder: t('Model, plate or owner') },
];

/** Gives a vehicle premium, for longer, or takes it back. */
export function VehiclePremiumPage({ list, query, isFirst }: VehiclePremium) {
  return (
    <AdminPage
      title={t('Vehicle premium')}
      line={t('Days given here are added to what a vehicle has already.')}
    >
      <TableFilters filters={vehiclePremiumFilters} query={query} />
      {list.data.length === 0 ? (
        <NothingHere>{t('No vehicle fits that.')}</NothingHere>
      ) : (
        <AdminTable
          caption={t('Vehicles and their premium')}
          rows={list.data}
          keyOf={({ _id }) => _id}
          columns={[
            {
              label: t('Vehicle'),
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
              label: t('Plate'),
              show: ({ plateNumber }) => <span className="whitespace-nowrap">{plateNumber}</span>,
            },
            {
              label: t('Owner'),
              show: ({ ownerName }) => <span className="wrap-anywhere">{ownerName}</span>,
            },
            {
              label: t('Premium'),
              show: ({ isPremium, premiumExpiry }) =>
                isPremium ? (
                  <span>
                    <Badge kind="premium" />{' '}
                    {premiumExpiry && t('until {day}', { day: dayInWords(premiumExpiry) })}
                  </span>
                ) : (
                  t('none')
                ),
            },
            {
              label: t('Change'),
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

function PremiumActions({ vehicle: { _id, vehicleModel, plateNumber, isPremium } }: { vehicle: Vehicle }) {
  const vehicle = vehicleModel ?? plateNumber ?? '';
  const [asked, setAsked] = useState<'give' | 'end'>();
  const params = { id: _id };
  const { busy, work } = useWork(() => setAsked(undefined));
  return (
    <span className="inline-flex gap-2">
      <Button
        small
        look="line"
        aria-label={
          isPremium ? t('Extend premium of {vehicle}', { vehicle }) : t('Upgrade {vehicle}', { vehicle })
        }
        onClick={() => setAsked('give')}
      >
        {isPremium ? t('Extend') : t('Upgrade')}
      </Button>
      {isPremium && (
        <Button
          small
          look="line"
          className="text-danger"
          aria-label={t('Cancel premium of {vehicle}', { vehicle })}
          onClick={() => setAsked('end')}
        >
          {t('Cancel')}
        </Button>
      )}
      <Dialog
        open={asked === 'give'}
        onClose={() => setAsked(undefined)}
        title={t('Premium for {vehicle}', { vehicle })}
      >
        <DaysForm
          busy={busy}
          confirm={t('Give')}
          onCancel={() => setAsked(undefined)}
          onDays={(durationDays, tell) =>
            work(
              () => call('POST /admin/vehicles/{id}/premium', { params, body: { durationDays } }),
              t('{vehicle} has {days} more days of premium.', {
                vehicle,
                days: durationDays,
              }),
              t('Premium could not be given.'),
              tell,
            )
          }
        />
      </Dialog>
      <CancelPremium
        of="vehicle"
        open={asked === 'end'}
        onClose={() => setAsked(undefined)}
        busy={busy}
        onConfirm={() =>
          void work(
            () => call('DELETE /admin/vehicles/{id}/premium', { params }),
            t('Premium subscription cancelled'),
            t('Premium could not be cancelled.'),
          )
        }
      />
    </span>
  );
}

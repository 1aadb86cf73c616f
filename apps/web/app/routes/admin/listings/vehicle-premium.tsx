import { t } from '@serendib/contract/words/t';
import { VehiclePremiumPage, vehiclePremiumFilters } from '~/features/admin/premium/vehicle-premium-page.tsx';
import { loadTable } from '~/features/admin/shell/load-table.ts';
import { adminLoad } from '~/lib/session/guard.ts';
import { adminMeta } from '../admin-route.ts';
import type { Route } from './+types/vehicle-premium.ts';

const one = { total: 1, totalUnfiltered: 1, capped: false, next: null };

export const clientLoader = Object.assign(
  adminLoad(async ({ call, url, query }) => {
    const id = query('id');
    if (id) {
      const vehicle = await call('GET /vehicles/{id}', { params: { id } });
      const data = [{ ...vehicle, plateNumber: vehicle.plateNumber ?? null }];
      return { list: { ...one, data }, query: {}, isFirst: false };
    }
    const table = await loadTable(url, vehiclePremiumFilters, (asked) =>
      call('GET /vehicles/all', { query: { ...asked, sort: 'newest' } }),
    );
    return { ...table, query: table.query as Record<string, string> };
  }),
  { hydrate: true as const },
);
export const meta = adminMeta(t('Vehicle premium, administration'));

export default function VehiclePremium({ loaderData }: Route.ComponentProps) {
  return <VehiclePremiumPage {...loaderData} />;
}

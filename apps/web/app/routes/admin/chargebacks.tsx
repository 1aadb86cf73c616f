import { t } from '@serendib/contract/words/t';
import { ChargebacksPage, chargebackFilters } from '~/features/admin/payments/chargebacks-page.tsx';
import { loadTable } from '~/features/admin/shell/load-table.ts';
import { adminLoad } from '~/lib/session/guard.ts';
import type { Route } from './+types/chargebacks.ts';
import { adminMeta } from './admin-route.ts';

export const clientLoader = Object.assign(
  adminLoad(({ call, url }) =>
    loadTable(url, chargebackFilters, (query) => call('GET /admin/chargebacks', { query })),
  ),
  { hydrate: true as const },
);
export const meta = adminMeta(t('Chargebacks, administration'));

export default function Chargebacks({ loaderData }: Route.ComponentProps) {
  return <ChargebacksPage {...loaderData} />;
}

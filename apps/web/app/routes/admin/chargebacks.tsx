import { t } from '@serendib/contract/words/t';
import { ChargebacksPage } from '~/features/admin/payments/chargebacks-page.tsx';
import { adminLoad } from '~/lib/session/guard.ts';
import type { Route } from './+types/chargebacks.ts';
import { adminMeta } from './admin-route.ts';

export const clientLoader = Object.assign(
  adminLoad(({ call }) => call('GET /admin/chargebacks')),
  { hydrate: true as const },
);
export const meta = adminMeta(t('Chargebacks, administration'));

export default function Chargebacks({ loaderData }: Route.ComponentProps) {
  return <ChargebacksPage cases={loaderData.data} />;
}

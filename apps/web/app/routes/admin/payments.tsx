import { t } from '@serendib/contract/words/t';
import { redirect } from 'react-router';
import { PaymentsPage, paymentFilters } from '~/features/admin/payments/payments-page.tsx';
import { loadTable } from '~/features/admin/shell/load-table.ts';
import { adminLoad } from '~/lib/session/guard.ts';
import type { Route } from './+types/payments.ts';
import { adminMeta } from './admin-route.ts';

export const clientLoader = Object.assign(
  adminLoad(({ call, url, query }) => {
    const id = query('id');
    if (id) throw redirect(`/admin/payments/view/${encodeURIComponent(id)}`);
    return loadTable(url, paymentFilters, (asked) => call('GET /admin/payments', { query: asked }));
  }),
  { hydrate: true as const },
);
export const meta = adminMeta(t('Payments, administration'));

export default function Payments({ loaderData }: Route.ComponentProps) {
  return <PaymentsPage {...loaderData} />;
}

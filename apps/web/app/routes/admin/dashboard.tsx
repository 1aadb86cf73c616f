import { t } from '@serendib/contract/words/t';
import { DashboardPage, fetchDashboard } from '~/features/admin/dashboard/dashboard-page.tsx';
import { adminLoad } from '~/lib/session/guard.ts';
import type { Route } from './+types/dashboard.ts';
import { adminMeta } from './admin-route.ts';

export const clientLoader = Object.assign(
  adminLoad(({ call, query }) => fetchDashboard(call, query('tab'))),
  { hydrate: true as const },
);
export const meta = adminMeta(t('Admin Dashboard'));

export default function Dashboard({ loaderData }: Route.ComponentProps) {
  return <DashboardPage {...loaderData} />;
}

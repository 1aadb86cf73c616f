import { t } from '@serendib/contract/words/t';
import { ReportedPage } from '~/features/admin/inquiries/reported-page.tsx';
import { loadTable } from '~/features/admin/shell/load-table.ts';
import { adminLoad } from '~/lib/session/guard.ts';
import type { Route } from './+types/inquiries.ts';
import { adminMeta } from './admin-route.ts';

export const clientLoader = Object.assign(
  adminLoad(({ call, url }) => loadTable(url, [], (query) => call('GET /admin/inquiries', { query }))),
  { hydrate: true as const },
);
export const meta = adminMeta(t('Reported inquiries, administration'));

export default function Inquiries({ loaderData }: Route.ComponentProps) {
  return <ReportedPage {...loaderData} />;
}

import { t } from '@serendib/contract/words/t';
import { AuditPage, auditFilters, auditLinks } from '~/features/admin/audit/audit-page.tsx';
import { loadTable } from '~/features/admin/shell/load-table.ts';
import { adminLoad } from '~/lib/session/guard.ts';
import type { Route } from './+types/audit.ts';
import { adminMeta } from './admin-route.ts';

export const clientLoader = Object.assign(
  adminLoad(({ call, url }) =>
    loadTable(url, [...auditFilters, ...auditLinks], (query) => call('GET /admin/audit', { query })),
  ),
  { hydrate: true as const },
);
export const meta = adminMeta(t('Audit, administration'));

export default function Audit({ loaderData }: Route.ComponentProps) {
  return <AuditPage {...loaderData} />;
}

import { t } from '@serendib/contract/words/t';
import { DeletedPage, deletedFilters } from '~/features/admin/deleted/deleted-page.tsx';
import { loadTable } from '~/features/admin/shell/load-table.ts';
import { adminLoad } from '~/lib/session/guard.ts';
import type { Route } from './+types/deleted.ts';
import { adminMeta } from './admin-route.ts';

export const clientLoader = Object.assign(
  adminLoad(({ call, url }) =>
    loadTable(url, deletedFilters, (query) => call('GET /admin/deleted-listings', { query })),
  ),
  { hydrate: true as const },
);
export const meta = adminMeta(t('Deleted listings, administration'));

export default function Deleted({ loaderData }: Route.ComponentProps) {
  return <DeletedPage {...loaderData} />;
}

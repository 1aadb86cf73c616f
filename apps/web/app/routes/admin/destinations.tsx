import { t } from '@serendib/contract/words/t';
import { DestinationsPage, destinationFilters } from '~/features/admin/destinations/destinations-page.tsx';
import { loadTable } from '~/features/admin/shell/load-table.ts';
import { nullIfGone } from '~/features/admin/shell/null-if-gone.ts';
import { pictured } from '~/features/places/place-image.ts';
import { adminLoad } from '~/lib/session/guard.ts';
import type { Route } from './+types/destinations.ts';
import { adminMeta } from './admin-route.ts';

export const clientLoader = Object.assign(
  adminLoad(async ({ call, url, query }) => {
    const id = query('id');
    const [table, opened] = await Promise.all([
      loadTable(url, destinationFilters, (asked) =>
        call('GET /destinations', { query: { sort: 'name', ...asked, view: 'card' } }),
      ),
      id ? nullIfGone(call('GET /admin/destinations/{id}', { params: { id } })) : null,
    ]);
    const data = pictured(table.list.data);
    return {
      ...{ ...table, list: { ...table.list, data }, opened, isAdding: query('add') !== undefined },
      isGone: id !== undefined && !opened,
    };
  }),
  { hydrate: true as const },
);
export const meta = adminMeta(t('Destinations, administration'));

export default function Destinations({ loaderData }: Route.ComponentProps) {
  return <DestinationsPage {...loaderData} />;
}

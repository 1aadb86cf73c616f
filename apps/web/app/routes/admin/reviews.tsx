import { t } from '@serendib/contract/words/t';
import { ReviewsPage, reviewFilters, reviewLinks } from '~/features/admin/reviews/reviews-page.tsx';
import { loadTable } from '~/features/admin/shell/load-table.ts';
import { adminLoad } from '~/lib/session/guard.ts';
import type { Route } from './+types/reviews.ts';
import { adminMeta } from './admin-route.ts';

export const clientLoader = Object.assign(
  adminLoad(({ call, url }) =>
    loadTable(url, [...reviewFilters, ...reviewLinks], (query) => call('GET /admin/reviews', { query })),
  ),
  { hydrate: true as const },
);
export const meta = adminMeta(t('Reviews, administration'));

export default function Reviews({ loaderData }: Route.ComponentProps) {
  return <ReviewsPage {...loaderData} />;
}

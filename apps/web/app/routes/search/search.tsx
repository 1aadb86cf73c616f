import { t } from '@serendib/contract/words/t';
import { SearchPage } from '~/features/search/search-page.tsx';
import { deferLoad, pageLoad } from '~/lib/api/load.ts';
import { pageMeta } from '~/lib/page/page-meta.ts';
import type { Route } from './+types/search.ts';

const load = pageLoad(deferLoad(() => import('./load-search.ts')));

export { load as clientLoader, load as loader };
export const handle = {
  query: ['q', 'kind', 'near', 'radius', 'district', 'sort', 'from', 'to', 'view', 'cursor'],
};
export const meta = (args: Route.MetaArgs) => {
  const q = args.loaderData?.asked.q;
  return pageMeta(args, {
    title: q ? t('“{words}” in Sri Lanka', { words: q }) : t('Search all of Serendib'),
    description: t('Places, guides, drivers, tours, tables and beds all over Sri Lanka, in one search.'),
  });
};

export default function Search({ loaderData }: Route.ComponentProps) {
  return <SearchPage {...loaderData} />;
}

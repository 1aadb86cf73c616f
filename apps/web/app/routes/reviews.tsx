import { t } from '@serendib/contract/words/t';
import { ReviewsPage } from '~/features/reviews/reviews-page.tsx';
import { deferLoad, pageLoad } from '~/lib/api/load.ts';
import { pageMeta } from '~/lib/page/page-meta.ts';
import type { Route } from './+types/reviews.ts';

const load = pageLoad(deferLoad(() => import('~/features/reviews/load-reviews.ts')));

export { load as clientLoader, load as loader };
export const handle = { query: ['itemType', 'cursor'] };
export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, {
    title: t('What travellers said'),
    description: t(
      'Reviews of guides, drivers, tours, tables and places all over Sri Lanka, by travellers who were there.',
    ),
  });

export default function Reviews({ loaderData }: Route.ComponentProps) {
  return <ReviewsPage {...loaderData} />;
}

import { t } from '@serendib/contract/words/t';
import { ReviewsPage } from '~/features/reviews/reviews-page.tsx';
import { deferLoad, pageLoad } from '~/lib/api/load.ts';
import { pageMeta } from '~/lib/page/page-meta.ts';
import type { Route } from './+types/reviews.ts';
import { AllReviewsOf } from './listings/all-reviews-of.ts';

const load = pageLoad(deferLoad(() => import('./load-reviews.ts')));

export { load as clientLoader, load as loader };
export const handle = { query: ['itemType', 'itemId', 'cursor'] };
export const meta = (args: Route.MetaArgs) => {
  const of = args.loaderData?.of;
  // What was said of one thing stands on its own page and among all that was said.
  if (of) return pageMeta(args, { title: t('Reviews of {name}', { name: of.name }), noIndex: true });
  return pageMeta(args, {
    title: t('What travellers said'),
    description: t(
      'Reviews of guides, drivers, tours, tables and places all over Sri Lanka, by travellers who were there.',
    ),
  });
};

export default function Reviews({ loaderData: { all, of } }: Route.ComponentProps) {
  return of ? <AllReviewsOf key={of.itemId} {...of} /> : <ReviewsPage {...all} />;
}

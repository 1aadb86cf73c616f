import { reviewedTypeOf } from '~/features/reviews/reviewed.ts';
import { ReviewsPage } from '~/features/reviews/reviews-page.tsx';
import { type LoadArgs, pageLoad } from '~/lib/api/load.ts';
import { pageMeta } from '~/lib/page/page-meta.ts';
import type { Route } from './+types/reviews.ts';

const perPage = 15;

const load = pageLoad(async ({ call, query }: LoadArgs) => {
  const itemType = reviewedTypeOf(query('itemType'));
  const cursor = query('cursor');
  const ask = (from?: string) =>
    call('GET /reviews', {
      query: { limit: perPage, ...(itemType && { itemType }), ...(from && { cursor: from }) },
    });
  // An address of yesterday's page begins the list anew.
  const older = cursor
    ? ask(cursor).catch((error: { status?: number }) => {
        if (error.status === 400) return null;
        throw error;
      })
    : null;
  const [{ data: summaries }, found] = await Promise.all([call('GET /reviews/summary'), older]);
  return { list: found ?? (await ask()), summaries, type: itemType ?? null, isFirst: !found };
});

export { load as clientLoader, load as loader };
export const handle = { query: ['itemType', 'cursor'] };
export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, {
    title: 'What travellers said',
    description:
      'Reviews of guides, drivers, tours, tables and places all over Sri Lanka, by travellers who were there.',
  });

export default function Reviews({ loaderData }: Route.ComponentProps) {
  return <ReviewsPage {...loaderData} />;
}

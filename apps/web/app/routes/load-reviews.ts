import { load as loadAll } from '~/features/reviews/load-reviews.ts';
import { loadOf } from '~/features/reviews/load-reviews-of.ts';
import type { LoadArgs } from '~/lib/api/load.ts';
import { AllReviewsOf } from './listings/all-reviews-of.ts';

/** All reviews, or all of one thing. */
export async function load(args: LoadArgs) {
  if (!args.query('itemId')) return { all: await loadAll(args), of: null };
  const [of] = await Promise.all([loadOf(args), AllReviewsOf.fetch()]);
  return { all: null, of };
}

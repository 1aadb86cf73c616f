import { deferHydration } from '~/ui/hydration/defer-hydration.tsx';

/** Who is led to a review by a mail waits for nothing. */
export const AllReviewsOf = deferHydration(
  'reviews-of',
  () => import('./reviews-of.tsx').then((part) => part.ReviewsOf),
  () => window.location.hash === '#said',
);

import { deferHydration } from '~/ui/hydration/defer-hydration.tsx';

/** Reviews stand at the foot of a page. */
export const DeferredReviews = deferHydration('said', () =>
  import('./reviews-section.tsx').then((part) => part.ReviewsSection),
);

import { deferHydration } from '~/ui/hydration/defer-hydration.tsx';

/** Reviews stand at the foot of a page; who is led to them by an address, as by a mail after a journey, waits for nothing. */
export const DeferredReviews = deferHydration(
  'said',
  () => import('./reviews-section.tsx').then((part) => part.ReviewsSection),
  () => /^#(said|days)$/.test(window.location.hash),
);

import { deferHydration } from '~/ui/hydration/defer-hydration.tsx';

/** What stands below a listing: plain links until the first interaction. */
export const RelatedListings = deferHydration('after', () =>
  import('./related-listings.tsx').then((part) => part.RelatedListings),
);

import { deferHydration } from '~/ui/hydration/defer-hydration.tsx';

// Links and pictures, which work before their scripts have come.
export const SearchResults = deferHydration('found', () =>
  import('./search-results.tsx').then((part) => part.SearchResults),
);

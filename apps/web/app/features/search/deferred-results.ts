import { deferHydration } from '~/ui/hydration/defer-hydration.tsx';

// Fields of a form, which is sent without scripts too.
export const NearField = deferHydration('near', () =>
  import('~/ui/form/near-field.tsx').then((part) => part.NearField),
);

// Links and pictures, which work before their scripts have come.
export const SearchResults = deferHydration('found', () =>
  import('./search-results.tsx').then((part) => part.SearchResults),
);

import { deferHydration } from '~/ui/hydration/defer-hydration.tsx';

export const SortLinks = deferHydration('order', () =>
  import('./sort-links.tsx').then((part) => part.SortLinks),
);

import { deferHydration } from '~/ui/hydration/defer-hydration.tsx';

// A list is opened to press one of its cards: their scripts come right after those of the page, so that even a first
// press leads on within it.
export const Found = deferHydration(
  'found',
  () => import('./found.tsx').then((part) => part.Found),
  () => true,
);

import { readText } from '~/lib/storage/kept.ts';
import { deferHydration } from '~/ui/hydration/defer-hydration.tsx';

/** Whether this browser has a trip, of which the page then tells. */
const hasTrip = (): boolean => Boolean(readText('serendib:trips'));

// Words, links and a form, which work before their scripts have come.
export const SeasonFound = deferHydration(
  'season',
  () => import('./season-found.tsx').then((part) => part.SeasonFound),
  hasTrip,
);

import { deferHydration } from '~/ui/hydration/defer-hydration.tsx';

/** Whether this browser has a trip, of which the page then tells. */
function hasTrip(): boolean {
  try {
    return localStorage.getItem('serendib:trips') !== null;
  } catch {
    return false;
  }
}

// Words, links and a form, which work before their scripts have come.
export const SeasonFound = deferHydration(
  'season',
  () => import('./season-found.tsx').then((part) => part.SeasonFound),
  hasTrip,
);

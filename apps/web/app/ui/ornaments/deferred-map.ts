import { deferHydration } from '../hydration/defer-hydration.tsx';

/** The woven map where it stands further down a page: its 50 kB are in the HTML, and need not be in a script too. */
export const DeferredMap = deferHydration('woven-map', () =>
  import('./woven-map.tsx').then(({ WovenMap }) => WovenMap),
);

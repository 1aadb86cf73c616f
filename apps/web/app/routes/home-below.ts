import { deferHydration } from '~/ui/hydration/defer-hydration.tsx';

/** The hero needs its scripts at once; what lies below it can wait. */
export const HomeBelow = deferHydration('below', () =>
  import('./home-sections.tsx').then(({ HomeSections }) => HomeSections),
);

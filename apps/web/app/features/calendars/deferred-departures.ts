import { deferHydration } from '~/ui/hydration/defer-hydration.tsx';

/** Links alone: they work before their scripts come. */
export const DeferredDepartures = deferHydration('departures', () =>
  import('./departures.tsx').then((part) => part.Departures),
);

import { deferHydration } from '~/ui/hydration/defer-hydration.tsx';

/** The mat is large, and its districts are links before its scripts are there. */
export const DeferredDistrictMap = deferHydration('mat', () =>
  import('./district-map.tsx').then(({ DistrictMap }) => DistrictMap),
);

import { deferHydration } from '~/ui/hydration/defer-hydration.tsx';

// Words and links, which work before their scripts have come.
export const DeferredGlance = deferHydration('glance', () =>
  import('./glance.tsx').then(({ Glance }) => Glance),
);
export const DeferredOnward = deferHydration('onward', () =>
  import('./onward.tsx').then(({ Onward }) => Onward),
);

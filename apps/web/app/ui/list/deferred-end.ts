import { deferHydration } from '../hydration/defer-hydration.tsx';

// Links, which work before their scripts have come.
export const ListEnd = deferHydration('list-end', () =>
  import('./list-end.tsx').then((part) => part.ListEnd),
);

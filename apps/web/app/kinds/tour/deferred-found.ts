import { deferHydration } from '~/ui/hydration/defer-hydration.tsx';

// Links and pictures, which work before their scripts have come.
export const Found = deferHydration('found', () => import('./found.tsx').then((part) => part.Found));

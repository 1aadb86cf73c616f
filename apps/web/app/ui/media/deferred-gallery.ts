import { deferHydration } from '../hydration/defer-hydration.tsx';

/** Before its scripts are there, pictures are swiped and scrolled all the same. */
export const DeferredGallery = deferHydration('gallery', () =>
  import('./gallery.tsx').then((part) => part.Gallery),
);

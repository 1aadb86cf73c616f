import { deferHydration } from '../hydration/defer-hydration.tsx';

/** Whether an image failed before hydration and needs another in its place. */
const isBroken = () =>
  [...document.querySelectorAll<HTMLImageElement>('[data-deferred="gallery"] img')].some(
    (image) => image.complete && image.naturalWidth === 0,
  );

/** Before its scripts are there, pictures are swiped and scrolled all the same. */
export const DeferredGallery = deferHydration(
  'gallery',
  () => import('./gallery.tsx').then((part) => part.Gallery),
  isBroken,
);

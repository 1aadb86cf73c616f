import { quiet } from '../navigate/quiet.tsx';

/** Whether a picture failed before there was anybody to hear it, and needs another in its place. */
const isBroken = () =>
  [...document.querySelectorAll<HTMLImageElement>('[data-quiet="gallery"] img')].some(
    (image) => image.complete && image.naturalWidth === 0,
  );

/** Before its scripts are there, pictures are swiped and scrolled all the same. */
export const QuietGallery = quiet(
  'gallery',
  () => import('./gallery.tsx').then(({ Gallery }) => Gallery),
  isBroken,
);

import { quiet } from '../navigate/quiet.tsx';

/** Before its scripts are there, pictures are swiped and scrolled all the same. */
export const QuietGallery = quiet('gallery', () => import('./gallery.tsx').then(({ Gallery }) => Gallery));

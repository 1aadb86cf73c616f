import { quiet } from '~/ui/navigate/quiet.tsx';

// Words and links, which work before their scripts have come.
export const QuietGlance = quiet('glance', () => import('./glance.tsx').then(({ Glance }) => Glance));
export const QuietOnward = quiet('onward', () => import('./onward.tsx').then(({ Onward }) => Onward));

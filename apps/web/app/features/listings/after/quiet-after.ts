import { quiet } from '~/ui/navigate/quiet.tsx';

/** What stands below a listing: plain links until somebody does anything. */
export const After = quiet('after', () => import('./after.tsx').then((part) => part.After));

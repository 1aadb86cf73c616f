import { quiet } from '~/ui/navigate/quiet.tsx';

/** Reviews stand at the foot of a page. */
export const QuietSaid = quiet('said', () => import('./said.tsx').then(({ Said }) => Said));

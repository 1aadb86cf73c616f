import { quiet } from '../navigate/quiet.tsx';

// Links, which work before their scripts have come.
export const ListEnd = quiet('list-end', () => import('./list-end.tsx').then((part) => part.ListEnd));

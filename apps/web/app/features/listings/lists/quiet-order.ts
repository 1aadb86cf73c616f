import { quiet } from '~/ui/navigate/quiet.tsx';

export const Order = quiet('order', () => import('./order.tsx').then((part) => part.Order));

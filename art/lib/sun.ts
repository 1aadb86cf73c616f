import type { Chance } from './chance.ts';
import { arc, cut, wobble } from './path.ts';

/** Sun or moon, cut round by hand. */
export const disc = (r: Chance, cx: number, cy: number, radius: number): string =>
  cut(wobble(r, arc(cx, cy, radius, radius, 0, Math.PI * 2 * (29 / 30), 29), 1.3, 999));

/** A sun half sunk at the horizon `cy`. */
export const halfDisc = (r: Chance, cx: number, cy: number, radius: number): string =>
  cut(wobble(r, arc(cx, cy, radius, radius, Math.PI, Math.PI * 2, 14), 1.2, 999));

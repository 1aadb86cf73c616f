import { type Chance, pick, type Range } from './chance.ts';
import { cuts, gouge } from './cuts.ts';
import type { Ink } from './inks.ts';
import { cut, wobble } from './path.ts';
import { fill } from './svg.ts';

/** Slivers that lengthen and thicken toward the viewer. */
export function ripples(
  r: Chance,
  n: number,
  x: Range,
  y: Range,
  long: Range = [44, 220],
  wide: Range = [4, 16],
): string {
  let d = '';
  for (let i = 0; i < n; i++) {
    const t = r(0, 1) ** 1.15;
    const len = (long[0] + (long[1] - long[0]) * t) * r(0.5, 1.1);
    d += gouge(
      pick(r, x) - len / 2,
      y[0] + (y[1] - y[0]) * t,
      len,
      r(-0.04, 0.04),
      wide[0] + (wide[1] - wide[0]) * t,
    );
  }
  return d;
}

/** The path the sun lays on water, under `cx`, from the horizon `y[0]` down. */
export function glitter(r: Chance, n: number, cx: number, half: number, y: Range): string {
  let d = '';
  for (let i = 0; i < n; i++) {
    const t = r(0, 1);
    d += gouge(
      cx + r(-1, 1) * half * (1 - t * 0.3) - 40,
      y[0] + (y[1] - y[0]) * t,
      46 + t * 90,
      r(-0.04, 0.04),
      5 + t * 9,
    );
  }
  return d;
}

/** A bank of mist: a ribbon, and long cuts of both inks across its edge. */
export function mist(
  r: Chance,
  y: number,
  ink: Ink,
  over: Ink,
  deep = 56,
  n = 9,
  x: Range = [-20, 1620],
): string {
  const ribbon = cut(
    wobble(
      r,
      [
        [x[0], y],
        [x[1], y + r(-10, 10)],
        [x[1], y + deep],
        [x[0], y + deep],
      ],
      5,
      150,
    ),
  );
  const long: Range = [120, 380];
  const span: Range = [x[0] - 60, x[1] - 170];
  return (
    fill(ribbon + cuts(r, n, { x: span, y: [y - 26, y], long, wide: [9, 15], sway: 0.02 }), ink) +
    fill(cuts(r, n, { x: span, y: [y + 6, y + 30], long, wide: [8, 13], sway: 0.02 }), over)
  );
}

/** A band of evening sky from `y` to `bottom`, its edge dissolved in long cuts of the two inks. */
export function skyBand(r: Chance, y: number, bottom: number, ink: Ink, above: Ink, n = 10): string {
  const band = cut([
    ...wobble(
      r,
      [
        [-20, y],
        [1620, y + r(-14, 14)],
      ],
      8,
      150,
    ),
    [1620, bottom],
    [-20, bottom],
  ]);
  const long: Range = [110, 360];
  return (
    fill(band + cuts(r, n, { x: [-80, 1500], y: [y - 44, y - 2], long, wide: [8, 15], sway: 0.02 }), ink) +
    fill(cuts(r, n, { x: [-80, 1500], y: [y + 10, y + 52], long, wide: [8, 14], sway: 0.02 }), above)
  );
}

/** A line of surf: long strokes laid over one another along a shore. */
export function surf(r: Chance, from: number, to: number, y: (x: number) => number, deep: number): string {
  let d = '';
  for (let x = from; x < to; x += deep * r(1.6, 3.4)) {
    const long = deep * r(4, 9);
    const lean = Math.atan2(y(x + long) - y(x), long);
    d += gouge(x, y(x) + r(-0.3, 0.3) * deep, long, lean, deep * r(0.35, 0.8));
  }
  return d;
}

/** Stars, cut with the corner of the blade. */
export const stars = (r: Chance, n: number, x: Range, y: Range): string =>
  cuts(r, n, { x, y, long: [5, 11], wide: [4, 4], sway: 3 });

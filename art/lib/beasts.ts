import type { Chance } from './chance.ts';
import { type Ink, KEY, PAPER } from './inks.ts';
import { cut, points, spline } from './path.ts';
import { fill, stroke } from './svg.ts';

/** Beasts stand with their feet on y = 0 and look to the left. */

/** An elephant 230 units high. */
export const elephant = (hide: Ink, shade: Ink, edge: Ink): string => {
  const body = cut(
    spline(
      points(
        '-112,-224 -140,-204 -160,-160 -168,-110 -172,-60 -180,-26 -196,-14 -190,-2 -166,-4 -152,-24 -146,-64 -136,-106 -122,-112 -112,-90 -112,-40 -116,0 -68,0 -66,-46 -54,-82 0,-76 54,-84 70,-40 66,0 116,0 114,-46 130,-92 142,-136 132,-182 96,-212 36,-228 -26,-226 -60,-210 -84,-222',
      ),
      2,
    ),
  );
  return (
    fill(cut(points('-70,-90 -92,0 -52,0 -40,-86 30,-90 22,0 62,0 80,-90')), shade) +
    fill(body, edge, 'transform="translate(4 -5)"') +
    fill(body, hide) +
    fill('M-98-196l34-4 14 38-16 46-20 10-12-36z', shade) +
    fill('M-134-168l8-4 2 6-8 4z', PAPER) +
    stroke('M138-150q16 30 8 66', hide, 6)
  );
};

/** The tusk of a bull, laid over `elephant`. */
export const tusk = fill('M-140-112q-22 26-48 26q26 10 60-14z', PAPER);

/** A spotted deer or sambar, 190 units high with the antlers. */
export const deer = (coat: Ink = KEY, antlers = true): string =>
  fill(
    cut(
      spline(
        points(
          '-126,-121 -118,-132 -98,-140 -92,-160 -82,-144 -68,-128 -52,-106 -30,-101 0,-96 40,-101 64,-92 72,-70 66,-66 58,-52 54,-32 57,-14 56,0 44,0 45,-16 40,-34 30,-52 0,-57 -26,-54 -34,-38 -37,-14 -34,0 -46,0 -48,-16 -50,-44 -58,-66 -68,-88 -84,-110 -104,-108 -122,-112',
        ),
        2,
      ),
    ) + cut(points('-40,-60 -46,-28 -42,0 -34,0 -36,-28 -22,-58 22,-58 18,-28 24,0 32,0 32,-50')),
    coat,
  ) + (antlers ? stroke('M-84-136q-14-24-2-46m-8 26l-16-12M-76-136q10-26 2-50m2 28l16-14', coat, 5) : '');

/** An egret or ibis of 100 units. */
export const egret = (feather: Ink = PAPER, bill: Ink = KEY): string =>
  fill('M-8-92l-14 4 8 4 4 14-10 16 0 14 12 10 30 2 24-8-22-4-22-16-2-10 8-16-4-10z', feather) +
  stroke('M-20-90l-20 5M2-28L0 0M12-28L14 0', bill, 3);

/** Birds far off in the air, two strokes each. */
export function flock(r: Chance, n: number, x: number, y: number, width: number, height: number): string {
  let d = '';
  for (let i = 0; i < n; i++) {
    const s = r(9, 17);
    d += `M${Math.round(x + r(0, width))} ${Math.round(y + r(0, height))}q${Math.round(s * 0.6)}${-Math.round(s * 0.7)} ${Math.round(s)} 0q${Math.round(s * 0.4)}${-Math.round(s * 0.7)} ${Math.round(s)}${-Math.round(s * 0.2)}`;
  }
  return d;
}

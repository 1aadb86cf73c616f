import type { Chance } from '../../lib/chance.ts';
import { type Ink, KEY, PAPER } from '../../lib/inks.ts';
import { arc, cut, type Point, wobble } from '../../lib/path.ts';
import { misfed, stroke } from '../../lib/svg.ts';

const ARCHES = 9;
const deck = (x: number) => {
  const t = (1440 - x) / 1200;
  return 372 + 62 * t - 10 * Math.sin(t * Math.PI);
};
/** A line that follows the deck, so far below its edge. */
export const along = (below: number, step = 230) => {
  let d = '';
  for (let x = -40; x < 1900; x += step) d += `${d ? ' ' : 'M'}${x} ${Math.round(deck(x) + below)}`;
  return d;
};

/** Nine arches that shrink with distance; the soffit shows on one side only. */
export function bridge(r: Chance) {
  const top: Point[] = [];
  for (let x = 1640; x > -60; x -= 75) top.push([x, deck(x)]);
  const openings: Point[] = [];
  let [soffits, voussoirs, courses] = ['', '', ''];
  for (let i = 0, right = 1440, width = 154; i < ARCHES; i++, right -= width, width *= 0.945) {
    const [left, k] = [right - width, width / 154];
    const [pierR, pierL] = [right - width * 0.13, left + width * 0.13];
    const radius = (pierR - pierL) / 2;
    const cx = (pierR + pierL) / 2;
    const spring = deck(cx) + 36 * k + radius;
    const deep = 27 * k;
    openings.push([pierR, 880], ...arc(cx, spring, radius, radius, 0, -Math.PI, 8), [pierL, 880]);
    soffits += cut([
      [pierR, 880],
      ...arc(cx, spring, radius, radius, 0, -Math.PI * 0.55, 4),
      ...arc(cx - deep, spring + 6 * k, radius * 0.98, radius * 0.97, -Math.PI * 0.32, 0, 2),
      [pierR - deep, 880],
    ]);
    const q = width * 0.37 + 9 * k;
    voussoirs += `M${Math.round(cx - q)} ${Math.round(spring)}a${Math.round(q)} ${Math.round(q)} 0 0 1 ${Math.round(2 * q)} 0`;
    for (let c = 0; c < 7 - Math.abs(i - 4); c++) {
      courses += `M${Math.round(left + width * r(-0.11, -0.02))} ${Math.round(spring + c * 29 * k + r(0, 8))}h${Math.round(width * r(0.08, 0.14))}`;
    }
  }
  const body = cut([...wobble(r, top, 2, 99), [-60, 880], ...openings.reverse(), [1640, 880]]);
  return { body, soffits, voussoirs, courses };
}

export function train(ink: Ink) {
  let [body, lower, windows, roof] = ['', '', '', ''];
  for (let i = 0, x = 1270, long = 150; i < 5; i++, x -= long + 7, long *= 0.94) {
    const x1 = x - long;
    const h = 60 * (1 - ((1440 - x) / 1200) * 0.34);
    const [y0, y1] = [deck(x) - 4, deck(x1) - 4];
    const nose = i === 4 ? 14 : 0;
    body += cut([
      [x, y0],
      [x, y0 - h],
      [x1 + nose, y1 - h],
      [x1, y1 - h * 0.5],
      [x1 - nose / 3, y1],
    ]);
    const line = (up: number, a: number, b: number) =>
      `M${Math.round(x - a)} ${Math.round(y0 - h * up)}L${Math.round(x1 + b)} ${Math.round(y1 - h * up)}`;
    lower += line(0.2, 0, 0);
    windows += line(0.62, 9, 14);
    roof += line(1, 0, nose);
  }
  const layer =
    misfed('n', ink, -4, -5) +
    stroke(lower, PAPER, 6) +
    stroke(windows, PAPER, 15, '16 8') +
    stroke(roof, KEY, 7);
  return { body, layer };
}

import { hand } from '../kit/hand.ts';
import { INK } from '../kit/inks.ts';
import { encode, flatten, type Point, turned } from '../kit/path.ts';
import { type Beast, bull, elephant, flower, goose, horse, lion } from './procession.ts';

const SIZE = 2;
const R = 700;
const h = hand(77);

const at = (r: number, a: number): Point => [(R + r * Math.cos(a)) * SIZE, (R - r * Math.sin(a)) * SIZE];
const write = (points: readonly Point[]) =>
  encode(points.map(([x, y]): Point => [x + h.u(-1, 1), y + h.u(-1, 1)]));

function shape(d: string, scale: number, hollow: boolean): string {
  return flatten(d, 9)
    .map(({ points }) => {
      const cut = turned(
        points.map(([x, y]): Point => [x * scale + h.u(-0.6, 0.6), y * scale + h.u(-0.6, 0.6)]),
      );
      return encode(hollow ? [...cut].reverse() : cut);
    })
    .join('');
}

/** Cuts run against the body's edge, so that they are holes and the ground shows, whatever its ink. */
const define = (id: string, { body, cuts }: Beast, scale: number, ink: string) =>
  `<path id="${id}" fill="${ink}" d="${shape(body, scale, false)}${shape(cuts, scale, true)}"/>`;

/** A figure standing on the ring beneath it, walking clockwise. */
function stand(id: string, r: number, a: number): string {
  const [x, y] = at(r, a);
  return `<use href="#${id}" transform="translate(${Math.round(x)} ${Math.round(y)})rotate(${Math.round(90 - (a * 180) / Math.PI)})"/>`;
}

const ring = (r: number, wide: number) =>
  `<path d="M${(R - r) * SIZE} ${R * SIZE}A${r * SIZE} ${r * SIZE} 0 0 1 ${(R + r) * SIZE} ${R * SIZE}" fill="none" stroke="${INK.gamboge}" stroke-width="${wide * SIZE}"/>`;

/** Tongues of fire, each bent by the one before it. */
function flames(inner: number, outer: number, n: number): string {
  let fire = '';
  let hearts = '';
  for (let i = 0; i < n; i++) {
    const [a, b] = [Math.PI * (1 - i / n), Math.PI * (1 - (i + 1) / n)];
    const m = (a + b) / 2;
    const w = a - b;
    const p = (r: number, k: number) => at(inner + (outer - inner) * r, m - w * k);
    fire += write([
      p(0, -0.5),
      p(0.34, -0.54),
      p(0.62, -0.36),
      p(1, 0.16),
      p(0.66, 0.2),
      p(0.44, 0.5),
      p(0.2, 0.44),
      p(0, 0.5),
    ]);
    hearts += write([p(0.1, -0.16), p(0.36, -0.22), p(0.66, 0.0), p(0.36, 0.14), p(0.1, 0.14)]);
  }
  return `<path fill="${INK.gamboge}" d="${fire}"/><path fill="${INK.mural}" d="${hearts}"/>`;
}

/** The creeper called liyawela: one stem that wanders, a curl and three leaves in every bend. */
function creeper(r: number, swing: number, bends: number): string {
  let stem = '';
  let leaves = '';
  let buds = '';
  const points: string[] = [];
  for (let i = 0; i <= bends * 8; i++) {
    const a = Math.PI * (1 - i / (bends * 8));
    const [x, y] = at(r + swing * Math.sin((i / 8) * Math.PI), a);
    points.push(`${Math.round(x)} ${Math.round(y)}`);
  }
  stem += `M${points.join('L')}`;
  for (let i = 0; i < bends; i++) {
    const a = Math.PI * (1 - (i + 0.5) / bends);
    const side = i % 2 ? -1 : 1;
    const w = Math.PI / bends;
    const p = (out: number, along: number) => at(r + side * swing * out, a - along * w);
    leaves += write([p(0.9, -0.02), p(0.45, -0.34), p(-0.25, -0.3), p(0.1, -0.16), p(0.5, -0.02)]);
    leaves += write([p(0.9, 0.02), p(0.5, 0.3), p(-0.1, 0.36), p(0.16, 0.18), p(0.52, 0.04)]);
    leaves += write([p(0.6, 0), p(0.1, -0.12), p(-0.7, 0.02), p(0.1, 0.12)]);
    buds += write([p(-0.62, -0.08), p(-0.86, -0.06), p(-1.0, 0.02), p(-0.84, 0.1), p(-0.6, 0.08)]);
  }
  return `<path d="${stem}" fill="none" stroke="${INK.gamboge}" stroke-width="${swing * 0.3}"/><path fill="${INK.gamboge}" d="${leaves}"/><path fill="${INK.rose}" d="${buds}"/>`;
}

function petals(inner: number, outer: number, n: number, wide: number, ink: string, heart: string): string {
  let out = '';
  let cut = '';
  for (let i = 0; i < n; i++) {
    const a = (Math.PI * (i + 0.5)) / n;
    const w = (Math.PI / n) * wide;
    const p = (r: number, k: number) => at(inner + (outer - inner) * r, a + w * k);
    out += write([
      p(0, -0.3),
      p(0.3, -0.48),
      p(0.62, -0.5),
      p(0.86, -0.24),
      p(1, 0),
      p(0.86, 0.24),
      p(0.62, 0.5),
      p(0.3, 0.48),
      p(0, 0.3),
    ]);
    cut += write([p(0.08, -0.06), p(0.5, -0.12), p(0.8, 0), p(0.5, 0.12), p(0.08, 0.06)]);
  }
  return `<path fill="${ink}" d="${out}"/><path fill="${heart}" d="${cut}"/>`;
}

/** The doorstep of a temple. From outside in: flames, the four animals, creeper, geese with flowers, creeper, lotus. */
export function moonstone(): string {
  const figures = [
    define('e', elephant, 1.9, INK.rose),
    define('h', horse, 1.74, INK.rose),
    define('l', lion, 1.8, INK.rose),
    define('b', bull, 1.78, INK.rose),
    define('g', goose, 1.4, INK.print),
    define('f', flower, 1.24, INK.rose),
  ];
  const animals = 12;
  const birds = 8;
  let walk = '';
  for (let i = 0; i < animals; i++)
    walk += stand(['e', 'h', 'l', 'b'][i % 4] ?? 'e', 516, Math.PI * (1 - (i + 0.5) / animals));
  for (let i = 0; i < birds; i++) {
    walk += stand('g', 316, Math.PI * (1 - (i + 0.42) / birds));
    walk += stand('f', 316, Math.PI * (1 - (i + 0.94) / birds));
  }
  const heart = flatten('M652 700A48 48 0 0 1 748 700Z', 12)
    .map(({ points }) => write(points.map(([x, y]): Point => [x * SIZE, y * SIZE])))
    .join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${2 * R * SIZE} ${R * SIZE}"><title>A moonstone</title><defs>${figures.join('')}</defs>${flames(604, 696, 52)}${ring(594, 5)}${ring(455, 5)}${creeper(420, 22, 26)}${ring(384, 4)}${ring(268, 4)}${creeper(243, 15, 20)}${ring(218, 4)}${walk}${petals(112, 210, 15, 1.02, INK.gamboge, INK.mural)}${petals(44, 132, 9, 1.02, INK.rose, INK.mural)}<path fill="${INK.gamboge}" d="${heart}"/></svg>\n`;
}

import { type Chance, pick, pickInt, type Range } from './chance.ts';
import { gouge } from './cuts.ts';
import { type Ink, KEY } from './inks.ts';
import { cut, heightAt, type Line, type Point } from './path.ts';
import { fill } from './svg.ts';

interface Jungle {
  size: Range;
  /** Where the mass ends below: a level, or so far under the line itself. */
  bottom: number | { under: number };
  body: Ink;
  light?: Ink;
  /** Loose leaf cuts below the crowns: how many, and how deep they go. */
  under?: number;
  depth?: number;
  leaves?: number;
}

/** A bank of crowns along a line: overlapping half-ellipses, leaf cuts on the lit side. */
export function jungle(r: Chance, line: Line, j: Jungle): string {
  const [x0, x1] = [line[0]?.[0] ?? 0, line[line.length - 1]?.[0] ?? 0];
  const out: Point[] = typeof j.bottom === 'number' ? [[x0, j.bottom]] : [];
  let light = '';
  for (let x = x0; x < x1; ) {
    const radius = pick(r, j.size);
    const h = radius * r(0.6, 1.15);
    const y = heightAt(line, x + radius);
    for (let i = 0; i < 5; i++) {
      const a = Math.PI * (1 - (i + 0.3) / 5);
      const k = 1 + r(-0.15, 0.15);
      out.push([x + radius + Math.cos(a) * radius * k, y - Math.sin(a) * h * k]);
    }
    for (let i = 0; i < (j.leaves ?? 2); i++) {
      const a = -Math.PI / 2 - (0.1 + i * 0.5) + r(-0.15, 0.15);
      light += gouge(
        x + radius + Math.cos(a) * radius * 0.42,
        y + h * 0.1 + Math.sin(a) * h * 0.42,
        radius * r(0.3, 0.45),
        a,
        Math.max(3, radius * 0.13),
      );
    }
    x += radius * r(1.15, 1.65);
  }
  if (typeof j.bottom === 'number') out.push([x1, j.bottom]);
  else for (const [x, y] of [...line].reverse()) out.push([x, y + j.bottom.under]);
  light += tufts(r, j.under ?? 0, [x0, x1], line, j.depth ?? 70, j.size[0] * 0.75);
  return fill(cut(out), j.body) + (j.light && light ? fill(light, j.light) : '');
}

/** Fans of three leaf cuts, loose in a dark mass or on open ground. */
export function tufts(r: Chance, n: number, x: Range, under: Line, depth: number, size: number): string {
  let d = '';
  for (let k = 0; k < n; k++) {
    const px = pick(r, x);
    const py = heightAt(under, px) + r(0.35, 1) * depth;
    for (let i = 0; i < 3; i++) {
      const a = -Math.PI / 2 - (i * 0.5 - 0.5) + r(-0.15, 0.15);
      d += gouge(
        px + Math.cos(a) * size * 0.5,
        py + Math.sin(a) * size * 0.5,
        size * r(0.45, 0.7),
        a,
        Math.max(3, size * 0.16),
      );
    }
  }
  return d;
}

function frond(r: Chance, angle: number, long: number, droop: number): Point[] {
  const n = 5;
  const tip: Point = [Math.cos(angle) * long, Math.sin(angle) * long + droop];
  const bend: Point = [Math.cos(angle) * long * 0.55, Math.sin(angle) * long * 0.75 - long * 0.12];
  const spine = Array.from({ length: n + 1 }, (_, i): Point => {
    const t = i / n;
    return [2 * (1 - t) * t * bend[0] + t * t * tip[0], 2 * (1 - t) * t * bend[1] + t * t * tip[1]];
  });
  const side = tip[0] >= 0 ? 1 : -1;
  const teeth: Point[] = [];
  for (let i = n - 1; i > 0; i--) {
    const [x, y] = spine[i] ?? tip;
    const k = long * 0.24 * Math.sin(Math.PI * (i / n) ** 0.8) * r(0.8, 1.25);
    teeth.push([x + side * k * 0.45, y + k], [x - side * 2, y + k * 0.22]);
  }
  return [...spine, ...teeth];
}

/** The head of a coconut palm about 0,0, for `define`. */
export function palmHead(r: Chance, long = 115, n = 9): string {
  let d = '';
  for (let i = 0; i < n; i++) {
    const a = -Math.PI * 1.12 + (i / (n - 1)) * Math.PI * 1.24 + r(-0.12, 0.12);
    d += cut(frond(r, a, long * r(0.8, 1.12), long * r(0.15, 0.45)));
  }
  return d;
}

/** The head of a palmyra about 0,0: a ball of stiff fans, as in the north. */
export function palmyraHead(r: Chance, radius = 80, n = 19): string {
  const rim: Point[] = [];
  for (let i = 0; i < n; i++) {
    const a = -Math.PI * 1.3 + (i / (n - 1)) * Math.PI * 1.6;
    const long = radius * r(0.8, 1.15);
    rim.push(
      [Math.cos(a) * radius * 0.34, Math.sin(a) * radius * 0.34],
      [Math.cos(a + 0.1) * long, Math.sin(a + 0.1) * long],
    );
  }
  return cut([...rim, [0, radius * 0.3]]);
}

/** x, y of the foot, height, lean, scale of the head. */
export type Palm = readonly [number, number, number, number, number];

/** Palms with leaning, tapering trunks; heads from `heads` in turn, turned and mirrored per tree. */
export function palms(r: Chance, trees: readonly Palm[], ink: Ink = KEY, heads = ['c']): string {
  let trunks = '';
  let crowns = '';
  for (const [i, [x, y, h, lean, scale]] of trees.entries()) {
    const [left, right]: [Point[], Point[]] = [[], []];
    for (let k = 0; k <= 6; k++) {
      const t = k / 6;
      const cx = x + lean * t ** 1.7;
      const half = (17 * scale * (1 - 0.55 * t) + (k ? 0 : 8 * scale)) / 2;
      left.push([cx - half + r(-0.8, 0.8), y - h * t]);
      right.push([cx + half + r(-0.8, 0.8), y - h * t]);
    }
    trunks += cut([...left, ...right.reverse()]);
    const flip = lean < 0 ? -1 : 1;
    crowns += `<use href="#${heads[i % heads.length]}" transform="translate(${Math.round(x + lean)} ${Math.round(y - h)})rotate(${pickInt(r, -16, 16)})scale(${+(scale * flip).toFixed(2)} ${+(scale * r(0.9, 1.1)).toFixed(2)})"/>`;
  }
  return `<g fill="${ink}"><path d="${trunks}"/>${crowns}</g>`;
}

/** A broad dry-zone tree: forked trunk under flat, layered clumps. */
export function broadTree(r: Chance, x: number, y: number, h: number, w: number): string {
  const t = h * 0.09;
  let d = cut([
    [x - t, y],
    [x - t * 0.5, y - h * 0.45],
    [x - w * 0.3, y - h * 0.74],
    [x - w * 0.24, y - h * 0.76],
    [x, y - h * 0.54],
    [x + w * 0.2, y - h * 0.78],
    [x + w * 0.27, y - h * 0.75],
    [x + t * 0.6, y - h * 0.42],
    [x + t, y],
  ]);
  for (const [dx, dy, k] of [
    [-0.28, 0.72, 0.52],
    [0.26, 0.74, 0.5],
    [-0.02, 0.86, 0.6],
  ] as const) {
    const [cx, cy, half] = [x + w * dx, y - h * dy, (w * k) / 2];
    const top = Array.from({ length: 15 }, (_, i): Point => {
      const a = Math.PI * (1 + i / 14);
      const q = i % 2 ? r(0.98, 1.2) : r(0.8, 0.94);
      return [cx + Math.cos(a) * half * q, cy + Math.sin(a) * h * 0.15 * q];
    });
    const base = Array.from(
      { length: 6 },
      (_, i): Point => [cx + half * (0.75 - i * 0.3), cy + (i % 2 ? 0.01 : 0.06) * h],
    );
    d += cut([...top, ...base]);
  }
  return d;
}

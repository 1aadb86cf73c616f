import type { Chance } from './chance.ts';

export type Point = readonly [number, number];
export type Line = readonly Point[];

/** Points written as in SVG: `points('0,10 40,12')`. */
export function points(text: string): Point[] {
  return text
    .trim()
    .split(/\s+/)
    .map((pair) => {
      const [x = 0, y = 0] = pair.split(',').map(Number);
      return [x, y] as const;
    });
}

export function pairs(line: Line): [Point, Point][] {
  const out: [Point, Point][] = [];
  let last: Point | undefined;
  for (const point of line) {
    if (last) out.push([last, point]);
    last = point;
  }
  return out;
}

const number = (value: number, first: boolean) => (first || value < 0 ? `${value}` : ` ${value}`);

/** A path in whole units and relative steps, the shortest way to write a cut edge. */
export function cut(line: Line, close = true): string {
  const [head = [0, 0] as Point, ...rest] = line;
  let [x, y] = [Math.round(head[0]), Math.round(head[1])];
  let d = `M${x}${number(y, false)}l`;
  let first = true;
  for (const point of rest) {
    const [dx, dy] = [Math.round(point[0]) - x, Math.round(point[1]) - y];
    if (dx === 0 && dy === 0) continue;
    d += number(dx, first) + number(dy, false);
    first = false;
    x += dx;
    y += dy;
  }
  if (first) d += '0 0';
  return close ? `${d}z` : d;
}

export function resample(line: Line, step: number): Point[] {
  const out: Point[] = line[0] ? [line[0]] : [];
  for (const [a, b] of pairs(line)) {
    const n = Math.max(1, Math.floor(Math.hypot(b[0] - a[0], b[1] - a[1]) / step));
    for (let i = 1; i <= n; i++) out.push([a[0] + ((b[0] - a[0]) * i) / n, a[1] + ((b[1] - a[1]) * i) / n]);
  }
  return out;
}

/** The knife's facets: an edge cut in short straight strokes that miss a little. */
export function wobble(r: Chance, line: Line, jitter = 3, step = 60): Point[] {
  return resample(line, step).map(([x, y]) => [x + r(-jitter, jitter), y + r(-jitter, jitter)]);
}

/** Catmull-Rom through the points, `n` strokes between two of them. */
export function spline(line: Line, n = 4): Point[] {
  const first = line[0];
  const last = line[line.length - 1];
  if (!first || !last) return [];
  const padded = [first, ...line, last];
  const out: Point[] = [];
  for (let i = 0; i + 3 < padded.length; i++) {
    const [p0, p1, p2, p3] = padded.slice(i, i + 4) as [Point, Point, Point, Point];
    for (let j = 0; j < n; j++) {
      const t = j / n;
      const at = (k: 0 | 1) =>
        0.5 *
        (2 * p1[k] +
          (p2[k] - p0[k]) * t +
          (2 * p0[k] - 5 * p1[k] + 4 * p2[k] - p3[k]) * t * t +
          (3 * p1[k] - p0[k] - 3 * p2[k] + p3[k]) * t ** 3);
      out.push([at(0), at(1)]);
    }
  }
  return [...out, last];
}

export function bezier(a: Point, b: Point, c: Point, d: Point, n = 6): Point[] {
  return Array.from({ length: n + 1 }, (_, i) => {
    const t = i / n;
    const s = 1 - t;
    const at = (k: 0 | 1) => s ** 3 * a[k] + 3 * s * s * t * b[k] + 3 * s * t * t * c[k] + t ** 3 * d[k];
    return [at(0), at(1)] as const;
  });
}

/** Part of an ellipse; angles in radians, clockwise as the eye sees it, 0 to the right. */
export function arc(
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  from = 0,
  to = Math.PI * 2,
  n = 24,
): Point[] {
  return Array.from({ length: n + 1 }, (_, i) => {
    const a = from + ((to - from) * i) / n;
    return [cx + Math.cos(a) * rx, cy + Math.sin(a) * ry] as const;
  });
}

export function heightAt(line: Line, x: number): number {
  for (const [a, b] of pairs(line)) {
    if (a[0] <= x && x <= b[0] && a[0] !== b[0]) return a[1] + ((b[1] - a[1]) * (x - a[0])) / (b[0] - a[0]);
  }
  const [first, last] = [line[0], line[line.length - 1]];
  if (!first || !last) return 0;
  return x > last[0] ? last[1] : first[1];
}

export const move = (line: Line, dx: number, dy: number, scale = 1, flip = 1): Point[] =>
  line.map(([x, y]) => [x * scale * flip + dx, y * scale + dy]);

/** One half of an outline and its mirror image about `cx`, joined. */
export const mirrored = (half: Line, cx: number): Point[] => [
  ...half,
  ...half.map(([x, y]) => [2 * cx - x, y] as const).reverse(),
];

/** A ridge: a smooth line, cut in facets, closed far below. */
export function ridge(r: Chance, line: Line, bottom: number, jitter = 3, n = 3): string {
  const top = wobble(r, spline(line, n), jitter, 110);
  const left = top[0]?.[0] ?? 0;
  const right = top[top.length - 1]?.[0] ?? 0;
  return cut([...top, [right, bottom], [left, bottom]]);
}

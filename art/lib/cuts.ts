import { type Chance, pick, type Range } from './chance.ts';
import { cut, heightAt, type Line, type Point, pairs, resample } from './path.ts';

/** The mark of a gouge: a sliver, thin at both ends, widest at seven tenths. */
export function gouge(x: number, y: number, long: number, angle: number, wide: number): string {
  const c = Math.cos(angle);
  const s = Math.sin(angle);
  const tip: Point = [x + c * long, y + s * long];
  if (wide < 7.5) return cut([[x, y], tip, [x + c * long * 0.72 + s * wide, y + s * long * 0.72 - c * wide]]);
  return cut([
    [x, y],
    [x + c * long * 0.7 - s * wide * 0.5, y + s * long * 0.7 + c * wide * 0.5],
    tip,
    [x + c * long * 0.6 + s * wide * 0.5, y + s * long * 0.6 - c * wide * 0.5],
  ]);
}

interface Field {
  x: Range;
  /** From the top of the sheet, or below `under` when there is one. */
  y: Range;
  long: Range;
  wide: Range;
  lean?: number;
  sway?: number;
  under?: Line;
}

/** Many gouges over a field, all leaning one way. */
export function cuts(r: Chance, n: number, field: Field): string {
  let d = '';
  for (let i = 0; i < n; i++) {
    const x = pick(r, field.x);
    const y = pick(r, field.y) + (field.under ? heightAt(field.under, x) : 0);
    const sway = field.sway ?? 0.05;
    d += gouge(x, y, pick(r, field.long), (field.lean ?? 0) + r(-sway, sway), pick(r, field.wide));
  }
  return d;
}

/** Long flat cuts in rows, as a sky is cleared. */
export function streaks(
  r: Chance,
  rows: readonly number[],
  perRow = 4,
  long: Range = [90, 240],
  x: Range = [-60, 1500],
): string {
  return rows
    .map((y) => cuts(r, perRow, { x, y: [y - 11, y + 11], long, wide: [3, 8], sway: 0.01 }))
    .join('');
}

/** A shadow's boundary: teeth along `edge` that reach towards `toward`, closed round `closing`. */
export function comb(
  r: Chance,
  edge: Line,
  toward: Point,
  depth: Range,
  step: number,
  closing: Line,
): string {
  const out: Point[] = [];
  const along = resample(edge, step);
  for (const [a, b] of pairs(along)) {
    const k = pick(r, depth);
    const m = r(0.3, 0.7);
    out.push(a, [a[0] + (b[0] - a[0]) * m + toward[0] * k, a[1] + (b[1] - a[1]) * m + toward[1] * k]);
  }
  return cut([...out, ...along.slice(-1), ...closing]);
}

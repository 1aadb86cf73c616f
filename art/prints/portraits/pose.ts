import type { Point } from '../kit/path.ts';
import type { Sitter } from './sitter.ts';

export const turnOf = (s: Sitter) => s.pose?.turn ?? 0;

/** Half the width within which a turning head moves; its edges stay. */
const EDGE = 60;
/** How far the middle of the face comes across at a full turn. */
const REACH = 21;

const smooth = (from: number, to: number, at: number) => {
  const k = Math.min(1, Math.max(0, (at - from) / (to - from)));
  return k * k * (3 - 2 * k);
};

/** Where a point of a head seen from the front goes when it turns: the far side closes, the near one opens. */
export function turned(s: Sitter): (point: Point) => Point {
  const turn = turnOf(s);
  return ([x, y]) => {
    const out = (x - 150) / EDGE;
    const across = Math.abs(out) < 1 ? 1 - out * out : 0;
    return [x + turn * REACH * across * (0.35 + 0.65 * smooth(70, 138, y)), y];
  };
}

/** A head that leans does so on its neck. */
export function leaning(s: Sitter): (point: Point) => Point {
  const angle = ((s.pose?.lean ?? 0) * Math.PI) / 180;
  const [c, n] = [Math.cos(angle), Math.sin(angle)];
  return ([x, y]) => [150 + (x - 150) * c - (y - 246) * n, 246 + (x - 150) * n + (y - 246) * c];
}

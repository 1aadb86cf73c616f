import type { Chance } from '../../lib/chance.ts';
import { cut, points } from '../../lib/path.ts';

/** A ring of three marks on a leopard's side. */
export function rosette(r: Chance, x: number, y: number, size: number): string {
  let d = '';
  for (const a of [0.4, 2.4, 4.4]) {
    const [cx, cy] = [x + Math.cos(a) * size, y + Math.sin(a) * size];
    d += cut([
      [cx - size * 0.6, cy],
      [cx, cy - size * 0.5],
      [cx + size * 0.7, cy + r(-2, 2)],
      [cx, cy + size * 0.5],
    ]);
  }
  return d;
}

/** Single spots, as on legs and head. */
export const spots = (where: string, size = 7): string =>
  points(where)
    .map(([x, y]) =>
      cut([
        [x - size, y],
        [x, y - size + 1],
        [x + size + 1, y],
        [x + 1, y + size - 1],
      ]),
    )
    .join('');

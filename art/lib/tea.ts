import { type Ink, KEY, LEAF, TEA } from './inks.ts';
import { type Line, move } from './path.ts';

export interface Row {
  id: string;
  d: string;
  width: number;
}

/** Rows of clipped tea: round dots along a curve, lit ones under shaded ones, over a solid row. */
export function teaRows(
  rows: readonly Row[],
  lit: Ink = LEAF,
  bush: Ink = TEA,
): { defs: string[]; layer: string } {
  const layer = rows.map(({ id, width }, k) => {
    const q = width / 2;
    const dash = `0 ${q | 0} 0 ${(q * 1.2) | 0} 0 ${(q * 0.85) | 0} 0 ${(q * 1.1) | 0}`;
    return `<g stroke-width="${(width * 0.8) | 0}"><g stroke-dasharray="${dash}"><use href="#${id}" stroke="${lit}"/><use href="#${id}" x="${4 + (k % 5)}" y="${9 + (k % 5)}"/></g><use href="#${id}" y="${(width * 0.56) | 0}"/></g>`;
  });
  return {
    defs: rows.map(({ id, d }) => `<path id="${id}" d="${d}"/>`),
    layer: `<g fill="none" stroke-linecap="round" stroke="${bush}">${layer.join('')}</g>`,
  };
}

/** Rows too far to show their bushes: broken strokes over a hillside. */
export const farRows = (d: string, ink: Ink = KEY, width = 5): string =>
  `<path d="${d}" fill="none" stroke="${ink}" stroke-width="${width}" stroke-dasharray="46 9 70 14 30 8 90 12"/>`;

/** Lines that follow a ridge down its slope, for `farRows`. */
export const contours = (line: Line, n: number, step: number, from = 40): string =>
  Array.from({ length: n }, (_, k) =>
    move(line, 0, from + k * step)
      .map(([x, y], i) => `${i ? ' ' : 'M'}${Math.round(x)} ${Math.round(y)}`)
      .join(''),
  ).join('');

import type { Block } from './block.ts';

/** A flat sky over the whole block, with long cuts down to `low`. */
export function openSky(b: Block, ink: string, cut: string, { n = 12, low = 150 } = {}): void {
  b.polygon(
    [
      [0, 0],
      [400, 0],
      [400, 300],
      [0, 300],
    ],
    ink,
  );
  b.gouges(`M-20 14H420V${low}H-20Z`, cut, { n, length: [22, 60], width: [0.9, 2.1], spread: 0.03 });
}

import type { Block } from '../kit/block.ts';
import { INK } from '../kit/inks.ts';
import type { Sitter } from './sitter.ts';

/** The far side of the brim. */
export function hatBehind(b: Block, { hat: { kind, trim } }: Sitter): void {
  b.slip(
    `M44 122Q90 96 150 96Q210 96 256 122Q${kind === 'bush' ? 226 : 240} 142 150 138Q${kind === 'bush' ? 74 : 60} 142 44 122Z`,
    INK.key,
    { ghost: trim },
  );
}

export function hatBefore(b: Block, s: Sitter): void {
  const { kind, ink, trim } = s.hat;
  const t = s.face[0];
  const [l, r] = [150 - t, 150 + t];
  if (kind === 'bush') {
    b.slip(`M${l + 2} 108Q${l + 4} 52 150 50Q${r - 4} 52 ${r - 2} 108Q150 92 ${l + 2} 108Z`, ink);
    b.cut(
      `M${l + 1} 108Q${l + 1} 96 ${l + 3} 88Q150 74 ${r - 3} 88Q${r - 1} 96 ${r - 1} 108Q150 92 ${l + 1} 108Z`,
      trim,
      { step: 12 },
    );
    b.slip('M40 128Q76 92 150 92Q224 92 260 128Q222 116 150 114Q78 116 40 128Z', ink, {
      ghost: INK.key,
      dx: 0.6,
      dy: 2.4,
    });
    b.gouges('M60 116Q100 96 150 96Q200 96 240 116L150 112Z', trim, {
      n: 7,
      angle: 0,
      spread: 0.15,
      length: [10, 26],
      width: [1, 1.9],
    });
  }
  if (kind === 'straw') {
    b.slip(`M${l} 106Q${l - 2} 50 150 46Q${r + 2} 50 ${r} 106Q150 90 ${l} 106Z`, ink);
    b.dashed('M104 92Q150 76 196 92M106 80Q150 62 194 80M112 68Q150 52 188 68', trim, 3, '7 4');
    b.cut(`M${l} 108Q${l - 1} 98 ${l} 92Q150 76 ${r} 92Q${r + 1} 98 ${r} 108Q150 92 ${l} 108Z`, INK.mural, {
      step: 12,
    });
    b.slip('M30 130Q72 92 150 90Q228 92 270 130Q224 114 150 112Q76 114 30 130Z', ink, {
      ghost: INK.key,
      dx: 0.6,
      dy: 2.6,
    });
    b.dashed('M46 122Q90 98 150 97Q210 98 254 122M60 118Q100 105 150 104Q200 105 240 118', trim, 2.4, '8 5');
  }
}

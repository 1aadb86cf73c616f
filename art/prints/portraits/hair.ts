import type { Block } from '../kit/block.ts';
import type { Sitter } from './sitter.ts';

/** What lies behind the head and neck. */
export function hairBehind(b: Block, s: Sitter): void {
  const { kind, ink, cut } = s.hair;
  if (kind !== 'bob') return;
  const t = s.face[0] + 8;
  const d = `M${146 - t} 150C${134 - t} 40 ${166 + t} 40 ${154 + t} 150Q${164 + t} 200 ${150 + t} 232Q${134 + t} 240 ${126 + t} 226H${174 - t}Q${160 - t} 242 ${148 - t} 230Q${136 - t} 200 ${146 - t} 150Z`;
  b.slip(d, ink);
  b.gouges(d, cut, { n: 22, angle: 1.57, spread: 0.15, length: [14, 34], width: [1, 2.2] });
}

/** What falls over the forehead. */
export function hairBefore(b: Block, s: Sitter): void {
  const { kind, ink, cut } = s.hair;
  const t = s.face[0] + 3;
  const [l, r] = [150 - t, 150 + t];
  const shapes: Record<typeof kind, string> = {
    crop: `M${l} 152C${l - 8} 92 ${l + 10} 58 150 58C${r - 8} 58 ${r + 8} 92 ${r} 152L${r - 7} 128C${r - 8} 106 ${r - 20} 96 168 97L124 100C${l + 18} 100 ${l + 8} 110 ${l + 7} 130Z`,
    bob: `M${l + 4} 134Q${l + 6} 106 ${l + 18} 110Q150 118 ${r - 18} 108Q${r - 6} 106 ${r - 4} 134L${r + 6} 150C${r + 10} 90 ${r - 10} 52 150 52C${l + 10} 52 ${l - 10} 90 ${l - 6} 150Z`,
  };
  b.cut(shapes[kind], ink, { step: 10 });
  b.gouges(`M${l} 130C${l - 4} 84 ${l + 12} 60 148 60V92Q${l + 20} 96 ${l + 6} 130Z`, cut, {
    n: 9,
    angle: -0.9,
    spread: 0.35,
    length: [10, 24],
    width: [1, 2.2],
  });
  b.gouges(`M${r} 130C${r + 4} 84 ${r - 12} 60 152 60V92Q${r - 20} 96 ${r - 6} 130Z`, cut, {
    n: 9,
    angle: 0.9,
    spread: 0.35,
    length: [10, 24],
    width: [1, 2.2],
  });
}

export function moustache(b: Block, s: Sitter): void {
  if (!s.moustache) return;
  const at = s.face[4] - 30;
  b.cut(
    `M150 ${at - 8.5}Q135 ${at - 15} 120 ${at + 2}Q135 ${at - 2.1} 150 ${at - 3}Q165 ${at - 2.1} 180 ${at + 2}Q165 ${at - 15} 150 ${at - 8.5}Z`,
    s.moustache.ink,
    { step: 7, jitter: 0.4 },
  );
}

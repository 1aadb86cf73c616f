import type { Block } from '../kit/block.ts';
import { INK, OVER } from '../kit/inks.ts';
import { oval } from '../kit/path.ts';
import type { Sitter } from './sitter.ts';

/** What lies behind the head and neck. */
export function hairBehind(b: Block, s: Sitter): void {
  if (!s.hair) return;
  const { kind, ink, cut } = s.hair;
  const t = s.face[0] + 8;
  if (kind === 'long') {
    const d = `M${150 - t} 140C${140 - t} 40 ${160 + t} 40 ${150 + t} 140C${156 + t} 200 ${170 + t} 240 ${160 + t} 300Q${140 + t} 320 ${118 + t} 300L${182 - t} 300Q${150 - t} 322 ${136 - t} 296C${132 - t} 240 ${146 - t} 200 ${150 - t} 140Z`;
    b.slip(d, ink);
    b.gouges(d, cut, { n: 40, angle: 1.57, spread: 0.2, length: [18, 46], width: [1, 2.4] });
  }
  if (kind === 'bun') {
    b.slip(oval(206, 98, 32, 34), ink);
    b.gouges(oval(208, 98, 29, 31), cut, {
      n: 12,
      angle: 0.9,
      spread: 0.5,
      length: [8, 20],
      width: [1, 2.2],
    });
    b.cut(`M${150 - t} 150C${146 - t} 60 ${154 + t} 60 ${150 + t} 150L${142 + t} 190H${158 - t}Z`, ink);
  }
  if (kind === 'bob') {
    const d = `M${146 - t} 150C${134 - t} 40 ${166 + t} 40 ${154 + t} 150Q${164 + t} 200 ${150 + t} 232Q${134 + t} 240 ${126 + t} 226H${174 - t}Q${160 - t} 242 ${148 - t} 230Q${136 - t} 200 ${146 - t} 150Z`;
    b.slip(d, ink);
    b.gouges(d, cut, { n: 22, angle: 1.57, spread: 0.15, length: [14, 34], width: [1, 2.2] });
  }
  if (kind === 'plait')
    b.cut(`M${150 - t} 150C${146 - t} 60 ${154 + t} 60 ${150 + t} 150L${146 + t} 196H${154 - t}Z`, ink);
  if (kind === 'curls')
    for (const [x, y, r] of [
      [92, 130, 26],
      [208, 130, 26],
      [98, 92, 30],
      [202, 92, 30],
      [150, 62, 34],
      [120, 70, 28],
      [180, 70, 28],
      [88, 164, 18],
      [212, 164, 18],
    ] as const)
      b.cut(oval(x, y, r), ink, { step: 9, jitter: 1.4 });
}

/** What falls over the forehead. */
export function hairBefore(b: Block, s: Sitter): void {
  if (!s.hair) return;
  const { kind, ink, cut } = s.hair;
  const t = s.face[0] + 3;
  const [l, r] = [150 - t, 150 + t];
  const shapes: Record<typeof kind, string> = {
    crop: `M${l} 152C${l - 8} 92 ${l + 10} 58 150 58C${r - 8} 58 ${r + 8} 92 ${r} 152L${r - 7} 128C${r - 8} 106 ${r - 20} 96 168 97L124 100C${l + 18} 100 ${l + 8} 110 ${l + 7} 130Z`,
    side: `M${l} 154C${l - 10} 90 ${l + 14} 52 158 52C${r} 54 ${r + 10} 92 ${r} 154L${r - 7} 124Q${r - 12} 104 178 96Q140 98 112 84Q108 104 ${l + 8} 122Z`,
    swept: `M${l} 150C${l - 8} 96 ${l + 4} 60 136 54Q180 38 ${r} 74Q${r + 10} 110 ${r} 150L${r - 7} 124Q176 116 160 92Q130 108 ${l + 16} 106Z`,
    parted: `M150 86C126 90 ${l + 14} 110 ${l + 8} 150L${l - 2} 172C${l - 14} 100 ${l + 10} 56 150 56C${r - 10} 56 ${r + 14} 100 ${r + 2} 172L${r - 8} 150C${r - 14} 110 174 90 150 86Z`,
    bun: `M150 88C124 92 ${l + 12} 108 ${l + 7} 140L${l - 2} 160C${l - 10} 96 ${l + 10} 58 150 58C${r - 10} 58 ${r + 10} 96 ${r + 2} 160L${r - 7} 140C${r - 12} 108 176 92 150 88Z`,
    plait: `M136 86C118 94 ${l + 12} 108 ${l + 7} 146L${l - 2} 166C${l - 10} 96 ${l + 10} 58 150 58C${r - 10} 58 ${r + 10} 96 ${r + 2} 166L${r - 7} 146C${r - 10} 108 176 90 136 86Z`,
    long: `M164 84C130 88 ${l + 16} 106 ${l + 5} 160L${l - 5} 196C${l - 16} 100 ${l + 6} 52 154 52C${r - 4} 54 ${r + 14} 100 ${r + 5} 196L${r - 5} 156C${r - 10} 112 190 96 164 84Z`,
    bob: `M${l + 4} 134Q${l + 6} 106 ${l + 18} 110Q150 118 ${r - 18} 108Q${r - 6} 106 ${r - 4} 134L${r + 6} 150C${r + 10} 90 ${r - 10} 52 150 52C${l + 10} 52 ${l - 10} 90 ${l - 6} 150Z`,
    curls: `M${l} 130C${l - 4} 84 ${l + 20} 66 150 64C${r - 20} 66 ${r + 4} 84 ${r} 130Q${r - 4} 112 ${r - 16} 108Q${r - 22} 96 172 102Q160 90 146 100Q130 90 122 104Q${l + 10} 100 ${l + 8} 116Z`,
    bald: `M${l} 160C${l - 9} 132 ${l - 6} 116 ${l + 4} 104Q${l + 10} 124 ${l + 8} 152ZM${r} 160C${r + 9} 132 ${r + 6} 116 ${r - 4} 104Q${r - 10} 124 ${r - 8} 152Z`,
  };
  const d = shapes[kind];
  b.cut(d, ink, { step: 10 });
  if (kind === 'bald') {
    b.gouges(d, cut, { n: 8, angle: 1.5, length: [6, 14], width: [1, 1.8] });
    return;
  }
  if (kind === 'curls') {
    for (let i = 0; i < 22; i++) {
      const [x, y] = [b.u(84, 212), b.u(48, 104)];
      b.stroke(`M${x} ${y}Q${x + 5} ${y - 6} ${x + 10} ${y}`, cut, 1.8, 0.9);
    }
    return;
  }
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
  if (kind === 'plait') plait(b, ink, cut);
}

function plait(b: Block, ink: string, cut: string): void {
  for (let i = 0; i < 8; i++) {
    const [x, y] = [212 - i * 1.5 + (i % 2 ? 3 : -3), 190 + i * 22];
    b.slip(
      `M${x - 14} ${y}Q${x} ${y - 12} ${x + 14} ${y}Q${x + 12} ${y + 22} ${x} ${y + 26}Q${x - 12} ${y + 22} ${x - 14} ${y}Z`,
      ink,
      { dx: -1.2, dy: 0.8 },
    );
    b.stroke(`M${x - 8} ${y + 2}Q${x} ${y + 8} ${x + 4} ${y + 18}`, cut, 1.8, 0.8);
  }
}

export function beard(b: Block, s: Sitter): void {
  if (!s.beard) return;
  const { kind, ink, cut } = s.beard;
  const [, cheek, jaw, chin, end] = s.face;
  const y = end - 25;
  const at = y - 5;
  const lip = (w: number, h: number, droop: number) =>
    `M150 ${at - 7 - h * 0.3}Q${150 - w * 0.5} ${at - 10 - h} ${150 - w} ${at - 1 + droop}Q${150 - w * 0.5} ${at - 3 + droop * 0.3} 150 ${at - 3}Q${150 + w * 0.5} ${at - 3 + droop * 0.3} ${150 + w} ${at - 1 + droop}Q${150 + w * 0.5} ${at - 10 - h} 150 ${at - 7 - h * 0.3}Z`;
  if (kind === 'full' || kind === 'short') {
    const long = kind === 'full' ? 30 : 5;
    const d = `M${150 - cheek + 1} 166Q${148 - jaw} 198 ${150 - jaw + 10} ${y - 10}Q${150 - 26} ${y - 16} 150 ${y - 9}Q176 ${y - 16} ${150 + jaw - 10} ${y - 10}Q${152 + jaw} 198 ${149 + cheek} 166Q${154 + cheek} 196 ${152 + jaw} 216Q${150 + chin + 4} ${end + long} 150 ${end + long}Q${146 - chin} ${end + long} ${148 - jaw} 216Q${146 - cheek} 196 ${151 - cheek} 166Z`;
    b.cut(d, ink, { step: 9 });
    b.gouges(`M${150 - jaw} 212H${150 + jaw}L${150 + chin} ${end + long - 2}H${150 - chin}Z`, cut, {
      n: kind === 'full' ? 30 : 18,
      angle: 1.57,
      spread: 0.4,
      length: [6, 15],
      width: [0.9, 1.7],
    });
    b.cut(
      `M132 ${y - 1}Q142 ${y - 7} 150 ${y - 4}Q158 ${y - 7} 168 ${y - 1}Q150 ${y + 13} 132 ${y - 1}Z`,
      OVER.skinBrown,
      { step: 6, jitter: 0.25 },
    );
    b.stroke(`M133 ${y - 1}Q150 ${y + 4} 167 ${y - 1}`, INK.key, 2.2);
    b.stroke(`M144 ${y + 5}H155`, OVER.skinWarm, 2, 1);
  }
  if (kind === 'moustache') b.cut(lip(30, 5, 3), ink, { step: 7, jitter: 0.4 });
  if (kind === 'thin') b.cut(lip(24, 1, 1), ink, { step: 7, jitter: 0.25 });
  if (kind === 'walrus') {
    b.cut(lip(38, 10, 10), ink, { step: 7, jitter: 0.5 });
    b.gouges(lip(34, 8, 8), cut, { n: 12, angle: 0, spread: 0.5, length: [6, 13], width: [0.9, 1.6] });
  }
  if (kind === 'goatee') {
    b.cut(lip(26, 3, 6), ink, { step: 7, jitter: 0.4 });
    b.cut(
      `M136 ${y + 13}Q150 ${y + 8} 164 ${y + 13}Q164 ${end + 8} 150 ${end + 12}Q136 ${end + 8} 136 ${y + 13}Z`,
      ink,
      { step: 7 },
    );
  }
  if (kind === 'stubble') {
    b.cut(lip(27, 2, 4), ink, { step: 7, jitter: 0.3 });
    b.gouges(
      `M${152 - cheek} 186L${148 + cheek} 186L${148 + jaw} 216Q${150 + chin} ${end - 1} 150 ${end - 1}Q${150 - chin} ${end - 1} ${152 - jaw} 216Z`,
      ink,
      { n: 46, angle: 1.4, spread: 0.5, length: [3, 6], width: [0.8, 1.4] },
    );
  }
}

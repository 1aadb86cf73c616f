import type { Block } from '../kit/block.ts';
import { INK } from '../kit/inks.ts';
import { oval } from '../kit/path.ts';
import { turnOf } from './pose.ts';
import type { Sitter } from './sitter.ts';

type Within = (draw: () => void) => void;

/** What is worn on the face turns with it, what hangs from the head leans with it. */
export function jewels(b: Block, s: Sitter, lean: Within, turn: Within): void {
  const has = (jewel: string) => s.jewels?.some((worn) => worn === jewel);
  turn(() => {
    if (has('pottu')) b.cut(oval(150, 122, 4.4, 4.8), INK.mural, { step: 4, jitter: 0.15 });
    if (has('stud'))
      b.cut(oval(150 - s.nose.wide, 150 + s.nose.long - 5, 2.2), INK.gamboge, { step: 3, jitter: 0.1 });
  });
  lean(() => hanging(b, s, has));
  worn(b, s, has);
}

type Has = (jewel: string) => boolean | undefined;

function hanging(b: Block, s: Sitter, has: Has): void {
  const [temple] = s.face;
  const sideways = turnOf(s);
  if (has('earrings')) {
    const gold = s.ground[0] === INK.gamboge ? INK.print : INK.gamboge;
    for (const k of Math.abs(sideways) > 0.3 ? [-Math.sign(sideways)] : [-1, 1]) {
      const x = 150 + k * (temple + 6 - Math.abs(sideways) * 15);
      b.cut(oval(x, 184, 4, 4.4), gold, { step: 4, jitter: 0.2 });
      b.cut(`M${x} 188L${x + 7} 202L${x} 210L${x - 7} 202Z`, gold, { jitter: 0.3 });
      b.cut(`M${x} 196L${x + 3} 202L${x} 206L${x - 3} 202Z`, INK.mural, { jitter: 0.2 });
    }
  }
  if (has('jasmine')) {
    b.dashed('M186 66Q238 66 240 112Q240 130 226 138', INK.print, 12, '0 11', true);
    b.dashed('M186 66Q238 66 240 112Q240 130 226 138', INK.gamboge, 4, '0 11', true);
  }
}

function worn(b: Block, s: Sitter, has: Has): void {
  const end = s.face[4];
  if (has('necklace')) {
    b.dashed(`M116 272Q150 ${end + 84} 184 272`, INK.gamboge, 5, '0 7', true);
    b.cut(`M150 ${end + 42}L158 ${end + 54}L150 ${end + 68}L142 ${end + 54}Z`, INK.gamboge, { jitter: 0.3 });
  }
  if (has('strap')) {
    b.stroke('M92 278Q120 330 140 384M208 278Q180 330 160 384', INK.key, 5);
    b.slip('M118 356H146V392H112ZM154 356H182L188 392H154Z', INK.key, { dx: -1.4, dy: 1 });
    b.gouges('M118 358H182V384H118Z', INK.mist, { n: 6, angle: 1.57, length: [8, 18], width: [1, 1.8] });
  }
}

export function glasses(b: Block, s: Sitter): void {
  if (!s.glasses) return;
  const { kind, ink } = s.glasses;
  const { apart } = s.eyes;
  for (const k of [-1, 1]) {
    const x = 150 + k * apart;
    const d =
      kind === 'round'
        ? oval(x, 150, 19.5, 18.5)
        : `M${x - 20} 138Q${x} 134 ${x + 20} 138L${x + 17} 162Q${x} 168 ${x - 17} 162Z`;
    b.stroke(d, ink, 3.4, 3.4, { step: 7, jitter: 0.15 });
    b.stroke(`M${x + k * 19} 147L${150 + k * (s.face[0] + 4)} 145`, ink, 3);
  }
  b.stroke(`M${150 - apart + 19} 148Q150 141 ${150 + apart - 19} 148`, ink, 3);
}

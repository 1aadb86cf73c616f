import type { Block } from '../kit/block.ts';
import { bank, palm } from '../kit/growth.ts';
import { INK, OVER } from '../kit/inks.ts';
import { oval } from '../kit/path.ts';
import { coast, paddy } from '../kit/settings.ts';
import { leaf as bigLeaf, boards, bowl } from './still.ts';

const { key, print, mural, gamboge, tea, leaf, lagoon, mist, rose, plum } = INK;

/** Oil, leaves and a slow morning. */
export function spa(b: Block): void {
  boards(b, tea, key);
  b.slip('M-6 -6H150L110 306H-6Z', rose, { step: 60, dx: 2 });
  b.gouges('M0 10H140L108 296H0Z', mural, {
    n: 26,
    angle: 1.7,
    spread: 0.06,
    length: [24, 60],
    width: [1.2, 2.6],
  });
  bigLeaf(b, 120, 240, 250, 76, -0.9, leaf, tea);
  bigLeaf(b, 300, 300, 220, 70, -1.5, leaf, tea);
  bowl(b, 116, 104, 58, OVER.skinBrown, gamboge, print, 10);
  bowl(b, 260, 196, 64, gamboge, OVER.skinDeep, gamboge, 14);
  b.stroke('M268 188L352 116', OVER.skinWarm, 15, 11);
  b.cut(oval(356, 113, 13, 12), OVER.skinWarm, { step: 7 });
  for (const [x, y, s] of [
    [80, 232, 1],
    [156, 268, 0.8],
    [310, 58, 1],
  ] as const) {
    b.move(x, y, s, false, () => {
      for (let i = 0; i < 5; i++) {
        const a = (i / 5) * Math.PI * 2 - 0.4;
        const p = (r: number, d: number) =>
          `${(Math.cos(a + d) * r).toFixed(1)} ${(Math.sin(a + d) * r).toFixed(1)}`;
        b.slip(`M0 0Q${p(26, -0.5)} ${p(34, 0)}Q${p(26, 0.6)} 0 0Z`, print, { ghost: key, dx: 0.7, dy: 1 });
        b.stroke(`M${p(4, 0)}L${p(16, 0.1)}`, gamboge, 5, 1);
      }
    });
  }
  b.slip('M196 30Q190 56 196 76Q216 84 236 76Q242 56 236 30Z', lagoon, { dx: -1.4 });
  b.cut('M208 30V16H224V30Z', OVER.skinWarm, { step: 12 });
  b.stroke('M200 46Q216 52 232 46', print, 3);
  b.gouges('M200 52H230V72H200Z', mist, { n: 6, angle: 1.5, length: [6, 14], width: [1, 2] });
}

/** Boards to hire, stood up in the sand. */
export function surfHire(b: Block): void {
  coast(b, { sky: mist, cut: print, ground: OVER.straw, groundCut: OVER.skinWarm });
  b.gouges('M-20 196H420V220H-20Z', print, { n: 12, length: [40, 90], width: [3, 5], spread: 0.02 });
  b.stroke('M84 244V150M316 244V150', key, 4);
  b.slip('M60 152Q200 90 344 152L330 160Q200 122 74 160Z', OVER.skinBrown, { dx: -1.4 });
  b.gouges('M74 150Q200 100 330 150L320 154Q200 124 84 154Z', gamboge, {
    n: 22,
    angle: 1.57,
    spread: 0.4,
    length: [6, 14],
    width: [1.2, 2.4],
  });
  const plank = (x: number, ink: string, band: string, lean: number) => {
    const t = x + lean;
    b.slip(
      `M${t} 72C${t + 26} 104 ${x + 24} 210 ${x + 13} 262H${x - 13}C${x - 24} 210 ${t - 26} 104 ${t} 72Z`,
      ink,
      { ghost: key, dx: 1.4, dy: 0.6 },
    );
    b.stroke(`M${t} 78L${x} 258`, key, 1.2);
    b.cut(`M${t - 17} 118L${t + 18} 128L${t + 19} 142L${t - 18} 132Z`, band, { step: 14 });
    b.cut(`M${x - 20} 206L${x + 20} 198L${x + 19} 210L${x - 19} 218Z`, band, { step: 14 });
    b.gouges(`M${t - 8} 100L${t - 2} 100L${x - 6} 240H${x - 12}Z`, print, {
      n: 4,
      angle: 1.6,
      length: [20, 44],
      width: [1.2, 2.2],
    });
  };
  plank(132, mural, gamboge, -4);
  plank(188, gamboge, lagoon, 0);
  plank(244, lagoon, print, 4);
  plank(296, print, mural, 8);
  b.cut('M-6 256Q60 250 130 260Q230 252 330 262L406 256V306H-6Z', OVER.straw, { step: 24 });
  b.gouges('M-30 264H430V298H-30Z', OVER.skinWarm, {
    n: 18,
    length: [16, 50],
    width: [1, 2.4],
    spread: 0.04,
  });
  b.slip('M30 268Q50 250 76 264L70 280Q48 284 34 278Z', rose, { dx: -1 });
}

/** Bicycles by the fields. */
export function bicycle(b: Block): void {
  paddy(b, { sky: rose, cut: print, ground: plum, groundCut: rose });
  palm(b, 330, 234, 170, -22, key, 50);
  bank(
    b,
    [
      [300, 232],
      [350, 226],
      [410, 230],
    ],
    [8, 15],
    246,
    key,
    tea,
  );
  for (const x of [112, 262]) {
    b.stroke(oval(x, 214, 44), print, 9, 9, { step: 9, jitter: 0.2 });
    b.stroke(oval(x + 1, 214, 44), key, 5, 5, { step: 9, jitter: 0.2 });
    for (let i = 0; i < 9; i++)
      b.stroke(`M${x} 214L${x + Math.cos(i * 0.698) * 42} ${214 + Math.sin(i * 0.698) * 42}`, key, 0.9);
    b.cut(oval(x, 214, 5), mural, { step: 4 });
  }
  const frame =
    'M112 214L148 150H238L176 214H112M148 150L176 214M238 150L232 132M238 150L262 214M148 150L142 134';
  b.stroke(
    frame.replaceAll(/(\d+) (\d+)/g, (_, x: string, y: string) => `${Number(x) - 2} ${Number(y) + 1.4}`),
    print,
    6,
  );
  b.stroke(frame, lagoon, 5.4);
  b.cut('M124 136Q142 124 166 134L146 140Z', key, { step: 8 });
  b.stroke('M232 132Q246 118 264 128M232 132Q222 124 214 130', key, 4.4, 3.4);
  b.cut(oval(176, 214, 9), key, { step: 5 });
  b.stroke('M176 214L186 232M180 233H194', key, 3);
  b.slip('M244 132H288L282 168H250Z', OVER.skinWarm, { step: 18 });
  b.dashed('M247 140H286M249 150H284M250 160H283', OVER.skinBrown, 3, '6 3');
  for (const [x, ink] of [
    [252, leaf],
    [264, mural],
    [277, gamboge],
  ] as const) {
    b.stroke(`M${x} 134L${x + (x - 264) * 0.3} 112`, tea, 2);
    b.cut(oval(x + (x - 264) * 0.4, 110, 8), ink, { step: 5, jitter: 0.8 });
  }
  b.cut('M66 160Q72 156 150 158L148 164H70Z', key, { step: 14 });
  b.slip('M72 126H122V158H72Z', mural, { step: 20, dx: -1 });
  b.stroke('M88 126V158M106 126V158', gamboge, 2.4);
}

import type { Block } from '../kit/block.ts';
import { palm } from '../kit/growth.ts';
import { INK, OVER } from '../kit/inks.ts';
import { oval } from '../kit/path.ts';
import { leaf as bigLeaf, boards, bowl } from './still.ts';

const { key, print, mural, gamboge, tea, leaf, lagoon, mist, rose, plum } = INK;

/** Rice and curry on a leaf, as it comes at noon. */
export function riceAndCurry(b: Block): void {
  boards(b, mural, plum);
  bigLeaf(b, 22, 190, 372, 214, -0.16, tea, leaf);
  b.slip('M142 150Q150 104 206 104Q262 106 268 152Q266 192 206 196Q146 192 142 150Z', print, {
    ghost: key,
    dx: 1.6,
    dy: 2.4,
  });
  b.gouges('M146 150Q152 108 206 108Q258 110 264 152Q262 188 206 192Q150 188 146 150Z', OVER.straw, {
    n: 36,
    spread: 3,
    length: [4, 9],
    width: [1, 2],
  });
  b.gouges('M160 160Q206 200 262 160Q250 190 206 192Q166 188 160 160Z', OVER.far, {
    n: 13,
    spread: 3,
    length: [4, 8],
    width: [1, 1.8],
  });
  bowl(b, 92, 214, 36, OVER.skinWarm, gamboge, mural, 14);
  bowl(b, 182, 242, 36, OVER.skinWarm, mural, gamboge, 14);
  bowl(b, 276, 222, 36, OVER.skinWarm, leaf, tea, 16);
  bowl(b, 332, 148, 34, OVER.skinWarm, OVER.skinDeep, rose, 12);
  bowl(b, 296, 72, 32, OVER.skinWarm, rose, mural, 12);
  b.slip(oval(106, 112, 42, 38), gamboge, { ghost: key, dx: 1, dy: 1.6, jitter: 1.4, step: 9 });
  b.gouges(oval(106, 112, 36, 32), OVER.skinWarm, { n: 14, spread: 3, length: [4, 10], width: [1.4, 2.8] });
  b.slip(oval(76, 146, 32, 26), gamboge, { ghost: key, dx: 1, dy: 1.6, jitter: 1.4, step: 9 });
  b.gouges(oval(76, 146, 26, 20), mural, { n: 12, spread: 3, length: [4, 8], width: [1.2, 2.4] });
  b.stroke('M206 84Q230 62 248 78', mural, 8, 2);
  b.stroke('M248 78L254 70', tea, 3, 1.4);
  b.slip('M182 92Q190 76 206 92L200 100Q190 104 182 92Z', leaf, { dx: -0.8 });
}

/** A crab from the lagoon, in the bowl it was cooked in. */
export function crab(b: Block): void {
  boards(b, lagoon, key);
  b.cut('M-6 -6H120L60 306H-6Z', mist, { step: 60 });
  b.dashed('M96 -6L40 306M76 -6L20 306', lagoon, 4, '10 6');
  b.slip(oval(206, 156, 136, 118), key, { dx: -2.4, dy: -1, step: 16 });
  b.cut(oval(206, 158, 118, 100), gamboge, { step: 13, jitter: 1 });
  b.gouges(oval(206, 158, 108, 90), mural, { n: 40, spread: 3, length: [8, 22], width: [1.6, 3.4] });
  for (const k of [-1, 1]) {
    const x = (n: number) => 206 + k * n;
    for (const [i, y] of [0, 1, 2, 3].map((n) => [n, 148 + n * 16] as const))
      b.stroke(`M${x(44)} ${y}Q${x(78)} ${y - 14 + i * 5} ${x(90)} ${y + 12 + i * 4}`, mural, 8, 3);
    b.stroke(`M${x(44)} 138Q${x(80)} 128 ${x(84)} 100`, mural, 13, 11);
    b.slip(
      `M${x(72)} 104Q${x(64)} 66 ${x(96)} 56Q${x(84)} 78 ${x(92)} 84Q${x(98)} 66 ${x(108)} 68Q${x(114)} 98 ${x(90)} 108Z`,
      mural,
      { dx: -1.2, dy: 0.8, ghost: key },
    );
    b.stroke(`M${x(16)} 120L${x(20)} 108`, key, 3);
    b.cut(oval(x(20), 105, 4), key, { step: 4 });
  }
  b.slip(
    'M138 156L152 132Q170 118 206 116Q242 118 260 132L274 156L258 160Q252 192 206 200Q160 192 154 160Z',
    mural,
    { ghost: key, dx: 1.4, dy: 2 },
  );
  b.gouges('M156 150Q160 124 206 122Q252 124 256 150Q252 184 206 194Q160 184 156 150Z', rose, {
    n: 24,
    spread: 0.9,
    length: [6, 16],
    width: [1.2, 2.6],
  });
  b.stroke('M206 172V198M178 178Q206 166 234 178', plum, 1.8);
  for (const [x, y] of [
    [126, 196],
    [296, 206],
    [200, 232],
    [270, 88],
  ] as const) {
    b.slip(`M${x} ${y}Q${x + 12} ${y - 12} ${x + 22} ${y}Q${x + 12} ${y + 10} ${x} ${y}Z`, leaf, {
      dx: -0.6,
      dy: 0.6,
    });
  }
  b.slip('M330 40L360 44L382 90L350 84Z', leaf, { dx: -1.2 });
  b.stroke('M334 44L376 86', tea, 1.8);
  b.slip(oval(356, 252, 30, 28), print, { dx: -1.2, ghost: key });
  b.cut(oval(356, 252, 21, 19), leaf, { step: 7 });
  b.cut('M356 252L372 244L374 258Z', print, { step: 9 });
}

/** Tables under lamps, after the rain. */
export function terrace(b: Block): void {
  b.polygon(
    [
      [0, 0],
      [400, 0],
      [400, 300],
      [0, 300],
    ],
    plum,
  );
  b.gouges('M-20 10H420V200H-20Z', key, { n: 26, length: [16, 50], width: [1, 2.4], spread: 0.05 });
  b.cut('M-6 70L70 54V236H-6ZM330 50L406 66V236H330Z', key, { step: 40 });
  b.slip('M92 226V116L200 92L308 116V226Z', OVER.skinBrown, { ghost: key, dx: 0, dy: -3, step: 30 });
  b.gouges('M96 222V120L200 96L304 120V222Z', mural, {
    n: 22,
    length: [12, 34],
    width: [1, 2.2],
    spread: 0.05,
  });
  b.cut('M170 226V140Q200 118 230 140V226Z', gamboge, { step: 12 });
  b.cut('M112 140H150V186H112ZM250 140H288V186H250Z', gamboge, { step: 30 });
  b.stroke('M131 140V186M112 162H150M269 140V186M250 162H288', key, 2.4);
  b.cut('M190 226L192 186Q186 178 192 168Q190 156 200 154Q211 156 209 168Q216 178 209 188L212 226Z', key, {
    step: 9,
  });
  b.cut('M208 180L232 172L232 176L210 188ZM224 170H242V173H224Z', key, { jitter: 0.2 });
  palm(b, 52, 226, 140, 12, tea, 40);
  palm(b, 352, 226, 120, -14, tea, 36);
  b.dashed('M8 104H58M8 150H58M344 104H394M344 150H394', gamboge, 24, '16 12');
  b.stroke('M-6 46Q100 108 200 62Q300 106 406 40', key, 2);
  for (const [x, y, ink] of [
    [34, 66, gamboge],
    [92, 84, mural],
    [146, 84, gamboge],
    [200, 64, rose],
    [254, 84, gamboge],
    [308, 82, mural],
    [364, 60, gamboge],
  ] as const) {
    b.stroke(`M${x} ${y - 4}V${y + 8}`, key, 1.4);
    b.slip(
      `M${x - 6} ${y + 8}H${x + 6}L${x + 14} ${y + 24}L${x + 6} ${y + 40}H${x - 6}L${x - 14} ${y + 24}Z`,
      ink,
      { dx: -1, dy: 0.6, step: 9 },
    );
    b.stroke(
      `M${x - 8} ${y + 16}H${x + 8}M${x - 12} ${y + 25}H${x + 12}M${x - 8} ${y + 33}H${x + 8}`,
      key,
      1.2,
    );
  }
  b.cut('M-6 216H406V306H-6Z', key, { step: 60 });
  b.gouges('M-20 222H420V296H-20Z', gamboge, { n: 26, length: [10, 40], width: [1, 2.2], spread: 0.03 });
  for (const [x, s, cloth] of [
    [102, 1.1, print],
    [296, 1.1, rose],
  ] as const) {
    b.move(x, 246, s, false, () => {
      for (const [k, skin, shirt] of [
        [-1, OVER.skinWarm, x < 200 ? leaf : lagoon],
        [1, OVER.skinBrown, x < 200 ? rose : print],
      ] as const) {
        b.slip(`M${k * 84} 30V-16Q${k * 84} -38 ${k * 66} -38Q${k * 48} -38 ${k * 48} -14V30Z`, shirt, {
          dx: -1,
        });
        b.stroke(`M${k * 56} -26L${k * 40} -14L${k * 26} -18`, skin, 6, 4);
        b.cut(oval(k * 65, -50, 9.4, 11), skin, { step: 5 });
        b.cut(
          `M${k * 55} -51Q${k * 54} -64 ${k * 66} -64Q${k * 78} -63 ${k * 77} -46L${k * 74} ${x < 200 ? -34 : -42}Q${k * 68} -44 ${k * 68} -53Z`,
          key,
          { step: 5 },
        );
      }
      b.cut('M-70 30L-62 -26H-56L-56 -2H-36V4H-54L-56 30ZM70 30L62 -26H56L56 -2H36V4H54L56 30Z', mural, {
        step: 16,
      });
      b.slip('M-42 -18H42L48 14Q24 8 0 16Q-24 8 -48 14Z', cloth, { ghost: gamboge, dx: -1, dy: 1 });
      b.gouges('M-40 -12H40L44 8H-44Z', mural, { n: 10, angle: 1.57, length: [6, 14], width: [1, 1.8] });
      b.stroke('M0 14V34M-16 36H16', key, 4);
      b.cut(oval(-16, -21, 13, 4), gamboge, { step: 6 });
      b.cut('M14 -20L18 -38H24L28 -20Z', lagoon, { step: 9 });
      b.stroke('M21 -38V-44', gamboge, 3, 1);
      b.cut(oval(-16, -25, 8, 4), leaf, { step: 4 });
    });
  }
}

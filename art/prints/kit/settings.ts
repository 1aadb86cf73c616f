import type { Block } from './block.ts';
import { bank, palm } from './growth.ts';
import { INK, OVER } from './inks.ts';
import { oval } from './path.ts';
import { openSky } from './sky.ts';

/** A hint of a place behind the subject, in a grid of 400 by 300 with the horizon at 205. */
export type Setting = (
  b: Block,
  inks: { sky: string; cut: string; ground: string; groundCut: string },
) => void;

const ground = (b: Block, ink: string, cut: string, top = 226) => {
  b.cut(`M-6 ${top + 1}L90 ${top - 1}L220 ${top + 1}L330 ${top - 1}L406 ${top}V306H-6Z`, ink);
  b.gouges(`M-30 ${top + 18}H430V300H-30Z`, cut, { n: 15, length: [16, 54], width: [1, 2.6], spread: 0.05 });
};
const sun = (b: Block, x: number, y: number, r: number, ink: string) =>
  b.cut(oval(x, y, r), ink, { jitter: 0.35, step: 9 });

export const coast: Setting = (b, { sky: s, cut, ground: g, groundCut }) => {
  openSky(b, s, cut, { n: 11, low: 120 });
  sun(b, 318, 96, 30, s === INK.gamboge ? INK.mural : INK.gamboge);
  b.cut('M-6 166L120 165L260 167L406 165V232H-6Z', INK.lagoon);
  b.gouges('M-20 172H420V224H-20Z', INK.print, { n: 30, length: [10, 40], width: [0.9, 2], spread: 0.02 });
  b.gouges('M278 168H360V214H278Z', INK.gamboge, { n: 10, length: [10, 30], width: [1, 2], spread: 0.02 });
  ground(b, g, groundCut, 222);
  palm(b, 28, 232, 150, 22, INK.key, 46);
  palm(b, 388, 230, 120, -12, INK.key, 38);
};

export const teaHills: Setting = (b, { sky: s, cut, ground: g, groundCut }) => {
  openSky(b, s, cut, { n: 11, low: 100 });
  b.cut('M-6 150L40 122Q70 84 96 78Q124 96 150 124L196 138L262 96Q292 74 318 104L406 138V220H-6Z', OVER.far);
  b.gouges('M60 100L96 84L150 130L120 150H40Z', s, { n: 9, angle: 1, length: [10, 22], width: [1.2, 2.2] });
  b.gouges('M250 110L292 84L330 120V150H250Z', s, { n: 8, angle: 1, length: [9, 20], width: [1.2, 2.2] });
  b.cut('M-6 176Q90 134 190 158Q290 182 406 128V240H-6Z', INK.leaf);
  for (const o of [0, 13, 26, 41])
    b.dashed(
      `M-6 ${186 + o}Q90 ${146 + o} 190 ${169 + o}Q290 ${192 + o} 406 ${142 + o}`,
      INK.tea,
      5.2,
      '0 6.4 0 7 0 5.6',
      true,
    );
  ground(b, g, groundCut, 224);
};

export const paddy: Setting = (b, { sky: s, cut, ground: g, groundCut }) => {
  openSky(b, s, cut, { n: 11, low: 120 });
  b.cut('M-6 170L60 158L140 166L230 152L320 164L406 154V230H-6Z', OVER.far);
  b.slip('M62 176C64 146 82 130 100 130C118 130 136 146 138 176Z', INK.print, {
    ghost: INK.key,
    dx: 1.2,
    dy: 0.6,
    jitter: 0.2,
    step: 7,
  });
  b.cut('M92 131V122H108V131ZM95 122L100 96L105 122ZM99 97L100 86L101 97Z', INK.print, { jitter: 0.1 });
  b.comb('M112 132C124 138 134 150 138 176', 'M138 176L126 176', INK.key, {
    toward: [-1, 0.3],
    depth: [3, 11],
    step: 5,
  });
  bank(
    b,
    [
      [-10, 182],
      [60, 178],
      [200, 180],
      [300, 174],
      [410, 178],
    ],
    [9, 16],
    212,
    INK.tea,
    INK.leaf,
    0.5,
  );
  b.cut('M-6 196H406V240H-6Z', INK.leaf);
  for (const y of [203, 212, 221])
    b.dashed(`M-6 ${y}L200 ${y - 2}L406 ${y + 1}`, INK.tea, 2, '30 5 50 7 22 4');
  palm(b, 372, 200, 90, 14, INK.tea, 28);
  palm(b, 346, 204, 62, -10, INK.tea, 22);
  ground(b, g, groundCut, 226);
};

export const town: Setting = (b, { sky: s, cut, ground: g, groundCut }) => {
  openSky(b, s, cut, { n: 11, low: 90 });
  const wall = s === INK.plum ? INK.key : OVER.far;
  b.cut('M-6 232V120H34V104H92V128H120V86H172V118H206V100H262V126H300V92H352V116H406V232Z', wall, {
    step: 30,
  });
  const lit = s === INK.plum ? INK.gamboge : INK.print;
  for (const [x, y, n] of [
    [6, 132, 2],
    [42, 118, 4],
    [126, 100, 4],
    [212, 112, 4],
    [306, 106, 4],
    [360, 128, 3],
  ] as const) {
    for (const o of [0, 18]) b.dashed(`M${x} ${y + o}h${n * 10}`, lit, 7, '5 5');
  }
  b.cut('M116 88L146 70L176 88ZM296 94L326 74L356 94ZM30 106L63 88L96 106Z', INK.mural, { step: 30 });
  b.cut('M-6 178H120V232H-6ZM206 182H406V232H206Z', INK.rose, { step: 40 });
  b.cut('M-6 178H124V187H-6ZM202 182H406V191H202Z', INK.mural, { step: 40 });
  b.dashed('M4 206H118M212 210H400', INK.key, 22, '11 6 16 5');
  b.stroke('M-6 96Q190 128 406 78M-6 106Q190 140 406 92', s === INK.plum ? INK.rose : INK.key, 1);
  ground(b, g, groundCut, 226);
};

export const rampart: Setting = (b, { sky: s, cut, ground: g, groundCut }) => {
  openSky(b, s, cut, { n: 11, low: 120 });
  b.cut('M-6 176H406V230H-6Z', INK.lagoon);
  b.gouges('M-20 180H420V206H-20Z', INK.print, { n: 14, length: [12, 36], width: [0.9, 1.8], spread: 0.02 });
  b.slip('M322 190L327 92H347L352 190Z', INK.print, { dx: -1.6, dy: 0.8, ghost: INK.key, step: 30 });
  b.cut('M322 92H352L349 84H325ZM328 84V68H346V84ZM326 68L337 56L348 68Z', INK.mural, {
    jitter: 0.2,
    step: 30,
  });
  b.comb('M345 92L350 190', 'M352 190L347 92', INK.key, { toward: [-1, 0.1], depth: [2, 8], step: 8 });
  b.cut('M-6 190L60 186L150 190L240 184L406 188V234H-6Z', INK.rose);
  b.dashed('M-6 198H406M10 207H406M-6 216H406', INK.mural, 2.2, '16 4 24 5 11 4');
  b.cut('M-6 186H20V180H44V186H70V181H96V186H-6Z', INK.rose, { step: 40 });
  palm(b, 62, 190, 96, -16, INK.tea, 32);
  ground(b, g, groundCut, 226);
};

export const rock: Setting = (b, { sky: s, cut, ground: g, groundCut }) => {
  openSky(b, s, cut, { n: 11, low: 110 });
  sun(b, 60, 92, 24, INK.print);
  b.slip(
    'M206 210L216 150L224 128L222 100L230 76L250 66L300 60L340 66L352 84L356 112L366 150L382 212Z',
    s === INK.mural ? INK.plum : INK.mural,
  );
  b.comb('M338 66L330 96L340 130L334 160L346 212', 'M382 212L366 150L356 112L352 84Z', INK.key, {
    toward: [-1, 0.3],
    depth: [4, 16],
    step: 7,
  });
  b.gouges('M232 90H330V190H226Z', INK.gamboge, { n: 16, angle: 1.57, length: [7, 20], width: [1.2, 2.4] });
  bank(
    b,
    [
      [-10, 188],
      [90, 180],
      [190, 192],
      [300, 188],
      [410, 182],
    ],
    [10, 19],
    236,
    INK.tea,
    INK.leaf,
  );
  ground(b, g, groundCut, 226);
};

export const jungle: Setting = (b, { sky: s, cut, ground: g, groundCut }) => {
  openSky(b, s, cut, { n: 11, low: 90 });
  sun(b, 90, 84, 30, s === INK.leaf ? INK.gamboge : INK.mural);
  b.cut('M-6 150L70 118L150 132L240 96L330 124L406 112V220H-6Z', s === INK.leaf ? INK.tea : OVER.far);
  bank(
    b,
    [
      [-10, 158],
      [80, 148],
      [170, 164],
      [260, 146],
      [340, 152],
      [410, 140],
    ],
    [13, 25],
    236,
    INK.tea,
    INK.leaf,
  );
  b.gouges('M-30 176H430V196H-30Z', INK.print, { n: 7, length: [34, 90], width: [1.6, 3.4], spread: 0.02 });
  bank(
    b,
    [
      [-10, 206],
      [120, 200],
      [250, 208],
      [410, 198],
    ],
    [10, 20],
    240,
    INK.key,
    INK.tea,
  );
  ground(b, g, groundCut, 228);
};

export const lake: Setting = (b, { sky: s, cut, ground: g, groundCut }) => {
  openSky(b, s, cut, { n: 11, low: 110 });
  b.cut(
    'M-6 158L70 132L130 146L210 108L250 98L300 126L360 118L406 140V190H-6Z',
    s === INK.mist ? OVER.far : INK.plum,
  );
  bank(
    b,
    [
      [-10, 164],
      [150, 160],
      [280, 166],
      [410, 158],
    ],
    [8, 15],
    182,
    INK.tea,
    INK.leaf,
    0.4,
  );
  b.cut('M-6 176H406V236H-6Z', INK.lagoon);
  b.gouges('M-20 180H420V220H-20Z', INK.mist, { n: 30, length: [14, 46], width: [1, 2.2], spread: 0.02 });
  b.slip('M20 196Q56 206 96 194L90 202Q54 212 28 203Z', INK.key, { dx: -1, dy: 0.8 });
  b.stroke('M60 198V168M60 172L84 192', INK.key, 1.5);
  b.cut('M61 170L82 190L61 194Z', INK.mural);
  ground(b, g, groundCut, 226);
};

export const kovil: Setting = (b, { sky: s, cut, ground: g, groundCut }) => {
  openSky(b, s, cut, { n: 11, low: 110 });
  sun(b, 330, 84, 26, INK.print);
  b.slip(
    'M52 230L60 190H62L72 152H74L84 116H86L94 92Q112 82 130 92L138 116H140L150 152H152L162 190H164L172 230Z',
    INK.rose,
    { ghost: INK.print, step: 24, jitter: 0.3 },
  );
  for (const [y, x, w] of [
    [214, 58, 108],
    [190, 64, 96],
    [170, 70, 84],
    [150, 76, 72],
    [132, 82, 60],
    [114, 88, 48],
  ] as const) {
    b.dashed(`M${x} ${y}h${w}`, INK.mural, 9, '5 3');
    b.stroke(`M${x - 3} ${y + 7}h${w + 6}`, INK.key, 1.6);
  }
  for (const x of [98, 105, 112, 119, 126]) b.stroke(`M${x} 90V80`, INK.key, 1.6, 0.8);
  b.cut('M96 230V206Q112 194 128 206V230Z', INK.key);
  bank(
    b,
    [
      [180, 206],
      [260, 196],
      [340, 204],
      [410, 192],
    ],
    [9, 18],
    236,
    INK.tea,
    INK.leaf,
  );
  ground(b, g, groundCut, 226);
};

import { pot, steam } from '../business/still.ts';
import type { Block } from '../kit/block.ts';
import { bank, palm } from '../kit/growth.ts';
import { INK, OVER } from '../kit/inks.ts';
import { oval } from '../kit/path.ts';
import { openSky } from '../kit/sky.ts';

const { key, print, mural, gamboge, tea, leaf, lagoon, mist, rose, plum } = INK;

/** The train with the doors open, going round the hill. */
export function train(b: Block): void {
  openSky(b, mist, print, { low: 170 });
  b.cut('M-6 120L60 70L120 104L186 40L262 112L330 78L406 120V220H-6Z', OVER.far, { step: 24 });
  b.gouges('M150 90L186 54L240 110L180 130Z', mist, { n: 10, angle: 1, length: [12, 28], width: [1.2, 2.6] });
  b.cut('M-6 150Q110 90 220 130Q320 164 406 120V306H-6Z', leaf, { step: 18 });
  for (const o of [0, 14, 29, 45])
    b.dashed(
      `M-6 ${162 + o}Q110 ${102 + o} 220 ${142 + o}Q320 ${174 + o} 406 ${132 + o}`,
      tea,
      5.6,
      '0 7 0 8 0 6.4',
      true,
    );
  b.stroke('M-6 262Q180 250 406 182M-6 278Q190 268 406 196', key, 3, 2);
  b.dashed('M-6 270Q186 259 406 189', OVER.skinBrown, 14, '4 9');
  const side = (x: number, y: number, w: number, k: number) => {
    const h = 62 * k;
    const drop = w * 0.115;
    b.slip(`M${x} ${y}L${x + w} ${y - drop}V${y - drop - h * 0.9}L${x + 4} ${y - h}Z`, lagoon, {
      ghost: key,
      dx: -1.4,
      dy: 1,
      step: 30,
    });
    b.cut(`M${x} ${y - h * 0.2}L${x + w} ${y - drop - h * 0.18}V${y - drop}L${x} ${y}Z`, print, { step: 40 });
    b.stroke(`M${x + 2} ${y - h - 1}L${x + w} ${y - drop - h * 0.92}`, key, 4 * k);
    b.dashed(
      `M${x + w * 0.16} ${y - h * 0.6 - drop * 0.16}L${x + w * 0.84} ${y - h * 0.58 - drop * 0.84}`,
      key,
      19 * k,
      `${12 * k} ${7 * k}`,
    );
    b.cut(`M${x + 6} ${y - 4}L${x + 6 + w * 0.07} ${y - 5}V${y - h * 0.82}H${x + 6}Z`, key, { step: 30 });
  };
  side(246, 236, 84, 0.72);
  side(336, 222, 70, 0.6);
  side(124, 250, 116, 0.86);
  side(-20, 264, 138, 1);
  b.cut('M122 248L156 244V190L122 194Z', key, { step: 40 });
  b.move(142, 228, 0.82, false, () => {
    b.stroke('M-2 -14L10 -22', OVER.skinBrown, 5, 4);
    b.slip('M-18 14L-20 -18Q-20 -30 -8 -32Q4 -30 4 -16L6 14Z', mural, { dx: -1 });
    b.stroke('M-14 -22Q-30 -12 -34 -24', OVER.skinBrown, 5, 4);
    b.cut(oval(-12, -40, 8, 9.4), OVER.skinWarm, { step: 5 });
    b.cut('M-21 -42Q-22 -54 -10 -52Q2 -50 8 -36Q14 -34 18 -38Q14 -26 2 -28Q-4 -44 -21 -42Z', key, {
      step: 5,
    });
    b.stroke('M-12 12L-8 30M2 12L4 28', key, 6, 5);
  });
  bank(
    b,
    [
      [-10, 296],
      [90, 286],
      [240, 290],
      [410, 252],
    ],
    [12, 22],
    310,
    key,
    tea,
  );
  palm(b, 358, 270, 120, 20, key, 40);
}

/** A kitchen with a fire in it. */
export function kitchen(b: Block): void {
  b.polygon(
    [
      [0, 0],
      [400, 0],
      [400, 300],
      [0, 300],
    ],
    OVER.skinBrown,
  );
  b.dashed('M0 30H400M-30 60H400M0 90H400M-30 120H400M0 150H400', OVER.skinDeep, 2, '44 3');
  b.gouges('M-20 6H420V170H-20Z', key, { n: 26, length: [8, 30], width: [1, 2.6], spread: 0.1 });
  b.cut('M262 24H374V122H262Z', leaf, { step: 40 });
  b.cut('M262 80L300 60L340 84L374 66V122H262Z', tea, { step: 16 });
  b.stroke('M262 24H374V122H262ZM318 24V122', key, 5);
  b.cut('M-6 176H406V306H-6Z', mural, { step: 60 });
  b.gouges('M-20 236H420V298H-20Z', plum, { n: 22, length: [16, 46], width: [1, 2.4], spread: 0.04 });
  b.cut('M-6 176H406V186H-6Z', rose, { step: 60 });
  for (const x of [84, 214]) {
    b.cut(`M${x - 56} 240H${x + 56}L${x + 46} 204H${x - 46}Z`, key, { step: 18 });
    b.cut(
      `M${x - 40} 240Q${x - 36} 214 ${x - 24} 222Q${x - 22} 202 ${x - 6} 218Q${x + 4} 198 ${x + 12} 220Q${x + 28} 206 ${x + 26} 226Q${x + 38} 220 ${x + 40} 240Z`,
      gamboge,
      { step: 8 },
    );
    b.cut(
      `M${x - 24} 240Q${x - 18} 222 ${x - 8} 230Q${x + 2} 214 ${x + 10} 230Q${x + 20} 222 ${x + 24} 240Z`,
      mural,
      { step: 8 },
    );
  }
  pot(b, 84, 208, 52, OVER.skinWarm, rose, gamboge);
  pot(b, 214, 208, 44, plum, rose, leaf);
  steam(b, 84, 118, 80, print);
  steam(b, 214, 132, 80, print);
  b.slip('M286 196Q340 218 392 194Q388 226 340 230Q292 228 286 196Z', OVER.skinWarm, {
    ghost: key,
    dx: 0.6,
    dy: 1.6,
  });
  b.cut(oval(339, 195, 52, 13), print, { step: 9, jitter: 1 });
  b.gouges(oval(339, 195, 46, 9), mist, { n: 16, spread: 1.4, length: [4, 9], width: [1, 1.8] });
  b.slip('M318 190Q326 160 350 166Q376 174 368 196Q340 206 318 190Z', OVER.skinDeep, {
    ghost: print,
    dx: -1,
  });
  b.cut('M328 186Q334 168 350 172Q366 178 360 190Q342 198 328 186Z', print, { step: 7 });
  for (const [x, y, ink] of [
    [60, 266, mural],
    [96, 270, leaf],
    [136, 264, gamboge],
    [290, 262, leaf],
    [250, 270, gamboge],
    [330, 268, rose],
  ] as const) {
    b.slip(oval(x, y, 17, 12), print, { ghost: key, dx: 0.6, dy: 1.8, step: 7 });
    b.cut(oval(x, y - 1, 12, 7), ink === mural ? plum : ink, { step: 5, jitter: 0.8 });
  }
  b.stroke('M150 40V96M138 60Q120 70 126 92M162 60Q180 74 172 94', key, 2);
  for (const [x, y] of [
    [146, 100],
    [126, 96],
    [172, 98],
    [156, 112],
    [138, 114],
  ] as const)
    b.slip(oval(x, y, 11, 12), rose, { ghost: plum, dx: 0.8, dy: 0.8, step: 6 });
}

/** A balloon over the fields at first light. */
export function balloon(b: Block): void {
  openSky(b, mist, print, { low: 190 });
  b.cut('M-6 206L60 190L150 200L230 184L330 200L406 186V260H-6Z', OVER.far, { step: 24 });
  b.slip('M292 214L298 180L304 168L322 164L350 166L358 184L366 214Z', mural, { dx: -1.2 });
  b.comb('M346 166L350 214', 'M350 214H366L358 184L350 166Z', key, {
    toward: [-1, 0.3],
    depth: [2, 7],
    step: 6,
  });
  bank(
    b,
    [
      [-10, 216],
      [140, 210],
      [300, 218],
      [410, 210],
    ],
    [8, 16],
    250,
    tea,
    leaf,
  );
  b.cut('M-6 232H406V306H-6Z', leaf, { step: 60 });
  for (const [y, w] of [
    [244, 1.6],
    [258, 2.2],
    [276, 2.8],
    [294, 3],
  ] as const)
    b.dashed(`M-6 ${y}Q200 ${y - 8} 406 ${y + 2}`, tea, w, '60 5 90 6 40 4');
  b.dashed('M120 236L60 300M240 234L270 300M330 234L400 290', tea, 2, '');
  const gore = (inner: number, outer: number, ink: string) =>
    b.cut(
      `M190 22C${190 + outer * 1.1} 22 ${190 + outer * 1.18} 110 ${190 + outer * 0.28} 164L${190 + inner * 0.28} 164C${190 + inner * 1.18} 110 ${190 + inner * 1.1} 22 190 22Z`,
      ink,
      { step: 12, jitter: 0.4 },
    );
  b.slip('M190 22C106 22 84 100 158 164H222C296 100 274 22 190 22Z', print, { ghost: key, dx: 1.6, dy: 1 });
  for (const [i, o, ink] of [
    [-76, -52, mural],
    [-52, -26, gamboge],
    [-26, 0, mural],
    [0, 26, gamboge],
    [26, 52, mural],
    [52, 76, gamboge],
  ] as const)
    gore(i, o, ink);
  b.gouges('M120 70Q128 40 170 28L150 140Q116 110 120 70Z', print, {
    n: 14,
    angle: 1.6,
    spread: 0.3,
    length: [10, 26],
    width: [1.2, 2.4],
  });
  b.comb('M246 40Q266 80 226 156', 'M226 156Q280 96 262 54Z', plum, {
    toward: [-1, 0.2],
    depth: [3, 14],
    step: 9,
  });
  b.dashed('M118 92Q190 124 262 92', key, 9, '8 7');
  b.stroke('M162 164L176 194M190 166V194M218 164L204 194', key, 1.4);
  b.slip('M172 194H208L204 216H176Z', OVER.skinWarm, { dx: -1 });
  b.dashed('M174 200H207M175 208H206', OVER.skinBrown, 3, '4 3');
  for (const x of [183, 196]) b.cut(oval(x, 189, 4, 5), key, { step: 4 });
  palm(b, 44, 252, 92, 12, key, 34);
  palm(b, 24, 256, 64, -8, key, 26);
  for (const [x, y] of [
    [282, 74],
    [306, 86],
    [300, 58],
  ] as const)
    b.stroke(
      `M${x - 10} ${y - 4}Q${x - 4} ${y - 6} ${x} ${y}Q${x + 4} ${y - 6} ${x + 10} ${y - 4}`,
      key,
      2,
      1.2,
    );
}

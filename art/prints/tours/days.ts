import type { Block } from '../kit/block.ts';
import { bank, palm } from '../kit/growth.ts';
import { INK, OVER } from '../kit/inks.ts';
import { oval } from '../kit/path.ts';
import { coast } from '../kit/settings.ts';
import { openSky } from '../kit/sky.ts';

const { key, print, mural, gamboge, tea, leaf, lagoon, mist, rose, plum } = INK;

/** An oruwa under its square sail. */
export function oruwa(b: Block): void {
  openSky(b, gamboge, print, { n: 13, low: 170 });
  b.cut(oval(330, 150, 46), rose, { jitter: 0.6, step: 9 });
  b.cut('M-6 182L200 180L406 183V306H-6Z', lagoon, { step: 60 });
  b.gouges('M-20 188H420V296H-20Z', mist, { n: 34, length: [16, 60], width: [1, 3], spread: 0.02 });
  b.gouges('M286 184H384V290H286Z', rose, { n: 14, length: [14, 40], width: [1.6, 3.4], spread: 0.02 });
  b.move(28, 186, 0.3, false, () => {
    b.cut('M-50 -90L30 -100L24 -10L-44 -10Z', plum, { step: 30 });
    b.cut('M-60 -4Q0 14 60 -8L50 8H-46Z', key, { step: 30 });
  });
  b.stroke('M136 232L104 26M238 230L300 34', key, 4.4, 3);
  b.slip('M104 28Q200 58 300 36Q282 108 262 174Q200 196 150 182Q116 108 104 28Z', mural, {
    dx: -3,
    dy: 1.6,
    step: 16,
  });
  b.cut(
    'M110 66Q200 92 290 70L280 102Q196 122 118 98ZM132 142Q200 160 272 138L264 166Q200 186 146 172Z',
    gamboge,
    { step: 18 },
  );
  b.gouges('M116 46Q200 68 290 50L260 172H150Z', OVER.skinDeep, {
    n: 22,
    angle: 1.5,
    spread: 0.2,
    length: [14, 34],
    width: [1, 2.2],
  });
  b.stroke('M104 28Q200 58 300 36', key, 3);
  b.stroke('M104 28L66 220M300 36L336 218', key, 1.4);
  b.slip('M40 206Q58 222 90 224H310Q344 222 364 202Q358 240 316 250H96Q52 244 40 206Z', OVER.skinDeep, {
    ghost: print,
    dx: -1.4,
    dy: -1.8,
    step: 14,
  });
  b.cut('M48 222Q70 236 96 238H312Q344 236 358 220Q350 242 316 250H96Q60 244 48 222Z', key, { step: 14 });
  b.dashed('M86 231H322', gamboge, 2.4, '8 5');
  b.stroke('M120 226Q130 262 122 282M284 226Q296 262 288 282', key, 4.4, 3.4);
  b.slip('M66 274Q84 282 120 282H300Q330 280 344 268Q334 294 300 294H112Q78 292 66 274Z', OVER.skinBrown, {
    ghost: print,
    dx: -1,
    dy: -1.4,
    step: 14,
  });
  const man = (x: number, sarong: string, reach: string) => {
    b.slip(`M${x - 12} 226Q${x - 14} 204 ${x - 9} 196H${x + 10}Q${x + 15} 206 ${x + 12} 226Z`, sarong, {
      dx: -1,
      step: 10,
    });
    b.cut(`M${x - 9} 198L${x - 11} 172Q${x} 164 ${x + 11} 172L${x + 9} 198Z`, OVER.skinBrown, { step: 10 });
    b.stroke(reach, OVER.skinBrown, 5.4, 4);
    b.cut(oval(x, 156, 8.6, 10), OVER.skinBrown, { step: 5 });
    b.cut(`M${x - 14} 152Q${x} 138 ${x + 14} 152Z`, print, { step: 7 });
  };
  man(82, lagoon, 'M88 176L108 186L122 178');
  man(318, tea, 'M326 176L344 190L352 212M310 176L290 186');
  b.stroke('M350 176L366 262', key, 3.6);
  b.gouges('M20 246H390V270H20Z', print, { n: 14, length: [26, 60], width: [2, 4.4], spread: 0.02 });
}

/** A plucker on her way up between the rows. */
export function plucker(b: Block): void {
  openSky(b, mist, print, { n: 12, low: 110 });
  b.cut('M-6 128L70 70L120 100L180 52L250 112L330 76L406 120V220H-6Z', OVER.far, { step: 22 });
  b.gouges('M130 100L180 60L230 110L200 130H120Z', mist, {
    n: 12,
    angle: 1,
    length: [12, 26],
    width: [1.4, 2.6],
  });
  b.cut('M-6 168Q110 110 230 150Q320 176 406 128V306H-6Z', leaf, { step: 22 });
  for (const o of [0, 13, 27])
    b.dashed(
      `M-6 ${178 + o}Q110 ${120 + o} 230 ${160 + o}Q320 ${186 + o} 406 ${138 + o}`,
      tea,
      5.4,
      '0 6.4 0 7 0 5.6',
      true,
    );
  bank(
    b,
    [
      [-10, 222],
      [110, 206],
      [250, 220],
      [410, 200],
    ],
    [15, 24],
    310,
    tea,
    leaf,
    1,
  );
  b.slip('M150 306Q142 240 152 196Q156 158 178 144H226Q248 158 252 196Q260 250 254 306Z', mural, {
    dx: -2.6,
    step: 14,
  });
  b.gouges('M160 240H246V300H156Z', plum, {
    n: 14,
    angle: 1.5,
    spread: 0.12,
    length: [16, 40],
    width: [1.4, 2.8],
  });
  b.stroke('M156 176Q120 190 98 224L92 240', mural, 24, 15);
  b.stroke('M248 176Q284 190 304 218L312 232', mural, 24, 15);
  b.stroke('M96 228L84 250M306 224L320 244', OVER.skinBrown, 11, 8);
  b.cut(`${oval(82, 254, 8, 9)}${oval(323, 248, 8, 9)}`, OVER.skinBrown, { step: 5 });
  for (const [x, y] of [
    [76, 262],
    [330, 256],
  ] as const)
    for (const a of [-2.4, -1.6, -0.8])
      b.stroke(`M${x} ${y}L${x + Math.cos(a) * 17} ${y + Math.sin(a) * 17}`, leaf, 7, 1);
  b.slip('M166 118Q160 76 202 70Q244 76 238 118Q238 140 224 150H180Q166 140 166 118Z', gamboge, {
    ghost: key,
    dx: -2,
    dy: 1.4,
    step: 9,
  });
  b.stroke('M176 90Q202 74 230 90M170 108Q202 92 236 108', mural, 3, 2.4);
  b.stroke('M178 96L148 168M226 96L256 168', OVER.skinDeep, 5, 4);
  b.cut('M178 98Q202 84 226 98L226 106Q202 92 178 106Z', OVER.skinDeep, { step: 8 });
  b.slip('M140 164Q202 178 264 164L248 268Q202 282 158 268Z', OVER.straw, {
    ghost: key,
    dx: 1.4,
    dy: 2.4,
    step: 14,
  });
  b.cut('M142 164Q160 142 180 150Q202 136 224 150Q246 142 262 164Q202 180 142 164Z', leaf, {
    step: 7,
    jitter: 1.6,
  });
  b.gouges('M152 150H254V168H152Z', tea, {
    n: 14,
    angle: -0.9,
    spread: 0.8,
    length: [6, 12],
    width: [1.6, 3],
  });
  for (const [i, y] of [184, 202, 220, 238, 256].entries())
    b.dashed(
      `M${146 + i * 3} ${y}Q202 ${y + 13} ${258 - i * 3} ${y}`,
      OVER.skinBrown,
      6,
      i % 2 ? '7 6' : '6 7',
    );
  b.stroke('M140 166Q202 182 264 166', OVER.skinBrown, 5);
  bank(
    b,
    [
      [-10, 284],
      [80, 276],
      [150, 292],
    ],
    [14, 22],
    310,
    key,
    tea,
    1,
  );
  bank(
    b,
    [
      [258, 290],
      [330, 274],
      [410, 282],
    ],
    [14, 22],
    310,
    key,
    tea,
    1,
  );
}

/** A toddy tapper on his ropes between two palms. */
export function tapper(b: Block): void {
  coast(b, { sky: rose, cut: print, ground: OVER.straw, groundCut: OVER.skinWarm });
  b.slip('M256 232L262 206H318L324 232Z', OVER.skinBrown, { step: 20, dx: -1 });
  b.slip('M244 210L276 180H306L338 210Z', OVER.skinDeep, { step: 20, dx: -1 });
  b.cut('M282 232V214H296V232Z', gamboge, { step: 20 });
  b.stroke('M66 306Q76 200 70 92', key, 17, 12);
  b.stroke('M352 306Q340 200 344 84', key, 17, 12);
  b.dashed('M68 290Q74 200 70 100M350 290Q341 200 344 92', rose, 12, '2 11');
  b.stroke('M70 112Q200 136 344 104M70 168Q200 204 344 160', OVER.skinDeep, 3.4);
  palm(b, 70, 96, 6, 0, tea, 76);
  palm(b, 344, 88, 6, 0, tea, 76);
  palm(b, 68, 98, 6, 2, key, 66);
  palm(b, 346, 90, 6, -2, key, 66);
  for (const [x, y] of [
    [92, 116],
    [322, 110],
  ] as const) {
    b.slip(
      `M${x - 8} ${y}H${x + 8}L${x + 6} ${y + 4}Q${x + 17} ${y + 20} ${x} ${y + 26}Q${x - 17} ${y + 20} ${x - 6} ${y + 4}Z`,
      mural,
      { dx: -1, step: 7 },
    );
    b.stroke(`M${x} ${y}V${y - 22}`, OVER.skinDeep, 2.4);
  }
  b.stroke('M196 156L184 186M214 156L224 188', OVER.skinBrown, 10, 7);
  b.cut('M174 186H192V192H172ZM218 188H236V194H218Z', OVER.skinBrown, { step: 10 });
  b.slip('M186 132H222L228 168Q206 176 182 168Z', gamboge, { ghost: key, dx: -1.6, dy: 1, step: 12 });
  b.dashed('M186 144H224M184 156H226', mural, 4, '6 4');
  b.slip('M188 94Q204 88 222 94L221 134H188Z', OVER.skinBrown, { dx: -2, step: 12 });
  b.stroke('M192 98L172 112L160 128M219 98L240 108L252 126', OVER.skinBrown, 8.4, 6);
  b.stroke('M230 140L240 168', OVER.skinDeep, 3);
  b.slip('M228 164H248L245 169Q258 186 238 194Q218 186 231 169Z', OVER.skinDeep, { dx: -1, step: 7 });
  b.slip(oval(206, 74, 13, 15), OVER.skinBrown, { dx: -1.6, step: 6, jitter: 0.3 });
  b.cut('M192 74Q188 56 206 55Q222 57 219 74Q214 64 204 66Q196 66 192 74Z', key, { step: 6 });
  b.stroke('M192 68Q206 62 220 68', print, 4);
}

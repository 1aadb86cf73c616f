import type { Block } from '../kit/block.ts';
import { bank, palm } from '../kit/growth.ts';
import { INK, OVER } from '../kit/inks.ts';
import { oval } from '../kit/path.ts';
import { openSky } from '../kit/sky.ts';

const { key, print, mural, gamboge, tea, leaf, lagoon, mist, rose, plum } = INK;

/** White water, six paddles, one helmet already lost. */
export function raft(b: Block): void {
  openSky(b, mist, print, { low: 70 });
  bank(
    b,
    [
      [-10, 74],
      [100, 50],
      [180, 84],
      [260, 60],
      [410, 44],
    ],
    [16, 30],
    150,
    tea,
    leaf,
  );
  b.cut('M-6 120Q80 96 170 112Q290 132 406 104V306H-6Z', lagoon, { step: 20 });
  b.slip('M-6 150Q40 118 80 146L60 186L-6 200ZM330 120Q376 96 410 122V196L352 180Z', plum, {
    ghost: print,
    dx: 0,
    dy: 2.4,
  });
  b.gouges('M-6 152Q40 126 74 148L56 180L-6 192ZM338 126Q376 104 406 126V186L358 174Z', rose, {
    n: 14,
    angle: 0.5,
    spread: 0.5,
    length: [10, 24],
    width: [1.2, 2.4],
  });
  b.gouges('M-20 130H420V290H-20Z', mist, {
    n: 34,
    angle: 0.12,
    spread: 0.25,
    length: [18, 56],
    width: [1.4, 3.4],
  });
  b.slip('M70 214Q60 188 92 178Q200 206 300 164Q330 162 330 186Q318 232 212 244Q104 252 70 214Z', mural, {
    dx: -2.4,
  });
  b.cut('M92 196Q200 224 312 180Q300 214 210 226Q120 232 92 196Z', key, { step: 14 });
  b.gouges('M78 214Q100 240 210 236Q300 228 324 190L326 200Q310 232 212 242Q106 248 78 214Z', gamboge, {
    n: 12,
    length: [14, 34],
    width: [1.4, 2.6],
    spread: 0.3,
  });
  for (const [x, y, skin, vest, k] of [
    [116, 186, OVER.skinWarm, gamboge, -1],
    [152, 196, OVER.skinDeep, leaf, 1],
    [190, 194, OVER.skinLight, gamboge, -1],
    [228, 190, OVER.skinBrown, rose, 1],
    [264, 176, OVER.skinWarm, gamboge, -1],
    [298, 162, OVER.skinBrown, leaf, 1],
  ] as const) {
    b.slip(`M${x - 13} ${y + 24}Q${x - 15} ${y} ${x} ${y - 2}Q${x + 15} ${y} ${x + 13} ${y + 22}Z`, vest, {
      dx: -0.8,
    });
    b.cut(oval(x, y - 12, 8, 9.4), skin, { step: 5 });
    b.cut(
      `M${x - 10} ${y - 12}Q${x - 10} ${y - 26} ${x} ${y - 26}Q${x + 11} ${y - 26} ${x + 10} ${y - 12}Z`,
      k > 0 ? print : mural,
      { step: 6 },
    );
    b.stroke(`M${x} ${y + 6}L${x + k * 14} ${y + 10}`, skin, 5, 4);
    b.stroke(`M${x + k * 10} ${y - 12}L${x + k * 30} ${y + 44}`, key, 2.8);
    b.slip(
      `M${x + k * 25} ${y + 34}L${x + k * 34} ${y + 31}L${x + k * 44} ${y + 58}L${x + k * 33} ${y + 62}Z`,
      plum,
      { ghost: print, dx: 1, dy: 0.6 },
    );
  }
  b.cut(
    'M30 268Q50 234 86 246Q96 236 112 250Q132 262 170 252Q210 264 250 252Q286 258 322 226Q346 224 340 244Q370 246 366 268Q300 294 200 290Q90 292 30 268Z',
    print,
    { step: 9, jitter: 1.2 },
  );
  b.gouges('M50 268Q100 252 180 264Q280 262 340 250L346 268Q280 288 190 282Q100 286 50 268Z', lagoon, {
    n: 24,
    spread: 0.5,
    length: [8, 26],
    width: [1.4, 3],
  });
  for (let i = 0; i < 16; i++) b.cut(oval(b.u(40, 350), b.u(204, 250), b.u(1.6, 3.6)), print, { step: 3 });
}

/** Above the clouds before sunrise. */
export function summit(b: Block): void {
  openSky(b, plum, rose, { low: 120 });
  b.cut('M-6 130Q200 96 406 130V300H-6Z', mural, { step: 40 });
  b.cut('M-6 152Q200 124 406 152V300H-6Z', rose, { step: 40 });
  b.gouges('M-20 110H420V170H-20Z', plum, { n: 12, length: [40, 100], width: [1.4, 3], spread: 0.02 });
  b.cut(oval(262, 150, 34), gamboge, { jitter: 0.5, step: 9 });
  b.cut('M-6 206L60 176L120 196L200 166L300 192L406 166V306H-6Z', OVER.far, { step: 24 });
  b.gouges('M-40 190H440V240H-40Z', print, { n: 18, length: [50, 120], width: [3, 7], spread: 0.03 });
  b.cut('M-6 226Q100 208 200 224Q300 236 406 216V306H-6Z', print, { step: 24 });
  b.gouges('M-40 226H440V270H-40Z', OVER.far, { n: 12, length: [40, 100], width: [2, 4], spread: 0.03 });
  b.slip(
    'M-6 306L30 250L62 236L96 190L116 184L132 150L150 146L166 168L186 196L206 236L250 262L290 306Z',
    key,
    { ghost: gamboge, dx: 2.4, dy: -0.6, step: 18 },
  );
  b.gouges('M20 300L60 244L100 196L140 154L170 180L200 240L250 280L270 300Z', lagoon, {
    n: 26,
    angle: 0.9,
    spread: 0.5,
    length: [10, 28],
    width: [1.2, 2.8],
  });
  b.move(142, 146, 0.5, false, () => {
    b.slip('M-14 0L-10 -50Q-16 -54 -16 -76Q-14 -92 0 -92Q16 -92 16 -74L14 -48L18 0H6L2 -40L-4 0Z', key, {
      ghost: gamboge,
      dx: 2,
      dy: -1,
    });
    b.cut(oval(2, -106, 12, 14), key, { step: 6 });
    b.cut('M-16 -86Q-40 -90 -38 -56Q-36 -42 -18 -46Z', mural, { step: 8 });
    b.stroke('M14 -82L44 -104L52 -132', key, 9, 6);
    b.stroke('M52 -140L58 2', OVER.skinWarm, 3);
  });
  for (const [x, y] of [
    [82, 226],
    [60, 250],
    [104, 204],
  ] as const)
    b.cut(
      `M${x - 4} ${y}L${x - 3} ${y - 14}L${x} ${y - 22}L${x + 4} ${y - 14}L${x + 4} ${y}Z`,
      x === 82 ? gamboge : print,
      { jitter: 0.3 },
    );
  b.stroke('M132 160L96 212L70 244L40 290', gamboge, 1.6);
}

/** The first wave that went right. */
export function surfer(b: Block): void {
  openSky(b, gamboge, print, { low: 90 });
  b.cut(oval(86, 84, 40), mural, { jitter: 0.5, step: 9 });
  palm(b, 360, 136, 90, -16, tea, 34);
  palm(b, 384, 138, 70, 8, tea, 28);
  b.cut('M240 136Q320 118 406 130V160H240Z', tea, { step: 16 });
  b.cut('M-6 140H406V306H-6Z', lagoon, { step: 60 });
  b.slip(
    'M-6 306V262Q70 250 120 206Q160 160 214 118Q260 88 308 98Q346 112 330 134Q310 118 284 136Q250 166 250 206Q262 250 406 262V306Z',
    lagoon,
    { ghost: print, dx: 2.4, dy: -3 },
  );
  b.comb('M110 216Q160 160 214 120Q262 88 308 100', 'M308 100Q260 96 220 130Q170 170 130 216Z', mist, {
    toward: [0.1, 1],
    depth: [10, 34],
    step: 10,
  });
  b.gouges('M60 262Q130 220 180 168Q230 120 280 124Q246 160 244 206Q250 244 300 262Z', key, {
    n: 34,
    angle: -0.8,
    spread: 0.35,
    length: [16, 40],
    width: [1.4, 3.2],
  });
  b.cut(
    'M300 92Q344 92 346 122Q356 130 344 142Q350 152 334 154Q330 140 318 138Q326 126 312 122Q316 106 296 108Z',
    print,
    { step: 7, jitter: 1.2 },
  );
  for (let i = 0; i < 20; i++) b.cut(oval(b.u(296, 372), b.u(70, 172), b.u(1.4, 3.6)), print, { step: 3 });
  b.slip('M128 236Q180 232 236 196Q246 196 240 206Q196 246 140 248Q126 246 128 236Z', mural, {
    ghost: print,
    dx: -1,
    dy: 1,
  });
  b.stroke('M146 242Q190 236 230 206', gamboge, 2);
  b.stroke('M162 236L172 208L190 196M204 222L212 200L194 192', OVER.skinBrown, 9, 8);
  b.slip('M168 204Q186 214 214 202L204 182L182 184Z', key, { dx: -1 });
  b.slip('M182 188Q182 158 200 152Q216 152 214 168L206 188Z', OVER.skinBrown, { dx: -1 });
  b.stroke('M190 162Q166 160 146 174M210 160Q232 150 246 134', OVER.skinBrown, 7, 5);
  b.cut(oval(208, 142, 8, 9.4), OVER.skinBrown, { step: 5 });
  b.cut('M199 142Q196 128 208 128Q220 130 218 138Q206 134 203 146Q194 152 190 148Q196 146 199 142Z', key, {
    step: 5,
  });
  b.gouges('M-20 256H420V298H-20Z', print, { n: 26, length: [20, 60], width: [1.6, 4], spread: 0.05 });
  b.cut('M40 258Q90 246 128 238Q120 254 90 262Q60 268 40 258Z', print, { step: 8, jitter: 1 });
}

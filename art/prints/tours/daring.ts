import type { Block } from '../kit/block.ts';
import { bank, palm } from '../kit/growth.ts';
import { INK, OVER } from '../kit/inks.ts';
import { oval } from '../kit/path.ts';
import { openSky } from '../kit/sky.ts';

const { key, print, mural, gamboge, tea, leaf, lagoon, mist, rose, plum } = INK;

/** A kite surfer on the lagoon of Kalpitiya. */
export function kiteSurfer(b: Block): void {
  openSky(b, rose, print, { n: 14, low: 180 });
  b.cut('M-6 196Q80 186 180 192L180 206H-6Z', tea, { step: 14 });
  palm(b, 22, 200, 52, 6, tea, 20);
  palm(b, 58, 198, 44, -6, tea, 18);
  b.cut('M-6 204L200 202L406 205V306H-6Z', lagoon, { step: 60 });
  b.gouges('M-20 210H420V296H-20Z', mist, { n: 34, length: [14, 50], width: [1, 2.6], spread: 0.02 });
  b.stroke('M160 176L238 92M162 178L392 98M158 174L300 60', key, 1.1);
  b.slip('M228 100Q236 22 322 18Q396 24 400 106Q376 66 324 64Q262 64 228 100Z', gamboge, {
    ghost: key,
    dx: 1.6,
    dy: 2.4,
    step: 12,
  });
  b.cut(
    'M240 66Q250 42 274 29L288 66Q262 74 244 86ZM308 18H340L338 65Q322 62 308 65ZM372 32Q390 46 397 74L384 76Q374 70 360 68Z',
    mural,
    { step: 14 },
  );
  b.stroke('M231 96Q240 34 322 26Q386 30 398 100', print, 3, 2);
  b.slip('M74 262Q130 260 196 232Q206 230 202 240Q150 274 88 276Q70 272 74 262Z', mural, {
    dx: -1,
    dy: 1.4,
    step: 12,
  });
  b.stroke('M100 268Q148 262 190 240', gamboge, 2.4);
  b.slip(
    'M104 222L118 206L150 226L162 240L176 236L180 246L158 254L136 242L130 254L138 260L116 266L108 252L112 240Z',
    OVER.skinBrown,
    { dx: -1.4, step: 12, jitter: 0.3 },
  );
  b.slip('M96 222Q96 206 108 196L128 204L146 226L132 238L110 238Q98 234 96 222Z', key, {
    dx: -1.4,
    step: 10,
  });
  b.slip('M84 172Q94 160 108 164L132 200Q124 216 104 214Q86 196 84 172Z', gamboge, {
    ghost: key,
    dx: -1.2,
    dy: 1,
    step: 10,
  });
  b.stroke('M104 172L136 176L162 174M98 184L130 186L160 180', OVER.skinBrown, 7, 5.4);
  b.stroke('M150 164L168 192', key, 4);
  b.slip(oval(86, 150, 12, 14), OVER.skinBrown, { dx: -1.2, step: 6, jitter: 0.3 });
  b.cut('M74 152Q70 132 88 134Q102 136 98 148Q86 144 82 158Q76 162 62 156Q72 156 74 152Z', key, { step: 6 });
  b.cut('M-6 276Q40 246 80 262Q64 270 90 276Q130 282 172 262Q150 286 100 294Q40 300 -6 296Z', print, {
    step: 10,
    jitter: 1.4,
  });
  for (let i = 0; i < 18; i++) b.cut(oval(b.u(0, 90), b.u(216, 262), b.u(1.4, 3.8)), print, { step: 3 });
}

/** Down a wire over the trees of the hill country. */
export function zipLine(b: Block): void {
  openSky(b, mist, print, { n: 13, low: 150 });
  b.cut('M-6 150L60 96L96 112L160 60L214 118L270 96L330 138L406 110V240H-6Z', OVER.far, { step: 20 });
  b.gouges('M100 110L160 70L200 118L170 160H90Z', mist, {
    n: 12,
    angle: 1,
    length: [12, 26],
    width: [1.4, 2.6],
  });
  b.cut('M-6 196Q100 150 220 186Q320 214 406 176V306H-6Z', leaf, { step: 20 });
  for (const o of [0, 14, 29])
    b.dashed(
      `M-6 ${208 + o}Q100 ${162 + o} 220 ${198 + o}Q320 ${226 + o} 406 ${188 + o}`,
      tea,
      5.4,
      '0 6.4 0 7 0 5.6',
      true,
    );
  bank(
    b,
    [
      [-10, 262],
      [90, 248],
      [190, 268],
      [300, 252],
      [410, 262],
    ],
    [16, 30],
    310,
    tea,
    leaf,
  );
  b.stroke('M-6 22L406 92', key, 2.6);
  b.cut('M180 46L214 52L210 66L184 62Z', key, { step: 20 });
  b.cut(`${oval(189, 52, 5)}${oval(206, 55, 5)}`, gamboge, { step: 4 });
  b.stroke('M197 64L194 132M197 64L210 132', key, 2.4);
  b.slip(
    'M176 160L196 146L230 156L262 150L296 162L322 156L327 170L298 182L262 170L238 172L262 190L252 204L216 186L196 196Q174 184 176 160Z',
    lagoon,
    { dx: -2, step: 14, jitter: 0.4 },
  );
  b.stroke('M318 165L340 152M244 176L276 206', OVER.skinBrown, 11, 9);
  b.cut('M332 142L346 138L364 150L358 160L338 164ZM266 200L280 194L304 208L300 218L270 216Z', mural, {
    step: 14,
  });
  b.slip('M150 108Q164 94 186 102L212 146Q206 172 186 182Q166 172 156 148Z', gamboge, {
    ghost: key,
    dx: -1.6,
    dy: 1,
    step: 10,
  });
  b.stroke('M160 122L204 172M188 110L176 178M176 158L214 150', mural, 5);
  b.stroke('M184 112L202 96L196 66', OVER.skinBrown, 10, 7);
  b.stroke('M156 116L128 142L92 138', OVER.skinBrown, 10, 7);
  b.slip(oval(156, 86, 17, 19), OVER.skinBrown, { dx: -1.4, step: 7, jitter: 0.3 });
  b.slip('M134 84Q134 60 158 60Q180 64 178 84Q158 78 134 84Z', mural, { dx: -1.4, step: 8 });
  b.stroke('M140 84Q142 104 152 106', key, 2.4);
  b.cut('M148 94Q154 102 164 98Q160 106 154 105Z', print, { step: 4, jitter: 0.2 });
  b.gouges('M20 90H120V200H20Z', print, {
    n: 9,
    angle: 0.17,
    spread: 0.02,
    length: [24, 50],
    width: [1.4, 3],
  });
}

/** On a rope beside the water, leaning out. */
export function abseil(b: Block): void {
  openSky(b, leaf, gamboge, { n: 8, low: 90 });
  bank(
    b,
    [
      [196, 226],
      [330, 196],
      [410, 208],
    ],
    [14, 24],
    310,
    tea,
    leaf,
  );
  b.cut('M-6 -6H270Q248 40 262 84Q236 130 250 178Q226 226 238 306H-6Z', plum, { step: 20, jitter: 2 });
  b.gouges('M90 0H250L230 300H90Z', rose, {
    n: 34,
    angle: 1.4,
    spread: 0.35,
    length: [12, 34],
    width: [1.4, 3],
  });
  b.gouges('M100 0H250L240 300H120Z', key, {
    n: 26,
    angle: 1.5,
    spread: 0.3,
    length: [16, 50],
    width: [2, 5],
  });
  b.slip('M50 -6H126Q118 60 134 120Q126 190 146 262L156 306H22Q42 190 34 120Q50 60 50 -6Z', print, {
    ghost: key,
    dx: 3,
    dy: 0,
    step: 20,
    jitter: 1.4,
  });
  b.gouges('M56 0H116L140 290H34Z', lagoon, {
    n: 40,
    angle: 1.55,
    spread: 0.08,
    length: [20, 60],
    width: [1.6, 4],
  });
  b.cut('M-6 284Q60 262 140 272Q200 262 260 280Q340 270 406 282V306H-6Z', print, { step: 10, jitter: 1.6 });
  b.gouges('M-10 280H410V302H-10Z', lagoon, { n: 16, length: [20, 50], width: [1.6, 3.4], spread: 0.05 });
  b.stroke('M262 -6Q270 60 292 132L330 306', print, 4.6, 4);
  b.stroke('M262 -6Q270 60 292 132L330 306', mural, 2.6, 2.4);
  b.slip('M296 140L318 160L312 182L286 186L252 172L246 158L262 154L290 160Z', lagoon, { dx: -2, step: 14 });
  b.slip('M294 170L322 172Q326 200 300 214L262 216L254 204L282 196Z', lagoon, { dx: -2, step: 14 });
  b.cut('M250 152L240 150L238 178L252 174ZM262 200L246 198L246 222L264 218Z', key, { step: 14 });
  b.slip('M296 92Q326 90 338 112L330 168Q310 178 292 164Q284 122 296 92Z', gamboge, {
    ghost: key,
    dx: -1.6,
    dy: 1,
    step: 10,
  });
  b.cut('M290 154L334 158L330 176L290 174Z', key, { step: 20 });
  b.stroke('M300 104L280 120L280 92', OVER.skinBrown, 11, 8);
  b.stroke('M330 112L350 146L318 176', OVER.skinBrown, 11, 8);
  b.slip(oval(312, 74, 17, 19), OVER.skinBrown, { dx: -1.4, step: 7, jitter: 0.3 });
  b.slip('M290 74Q286 46 312 44Q338 46 336 74Q314 64 290 74Z', mural, { dx: -2, step: 8 });
  b.stroke('M296 60Q312 52 330 60', print, 2.4);
  b.stroke('M300 80L292 84M332 72Q334 92 322 94', key, 2.4);
  for (let i = 0; i < 16; i++) b.cut(oval(b.u(128, 200), b.u(20, 270), b.u(1.4, 3.8)), print, { step: 3 });
}

import type { Block } from '../kit/block.ts';
import { bank } from '../kit/growth.ts';
import { INK, OVER } from '../kit/inks.ts';
import { oval } from '../kit/path.ts';
import { openSky } from '../kit/sky.ts';

const { key, print, mural, gamboge, tea, leaf, lagoon, mist, rose } = INK;

/** A mugger in the sun with its mouth open. */
export function crocodile(b: Block): void {
  b.polygon(
    [
      [0, 0],
      [400, 0],
      [400, 300],
      [0, 300],
    ],
    lagoon,
  );
  bank(
    b,
    [
      [-10, 48],
      [100, 38],
      [220, 52],
      [320, 36],
      [410, 48],
    ],
    [12, 24],
    84,
    tea,
    leaf,
  );
  b.gouges('M-20 88H420V180H-20Z', mist, { n: 26, length: [14, 50], width: [1, 2.6], spread: 0.02 });
  b.gouges('M-20 86H420V106H-20Z', tea, { n: 16, length: [20, 50], width: [1.6, 3.6], spread: 0.02 });
  b.slip('M-6 230Q60 206 150 212Q290 200 406 170V306H-6Z', OVER.straw, {
    ghost: print,
    dx: 0,
    dy: -3,
    step: 20,
  });
  b.gouges('M0 236Q150 216 400 186V296H0Z', OVER.skinWarm, {
    n: 28,
    length: [14, 44],
    width: [1.2, 2.8],
    spread: 0.06,
  });
  b.cut('M96 252Q200 264 300 250Q370 236 406 236V250Q300 276 180 272Q110 268 96 252Z', OVER.skinWarm, {
    step: 14,
  });
  b.slip(
    'M40 236L58 226L112 224L150 218L190 190Q250 170 310 184Q360 190 406 176V222Q360 240 306 238L268 250L180 254Q120 256 84 250L46 246Z',
    tea,
    { dx: -2, step: 14, jitter: 0.5 },
  );
  b.cut(
    'M110 238Q200 242 260 236Q330 230 406 208V222Q360 240 306 238L268 250L180 254Q130 256 96 250Z',
    leaf,
    { step: 14 },
  );
  b.slip(
    'M150 216Q150 196 164 184Q158 164 140 158L98 130L62 118Q54 116 52 126L88 156L128 190L128 216Z',
    tea,
    { dx: -2, step: 12, jitter: 0.4 },
  );
  b.cut('M62 128L92 150L132 184L136 216L112 224L60 228L124 208Q122 192 96 166Z', mural, { step: 12 });
  b.cut(
    'M60 130L64 142L72 138L80 152L86 148L96 164L102 158L112 176L116 170L124 186L128 178L92 148ZM56 228L62 218L70 226L78 215L86 225L94 213L102 223L110 212L116 222L122 208L128 218L116 226Z',
    print,
    { jitter: 0.2 },
  );
  b.slip(oval(156, 180, 12, 11), tea, { ghost: key, dx: 0.6, dy: -1.2, step: 6 });
  b.cut(oval(153, 180, 6, 6), gamboge, { step: 4 });
  b.stroke('M153 175V186', key, 2.4);
  b.cut(oval(60, 121, 4, 3), key, { step: 4 });
  for (const [x, flip] of [
    [196, 0],
    [296, 0],
  ] as const) {
    b.slip(
      `M${x} ${222 + flip}Q${x + 24} 214 ${x + 34} 232L${x + 26} 252L${x + 34} 262L${x + 8} 264L${x - 18} 266L${x - 8} 258L${x + 4} 250L${x - 2} 238Z`,
      tea,
      { ghost: key, dx: 1, dy: 1.4, step: 10 },
    );
  }
  for (let i = 0; i < 22; i++) {
    const x = 178 + i * 10.4;
    const y = 198 - Math.sin(((x - 178) / 130) * 1.7) * 18 + Math.max(0, x - 320) * 0.04;
    b.cut(`M${x} ${y + 4}L${x + 4} ${y - 8}L${x + 9} ${y + 3}Z`, key, { jitter: 0.4 });
  }
  b.dashed('M190 204Q250 186 310 200Q360 206 406 192', leaf, 5, '6 7');
  b.dashed('M184 218Q250 204 310 216Q360 222 406 206', key, 4, '5 8');
  b.move(330, 156, 0.9, true, () => {
    b.slip('M-22 0Q-20 -18 0 -18L14 -32L10 -44Q14 -54 24 -50L44 -44L26 -42L24 -26Q20 -4 2 4L-30 8Z', print, {
      ghost: key,
      dx: 1,
      dy: 1,
      step: 9,
    });
    b.stroke('M-2 4V30M6 2V30', key, 2);
    b.cut(oval(21, -47, 1.8), key, { step: 3 });
  });
}

/** A sloth bear come for the palu berries. */
export function bear(b: Block): void {
  openSky(b, gamboge, print, { n: 12, low: 150 });
  b.cut(oval(96, 96, 46), mural, { jitter: 0.6, step: 9 });
  bank(
    b,
    [
      [-10, 190],
      [100, 176],
      [260, 192],
      [410, 174],
    ],
    [14, 26],
    270,
    tea,
    leaf,
  );
  b.cut('M-6 244Q200 232 406 246V306H-6Z', OVER.skinBrown, { step: 20 });
  b.gouges('M-20 252H420V298H-20Z', OVER.skinDeep, {
    n: 18,
    length: [14, 44],
    width: [1.2, 2.8],
    spread: 0.05,
  });
  b.slip('M326 306Q338 180 322 90L346 -6H406V306Z', OVER.skinDeep, { dx: -2, step: 20 });
  b.gouges('M344 10H396V250H348Z', OVER.skinWarm, {
    n: 16,
    angle: 1.5,
    spread: 0.12,
    length: [14, 36],
    width: [1.2, 2.6],
  });
  b.stroke('M352 66Q280 40 190 58Q140 66 96 34', OVER.skinDeep, 13, 4);
  b.stroke('M250 46Q220 20 190 12M160 60Q150 86 120 92', OVER.skinDeep, 5, 2.4);
  for (const [x, y] of [
    [96, 34],
    [120, 92],
    [150, 36],
    [190, 12],
    [214, 34],
    [284, 22],
    [130, 60],
  ] as const) {
    for (let i = 0; i < 5; i++) {
      const a = i * 1.26 + b.u(-0.2, 0.2);
      const p = (r: number, s: number) =>
        `${(x + Math.cos(a + s) * r).toFixed(1)} ${(y + Math.sin(a + s) * r).toFixed(1)}`;
      b.cut(`M${x} ${y}Q${p(16, -0.6)} ${p(25, 0)}Q${p(16, 0.6)} ${x} ${y}Z`, i % 2 ? tea : leaf, {
        step: 9,
        jitter: 0.4,
      });
    }
    b.cut(`${oval(x + 6, y + 10, 4.4)}${oval(x - 7, y + 8, 4)}`, mural, { step: 4 });
  }
  const shag = (edge: string, rest: string, toward: readonly [number, number]) =>
    b.comb(edge, rest, key, { toward, depth: [5, 13], step: 9 });
  shag('M176 266Q150 220 166 164', 'M210 150L240 270H180Z', [-1, 0.5]);
  shag('M276 160Q300 220 272 266', 'M260 272H210V150Z', [1, 0.5]);
  b.cut('M166 160Q180 132 222 134Q268 134 280 164Q296 226 268 270H180Q150 222 166 160Z', key, {
    step: 10,
    jitter: 1.4,
  });
  b.stroke('M186 168Q166 140 172 96', key, 30, 20);
  shag('M182 172Q152 146 160 96', 'M176 96L196 160Z', [-1, 0.3]);
  b.stroke('M262 168Q290 190 300 220', key, 30, 22);
  shag('M272 160Q306 186 314 220', 'M296 226L262 180Z', [1, 0.3]);
  b.stroke('M168 100L160 82M174 98L172 78M180 98L184 80', OVER.straw, 3, 1);
  b.stroke('M294 224L290 240M301 224L301 242M308 222L313 238', OVER.straw, 3, 1);
  for (const x of [194, 254]) {
    b.cut(`M${x - 26} 272Q${x - 20} 256 ${x} 256Q${x + 20} 256 ${x + 26} 272Z`, key, { step: 8 });
    b.stroke(
      `M${x - 16} 268L${x - 18} 278M${x - 5} 268V279M${x + 6} 268V279M${x + 16} 268L${x + 18} 278`,
      OVER.straw,
      2.6,
      1,
    );
  }
  b.stroke('M192 172Q208 204 222 208Q238 204 254 170', OVER.straw, 9, 6);
  for (const k of [-1, 1]) {
    b.cut(oval(222 + k * 38, 100, 18, 20), key, { step: 6, jitter: 1.6 });
    b.cut(oval(222 + k * 39, 100, 8, 10), OVER.skinDeep, { step: 5 });
  }
  b.cut('M184 122Q184 84 222 82Q260 84 260 122Q256 150 222 156Q188 150 184 122Z', key, {
    step: 8,
    jitter: 1.2,
  });
  b.cut('M202 128Q206 110 222 108Q238 110 242 128Q244 158 222 162Q200 158 202 128Z', OVER.straw, { step: 8 });
  b.cut('M210 134Q222 126 234 134Q232 144 222 146Q212 144 210 134Z', key, { step: 6 });
  b.stroke('M222 146V152M212 154Q222 160 232 154', key, 2);
  b.cut(`${oval(206, 112, 4)}${oval(238, 112, 4)}`, gamboge, { step: 4 });
  b.cut(`${oval(206.5, 112.5, 2)}${oval(237.5, 112.5, 2)}`, key, { step: 3 });
  b.gouges('M176 176H200L206 262H182ZM246 176H274L268 262H236Z', lagoon, {
    n: 22,
    angle: 1.5,
    spread: 0.4,
    length: [9, 20],
    width: [1.2, 2.4],
  });
}

/** Painted storks fishing at the edge of a tank. */
export function storks(b: Block): void {
  openSky(b, OVER.straw, gamboge, { n: 12, low: 110 });
  b.cut(oval(86, 92, 40), mural, { jitter: 0.6, step: 9 });
  bank(
    b,
    [
      [-10, 138],
      [120, 128],
      [260, 140],
      [410, 126],
    ],
    [10, 20],
    172,
    tea,
    leaf,
    0.5,
  );
  b.cut('M-6 164H406V306H-6Z', lagoon, { step: 60 });
  b.gouges('M-20 170H420V296H-20Z', mist, { n: 30, length: [16, 54], width: [1, 2.8], spread: 0.02 });
  b.gouges('M50 168H130V250H50Z', mural, { n: 12, length: [12, 34], width: [1.6, 3.4], spread: 0.02 });
  const stork = (x: number, y: number, s: number, flip: boolean, fishing: boolean) =>
    b.move(x, y, s, flip, () => {
      b.stroke('M-8 20L-10 70L-6 118M14 20L18 66L10 118', rose, 5, 3.6);
      b.gouges('M-40 112H40V122H-40Z', print, { n: 5, length: [16, 30], width: [1.6, 3], spread: 0.02 });
      if (fishing) {
        b.stroke('M34 -22Q66 -34 78 -4Q82 22 70 36', print, 17, 12);
        b.cut('M60 32Q72 26 82 36Q84 48 76 52L66 108L64 52Q58 44 60 32Z', gamboge, { step: 9, jitter: 0.4 });
        b.cut('M60 32Q70 24 82 34L82 46L62 46Z', mural, { step: 6 });
        b.cut(oval(72, 39, 2.6), key, { step: 3 });
      } else {
        b.stroke('M30 -22Q66 -40 54 -78Q44 -100 52 -118', print, 17, 12);
        b.cut('M44 -128Q54 -138 66 -130L76 -124Q102 -112 112 -78Q88 -104 68 -112Q50 -112 44 -128Z', gamboge, {
          step: 9,
          jitter: 0.4,
        });
        b.cut('M44 -126Q52 -138 66 -131L74 -122L66 -114Q48 -110 44 -126Z', mural, { step: 6 });
        b.cut(oval(61, -124, 2.6), key, { step: 3 });
      }
      b.slip('M48 -32Q44 8 4 24Q-40 34 -78 28Q-54 14 -44 -6Q-16 -46 30 -44Q46 -42 48 -32Z', print, {
        ghost: key,
        dx: 1,
        dy: 1.8,
        step: 10,
      });
      b.cut('M-84 26Q-50 4 -30 6Q-6 10 -8 24Q-44 40 -84 26Z', rose, { step: 10, jitter: 0.8 });
      b.cut('M-96 30Q-70 22 -48 26L-70 38Z', key, { step: 10 });
      b.dashed('M-40 -4Q-6 -24 26 -14M-44 8Q-4 -8 22 4', key, 6, '7 4');
      b.gouges('M-10 -36L36 -36L30 16L0 20Z', key, {
        n: 8,
        angle: 0.4,
        spread: 0.4,
        length: [6, 13],
        width: [1, 2],
      });
    });
  stork(310, 150, 0.62, true, true);
  stork(196, 166, 1.06, false, false);
  b.stroke(
    'M20 300Q30 240 14 206M40 300Q44 260 62 226M370 300Q366 250 384 214M350 300Q348 264 336 240',
    tea,
    5,
    1.4,
  );
  b.stroke('M52 300Q52 270 40 244M388 300Q390 276 398 254', leaf, 4, 1.2);
  for (const [x, y] of [
    [84, 286],
    [330, 290],
    [280, 282],
  ] as const) {
    b.slip(oval(x, y, 26, 7), tea, { ghost: key, dx: 0.6, dy: 1.6, step: 8 });
    b.cut(
      `M${x - 8} ${y - 2}Q${x - 12} ${y - 16} ${x} ${y - 20}Q${x + 12} ${y - 16} ${x + 8} ${y - 2}Z`,
      rose,
      { step: 6 },
    );
    b.cut(`M${x - 3} ${y - 2}L${x} ${y - 20}L${x + 3} ${y - 2}Z`, print, { step: 8 });
  }
}

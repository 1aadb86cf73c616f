import type { Block } from '../kit/block.ts';
import { INK, OVER } from '../kit/inks.ts';
import { oval } from '../kit/path.ts';
import { openSky } from '../kit/sky.ts';

const { key, print, mural, gamboge, tea, leaf, lagoon, mist, rose, plum } = INK;

/** A turtle goes back to the sea by moonlight. */
export function turtle(b: Block): void {
  openSky(b, key, lagoon, { n: 10, low: 60 });
  b.cut(oval(300, 44, 26), OVER.straw, { jitter: 0.5, step: 8 });
  b.cut('M-6 82H406V150H-6Z', lagoon, { step: 60 });
  b.gouges('M-20 86H420V136H-20Z', key, { n: 22, length: [20, 56], width: [1.4, 3], spread: 0.02 });
  b.gouges('M262 86H340V136H262Z', OVER.straw, { n: 16, length: [14, 40], width: [1.6, 3.4], spread: 0.02 });
  b.cut('M-6 136Q70 126 150 140Q240 128 330 142Q370 132 406 138V306H-6Z', print, { step: 12, jitter: 1.4 });
  b.cut('M-6 150Q80 142 150 154Q240 142 330 156Q370 148 406 152V306H-6Z', plum, { step: 12, jitter: 1 });
  b.gouges('M-20 164H420V296H-20Z', rose, { n: 30, length: [12, 36], width: [1, 2.4], spread: 0.05 });
  for (let i = 0; i < 7; i++) {
    const [x, y] = [196 - i * 20, 240 + i * 10];
    b.stroke(
      `M${x - 44} ${y - 26}Q${x - 30} ${y - 16} ${x - 22} ${y - 22}M${x + 18} ${y + 18}Q${x + 32} ${y + 20} ${x + 42} ${y + 8}`,
      key,
      6,
      3,
    );
  }
  b.stroke('M170 250L20 322', key, 12, 18);
  b.gouges('M150 252L170 262L40 330L10 310Z', plum, {
    n: 12,
    angle: 2.7,
    spread: 0.1,
    length: [10, 24],
    width: [1.4, 2.8],
  });
  const flipper = (d: string) => {
    b.slip(d, tea, { ghost: print, dx: -1.6, dy: -0.8, step: 11, jitter: 0.5 });
  };
  flipper('M248 178Q238 140 196 128Q172 124 164 134Q196 148 214 194Z');
  flipper('M280 208Q318 196 340 216Q352 232 342 240Q312 228 268 232Z');
  flipper('M164 232Q138 232 128 252Q126 264 138 264Q156 256 180 250Z');
  flipper('M214 262Q214 284 232 290Q244 290 242 280Q236 268 234 258Z');
  b.slip('M256 184Q268 158 292 154Q312 156 312 174Q306 192 274 204Z', leaf, {
    ghost: print,
    dx: -1.4,
    dy: -1,
    step: 9,
    jitter: 0.4,
  });
  b.cut(oval(296, 166, 3.4), key, { step: 3 });
  b.cut(oval(280, 164, 3), key, { step: 3 });
  b.dashed('M268 186L290 178M272 194L296 184', tea, 4, '5 4');
  b.slip('M152 236Q146 200 184 180Q230 160 266 184Q282 206 262 232Q226 266 176 260Q156 254 152 236Z', tea, {
    ghost: print,
    dx: -2.4,
    dy: -1.4,
    step: 11,
    jitter: 0.5,
  });
  const scutes = [
    'M238 182L260 192L258 206L236 206L226 194Z',
    'M218 196L232 208L226 224L206 222L200 208Z',
    'M190 212L204 224L198 240L178 236L174 224Z',
    'M214 176L232 178L222 192L202 202L194 192Z',
    'M186 188L194 204L170 218L162 212Z',
    'M240 212L258 212L252 226L234 232L230 224Z',
    'M208 228L228 230L222 246L204 250L202 242Z',
    'M172 242L196 246L196 254L176 254Z',
    'M158 222L168 226L170 238L160 240Z',
  ];
  for (const d of scutes) b.cut(d, leaf, { step: 30, jitter: 0.6 });
  for (const [x, y] of [
    [244, 194],
    [216, 210],
    [189, 226],
    [212, 186],
    [178, 204],
    [244, 220],
    [214, 238],
  ] as const)
    b.stroke(`M${x - 6} ${y + 3}L${x + 4} ${y - 4}M${x - 3} ${y + 7}L${x + 6} ${y}`, tea, 2, 1);
  for (let i = 0; i < 9; i++) b.cut(oval(b.u(10, 390), b.u(8, 74), b.u(0.9, 1.6)), print, { step: 3 });
}

/** A reef, and who lives there. */
export function reef(b: Block): void {
  b.polygon(
    [
      [0, 0],
      [400, 0],
      [400, 300],
      [0, 300],
    ],
    lagoon,
  );
  b.cut('M90 -6H140L84 280H10ZM236 -6H320L312 280H232Z', OVER.far, { step: 30 });
  b.gouges('M-20 6H420V220H-20Z', mist, { n: 24, length: [18, 60], width: [1, 2.8], spread: 0.03 });
  b.cut('M-6 262Q80 240 160 258Q260 238 330 256Q370 244 406 250V306H-6Z', key, { step: 12, jitter: 1.4 });
  for (const [x, y, s, ink] of [
    [60, 268, 1.2, mural],
    [370, 268, 1.1, rose],
  ] as const)
    b.move(x, y, s, x > 200, () => {
      b.stroke(
        'M0 0Q-4 -40 -34 -64M-2 -26Q-12 -60 -6 -100M-4 -40Q14 -62 20 -92M-14 -48Q-34 -50 -44 -42M8 -66Q26 -66 36 -58M-6 -70Q-22 -82 -24 -96',
        ink,
        11,
        6,
      );
    });
  for (const [x, y, r, ink, dot] of [
    [140, 272, 34, gamboge, OVER.skinWarm],
    [262, 274, 28, plum, rose],
    [206, 284, 20, leaf, tea],
  ] as const) {
    b.slip(`M${x - r} ${y + 12}Q${x - r} ${y - r} ${x} ${y - r}Q${x + r} ${y - r} ${x + r} ${y + 12}Z`, ink, {
      ghost: key,
      dx: 1.2,
      dy: -1,
      step: 8,
    });
    for (let i = 1; i < 4; i++)
      b.dashed(
        `M${x - r * 0.8} ${y + 12 - i * r * 0.3}Q${x} ${y - i * r * 0.44} ${x + r * 0.8} ${y + 12 - i * r * 0.3}`,
        dot,
        4,
        '3 5',
        true,
      );
  }
  for (const x of [20, 100, 302, 386])
    b.stroke(`M${x} 296Q${x + 16} 262 ${x - 4} 236Q${x - 12} 214 ${x + 6} 196`, tea, 7, 1.6);
  const idol = (x: number, y: number, s: number, flip: boolean) =>
    b.move(x, y, s, flip, () => {
      b.slip(
        'M-64 4Q-48 -6 -40 -24Q-24 -46 0 -52L10 -60Q30 -116 86 -122Q44 -92 38 -44Q54 -28 58 -6L80 -22L78 24L58 8Q52 34 30 44L8 72Q0 50 -8 44Q-34 36 -44 14Z',
        print,
        { ghost: key, dx: 1.8, dy: 1.8, step: 10, jitter: 0.4 },
      );
      b.cut(
        'M2 -52L10 -60L22 -82Q26 -60 38 -44Q54 -28 58 -4L58 6Q52 34 32 43L22 50Q30 20 26 -8Q18 -36 2 -52Z',
        gamboge,
        { step: 9 },
      );
      b.cut(
        'M-30 -38Q-14 -48 0 -52Q-12 -24 -10 0Q-10 28 -4 46Q-22 40 -32 32Q-40 -6 -30 -38ZM24 -50L38 -42Q50 -28 52 -20Q46 6 48 32L34 42Q38 16 36 -6Q34 -30 24 -50ZM66 -12L80 -22L78 24L66 14Z',
        key,
        { step: 9 },
      );
      b.cut('M-56 2Q-50 -4 -46 -10L-42 2Z', mural, { step: 6 });
      b.cut(oval(-22, -12, 5), print, { step: 4 });
      b.cut(oval(-22, -12, 2.6), key, { step: 3 });
    });
  idol(322, 106, 0.56, true);
  idol(160, 150, 1.04, false);
  for (const [x, y] of [
    [34, 70],
    [58, 54],
    [64, 82],
    [90, 64],
    [96, 92],
    [122, 48],
    [44, 100],
  ] as const) {
    b.cut(
      `M${x - 9} ${y}Q${x} ${y - 8} ${x + 9} ${y}L${x + 15} ${y - 5}L${x + 15} ${y + 5}L${x + 9} ${y}Q${x} ${y + 7} ${x - 9} ${y}Z`,
      rose,
      { step: 7, jitter: 0.4 },
    );
  }
  for (const [x, y, r] of [
    [330, 190, 5],
    [338, 170, 3.4],
    [328, 154, 4.4],
    [340, 136, 2.6],
    [24, 172, 4],
    [32, 152, 3],
  ] as const)
    b.stroke(oval(x, y, r), print, 1.6);
}

/** Somebody small under a very old tree. */
export function greatTree(b: Block): void {
  b.polygon(
    [
      [0, 0],
      [400, 0],
      [400, 300],
      [0, 300],
    ],
    leaf,
  );
  b.cut('M40 60L110 60L60 306H-20ZM280 50L340 60L420 260V306H360Z', gamboge, { step: 30 });
  b.gouges('M-10 60H410V260H-10Z', OVER.straw, {
    n: 26,
    angle: 1.4,
    spread: 0.2,
    length: [20, 60],
    width: [1, 2.8],
  });
  for (const [x, w] of [
    [28, 9],
    [78, 6],
    [344, 8],
    [388, 12],
    [308, 5],
  ] as const)
    b.stroke(`M${x} 262L${x + 4} 20`, tea, w, w * 0.7);
  b.cut('M-6 254Q100 240 200 250Q320 238 406 252V306H-6Z', tea, { step: 16 });
  b.slip(
    'M20 306Q96 286 126 236Q152 190 152 120L140 60L100 10H170L190 50L206 -6H250L240 60L300 6H330L270 80Q254 140 266 196Q282 262 380 306L330 306Q284 296 262 266L270 306H232Q226 280 214 262Q206 290 210 306H150Q166 282 168 256Q140 290 96 306Z',
    plum,
    { ghost: gamboge, dx: -2.6, dy: 0.6, step: 16, jitter: 0.9 },
  );
  b.cut(
    'M226 60Q232 140 240 196Q256 262 330 304Q284 294 262 266L270 306H232Q226 280 218 262Q224 160 210 90ZM168 256Q176 220 178 180Q186 240 176 300L152 306Q166 282 168 256Z',
    key,
    { step: 16, jitter: 1 },
  );
  b.gouges('M156 70H220L216 250H140Z', rose, {
    n: 34,
    angle: 1.55,
    spread: 0.16,
    length: [14, 40],
    width: [1.4, 3],
  });
  b.gouges('M60 290L140 230L150 260L100 300Z', rose, {
    n: 9,
    angle: 2.5,
    spread: 0.2,
    length: [12, 30],
    width: [1.4, 2.8],
  });
  b.stroke('M130 66Q134 150 108 214M286 70Q300 150 290 230M306 34Q322 120 316 196', OVER.skinDeep, 3, 1.6);
  b.cut(
    'M-6 -6H406V52Q386 74 362 58Q344 86 312 64Q290 84 262 60Q238 74 216 52Q190 78 164 56Q138 84 110 62Q84 88 56 64Q28 84 -6 60Z',
    tea,
    { step: 8, jitter: 1.8 },
  );
  b.gouges('M0 4H400V52H0Z', leaf, { n: 44, angle: -0.8, spread: 0.8, length: [8, 17], width: [2, 3.8] });
  b.move(318, 280, 0.62, false, () => {
    b.slip('M-10 -92Q-24 -70 -20 -44L-22 0H-8L-2 -38L6 0H20L16 -46Q20 -76 10 -92Z', key, {
      ghost: gamboge,
      dx: -2,
      dy: 0,
      step: 12,
    });
    b.slip('M-16 -92H12Q20 -70 16 -46L-18 -46Q-24 -70 -16 -92Z', mural, {
      ghost: gamboge,
      dx: -2,
      dy: 0,
      step: 12,
    });
    b.cut('M10 -86L28 -82L28 -50L14 -50Z', gamboge, { step: 12 });
    b.stroke('M-14 -84L-32 -64L-40 -24', OVER.skinBrown, 7, 5);
    b.stroke('M-41 -70L-40 0', OVER.skinDeep, 4);
    b.cut(oval(-4, -108, 11, 13), OVER.skinBrown, { step: 5 });
    b.cut('M-24 -112Q-4 -128 16 -110L8 -112Q-4 -132 -14 -112Z', print, { step: 6 });
  });
  for (const x of [20, 60, 350, 392, 244]) {
    for (let i = 0; i < 5; i++) {
      const a = -Math.PI * (0.15 + i * 0.175) + b.u(-0.08, 0.08);
      b.stroke(
        `M${x} 304Q${x + Math.cos(a) * 16} ${290 + Math.sin(a) * 22} ${x + Math.cos(a) * 34} ${300 + Math.sin(a) * 22}`,
        i % 2 ? key : leaf,
        5,
        1,
      );
    }
  }
}

import { leaf as bigLeaf, boards, bowl } from '../business/still.ts';
import type { Block } from '../kit/block.ts';
import { INK, OVER } from '../kit/inks.ts';
import { oval } from '../kit/path.ts';

const { key, print, mural, gamboge, tea, leaf, lagoon, mist, rose, plum } = INK;

/** A notebook half written, a map half folded. */
export function notebook(b: Block): void {
  boards(b, lagoon, key);
  b.slip('M-6 40L96 24L150 44L176 36V262L120 270L70 250L-6 268Z', mist, { ghost: key, dx: 1.6, dy: 2 });
  b.stroke('M96 24L72 250M150 44L122 268', OVER.far, 2);
  b.cut('M60 60Q90 70 100 110Q118 140 104 180Q92 224 66 222Q44 200 44 160Q36 120 52 96Q48 74 60 60Z', leaf, {
    step: 9,
    jitter: 1.2,
  });
  b.dashed('M58 90Q92 120 70 150Q60 180 84 206', mural, 2.6, '5 4');
  b.cut('M84 196L92 208L84 220L76 208Z', mural, { jitter: 0.4 });
  b.slip('M150 76L262 52L282 248L166 270Z', print, { ghost: key, dx: 1.8, dy: 2.2, step: 30 });
  b.slip('M262 52L378 66L388 258L282 248Z', print, { ghost: key, dx: 1.8, dy: 2.2, step: 30 });
  b.comb('M262 52L282 248', 'M282 248L276 249L256 53Z', OVER.far, {
    toward: [-1, 0],
    depth: [2, 7],
    step: 8,
  });
  for (let i = 0; i < 8; i++) {
    const y = 92 + i * 19;
    b.dashed(
      `M${166 + i * 1.8} ${y + 2}L${248 + i * 1.9 - (i === 7 ? 30 : 0)} ${y - 14}`,
      key,
      2.4,
      i % 2 ? '14 3 9 3 20 4' : '8 3 22 4 12 3',
    );
  }
  b.cut('M284 96L366 104L370 168L292 162Z', rose, { step: 22 });
  b.cut('M288 132L312 116L330 130L348 118L368 138L370 168L292 162Z', tea, { step: 12 });
  b.cut(oval(346, 114, 7), gamboge, { step: 5 });
  for (let i = 0; i < 3; i++)
    b.dashed(`M${296 + i * 1.4} ${184 + i * 18}L${372 + i} ${190 + i * 18}`, key, 2.4, '10 3 18 4');
  b.stroke('M236 292L330 202', gamboge, 9, 9);
  b.cut('M326 198L344 190L334 208Z', OVER.skinLight, { jitter: 0.3 });
  b.cut('M339 192L345 189L342 196Z', key, { jitter: 0.1 });
  b.stroke('M232 296L244 284', mural, 9);
  for (let i = 0; i < 5; i++) {
    const a = i * 1.257;
    b.slip(
      `M120 40Q${120 + Math.cos(a - 0.5) * 24} ${40 + Math.sin(a - 0.5) * 24} ${120 + Math.cos(a) * 30} ${40 + Math.sin(a) * 30}Q${120 + Math.cos(a + 0.6) * 22} ${40 + Math.sin(a + 0.6) * 22} 120 40Z`,
      print,
      { ghost: key, dx: 0.8, dy: 1 },
    );
    b.stroke(`M120 40L${120 + Math.cos(a) * 14} ${40 + Math.sin(a) * 14}`, gamboge, 6, 1);
  }
}

/** What the hills smell of: cinnamon, pepper, turmeric, chilli. */
export function spices(b: Block): void {
  boards(b, plum, key);
  bigLeaf(b, 20, 280, 160, 66, -0.9, tea, leaf);
  bigLeaf(b, 390, 30, 170, 66, 2.6, tea, leaf);
  bowl(b, 104, 92, 62, OVER.skinWarm, gamboge, OVER.skinWarm, 18);
  bowl(b, 252, 88, 58, lagoon, mural, rose, 18);
  bowl(b, 184, 206, 66, leaf, key, OVER.far, 18);
  bowl(b, 330, 206, 54, mural, OVER.skinWarm, OVER.skinDeep, 18);
  for (const [x, y, a] of [
    [30, 168, -0.4],
    [44, 184, -0.34],
    [26, 198, -0.46],
  ] as const) {
    const [c, s] = [Math.cos(a) * 92, Math.sin(a) * 92];
    b.stroke(`M${x} ${y}L${x + c} ${y + s}`, OVER.skinDeep, 13);
    b.stroke(`M${x + 1} ${y - 2}L${x + c} ${y + s - 2}`, OVER.skinWarm, 7);
    b.cut(oval(x + c, y + s, 4, 6.4), OVER.skinDeep, { step: 5 });
  }
  for (const [x, y] of [
    [270, 268],
    [250, 278],
    [286, 282],
    [118, 262],
    [132, 274],
    [380, 120],
    [368, 132],
    [30, 40],
  ] as const)
    b.cut(oval(x, y, 5.4), print, { step: 4, jitter: 0.6 });
  b.stroke('M318 130Q352 118 372 86', mural, 9, 2);
  b.stroke('M316 131L304 126', tea, 3.4, 1.6);
  b.stroke('M22 262Q50 250 62 226', mural, 8, 2);
  b.slip('M356 270L372 252L388 268L372 288Z', gamboge, { ghost: key });
}

/** A coconut, a straw and nowhere to be. */
export function beachDay(b: Block): void {
  b.polygon(
    [
      [0, 0],
      [400, 0],
      [400, 300],
      [0, 300],
    ],
    OVER.straw,
  );
  b.gouges('M-20 6H420V296H-20Z', OVER.skinWarm, {
    n: 34,
    length: [14, 50],
    width: [1, 2.2],
    spread: 0.2,
    angle: -0.4,
  });
  b.cut('M-6 -6H406V40Q340 76 260 68Q180 58 120 92Q60 122 -6 112Z', lagoon, { step: 14 });
  b.gouges('M-20 0H400V40Q300 60 200 54Q100 84 -20 90Z', mist, {
    n: 20,
    angle: -0.3,
    spread: 0.2,
    length: [16, 50],
    width: [1.4, 3],
  });
  b.stroke('M-6 118Q60 128 122 98Q182 66 262 76Q342 84 406 48', print, 9, 8, { jitter: 1.4, step: 8 });
  b.stroke('M-6 134Q70 142 132 112Q190 82 264 90Q344 98 406 66', print, 2.6, 2);
  b.slip('M142 150L318 120L372 262L190 296Z', mural, { ghost: key, dx: 1.4, dy: 2, step: 30 });
  b.dashed('M150 168L328 138M160 194L338 164M170 220L348 190M180 246L358 216M190 272L366 242', print, 8, '');
  b.dashed('M144 156L190 292M316 124L368 258', gamboge, 4, '7 5');
  b.slip('M36 214Q30 160 82 154Q136 156 134 210Q128 258 84 260Q42 256 36 214Z', leaf, {
    ghost: key,
    dx: 1.6,
    dy: 1.8,
  });
  b.comb('M106 160Q122 206 98 256', 'M98 256Q130 248 134 210Q134 166 106 160Z', tea, {
    toward: [-1, 0.2],
    depth: [4, 13],
    step: 8,
  });
  b.cut('M56 172Q82 150 114 168Q100 184 82 182Q66 182 56 172Z', print, { step: 8 });
  b.stroke('M86 174L116 108L136 104', mural, 5);
  b.slip('M50 168Q30 146 48 128Q66 140 62 164Z', rose, { ghost: key, dx: 0.8, dy: 1 });
  b.slip(
    'M232 188Q230 172 250 168Q268 168 270 182L262 194Q246 200 232 188ZM276 178Q276 162 294 160Q312 160 314 174L306 186Q288 190 276 178Z',
    key,
    { ghost: gamboge, dx: -0.8, dy: -0.6 },
  );
  b.stroke('M268 178Q273 172 278 176M232 182L206 178M312 168L330 154', key, 3);
  b.gouges('M238 176H262V190H238ZM282 168H306V182H282Z', lagoon, {
    n: 6,
    angle: -0.8,
    length: [5, 10],
    width: [1.2, 2.2],
  });
  b.slip('M208 214L296 200L310 250L224 266Z', lagoon, { ghost: key, dx: 1, dy: 1.6 });
  b.cut('M214 220L290 207L302 246L228 260Z', print, { step: 20 });
  b.cut('M220 238L246 224L262 236L284 222L298 244L228 257Z', tea, { step: 12 });
  b.cut(oval(276, 218, 6), gamboge, { step: 5 });
  for (const [x, y, s, ink] of [
    [350, 40, 1, print],
    [60, 284, 0.8, rose],
    [378, 150, 0.7, rose],
  ] as const) {
    b.move(x, y, s, false, () => {
      b.slip('M0 -18L6 -6L19 -5L9 4L12 17L0 10L-12 17L-9 4L-19 -5L-6 -6Z', ink === print ? gamboge : ink, {
        ghost: key,
        dx: 0.8,
        dy: 1.2,
        step: 9,
      });
    });
  }
}

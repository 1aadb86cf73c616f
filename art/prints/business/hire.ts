import type { Block } from '../kit/block.ts';
import { bank, palm } from '../kit/growth.ts';
import { INK, OVER } from '../kit/inks.ts';
import { oval } from '../kit/path.ts';
import { openSky } from '../kit/sky.ts';
import { boards } from './still.ts';

const { key, print, mural, gamboge, tea, leaf, lagoon, mist, rose, plum } = INK;

/** A tailor's machine, half-way through something bright. */
export function tailor(b: Block): void {
  openSky(b, rose, mural, { n: 14, low: 190 });
  b.slip('M24 60H176V68H24Z', key, { step: 60 });
  for (const [x, ink] of [
    [38, mural],
    [74, tea],
    [110, gamboge],
    [144, lagoon],
  ] as const) {
    b.slip(`M${x} 26H${x + 24}V58H${x}Z`, ink, { step: 30, dx: -1, dy: 0.6 });
    b.stroke(`M${x - 3} 23H${x + 27}M${x - 3} 59H${x + 27}`, OVER.skinBrown, 4);
    b.dashed(`M${x + 2} 34H${x + 22}M${x + 2} 42H${x + 22}M${x + 2} 50H${x + 22}`, print, 1.2, '9 3');
  }
  boards(b, OVER.skinBrown, OVER.skinDeep, 226);
  b.slip('M70 214H350V236H70Z', key, { step: 60 });
  b.slip(
    'M112 116Q112 98 132 96H300Q326 98 328 126L334 216H268L264 148Q262 138 250 138H170Q158 140 156 152V178H116Z',
    key,
    { dx: -2.6, dy: 1.6, step: 14, jitter: 0.3 },
  );
  b.stroke('M136 178V216', print, 2.6);
  b.cut('M128 176H146V186H128Z', mist, { step: 20 });
  b.stroke('M124 210H150', mist, 4);
  b.dashed('M134 112H286', gamboge, 3, '14 4 4 4');
  b.stroke('M166 124H258', gamboge, 1.6);
  b.stroke('M280 132Q304 140 300 164Q296 190 312 202M294 150Q276 168 288 198', gamboge, 2.4, 1.2);
  b.cut(`${oval(190, 118, 5)}${oval(216, 118, 6)}${oval(242, 118, 5)}`, gamboge, { step: 4 });
  b.cut('M188 96V84H206V96Z', OVER.skinWarm, { step: 12 });
  b.slip('M186 62H208V86H186Z', mural, { step: 20, dx: -1 });
  b.stroke('M197 76L134 92L124 118L136 170', mural, 1.8);
  b.stroke(oval(344, 136, 28), print, 12, 12, { jitter: 0.2, step: 8 });
  b.stroke(oval(346, 136, 28), key, 9, 9, { jitter: 0.2, step: 8 });
  b.stroke('M346 110V162M322 122L370 150M322 150L370 122', key, 3);
  b.cut(oval(346, 136, 7), gamboge, { step: 5 });
  b.slip('M-6 238Q40 206 92 212H190Q206 214 204 226Q196 250 160 258Q130 266 136 306H-6Z', gamboge, {
    ghost: key,
    dx: 1.4,
    dy: 2.6,
    step: 16,
  });
  b.dashed('M-6 262Q44 226 96 224L196 221', mural, 9, '12 7');
  b.dashed('M-6 284Q50 244 110 240L184 238', lagoon, 5, '4 6');
  b.stroke('M20 300Q44 270 84 258M74 302Q84 276 120 262', OVER.skinWarm, 3, 1);
  b.move(306, 266, 1, false, () => {
    b.stroke('M-56 -14L26 12M-56 14L26 -12', mist, 5, 3);
    b.stroke(`${oval(38, 14, 13, 9)}${oval(38, -14, 13, 9)}`, mural, 5);
    b.cut(oval(-8, 0, 3), key, { step: 4 });
  });
}

/** Stretching at sunrise, on the boards above the sea. */
export function stretching(b: Block): void {
  openSky(b, gamboge, print, { n: 13, low: 130 });
  b.cut(oval(206, 156, 96), mural, { jitter: 0.8, step: 10 });
  b.gouges('M120 90H290V160H120Z', gamboge, { n: 8, length: [20, 50], width: [1.4, 3], spread: 0.02 });
  b.cut('M-6 168L130 166L280 168L406 166V236H-6Z', lagoon, { step: 60 });
  b.gouges('M-20 174H420V226H-20Z', mist, { n: 22, length: [14, 46], width: [1, 2.2], spread: 0.02 });
  b.gouges('M120 170H292V230H120Z', rose, { n: 18, length: [18, 44], width: [1.4, 3], spread: 0.02 });
  palm(b, 30, 250, 206, 34, key, 56);
  b.cut('M-6 236H406V306H-6Z', OVER.skinBrown, { step: 60 });
  b.dashed('M-6 252H406M-6 272H406M-6 292H406', OVER.skinDeep, 2.4, '90 2 60 3');
  b.slip('M96 242H330L350 260H84Z', plum, { ghost: key, dx: 0, dy: 2, step: 50 });
  b.dashed('M98 255H338', rose, 2.6, '6 5');
  b.slip(
    'M192 168L222 166L232 184L262 206L300 240L318 244L316 252H292L244 216L212 198L172 206L158 246H128L128 239L142 236L152 194L190 182Z',
    tea,
    {
      dx: -2.4,
      step: 16,
      jitter: 0.4,
    },
  );
  b.cut('M292 244L300 238L318 243L316 252H293ZM128 239L146 235L150 246L128 247Z', OVER.skinBrown, {
    step: 14,
  });
  b.slip('M190 182L192 134Q206 124 222 134L226 184Q208 190 190 182Z', print, {
    ghost: key,
    dx: 1.2,
    dy: 0.6,
    step: 10,
    jitter: 0.3,
  });
  b.slip(
    'M192 134L150 137L92 133L80 129L68 131L78 138L92 141L150 147L194 148ZM221 134L262 137L320 133L332 129L344 131L334 138L320 141L262 147L222 148Z',
    OVER.skinBrown,
    {
      ghost: print,
      dx: -1.2,
      dy: 1,
      step: 14,
      jitter: 0.3,
    },
  );
  b.cut('M200 130V116H214V130Q207 136 200 130Z', OVER.skinBrown, { step: 10 });
  b.slip(oval(204, 106, 15, 18), OVER.skinBrown, { dx: -1.6, step: 7, jitter: 0.3 });
  b.cut('M190 108Q188 86 206 85Q224 88 220 110L216 122Q216 106 206 98Q196 98 190 108Z', key, { step: 7 });
  b.cut(oval(216, 84, 9), key, { step: 5 });
  b.gouges('M156 200L196 188L232 188L286 232L246 210L212 194Z', leaf, {
    n: 8,
    angle: 0.4,
    spread: 0.5,
    length: [8, 18],
    width: [1, 2],
  });
}

/** A kayak's bow, and the mangroves closing over it. */
export function kayak(b: Block): void {
  openSky(b, OVER.straw, gamboge, { n: 10, low: 150 });
  b.cut(oval(206, 104, 34), gamboge, { jitter: 0.5, step: 8 });
  bank(
    b,
    [
      [50, 146],
      [200, 138],
      [350, 146],
    ],
    [8, 15],
    164,
    leaf,
    tea,
    0.4,
  );
  b.cut('M-6 158H406V306H-6Z', lagoon, { step: 60 });
  b.gouges('M100 162H310V300H100Z', OVER.straw, { n: 18, length: [14, 50], width: [1, 2.6], spread: 0.02 });
  b.gouges('M-20 180H420V300H-20Z', tea, { n: 26, length: [20, 60], width: [1.6, 4], spread: 0.03 });
  for (const side of [false, true])
    b.move(side ? 400 : 0, 0, 1, side, () => {
      b.cut(
        'M-6 -6H190Q176 10 150 16Q158 34 128 44Q140 66 104 78Q116 104 86 112Q96 134 66 142Q64 156 44 158H-6Z',
        tea,
        {
          step: 9,
          jitter: 2.2,
        },
      );
      b.gouges('M0 4H150L110 60L80 110L50 146H0Z', leaf, {
        n: 30,
        angle: -0.7,
        spread: 0.7,
        length: [7, 16],
        width: [1.8, 3.4],
      });
      b.stroke('M20 196Q30 130 8 60M20 160Q44 110 96 66M28 130Q24 100 44 70', key, 7, 2.6);
      for (const [x, y, to] of [
        [22, 140, 62],
        [22, 156, 44],
        [20, 130, 84],
        [18, 148, -6],
        [22, 126, 104],
      ] as const)
        b.stroke(`M${x} ${y}Q${to} ${y - 4} ${to + 3} ${y + 52}`, key, 4.4, 3);
      b.gouges('M-4 196H110V216H-4Z', key, { n: 9, length: [14, 40], width: [1.6, 3.4], spread: 0.02 });
    });
  b.slip('M200 172Q222 190 262 306H138Q178 190 200 172Z', mural, { dx: -3, dy: 1, step: 16 });
  b.cut('M200 180Q204 200 202 306H262Q222 190 200 180Z', OVER.skinDeep, { step: 24 });
  b.cut('M200 184Q212 200 226 240L200 252L174 240Q188 200 200 184Z', gamboge, { step: 14 });
  b.stroke('M200 200V248M184 236H217', key, 2);
  b.stroke('M196 176V168H204V176', key, 3);
  b.slip('M50 248L340 214L341 222L51 257Z', print, { ghost: key, dx: 0, dy: 2.4, step: 60 });
  for (const [x, y, flip] of [
    [56, 252, true],
    [334, 219, false],
  ] as const)
    b.move(x, y, 1, flip, () =>
      b.slip(flip ? 'M0 -8Q34 -18 54 2Q50 26 6 10Z' : 'M0 -6Q44 -30 58 -10Q52 12 4 10Z', gamboge, {
        ghost: key,
        dx: 0.6,
        dy: 2,
        step: 10,
      }),
    );
  for (const x of [112, 268])
    b.slip(`M${x - 13} ${x < 200 ? 238 : 219}q13 -11 26 -2v22q-13 9 -26 0Z`, OVER.skinBrown, {
      ghost: key,
      dx: 0.6,
      dy: 1.6,
      step: 8,
    });
}

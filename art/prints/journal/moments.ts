import { cup, steam } from '../business/still.ts';
import type { Block } from '../kit/block.ts';
import { bank, palm } from '../kit/growth.ts';
import { INK, OVER } from '../kit/inks.ts';
import { oval } from '../kit/path.ts';

const { key, print, mural, gamboge, tea, leaf, lagoon, mist, rose, plum } = INK;

/** Kites on the green by the sea. */
export function kites(b: Block): void {
  b.polygon(
    [
      [0, 0],
      [400, 0],
      [400, 300],
      [0, 300],
    ],
    mist,
  );
  b.gouges('M-20 14H420V180H-20Z', print, { n: 22, length: [24, 70], width: [1, 2.6], spread: 0.03 });
  b.cut('M-6 196H406V250H-6Z', lagoon, { step: 60 });
  b.gouges('M-20 200H420V236H-20Z', print, { n: 20, length: [16, 50], width: [1, 2.2], spread: 0.02 });
  b.cut('M-6 236Q200 226 406 238V306H-6Z', leaf, { step: 40 });
  b.gouges('M-20 244H420V298H-20Z', tea, {
    n: 30,
    angle: -1.3,
    spread: 0.4,
    length: [7, 18],
    width: [1.2, 2.4],
  });
  const kite = (x: number, y: number, s: number, one: string, two: string, foot: number) => {
    b.stroke(`M${x} ${y + 20 * s}Q${x - 10} ${y + 90} ${foot} 256`, key, 1.1);
    b.move(x, y, s, false, () => {
      b.slip('M6 -44L34 0L-2 46L-30 -2Z', one, { ghost: key, dx: 1.2, dy: 1 });
      b.cut('M6 -44L34 0L2 0ZM-2 46L-30 -2L2 0Z', two, { step: 18 });
      b.stroke('M6 -44L-2 46M-30 -2L34 0', key, 1.6);
      b.stroke('M-2 46Q10 62 -2 78Q-12 92 2 108', one, 3, 2);
      for (const [kx, ky] of [
        [4, 62],
        [-4, 82],
        [0, 104],
      ] as const)
        b.cut(
          `M${kx} ${ky}L${kx + 9} ${ky - 5}L${kx + 8} ${ky + 5}ZM${kx} ${ky}L${kx - 9} ${ky - 4}L${kx - 8} ${ky + 6}Z`,
          two,
          { jitter: 0.4 },
        );
    });
  };
  kite(96, 76, 1.1, mural, gamboge, 74);
  kite(218, 54, 0.8, lagoon, print, 190);
  kite(318, 92, 1.2, gamboge, plum, 300);
  kite(166, 130, 0.55, leaf, mural, 138);
  for (const [x, s, cloth, skin] of [
    [70, 1, gamboge, OVER.skinBrown],
    [136, 0.8, print, OVER.skinDeep],
    [188, 1.05, mural, OVER.skinWarm],
    [298, 1, lagoon, OVER.skinBrown],
    [324, 0.66, rose, OVER.skinDeep],
  ] as const) {
    b.move(x, 286, s, false, () => {
      b.slip('M-9 0L-8 -26H8L11 0H3L0 -18L-4 0Z', key, { dx: -0.8 });
      b.slip('M-11 -24L-9 -50Q0 -56 9 -50L11 -24Z', cloth, { dx: -1 });
      b.stroke('M8 -46L14 -30M-8 -46L2 -34', skin, 4, 3);
      b.cut(oval(0, -62, 7, 8.4), skin, { step: 5 });
      b.cut('M-8 -62Q-8 -74 1 -73Q10 -72 8 -64Q0 -70 -8 -62Z', key, { step: 5 });
    });
  }
  palm(b, 378, 262, 140, -6, key, 40);
  bank(
    b,
    [
      [350, 266],
      [380, 258],
      [410, 264],
    ],
    [7, 13],
    276,
    key,
    tea,
  );
}

/** The window seat, upcountry. */
export function windowSeat(b: Block): void {
  b.polygon(
    [
      [0, 0],
      [400, 0],
      [400, 300],
      [0, 300],
    ],
    lagoon,
  );
  b.gouges('M-20 6H420V296H-20Z', key, { n: 26, length: [14, 44], width: [1, 2.2], spread: 0.04 });
  b.slip('M44 34Q46 22 60 22H344Q356 22 358 34V212Q356 222 344 222H58Q46 222 44 212Z', print, {
    ghost: key,
    dx: 2,
    dy: 2,
    step: 40,
  });
  b.cut('M58 36H344V208H58Z', gamboge, { step: 60 });
  b.gouges('M50 44H352V90H50Z', print, { n: 10, length: [24, 60], width: [1, 2.2], spread: 0.03 });
  b.cut(oval(126, 92, 24), mural, { jitter: 0.4, step: 8 });
  b.cut('M58 130L110 104L150 120L208 72L262 116L300 96L344 118V208H58Z', rose, { step: 20 });
  b.cut('M58 150Q140 118 220 142Q290 160 344 130V208H58Z', leaf, { step: 14 });
  for (const o of [0, 12, 25, 39])
    b.dashed(
      `M62 ${160 + o}Q140 ${128 + o} 220 ${152 + o}Q290 ${170 + o} 340 ${141 + o}`,
      tea,
      5,
      '0 6.2 0 7 0 5.6',
      true,
    );
  for (const [x, y] of [
    [250, 168],
    [276, 172],
    [300, 166],
  ] as const) {
    b.cut(
      `M${x - 5} ${y + 14}L${x - 6} ${y + 2}L${x} ${y - 3}L${x + 7} ${y + 2}L${x + 6} ${y + 14}Z`,
      x === 276 ? mural : print,
      { step: 6 },
    );
    b.cut(oval(x, y - 6, 3.4, 4), key, { step: 3 });
  }
  b.stroke('M201 36V208M58 118H344', print, 6);
  b.stroke('M204 36V208M58 121H344', key, 1.4);
  b.cut('M-6 222H406V238H-6Z', OVER.skinBrown, { step: 60 });
  b.gouges('M-20 224H420V236H-20Z', OVER.skinWarm, { n: 10, length: [20, 60], width: [1, 2], spread: 0.02 });
  b.slip('M-6 306V262Q60 250 108 268L120 306Z', mural, { ghost: key });
  b.slip('M274 306L284 268Q340 250 406 264V306Z', mural, { ghost: key });
  b.gouges('M0 270Q60 258 104 272L110 300H0ZM290 272Q340 258 400 270V300H284Z', plum, {
    n: 16,
    length: [14, 36],
    width: [1.2, 2.4],
    spread: 0.1,
  });
  cup(b, 174, 232, 0.72, print, mural, OVER.skinBrown);
  steam(b, 174, 192, 50, print);
  b.slip('M236 220L300 214L306 226L240 234Z', tea, { ghost: key, dx: 0.6, dy: 1.6 });
  b.slip('M240 214L296 210L302 218L244 224Z', gamboge, { ghost: key, dx: 0.6, dy: 1.2 });
}

/** Rain, one umbrella, and a temple wall. */
export function rain(b: Block): void {
  b.polygon(
    [
      [0, 0],
      [400, 0],
      [400, 300],
      [0, 300],
    ],
    plum,
  );
  b.cut('M-6 150H140V236H-6ZM268 138H406V236H268Z', key, { step: 60 });
  b.dashed('M12 176H130M284 166H400', gamboge, 26, '14 12');
  b.cut('M-14 154L60 112L150 154ZM256 142L338 96L420 142Z', mural, { step: 30 });
  bank(
    b,
    [
      [100, 150],
      [170, 120],
      [240, 140],
      [290, 124],
    ],
    [16, 28],
    240,
    tea,
    leaf,
  );
  b.cut('M-6 228H406V306H-6Z', lagoon, { step: 60 });
  b.gouges('M-20 234H420V298H-20Z', mist, { n: 34, length: [16, 56], width: [1.2, 3], spread: 0.02 });
  b.gouges('M140 240H280V298H140Z', mural, { n: 14, length: [16, 44], width: [2, 4], spread: 0.02 });
  b.slip('M182 262L186 196H232L240 262Z', gamboge, { dx: -1.6 });
  b.gouges('M188 200H230L236 256H186Z', mural, {
    n: 14,
    angle: 1.57,
    length: [14, 34],
    width: [1.4, 2.6],
    spread: 0.1,
  });
  b.slip('M184 206Q182 164 208 160Q236 164 234 206Z', print, { dx: -1.6 });
  b.cut('M184 186Q210 196 234 176L236 206H184Z', gamboge, { step: 9 });
  b.stroke('M190 262L188 278M228 262L232 278', OVER.skinBrown, 7, 5);
  b.stroke('M224 174Q244 178 236 150', OVER.skinBrown, 8, 6);
  b.cut(oval(208, 146, 11, 13), OVER.skinBrown, { step: 6 });
  b.cut('M196 148Q192 130 208 130Q224 132 220 150Q212 138 204 140Q200 156 204 176Q196 172 196 148Z', key, {
    step: 7,
  });
  b.stroke('M236 164V92', key, 3.4);
  b.slip(
    'M122 116Q140 52 226 48Q318 52 340 112Q320 102 304 114Q282 100 262 114Q240 100 218 116Q196 102 174 116Q148 104 122 116Z',
    mural,
    { ghost: print, dx: -2.4, dy: -1 },
  );
  b.cut(
    'M226 50Q186 70 174 116Q196 102 218 116Q214 76 226 50ZM226 50Q264 66 262 114Q282 100 304 114Q290 66 226 50Z',
    gamboge,
    { step: 12 },
  );
  b.stroke('M226 50V38', key, 3);
  b.gouges('M-20 -20H420V296H-20Z', mist, {
    n: 60,
    angle: 1.75,
    spread: 0.04,
    length: [18, 46],
    width: [0.8, 1.6],
  });
  palm(b, 40, 240, 150, 18, key, 44);
}

import type { Block } from '../kit/block.ts';
import { bank, palm } from '../kit/growth.ts';
import { INK, OVER } from '../kit/inks.ts';
import { oval } from '../kit/path.ts';
import { openSky } from '../kit/sky.ts';
import { pot } from './still.ts';

const { key, print, mural, gamboge, tea, leaf, lagoon, mist, rose, plum } = INK;

/** The day's fish over coconut shells, while the sun goes down behind it. */
export function grill(b: Block): void {
  openSky(b, gamboge, print, { n: 14, low: 90 });
  b.cut(oval(206, 122, 62, 60), mural, { step: 10 });
  b.cut('M-6 134H406V220H-6Z', lagoon, { step: 60 });
  b.gouges('M-20 138H420V206H-20Z', print, { n: 30, length: [12, 44], width: [1, 2.4], spread: 0.02 });
  b.gouges('M160 136H254V204H160Z', mural, { n: 16, length: [14, 36], width: [1.6, 3.2], spread: 0.02 });
  b.slip('M20 142Q52 152 96 141L90 150Q54 158 30 150Z', key, { dx: -1, dy: 0.6 });
  b.stroke('M58 146V104M58 108L92 134', key, 1.8);
  b.cut('M60 106L90 134L60 142Z', print, { step: 20 });
  palm(b, 368, 236, 190, -28, key, 54);
  b.cut('M-6 196Q100 186 210 198Q320 208 406 194V306H-6Z', plum, { step: 22 });
  b.gouges('M-20 206H420V298H-20Z', rose, { n: 22, length: [12, 40], width: [1, 2.4], spread: 0.04 });
  // Half an oil drum on legs, and what glows in it.
  b.stroke('M96 236L76 300M304 236L324 300M110 250L150 300M290 250L250 300', key, 6);
  b.gouges('M80 140H324V212H80Z', gamboge, {
    n: 46,
    angle: -1.57,
    spread: 0.25,
    length: [22, 44],
    width: [5, 9],
  });
  b.gouges('M84 164H320V214H84Z', mural, {
    n: 34,
    angle: -1.57,
    spread: 0.3,
    length: [16, 30],
    width: [4, 7],
  });
  b.slip('M74 206H326Q322 262 262 270H138Q78 262 74 206Z', key, { ghost: rose, dx: -2, dy: 0.6, step: 16 });
  b.gouges('M84 216H200V262H110Q88 248 84 216Z', lagoon, {
    n: 9,
    length: [12, 34],
    width: [1.2, 2.6],
    spread: 0.06,
  });
  for (let x = 126; x <= 280; x += 38) b.cut(oval(x, 240, 5), gamboge, { step: 4 });
  b.cut('M62 200H338V208H62Z', OVER.far, { step: 60 });
  b.stroke('M338 204H372', OVER.far, 5);
  b.stroke('M366 204H392', OVER.skinWarm, 9, 8);
  const fish = (x: number, y: number, long: number, ink: string, belly: string) =>
    b.move(x, y, long / 100, false, () => {
      b.slip('M-50 0Q-30 -24 6 -20Q26 -16 38 -3L56 -18Q50 0 58 16L38 4Q20 20 -10 18Q-36 16 -50 0Z', ink, {
        ghost: key,
        dx: 0.8,
        dy: 2,
        step: 8,
      });
      b.cut('M-46 4Q-20 8 34 3Q18 18 -10 16Q-34 14 -46 4Z', belly, { step: 8 });
      b.stroke('M-12 -14L-18 10M2 -16L-4 12M16 -13L10 10', key, 2.6);
      b.stroke('M-30 -13Q-24 -2 -31 9', key, 2);
      b.cut(oval(-39, -4, 3.4), key, { step: 3 });
      b.cut('M-12 -20L2 -32L16 -18Z', ink, { step: 9 });
    });
  fish(128, 184, 100, mist, print);
  fish(258, 182, 118, rose, print);
  b.slip(oval(196, 190, 13, 11), leaf, { ghost: key, step: 6 });
  b.cut(oval(196, 190, 8, 7), print, { step: 5 });
}

/** The long table of an old house, its doors open on the garden. */
export function hall(b: Block): void {
  b.polygon(
    [
      [0, 0],
      [400, 0],
      [400, 300],
      [0, 300],
    ],
    print,
  );
  b.cut('M-6 -6H406V22H-6Z', OVER.skinDeep, { step: 60 });
  b.stroke('M40 -4V22M120 -4V22M200 -4V22M280 -4V22M360 -4V22', key, 3);
  b.gouges('M-10 30H410V196H-10Z', OVER.straw, { n: 18, length: [12, 34], width: [1, 2.2], spread: 0.05 });
  for (const x of [72, 200, 328]) {
    b.slip(`M${x - 50} 204V104Q${x - 46} 56 ${x} 52Q${x + 46} 56 ${x + 50} 104V204Z`, key, {
      ghost: OVER.straw,
      step: 12,
    });
    b.cut(`M${x - 43} 204V106Q${x - 39} 63 ${x} 60Q${x + 39} 63 ${x + 43} 106V204Z`, leaf, { step: 12 });
    b.cut(`M${x - 43} 160L${x - 20} 148L${x + 10} 156L${x + 43} 146V204H${x - 43}Z`, tea, { step: 14 });
    b.gouges(`M${x - 40} 162H${x + 40}V200H${x - 40}Z`, leaf, {
      n: 9,
      angle: -1.3,
      spread: 0.6,
      length: [8, 16],
      width: [1.4, 2.8],
    });
  }
  // A frangipani in one arch, a pot in another, a palm in the last.
  b.stroke('M74 190Q66 140 78 112M71 150Q52 132 50 110M74 136Q96 126 100 106', OVER.skinDeep, 6, 2.6);
  for (const [x, y] of [
    [78, 100],
    [50, 104],
    [100, 98],
    [64, 84],
  ] as const) {
    b.cut(oval(x, y, 14, 9), tea, { step: 6, jitter: 1 });
    b.cut(`M${x - 7} ${y - 1}L${x} ${y - 9}L${x + 7} ${y - 1}L${x + 4} ${y + 6}H${x - 4}Z`, print, {
      jitter: 0.3,
    });
    b.cut(oval(x, y - 1, 2.6), gamboge, { step: 3, jitter: 0.1 });
  }
  b.cut(oval(200, 96, 15), gamboge, { step: 7 });
  palm(b, 338, 190, 84, -10, tea, 30);
  b.cut('M-6 200H406V306H-6Z', mural, { step: 60 });
  for (const [k, y, l] of [
    [0, 200, 218],
    [1, 218, 242],
    [0, 242, 272],
    [1, 272, 306],
  ] as const)
    for (let i = -6; i < 6; i++) {
      const at = (n: number, v: number) => (200 + n * 34 * (0.9 + ((v - 200) / 106) * 1.2)).toFixed(1);
      if ((i + k) % 2 === 0)
        b.cut(`M${at(i, y)} ${y}L${at(i + 1, y)} ${y}L${at(i + 1, l)} ${l}L${at(i, l)} ${l}Z`, plum, {
          step: 60,
          jitter: 0.3,
        });
    }
  // The fan, the table, the chairs.
  b.stroke('M200 -4V34', key, 4);
  b.cut(
    'M190 30H210V42H190ZM190 34Q140 26 120 36Q150 44 190 40ZM210 34Q260 26 280 36Q250 44 210 40Z',
    OVER.skinDeep,
    { step: 12 },
  );
  const chair = (x: number, s: number, flip: boolean) =>
    b.move(x, 246, s, flip, () => {
      b.slip('M-20 -76Q0 -88 20 -76L17 -6H-17Z', OVER.skinDeep, { ghost: key, dx: 1.2, dy: 1, step: 12 });
      b.dashed('M-9 -70V-14M0 -74V-14M9 -70V-14', OVER.straw, 5, '3 3');
      b.stroke('M-18 -6L-22 44M18 -6L22 44', OVER.skinDeep, 5);
    });
  for (const [x, s] of [
    [130, 0.95],
    [270, 0.95],
  ] as const)
    chair(x, s, false);
  b.slip('M66 214H334L372 248H28Z', print, { ghost: key, dx: 0, dy: 3, step: 40 });
  b.cut(
    'M28 248H372V278Q340 268 312 280Q280 268 250 280Q220 268 190 280Q160 268 130 280Q100 268 70 280Q50 270 28 278Z',
    mist,
    { step: 14 },
  );
  b.dashed('M30 254H370', lagoon, 5, '7 6');
  b.gouges('M40 258H360V272H40Z', lagoon, { n: 16, angle: 1.57, length: [6, 13], width: [1, 2] });
  b.stroke('M56 276V300M344 276V300', OVER.skinDeep, 7, 5);
  for (const [x, y] of [
    [104, 240],
    [172, 240],
    [232, 240],
    [300, 240],
  ] as const) {
    b.cut(oval(x, y, 22, 5), lagoon, { step: 7 });
    b.cut(oval(x, y - 1, 15, 3), print, { step: 6 });
  }
  b.slip('M176 228Q178 212 202 212Q226 212 228 228Q202 236 176 228Z', gamboge, { ghost: key, step: 7 });
  for (const [x, y, ink] of [
    [186, 208, mural],
    [202, 203, rose],
    [217, 208, mural],
    [194, 199, leaf],
    [210, 198, leaf],
  ] as const)
    b.cut(oval(x, y, 9, 8), ink, { step: 5, jitter: 0.8 });
  b.stroke('M140 232V210M264 232V210', gamboge, 4);
  b.cut('M136 210Q134 202 140 194Q146 202 144 210ZM260 210Q258 202 264 194Q270 202 268 210Z', mural, {
    step: 5,
  });
}

/** Lunch above the lagoon: a round roof on stilts, a plank way out to it, a boat with the crabs. */
export function stilts(b: Block): void {
  openSky(b, mist, print, { n: 14, low: 110 });
  b.cut(oval(86, 66, 30), gamboge, { step: 9 });
  bank(
    b,
    [
      [-10, 134],
      [90, 122],
      [230, 132],
      [410, 118],
    ],
    [11, 20],
    164,
    tea,
    leaf,
    0.5,
  );
  b.cut('M-6 154H406V306H-6Z', leaf, { step: 60 });
  b.gouges('M-20 158H420V250H-20Z', tea, { n: 40, length: [14, 52], width: [1.2, 3], spread: 0.02 });
  b.gouges('M-20 164H420V298H-20Z', print, { n: 26, length: [14, 52], width: [1.2, 3], spread: 0.02 });
  // Its likeness in the water.
  b.gouges('M150 236H350V292H150Z', OVER.skinDeep, {
    n: 40,
    length: [20, 60],
    width: [2.2, 4.6],
    spread: 0.02,
  });
  b.stroke('M168 196V262M214 200V270M286 200V270M332 196V262M250 200V266', key, 5);
  b.stroke('M168 236L214 216M286 216L332 236', key, 3);
  b.stroke('M24 196V244M66 196V246M108 196V246', key, 4);
  b.slip('M-6 190H156V198H-6Z', OVER.skinWarm, { ghost: key, dx: 0, dy: 2, step: 60 });
  b.dashed('M-6 178H150', key, 24, '3 19');
  b.stroke('M-6 168H150', key, 2.4);
  b.cut('M158 130H342V190H158Z', key, { step: 60 });
  b.cut('M166 130H334V170H166Z', gamboge, { step: 60 });
  // Those who are eating.
  for (const [x, shirt, k] of [
    [190, mural, 1],
    [238, lagoon, -1],
    [270, print, 1],
    [316, plum, -1],
  ] as const) {
    b.cut(`M${x - 12} 184Q${x - 12} 160 ${x} 158Q${x + 12} 160 ${x + 12} 184Z`, shirt, { step: 8 });
    b.cut(oval(x, 150, 7.4, 8.6), OVER.skinBrown, { step: 5 });
    b.cut(
      `M${x - 8} 150Q${x - 8} 140 ${x} 140Q${x + 8} 140 ${x + 8} 150L${x - 6 * k} ${x > 250 ? 156 : 150}Q${x} 144 ${x - 8} 150Z`,
      key,
      { step: 5 },
    );
  }
  b.slip('M202 172H226V190H202ZM282 172H306V190H282Z', print, { dx: 0, step: 30 });
  for (const x of [158, 246, 338]) b.cut(`M${x - 4} 126H${x + 4}V194H${x - 4}Z`, OVER.skinDeep, { step: 60 });
  b.slip('M148 188H352V200H148Z', OVER.skinWarm, { ghost: key, dx: 0, dy: 2, step: 60 });
  b.slip(
    'M126 138Q174 108 226 48H274Q326 108 374 138Q340 130 312 142Q280 130 250 142Q220 130 188 142Q160 130 126 138Z',
    OVER.skinBrown,
    {
      dx: -2.4,
      dy: -1,
      step: 12,
    },
  );
  b.gouges('M150 130Q190 104 230 54H270Q310 104 350 130Q250 118 150 130Z', gamboge, {
    n: 60,
    angle: 1.57,
    spread: 0.34,
    length: [10, 26],
    width: [1.2, 3],
  });
  b.comb('M274 50Q302 96 346 130', 'M374 138Q326 108 274 48Z', OVER.skinDeep, {
    toward: [-1, 0.4],
    depth: [4, 16],
    step: 9,
  });
  b.cut('M222 50L250 30L278 50Z', OVER.skinDeep, { step: 14 });
  // The boat and its man.
  b.slip('M14 258Q76 280 156 256L146 272Q82 290 30 274Z', mural, { ghost: key, dx: 0, dy: 2, step: 12 });
  b.cut('M70 264V232Q70 220 82 218H92Q102 222 100 264Z', print, { step: 9 });
  b.cut(oval(87, 206, 9, 11), OVER.skinBrown, { step: 5 });
  b.cut('M72 203L87 190L103 203Z', gamboge, { step: 9 });
  b.stroke('M96 228L128 236', OVER.skinBrown, 6, 5);
  b.stroke('M134 200L120 292', key, 3.6);
  b.cut('M36 262L40 246H62L66 266Z', OVER.straw, { step: 9 });
  b.dashed('M40 254H62M40 260H64', OVER.skinWarm, 3, '4 3');
  for (const [x, y] of [
    [44, 244],
    [54, 242],
  ] as const)
    b.cut(oval(x, y, 7, 5), mural, { step: 5 });
}

/** Seven curries in clay over wood, and the one who knows when each is done. */
export function hearth(b: Block): void {
  b.polygon(
    [
      [0, 0],
      [400, 0],
      [400, 300],
      [0, 300],
    ],
    key,
  );
  b.gouges('M-20 10H420V180H-20Z', plum, { n: 30, length: [14, 46], width: [1.2, 3], spread: 0.05 });
  // Ladles of shell, and a window with the morning in it.
  b.slip('M296 28H376V104H296Z', print, { step: 60 });
  b.cut('M303 35H369V97H303Z', rose, { step: 60 });
  b.cut('M303 97V78Q330 62 369 74V97Z', tea, { step: 9 });
  b.stroke('M336 35V97', print, 5);
  b.stroke('M16 34H232', OVER.skinWarm, 5);
  for (const [x, h, r] of [
    [40, 62, 12],
    [78, 50, 10],
    [116, 70, 13],
    [156, 54, 11],
  ] as const) {
    b.stroke(`M${x} 32V${34 + h}`, OVER.straw, 3.4);
    b.slip(oval(x, 38 + h + r * 0.4, r, r * 0.9), OVER.skinBrown, {
      ghost: OVER.straw,
      dx: -1,
      dy: -0.8,
      step: 6,
    });
  }
  b.slip('M196 34Q184 70 190 92Q204 100 216 92Q222 68 208 34Z', gamboge, { ghost: mural, dx: 1, dy: 1 });
  b.dashed('M192 60H214M190 74H216M192 86H214', OVER.skinBrown, 2.4, '5 3');
  // Who cooks.
  b.cut('M262 240Q262 168 296 156H330Q366 164 368 240Z', mural, { step: 12 });
  b.cut('M280 162L300 154Q326 196 372 206V236Q312 224 280 162Z', gamboge, { step: 10 });
  b.dashed('M290 166Q320 210 370 220', mural, 4, '5 5');
  b.cut('M296 158V142H318V158Q306 166 296 158Z', OVER.skinBrown, { step: 8 });
  b.slip('M290 124Q286 98 308 94Q330 96 330 122Q328 146 308 148Q294 144 292 136L285 132Z', OVER.skinBrown, {
    ghost: print,
    dx: -1.4,
    dy: 0,
    step: 7,
  });
  b.cut('M290 116Q288 90 310 88Q336 92 334 124Q330 138 322 142Q324 118 308 106Q298 106 290 116Z', INK.key, {
    step: 7,
  });
  b.slip(oval(340, 128, 13, 12), key, { ghost: rose, dx: 1, dy: -1, step: 6 });
  b.cut(oval(346, 118, 6, 6), print, { step: 4 });
  b.stroke('M294 122Q298 119 302 122', key, 2.4);
  b.stroke('M290 138Q296 141 301 138', mural, 3);
  b.cut(oval(313, 134, 2.6), gamboge, { step: 3 });
  b.stroke('M284 176Q254 190 232 174', OVER.skinBrown, 15, 9);
  b.stroke('M238 180L206 146', OVER.straw, 4);
  // The hearth.
  b.cut('M-6 232H406V306H-6Z', OVER.skinDeep, { step: 60 });
  b.gouges('M-20 238H420V298H-20Z', OVER.skinWarm, {
    n: 20,
    length: [14, 44],
    width: [1.2, 2.6],
    spread: 0.04,
  });
  for (const x of [48, 120, 192, 262]) {
    b.cut(`M${x - 28} 300Q${x - 26} 252 ${x} 250Q${x + 26} 252 ${x + 28} 300Z`, key, { step: 12 });
    b.gouges(`M${x - 22} 262H${x + 22}V300H${x - 22}Z`, gamboge, {
      n: 9,
      angle: -1.57,
      spread: 0.2,
      length: [14, 28],
      width: [3, 6],
    });
    b.gouges(`M${x - 18} 274H${x + 18}V302H${x - 18}Z`, mural, {
      n: 7,
      angle: -1.57,
      spread: 0.25,
      length: [10, 18],
      width: [3, 5],
    });
  }
  for (const [x, r, ink, food] of [
    [48, 30, OVER.skinWarm, gamboge],
    [120, 33, OVER.skinBrown, leaf],
    [192, 31, OVER.skinWarm, mural],
  ] as const) {
    pot(b, x, 236, r, ink, OVER.straw, food);
    b.gouges(`M${x - r * 0.6} ${236 - r * 1.62}H${x + r * 0.6}V${236 - r * 1.48}H${x - r * 0.6}Z`, print, {
      n: 4,
      length: [4, 8],
      width: [1, 1.8],
    });
  }
  pot(b, 258, 238, 25, OVER.skinBrown, OVER.straw, print);
  b.slip('M330 236Q334 206 356 204Q384 206 388 236Z', OVER.skinWarm, {
    ghost: gamboge,
    dx: -1,
    dy: -1,
    step: 9,
  });
  b.cut('M334 206Q358 196 384 206Q358 214 334 206Z', tea, { step: 8 });
  for (const [x, k] of [
    [48, 1],
    [120, -1],
    [192, 1],
  ] as const)
    b.stroke(`M${x} 178C${x + 12 * k} 164 ${x - 12 * k} 150 ${x + 6 * k} 130`, mist, 4, 1);
}

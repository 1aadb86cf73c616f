import type { Block } from '../kit/block.ts';
import { INK, OVER } from '../kit/inks.ts';
import { oval } from '../kit/path.ts';
import { coast } from '../kit/settings.ts';
import { boards, pot, steam } from './still.ts';

const { key, print, mural, gamboge, tea, leaf, lagoon, mist, rose, plum } = INK;

/** The kottu counter: two blades, a hot plate, and a noise one hears from the corner. */
export function kottu(b: Block): void {
  b.polygon(
    [
      [0, 0],
      [400, 0],
      [400, 300],
      [0, 300],
    ],
    mural,
  );
  b.gouges('M-20 20H420V200H-20Z', plum, { n: 20, length: [16, 44], width: [1, 2.4], spread: 0.04 });
  b.cut('M-6 -6H406V34H-6Z', key, { step: 60 });
  b.dashed('M-6 40H406', gamboge, 14, '16 16');
  b.dashed('M10 40H406', print, 14, '16 16');
  b.stroke('M96 34V70M300 34V62', key, 1.6);
  for (const [x, y] of [
    [96, 74],
    [300, 66],
  ] as const) {
    b.cut(`M${x - 24} ${y + 16}L${x - 6} ${y - 4}H${x + 6}L${x + 24} ${y + 16}Z`, key, { step: 12 });
    b.cut(oval(x, y + 18, 9, 8), gamboge, { step: 6 });
  }
  b.cut('M10 104H122V110H10ZM286 104H392V110H286Z', key, { step: 40 });
  for (const x of [30, 68, 104])
    pot(b, x, 104, 15, x === 68 ? OVER.skinWarm : OVER.skinBrown, rose, x === 68 ? gamboge : print);
  for (const [x, ink] of [
    [304, leaf],
    [326, gamboge],
    [348, lagoon],
    [372, leaf],
  ] as const) {
    b.cut(`M${x - 7} 104V82L${x - 3} 74V64H${x + 3}V74L${x + 7} 82V104Z`, ink, { step: 12 });
    b.stroke(`M${x - 6} 88H${x + 6}`, print, 3);
  }
  // The cook.
  b.slip('M140 214Q142 150 176 142H228Q262 150 262 214Z', print, { dx: -2 });
  b.cut('M184 142H220L214 162Q202 168 190 162Z', OVER.skinBrown, { step: 9 });
  b.cut('M158 170H244V214H158Z', lagoon, { step: 30 });
  b.dashed('M166 178V212M182 176V212M198 176V212M214 176V212M230 176V212', mist, 2, '5 4');
  b.slip('M180 112Q180 84 202 84Q224 84 224 112Q224 140 202 144Q182 140 180 112Z', OVER.skinBrown, {
    dx: -1.4,
  });
  b.comb('M210 86Q218 112 206 142', 'M206 143Q224 138 224 112Q224 90 210 85Z', OVER.skinDeep, {
    toward: [-1, 0.2],
    depth: [2, 6],
    step: 6,
  });
  b.cut('M176 100Q174 72 204 72Q232 74 228 102Q214 90 198 92Q184 92 176 100Z', print, { step: 9 });
  b.stroke('M178 96Q204 82 228 96', mural, 3);
  b.stroke('M188 108Q192 105 197 108M208 108Q213 105 217 108', key, 2.4);
  b.cut('M190 126Q202 132 214 126Q208 134 202 134Q195 134 190 126Z', key, { step: 5 });
  b.stroke('M190 121Q202 116 214 121', key, 4, 3);
  b.stroke('M150 166Q118 182 138 214', OVER.skinBrown, 15, 11);
  b.stroke('M252 166Q286 170 274 206', OVER.skinBrown, 15, 11);
  b.slip('M116 196L146 208L140 252L106 244Z', mist, { ghost: key, dx: 1, dy: 0.8, step: 20 });
  b.slip('M264 192L296 188L304 232L270 240Z', mist, { ghost: key, dx: 1, dy: 0.8, step: 20 });
  steam(b, 204, 214, 50, print);
  // Plate and hill of kottu.
  b.cut('M-6 236H406V306H-6Z', key, { step: 60 });
  b.slip('M132 242Q160 212 204 210Q252 212 278 242Z', gamboge, {
    ghost: OVER.skinWarm,
    dx: 1,
    dy: -1.4,
    jitter: 1.4,
    step: 7,
  });
  b.gouges('M140 240Q166 216 204 214Q248 216 270 240Z', mural, {
    n: 16,
    spread: 1.5,
    length: [4, 10],
    width: [1.6, 3],
  });
  b.gouges('M140 240Q166 216 204 214Q248 216 270 240Z', tea, {
    n: 16,
    spread: 1.5,
    length: [4, 10],
    width: [1.6, 3],
  });
  b.cut('M30 240H376V248H30Z', OVER.far, { step: 40 });
  b.gouges('M-20 256H420V298H-20Z', gamboge, { n: 14, length: [16, 46], width: [1, 2.2], spread: 0.03 });
  b.slip('M20 240Q22 222 48 220Q74 222 76 240Z', OVER.straw, { dx: -1 });
  b.slip('M18 230Q22 214 48 212Q76 214 78 230Z', OVER.straw, { ghost: OVER.skinWarm, dx: 0, dy: 2 });
  for (const [x, y] of [
    [334, 232],
    [352, 230],
    [343, 220],
  ] as const)
    b.slip(oval(x, y, 9, 11), print, { ghost: mural, dx: 0.8, dy: 0.8, step: 6 });
}

/** Hoppers: three small pans, one with an egg. */
export function hoppers(b: Block): void {
  boards(b, plum, key);
  b.cut('M-6 -6H406V96H-6Z', key, { step: 60 });
  b.gouges('M-20 6H420V90H-20Z', mural, { n: 24, length: [10, 34], width: [1.4, 3.2], spread: 0.4 });
  b.gouges('M-20 30H420V92H-20Z', gamboge, {
    n: 22,
    angle: -1.4,
    spread: 0.5,
    length: [8, 22],
    width: [1.6, 3.6],
  });
  const pan = (x: number, y: number, r: number, egg: boolean) => {
    b.stroke(`M${x + r * 0.9} ${y - r * 0.1}L${x + r * 1.6} ${y - r * 0.5}`, key, 9, 7);
    b.slip(oval(x, y, r, r * 0.9), key, { dx: -2.2, dy: -1.2, ghost: rose, step: 11 });
    b.cut(oval(x, y, r * 0.9, r * 0.8), OVER.skinWarm, { step: 7, jitter: 1.6 });
    b.cut(oval(x, y + r * 0.03, r * 0.78, r * 0.68), gamboge, { step: 7, jitter: 1.3 });
    b.cut(oval(x, y + r * 0.06, r * 0.56, r * 0.48), print, { step: 8, jitter: 1 });
    b.gouges(oval(x, y, r * 0.86, r * 0.76), OVER.skinBrown, {
      n: 22,
      spread: 1.5,
      length: [4, 9],
      width: [1, 2.2],
    });
    if (egg) {
      b.cut(oval(x + 1, y + r * 0.08, r * 0.24, r * 0.21), gamboge, { step: 6 });
      b.stroke(`M${x - r * 0.1} ${y + r * 0.02}Q${x} ${y - r * 0.08} ${x + r * 0.12} ${y}`, print, 2.4, 1);
      b.gouges(oval(x, y + r * 0.06, r * 0.5, r * 0.4), key, {
        n: 9,
        spread: 1.5,
        length: [2, 4],
        width: [1.2, 2],
      });
    }
  };
  pan(94, 128, 68, false);
  pan(244, 112, 66, true);
  pan(172, 226, 72, true);
  b.slip(oval(324, 234, 56, 50), leaf, { ghost: key, dx: 1.4, dy: 2 });
  b.cut(oval(324, 234, 42, 36), mural, { step: 7, jitter: 1.2 });
  b.gouges(oval(324, 234, 38, 32), rose, { n: 28, spread: 1.5, length: [4, 10], width: [1.2, 2.6] });
  b.stroke('M310 226Q322 214 338 224', leaf, 4, 1.4);
  b.slip('M30 262Q62 236 96 262L62 292Z', tea, { dx: -1 });
}

/** The prawn-vadai cart on the green, at the hour of kites. */
export function cart(b: Block): void {
  coast(b, { sky: gamboge, cut: print, ground: tea, groundCut: leaf });
  b.slip('M150 46L160 76L142 92L126 66Z', lagoon, { dx: -1 });
  b.stroke('M142 92Q130 120 150 140Q132 160 140 176', key, 1.3);
  b.cut('M139 176L146 184L138 188ZM146 152L153 148L152 158Z', mural, { jitter: 0.3 });
  b.slip('M84 100Q196 40 316 100L298 112Q250 96 200 112Q150 96 102 112Z', mural, { dx: -2, dy: -1 });
  b.cut('M200 66L150 100Q176 96 200 112Q224 96 250 100Z', print, { step: 14 });
  b.stroke('M200 64V176M104 108V180M296 108V180', key, 3.4);
  b.slip('M96 172H306V238H96Z', lagoon, { step: 40 });
  b.dashed('M96 184H306', gamboge, 10, '10 10');
  b.gouges('M104 196H300V234H104Z', mist, { n: 18, length: [12, 36], width: [1, 2.2], spread: 0.04 });
  b.slip('M110 138H290V172H110Z', OVER.far, { ghost: key, dx: 1, dy: -1, step: 40 });
  b.stroke('M110 155H290M156 138V172M200 138V172M246 138V172', key, 1.6);
  for (const [x, y] of [
    [124, 168],
    [140, 169],
    [132, 160],
    [174, 168],
    [188, 166],
    [180, 158],
    [216, 168],
    [232, 167],
    [224, 158],
    [262, 168],
    [278, 168],
    [270, 158],
  ] as const) {
    b.cut(oval(x, y, 8, 6), x % 4 ? OVER.skinWarm : gamboge, { step: 5, jitter: 0.6 });
    b.stroke(`M${x - 3} ${y - 3}Q${x} ${y - 6} ${x + 4} ${y - 3}`, mural, 1.6);
  }
  for (const x of [136, 266]) {
    b.slip(oval(x, 246, 27, 27), key, { ghost: print, step: 9 });
    b.cut(oval(x, 246, 20, 20), tea, { step: 9 });
    for (let i = 0; i < 8; i++)
      b.stroke(`M${x} 246L${x + Math.cos(i * 0.785) * 21} ${246 + Math.sin(i * 0.785) * 21}`, key, 2);
    b.cut(oval(x, 246, 5), gamboge, { step: 4 });
  }
  b.stroke('M304 200L350 190', key, 4);
  b.slip('M326 176Q330 150 346 148Q364 150 366 178L368 216H328Z', print, { dx: -1.4 });
  b.cut('M330 214H368L372 262H360L350 226L342 262H328Z', plum, { step: 16 });
  b.cut(oval(348, 134, 11, 13), OVER.skinBrown, { step: 6 });
  b.cut('M336 130Q336 116 350 116Q362 118 360 132Q350 122 336 130Z', key, { step: 6 });
  b.stroke('M334 176Q318 184 312 172', OVER.skinBrown, 7, 5);
}

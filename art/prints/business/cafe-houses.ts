import type { Block } from '../kit/block.ts';
import { bank, palm } from '../kit/growth.ts';
import { INK, OVER } from '../kit/inks.ts';
import { oval } from '../kit/path.ts';
import { openSky } from '../kit/sky.ts';
import { gardenChair, stool } from './seats.ts';
import { leaf as bigLeaf, steam } from './still.ts';

const { key, print, mural, gamboge, tea, leaf, lagoon, mist, rose, plum } = INK;

/** Parasols on the lawn of a bungalow, the tea below it still wet. */
export function lawn(b: Block): void {
  openSky(b, lagoon, print, { n: 12, low: 90 });
  b.cut('M-6 138L60 92L104 118L170 62L224 112L280 84L340 120L406 96V220H-6Z', OVER.far, { step: 26 });
  b.gouges('M120 110L170 68L216 112L200 130H120Z', print, {
    n: 8,
    angle: 1,
    length: [9, 22],
    width: [1.2, 2.4],
  });
  b.cut('M-6 168Q100 128 210 150Q310 172 406 132V230H-6Z', leaf, { step: 16 });
  for (const o of [0, 12, 25])
    b.dashed(
      `M-4 ${178 + o}Q100 ${140 + o} 210 ${160 + o}Q310 ${182 + o} 404 ${144 + o}`,
      tea,
      5.4,
      '0 6.6 0 7.2',
      true,
    );
  b.cut('M-6 208Q120 196 240 206Q330 212 406 202V306H-6Z', tea, { step: 22 });
  b.gouges('M-20 216H420V298H-20Z', leaf, { n: 34, length: [10, 34], width: [1, 2.4], spread: 0.04 });
  const parasol = (x: number, y: number, s: number, ink: string, other: string) =>
    b.move(x, y, s, false, () => {
      b.cut(oval(6, 4, 74, 9), key, { step: 9, jitter: 0.8 });
      b.stroke('M0 0V-150', key, 4.4);
      b.slip(
        'M-104 -96Q-84 -146 0 -164Q84 -146 104 -96Q78 -104 52 -94Q26 -104 0 -94Q-26 -104 -52 -94Q-78 -104 -104 -96Z',
        ink,
        {
          ghost: print,
          step: 10,
        },
      );
      b.cut('M0 -163Q-44 -140 -52 -95Q-78 -104 -103 -97Q-84 -146 0 -163Z', other, { step: 10 });
      b.cut('M0 -163Q44 -140 52 -95Q26 -104 0 -95Z', other, { step: 10 });
      b.comb('M66 -138Q92 -118 92 -100', 'M92 -101L104 -96Q96 -124 70 -142Z', key, {
        toward: [-1, 0.2],
        depth: [3, 10],
        step: 6,
      });
      b.stroke('M0 -162V-172', key, 4, 2);
      b.slip('M-54 -46H54L50 -36H-50Z', print, { ghost: key, dx: 0.6, dy: 2, step: 20 });
      b.dashed('M-50 -41H50', other, 3, '7 5');
      b.stroke('M-30 -36L-40 2M30 -36L40 2', key, 3);
      b.cut('M-26 -48Q-32 -72 -10 -72Q12 -72 8 -48Z', gamboge, { step: 6 });
      b.stroke('M-12 -72V-77M8 -60Q20 -62 18 -72M-26 -64Q-40 -62 -34 -50', gamboge, 4, 3);
      b.cut('M22 -48Q22 -60 26 -60H40Q42 -50 36 -48Z', lagoon, { step: 6 });
    });
  parasol(304, 250, 0.62, gamboge, print);
  parasol(148, 272, 1.06, mural, print);
  gardenChair(b, 58, 282, 1.04, false);
  gardenChair(b, 238, 282, 1.04, true);
  bank(
    b,
    [
      [300, 300],
      [350, 282],
      [410, 276],
    ],
    [10, 18],
    306,
    key,
    leaf,
  );
}

/** A café in the Fort: an awning, cakes in the window, and the cat that owns the step. */
export function awning(b: Block): void {
  openSky(b, lagoon, print, { n: 6, low: 40 });
  b.slip('M-6 70L20 30H380L406 70Z', mural, { step: 40, dx: 0, dy: -1.6 });
  for (const [y, x] of [
    [40, 22],
    [49, 14],
    [58, 6],
  ] as const)
    b.dashed(`M${x} ${y}H${400 - x}`, plum, 4.4, '8 3');
  b.cut('M-6 70H406V262H-6Z', gamboge, { step: 60 });
  b.comb('M-6 70H406', 'M406 68H-6Z', key, { toward: [0, 1], depth: [2, 6], step: 9 });
  b.gouges('M-10 80H410V250H-10Z', OVER.straw, { n: 26, length: [12, 40], width: [1, 2.4], spread: 0.05 });
  // The window with its cakes.
  b.slip('M132 128H284V228H132Z', key, { step: 60 });
  b.cut('M140 136H276V222H140Z', mist, { step: 60 });
  b.stroke('M208 134V222', key, 4);
  b.cut('M140 180H276V185H140Z', OVER.skinDeep, { step: 40 });
  b.cut('M148 180V160H196V180ZM218 180Q220 152 244 152Q268 152 270 180Z', mural, { step: 10 });
  b.cut('M148 160H196V167Q184 174 172 166Q160 174 148 168Z', print, { step: 8 });
  b.gouges('M222 176Q226 156 244 156Q262 156 266 176Z', rose, {
    n: 8,
    spread: 1,
    length: [4, 9],
    width: [1.2, 2.2],
  });
  b.cut('M150 222L158 200H190L198 222ZM222 222V202H264V222Z', plum, { step: 14 });
  b.dashed('M154 212H196M224 212H262', print, 4, '5 4');
  b.stroke('M172 160V150M244 152V144', print, 2.4, 1.4);
  // The door, half open.
  b.cut('M312 126H376V262H312Z', key, { step: 60 });
  b.cut('M318 132H344V258H318Z', OVER.skinDeep, { step: 60 });
  b.slip('M342 130H374V262L342 258Z', lagoon, { step: 60, dx: -1 });
  b.cut('M348 138H368V186H348ZM348 196H368V248L348 246Z', mist, { step: 40 });
  // The awning.
  b.slip('M116 92H296L318 130H94Z', print, { ghost: key, dx: 1.4, dy: 1.8, step: 60 });
  for (let i = 0; i < 5; i++) {
    const [x, u] = [116 + i * 36, 94 + i * 44.8];
    b.cut(`M${x} 92H${x + 18}L${u + 22.4} 130H${u}Z`, tea, { step: 60 });
    b.cut(`M${u} 130H${u + 22.4}V140Q${u + 11} 148 ${u} 140Z`, tea, { step: 8 });
    b.cut(`M${u + 22.4} 130H${u + 44.8}V140Q${u + 33.6} 148 ${u + 22.4} 140Z`, print, { step: 8 });
  }
  // Bougainvillea over the corner.
  b.stroke('M42 262Q54 190 34 130Q26 100 60 80', OVER.skinDeep, 7, 3);
  for (const [x, y, r] of [
    [10, 92, 26],
    [44, 84, 24],
    [80, 92, 22],
    [20, 124, 24],
    [56, 116, 22],
    [10, 154, 18],
    [40, 148, 16],
    [100, 104, 14],
  ] as const)
    b.cut(oval(x, y, r, r * 0.8), tea, { step: 7, jitter: 2.2 });
  for (const [x, y, r] of [
    [14, 102, 17],
    [46, 92, 15],
    [76, 104, 14],
    [30, 124, 15],
    [62, 120, 11],
    [16, 146, 12],
    [102, 104, 9],
    [44, 150, 10],
  ] as const) {
    b.cut(oval(x, y, r, r * 0.8), rose, { step: 6, jitter: 1.8 });
    b.gouges(oval(x, y, r * 0.9, r * 0.7), mural, { n: 6, spread: 1.5, length: [4, 9], width: [1.6, 3] });
  }
  b.cut('M-6 258H406V306H-6Z', rose, { step: 60 });
  b.cut('M300 258H390L396 270H294Z', OVER.far, { step: 40 });
  b.gouges('M-20 268H420V300H-20Z', plum, { n: 26, length: [10, 30], width: [1.2, 2.6], spread: 0.03 });
  stool(b, 92, 286, mural);
  stool(b, 214, 286, mural);
  b.slip('M118 232H190L186 240H122Z', print, { ghost: key, dx: 0.6, dy: 1.8, step: 20 });
  b.stroke('M154 240V288M134 290H174', key, 4);
  b.cut('M134 231V218H150L148 231ZM162 231V221H174V231Z', lagoon, { step: 10 });
  steam(b, 142, 214, 22, key);
  // The cat.
  b.cut(
    'M330 262Q322 238 336 228L334 214L341 220H349L356 214L355 229Q370 240 366 262ZM366 260Q384 258 380 240Q392 252 384 264Q376 272 362 264Z',
    key,
    { step: 7 },
  );
  b.cut('M339 224L342 227L339 228ZM350 224L347 227L350 228Z', gamboge, { jitter: 0.1 });
}

/** A hut on the beach that sells coffee until the last song. */
export function beachBar(b: Block): void {
  openSky(b, key, plum, { n: 16, low: 150 });
  for (let i = 0; i < 16; i++) {
    const [x, y] = [b.u(8, 392), b.u(8, 110)];
    b.polygon(
      [
        [x - 1, y],
        [x, y - 1.6],
        [x + 1.2, y],
        [x, y + 1.6],
      ],
      print,
    );
  }
  b.cut(oval(338, 62, 27), print, { step: 8 });
  b.cut('M-6 168H406V236H-6Z', lagoon, { step: 60 });
  b.gouges('M-20 172H420V224H-20Z', key, { n: 24, length: [12, 40], width: [1, 2.4], spread: 0.02 });
  b.gouges('M300 172H376V222H300Z', print, { n: 12, length: [10, 28], width: [1.2, 2.6], spread: 0.02 });
  palm(b, 44, 240, 196, 26, tea, 52);
  b.cut('M-6 222Q110 212 220 224Q320 232 406 220V306H-6Z', OVER.skinWarm, { step: 24 });
  b.gouges('M-20 236H420V298H-20Z', OVER.skinDeep, {
    n: 30,
    length: [14, 44],
    width: [1, 2.6],
    spread: 0.04,
  });
  b.gouges('M70 238H300V272H70Z', gamboge, { n: 22, length: [12, 40], width: [1.4, 3], spread: 0.03 });
  b.stroke('M98 250V120M278 250V120', OVER.skinDeep, 6);
  b.cut('M100 116H276V200H100Z', gamboge, { step: 60 });
  b.cut('M108 156H170V160H108ZM206 156H270V160H206Z', OVER.skinDeep, { step: 40 });
  for (const [x, ink] of [
    [116, mural],
    [130, tea],
    [144, lagoon],
    [158, plum],
    [216, tea],
    [230, mural],
    [258, lagoon],
  ] as const)
    b.cut(`M${x - 5} 156V144L${x - 2} 139V134H${x + 2}V139L${x + 5} 144V156Z`, ink, { step: 12 });
  // Who pours.
  b.slip('M164 200Q164 170 182 166H200Q216 170 216 200Z', mural, { ghost: print, dx: -1 });
  b.cut('M184 168V158H198V168Z', OVER.skinBrown, { step: 9 });
  b.cut(oval(191, 149, 12, 14), OVER.skinBrown, { step: 6 });
  b.cut('M178 148Q178 130 192 130Q206 131 204 148Q198 140 190 141Q182 142 178 148Z', key, { step: 6 });
  b.cut(oval(198, 129, 6, 6), key, { step: 5 });
  b.stroke('M212 178Q232 184 238 172', OVER.skinBrown, 7, 5);
  b.cut('M232 172H248L246 186H234Z', print, { step: 10 });
  b.slip('M84 198H292V250H84Z', lagoon, { ghost: key, dx: 1.6, dy: 1, step: 60 });
  b.slip('M76 192H300V202H76Z', print, { ghost: key, dx: 0, dy: 2, step: 60 });
  b.dashed('M96 214H284M96 226H284M96 238H284', mist, 3, '44 5 30 4');
  b.slip('M66 126L128 62Q188 54 248 62L312 126Q188 112 66 126Z', OVER.skinBrown, {
    ghost: gamboge,
    dx: 0,
    dy: 2,
    step: 18,
  });
  b.gouges('M82 120L132 68Q188 60 244 68L296 120Q188 108 82 120Z', gamboge, {
    n: 44,
    angle: 1.57,
    spread: 0.3,
    length: [10, 24],
    width: [1.2, 2.8],
  });
  b.comb('M66 126Q188 112 312 126', 'M312 122Q188 106 66 122Z', OVER.skinDeep, {
    toward: [0, 1],
    depth: [5, 13],
    step: 7,
  });
  b.stroke('M312 118Q352 150 398 96M66 118Q30 130 -4 92', gamboge, 1.4);
  for (const [x, y] of [
    [332, 128],
    [352, 133],
    [374, 122],
    [392, 104],
    [44, 120],
    [22, 114],
    [4, 98],
  ] as const)
    b.cut(oval(x, y + 5, 5, 6), gamboge, { step: 5 });
  for (const x of [118, 188, 258]) stool(b, x, 278, x === 188 ? gamboge : mural);
  b.slip('M350 96C372 136 372 214 360 268H344C330 214 330 136 350 96Z', print, {
    ghost: key,
    dx: 1.4,
    dy: 0.6,
  });
  b.stroke('M350 102L352 264', mural, 5);
  b.cut('M336 208L366 196V212L337 224Z', lagoon, { step: 14 });
}

/** The hour of the south-west rain: two chairs, a pot of tea, and nowhere to be. */
export function monsoon(b: Block): void {
  b.polygon(
    [
      [0, 0],
      [400, 0],
      [400, 300],
      [0, 300],
    ],
    OVER.far,
  );
  b.cut('M-6 120L70 92L150 124L240 84L330 116L406 88V240H-6Z', lagoon, { step: 24 });
  bank(
    b,
    [
      [-10, 170],
      [120, 152],
      [260, 164],
      [410, 146],
    ],
    [16, 28],
    240,
    tea,
    leaf,
    0.4,
  );
  for (const [x, y, l, w, a] of [
    [40, 226, 130, 40, -1.9],
    [70, 228, 120, 38, -1.15],
    [330, 228, 150, 44, -1.95],
    [350, 228, 120, 38, -1.2],
    [206, 232, 96, 34, -1.7],
  ] as const)
    bigLeaf(b, x, y, l, w, a, leaf, tea);
  b.gouges('M-20 40H420V232H-20Z', print, {
    n: 70,
    angle: 1.78,
    spread: 0.03,
    length: [14, 38],
    width: [1, 1.9],
  });
  // Eave, posts and floor of the verandah.
  b.cut('M-6 -6H406V34H-6Z', key, { step: 60 });
  b.dashed('M-6 12H406M4 24H406', mural, 7, '12 4');
  b.comb('M-6 34H406', 'M406 30H-6Z', key, { toward: [0, 1], depth: [3, 8], step: 10 });
  for (let x = 12; x < 400; x += 28) b.stroke(`M${x} 42V${b.u(54, 92)}`, print, 2.6, 0.8);
  b.slip('M112 34H126V236H112ZM282 34H296V236H282Z', print, { ghost: key, dx: 1.6, dy: 0, step: 60 });
  b.cut('M106 34H132V44H106ZM276 34H302V44H276ZM106 226H132V240H106ZM276 226H302V240H276Z', gamboge, {
    step: 40,
  });
  b.stroke('M-4 192H112M126 192H282M296 192H404', print, 4);
  b.dashed('M-4 212H108M130 212H278M300 212H404', print, 38, '3 13');
  b.cut('M-6 232H406V306H-6Z', mural, { step: 60 });
  b.stroke('M-6 256L406 254M-6 280L406 282M90 232L50 306M200 232V306M310 232L350 306', plum, 1.8);
  b.gouges('M-20 236H420V298H-20Z', rose, { n: 16, length: [12, 40], width: [1, 2.2], spread: 0.03 });
  const chair = (x: number, flip: boolean) =>
    b.move(x, 276, 1, flip, () => {
      b.slip('M-34 -96L-18 -34L30 -30L28 -22L-24 -24L-42 -94Z', OVER.straw, {
        ghost: key,
        dx: 1.4,
        dy: 1.2,
        step: 16,
      });
      b.dashed('M-34 -84L-20 -34M-16 -29L24 -26', OVER.skinWarm, 4, '3 3');
      b.stroke('M-42 -98L-24 -26L-36 4M28 -30L34 4M-34 -58L36 -52M-20 -26L30 -24', OVER.skinDeep, 5);
    });
  chair(110, false);
  chair(296, true);
  b.slip('M168 218H240L236 226H172Z', print, { ghost: key, dx: 0.6, dy: 2, step: 20 });
  b.stroke('M204 226V276M204 276L186 284M204 276L222 284', key, 4);
  b.slip('M186 217Q178 190 202 188Q226 190 218 217Z', mural, { ghost: key, dx: 1.2, dy: 0.6, step: 7 });
  b.stroke('M218 206Q230 204 230 192M186 210Q172 208 178 194M202 188V182', mural, 5, 3.4);
  b.cut('M172 217V206H182V217ZM226 217V206H238V217Z', gamboge, { step: 8 });
  steam(b, 204, 178, 46, print);
  // The dog sleeps through it.
  b.cut(
    'M48 296Q44 276 66 274Q92 272 100 286Q116 280 122 290Q120 298 104 299ZM56 280L50 270L62 275Z',
    OVER.skinDeep,
    {
      step: 7,
    },
  );
}

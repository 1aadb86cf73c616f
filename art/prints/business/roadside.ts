import type { Block } from '../kit/block.ts';
import { INK, OVER } from '../kit/inks.ts';
import { oval } from '../kit/path.ts';
import { openSky } from '../kit/sky.ts';
import { stool } from './seats.ts';
import { boards, steam } from './still.ts';

const { key, print, mural, gamboge, tea, leaf, lagoon, mist, rose, plum } = INK;

/** The tea kiosk under the rain tree: bananas by the comb, yesterday's paper, everybody's bench. */
export function kiosk(b: Block): void {
  openSky(b, mist, print, { n: 10, low: 120 });
  b.cut('M-6 176L80 150L170 168L280 146L406 170V240H-6Z', OVER.far, { step: 24 });
  b.cut('M-6 196H406V240H-6Z', leaf, { step: 60 });
  for (const y of [204, 214]) b.dashed(`M-6 ${y}H406`, tea, 2.4, '30 5 50 7');
  // The tree.
  b.stroke('M346 246Q338 170 352 116M344 160Q316 140 300 110M348 150Q378 132 392 104', OVER.skinDeep, 17, 7);
  for (const [x, y, r] of [
    [250, 46, 46],
    [318, 26, 54],
    [386, 50, 48],
    [290, 84, 40],
    [362, 86, 40],
    [212, 74, 30],
  ] as const)
    b.cut(oval(x, y, r, r * 0.7), tea, { step: 9, jitter: 2.6 });
  b.gouges('M196 10H400V104H220Z', leaf, { n: 36, angle: -0.9, spread: 0.7, length: [8, 18], width: [2, 4] });
  b.cut('M-6 232H406V306H-6Z', rose, { step: 60 });
  b.gouges('M-20 238H420V298H-20Z', mural, { n: 24, length: [14, 44], width: [1, 2.4], spread: 0.03 });
  // The kiosk.
  b.cut('M66 118H262V240H66Z', key, { step: 60 });
  b.cut('M74 122H254V186H74Z', gamboge, { step: 60 });
  b.cut('M84 148H156V152H84ZM176 148H248V152H176Z', OVER.skinDeep, { step: 40 });
  for (const [x, ink] of [
    [96, mural],
    [116, print],
    [138, lagoon],
    [190, print],
    [212, tea],
    [234, mural],
  ] as const) {
    b.cut(`M${x - 8} 148V128H${x + 8}V148Z`, ink, { step: 20 });
    b.cut(`M${x - 9} 128V122H${x + 9}V128Z`, key, { step: 20 });
  }
  b.slip('M142 190Q142 164 158 160H174Q190 164 190 190Z', print, { ghost: key, dx: 1 });
  b.cut('M160 162V150H172V162Z', OVER.skinBrown, { step: 8 });
  b.cut(oval(166, 142, 11, 13), OVER.skinBrown, { step: 6 });
  b.cut('M154 142Q153 125 167 125Q180 126 178 140Q166 130 154 142Z', key, { step: 6 });
  b.stroke('M160 148Q166 145 172 148', key, 3);
  b.slip('M56 184H272V194H56Z', OVER.skinWarm, { ghost: key, dx: 0, dy: 2, step: 60 });
  b.cut('M66 194H262V240H66Z', tea, { step: 60 });
  b.stroke('M104 196V238M144 196V238M184 196V238M224 196V238', key, 2);
  b.cut('M206 184Q200 164 220 164Q240 164 234 184Z', OVER.far, { step: 7 });
  b.stroke('M234 176L246 168M214 163Q220 152 228 163', OVER.far, 4, 3);
  steam(b, 247, 166, 30, print);
  b.cut('M104 184V172H114V184ZM120 184V172H130V184Z', OVER.skinBrown, { step: 9 });
  b.cut('M104 175V172H114V175ZM120 175V172H130V175Z', print, { step: 9 });
  b.slip('M40 118L62 82H268L290 118Z', OVER.far, { ghost: key, dx: 0, dy: 3, step: 60 });
  for (let i = 0; i < 12; i++)
    b.stroke(`M${66 + i * 18} 85L${50 + i * 21} 116`, i % 5 === 3 ? mural : lagoon, 2.4);
  b.stroke('M62 118V240M268 118V240', OVER.skinDeep, 6);
  // Bananas.
  for (const [x, y, ink] of [
    [76, 128, gamboge],
    [268, 130, leaf],
  ] as const) {
    b.stroke(`M${x} ${y - 10}V${y + 52}`, OVER.skinDeep, 4, 3);
    for (const o of [0, 14, 28])
      for (const k of [-1, -0.4, 0.4, 1])
        b.stroke(`M${x} ${y + o}Q${x + 17 * k} ${y + o} ${x + 15 * k} ${y + o + 20}`, ink, 6, 3);
    b.cut(oval(x, y + 58, 6, 9), plum, { step: 5 });
  }
  // The bench and its reader.
  b.slip('M286 246H392V254H286Z', OVER.skinDeep, { ghost: key, dx: 0, dy: 2, step: 60 });
  b.stroke('M298 254L294 286M380 254L384 286', OVER.skinDeep, 6);
  b.cut('M318 248Q314 206 332 202H350Q364 208 360 248Z', mural, { step: 9 });
  b.cut('M314 244H362L366 258L336 260L330 288H312Z', lagoon, { step: 12 });
  b.cut('M312 286H332V292H306Z', OVER.skinBrown, { step: 9 });
  b.cut(oval(338, 188, 12, 14), OVER.skinBrown, { step: 6 });
  b.cut('M326 184Q326 170 340 170Q354 172 352 192L346 196Q348 184 338 180Q332 180 326 184Z', key, {
    step: 6,
  });
  b.slip('M288 208L316 218L318 250L290 240ZM316 218L324 212L326 244L318 250Z', print, {
    ghost: key,
    dx: 0.8,
    dy: 1.4,
    step: 20,
  });
  b.dashed('M293 217L313 224M293 224L313 231M294 231L313 238', key, 2.4, '9 3');
  b.stroke('M344 212Q336 232 316 232', OVER.skinBrown, 7, 5);
  stool(b, 236, 288, gamboge);
}

/** A paper thosai stood up as a cone, and what goes with it. */
export function thosai(b: Block): void {
  b.polygon(
    [
      [0, 0],
      [400, 0],
      [400, 300],
      [0, 300],
    ],
    leaf,
  );
  b.gouges('M-20 14H420V170H-20Z', tea, { n: 26, length: [18, 56], width: [1, 2.4], spread: 0.03 });
  b.dashed('M-6 30H406M8 62H406M-6 94H406M8 126H406', tea, 1.8, '50 5 34 4');
  boards(b, mural, plum, 178);
  b.slip('M44 214Q200 182 356 214Q376 226 352 242Q200 276 48 242Q24 226 44 214Z', mist, {
    ghost: key,
    dx: 0,
    dy: 5,
    step: 14,
  });
  b.cut('M56 222Q200 194 344 222Q352 228 338 236Q200 260 62 236Q48 228 56 222Z', OVER.far, { step: 14 });
  b.slip('M78 226Q130 204 210 204Q292 206 322 224Q284 248 200 250Q116 246 78 226Z', tea, {
    ghost: key,
    dx: 0,
    dy: 2,
    step: 12,
  });
  b.stroke('M84 227Q200 218 316 226', leaf, 2.4, 1.2);
  // The cone, with the rings the ladle drew.
  b.slip('M204 20Q214 24 218 40L290 214Q296 232 206 238Q116 236 122 214L192 38Q196 22 204 20Z', gamboge, {
    ghost: print,
    dx: -2.4,
    dy: 0,
    step: 14,
  });
  b.comb('M214 36Q240 120 250 232', 'M250 232Q296 228 290 214L218 40Z', OVER.skinWarm, {
    toward: [-1, 0.1],
    depth: [5, 18],
    step: 10,
  });
  for (const [y, w] of [
    [66, 18],
    [92, 30],
    [120, 41],
    [150, 54],
    [180, 66],
    [206, 76],
  ] as const)
    b.stroke(`M${205 - w} ${y}Q${205} ${y + w * 0.34} ${205 + w} ${y}`, OVER.skinWarm, 2.2, 3.6);
  b.gouges('M204 60L250 200L206 226L160 206Z', OVER.skinBrown, {
    n: 30,
    angle: 0.1,
    spread: 0.5,
    length: [5, 14],
    width: [1.6, 3],
  });
  b.stroke('M196 40Q176 140 182 236', OVER.skinBrown, 1.6, 4);
  b.cut('M182 236Q172 216 180 196L170 238Z', OVER.skinDeep, { step: 9 });
  const dip = (x: number, y: number, ink: string, bits: string) => {
    b.slip(
      `M${x - 27} ${y - 18}H${x + 27}Q${x + 24} ${y + 6} ${x} ${y + 7}Q${x - 24} ${y + 6} ${x - 27} ${y - 18}Z`,
      mist,
      { ghost: key, dx: 1, dy: 2, step: 9 },
    );
    b.cut(oval(x, y - 18, 27, 8), print, { step: 7 });
    b.cut(oval(x, y - 17, 22, 5.6), ink, { step: 6 });
    b.gouges(oval(x, y - 17, 21, 5), bits, { n: 6, spread: 0.5, length: [4, 9], width: [1.4, 2.4] });
  };
  dip(92, 226, gamboge, mural);
  dip(318, 226, print, leaf);
  dip(134, 252, mural, gamboge);
  for (const [x, y] of [
    [246, 246],
    [284, 240],
  ] as const) {
    b.slip(oval(x, y, 21, 15), OVER.skinBrown, { ghost: key, dx: 0.8, dy: 2, step: 7, jitter: 1 });
    b.cut(oval(x, y - 2, 6, 4), OVER.skinDeep, { step: 4 });
    b.gouges(oval(x, y, 18, 12), gamboge, { n: 9, spread: 1.5, length: [4, 8], width: [1.2, 2.4] });
  }
  // Coffee, cooled from the tumbler to the bowl and back.
  b.slip('M332 112H378L373 178H337Z', OVER.far, { ghost: key, dx: 1.4, dy: 1.4, step: 20 });
  b.cut(oval(355, 112, 23, 6), print, { step: 7 });
  b.cut(oval(355, 113, 19, 4), OVER.skinBrown, { step: 6 });
  b.gouges('M340 122H354V172H342Z', print, { n: 5, angle: 1.6, length: [14, 30], width: [1.6, 2.8] });
  steam(b, 355, 104, 40, print);
  b.cut('M326 176H384L378 188H332Z', OVER.far, { step: 12 });
}

/** The rotti shop of a dark street: the dough flies, the rest wait on stools. */
export function rottiShop(b: Block): void {
  openSky(b, key, lagoon, { n: 16, low: 110 });
  b.cut(oval(38, 36, 20), print, { step: 7 });
  b.cut(oval(46, 31, 17), key, { step: 7 });
  b.cut('M-6 92L50 74L88 92V230H-6ZM312 60H406V230H312Z', plum, { step: 60 });
  b.dashed('M8 116H76M326 88H396M326 122H396', gamboge, 15, '11 14');
  b.slip('M70 54H330V240H70Z', mural, { ghost: plum, step: 60 });
  b.cut('M70 54H330V62H70Z', print, { step: 60 });
  // A painted cockerel serves for a sign.
  b.cut('M150 26H250V58H150Z', gamboge, { step: 60 });
  b.cut(
    'M176 54Q170 40 182 38Q190 44 204 40Q210 36 206 30L212 28L216 32L222 36L214 38Q214 54 198 55H184Z',
    mural,
    { step: 6 },
  );
  b.cut('M178 42Q166 38 164 30Q176 30 184 40Z', tea, { step: 6 });
  b.cut('M82 92H318V236H82Z', key, { step: 60 });
  b.cut('M90 96H310V186H90Z', gamboge, { step: 60 });
  b.gouges('M92 100H308V180H92Z', OVER.straw, { n: 22, length: [12, 34], width: [1.2, 2.6], spread: 0.04 });
  b.stroke('M124 92V112M276 92V112', key, 1.8);
  for (const x of [124, 276]) {
    b.cut(`M${x - 17} 122L${x - 5} 108H${x + 5}L${x + 17} 122Z`, tea, { step: 9 });
    b.cut(oval(x, 124, 7), print, { step: 5 });
  }
  // The maker and the dough above him.
  b.slip('M134 100Q160 76 204 80Q262 80 268 104Q246 122 220 110Q200 122 176 112Q150 122 134 100Z', print, {
    ghost: OVER.skinWarm,
    dx: 1,
    dy: 2,
    step: 8,
  });
  b.gouges('M148 98Q170 84 204 86Q250 86 260 102Q230 110 204 104Q170 112 148 98Z', OVER.straw, {
    n: 14,
    spread: 0.6,
    length: [8, 18],
    width: [1.4, 2.6],
  });
  b.stroke('M184 164Q160 146 164 112M218 164Q244 146 238 110', OVER.skinBrown, 10, 7);
  b.cut('M176 190Q174 158 190 154H212Q228 158 226 190Z', print, { step: 10 });
  b.cut('M194 156V144H208V156Z', OVER.skinBrown, { step: 8 });
  b.cut(oval(201, 134, 12, 14), OVER.skinBrown, { step: 6 });
  b.cut('M188 130Q188 116 202 116Q216 118 214 132Q202 122 188 130Z', key, { step: 6 });
  b.stroke('M194 141Q201 138 208 141', key, 3);
  b.cut('M184 172H218V192H184Z', lagoon, { step: 20 });
  b.slip('M74 184H326V194H74Z', OVER.far, { ghost: key, dx: 0, dy: 2, step: 60 });
  for (const [x, n] of [
    [108, 5],
    [292, 3],
  ] as const)
    for (let i = 0; i < n; i++)
      b.cut(oval(x, 182 - i * 5, 19, 4), i % 2 ? OVER.skinWarm : print, { step: 6 });
  b.cut('M246 184V166H256V184ZM262 184V170H274V184Z', mural, { step: 12 });
  b.dashed('M84 208H318M84 224H318', lagoon, 9, '18 18');
  b.cut('M-6 232H406V306H-6Z', plum, { step: 60 });
  b.gouges('M60 238H340V300H60Z', gamboge, { n: 40, length: [14, 50], width: [1.4, 3.4], spread: 0.03 });
  b.gouges('M-20 238H420V298H-20Z', key, { n: 18, length: [14, 44], width: [1.2, 2.8], spread: 0.03 });
  // Those who wait, seen from behind.
  for (const [x, ink, hair] of [
    [120, leaf, false],
    [200, rose, true],
    [282, print, false],
  ] as const) {
    stool(b, x, 294, key);
    b.slip(`M${x - 24} 262Q${x - 26} 216 ${x - 8} 210H${x + 8}Q${x + 26} 216 ${x + 24} 262Z`, ink, {
      ghost: key,
      dx: 1.4,
      dy: 0.6,
      step: 9,
    });
    b.cut(`M${x - 6} 212V202H${x + 6}V212Z`, OVER.skinBrown, { step: 8 });
    b.cut(oval(x, 192, 12, 14), key, { step: 6 });
    if (hair) b.cut(`M${x - 6} 200H${x + 6}L${x + 4} 246H${x - 4}Z`, key, { step: 9 });
  }
  b.cut(
    'M360 292Q346 288 350 270Q356 252 370 246L372 232L368 238L364 236L370 224L378 218L386 222L396 228L394 234L384 236L384 254L390 292H381L377 268L372 292Z',
    OVER.skinWarm,
    { step: 9 },
  );
  b.stroke('M352 286Q338 288 336 272', OVER.skinWarm, 5, 2.4);
}

/** Vadai through the window, between two whistles. */
export function platform(b: Block): void {
  b.polygon(
    [
      [0, 0],
      [400, 0],
      [400, 300],
      [0, 300],
    ],
    lagoon,
  );
  b.cut('M-6 -6H406V34H-6Z', OVER.far, { step: 60 });
  b.gouges('M-20 2H420V30H-20Z', print, { n: 9, length: [24, 60], width: [1.2, 2.4], spread: 0.02 });
  b.cut('M-6 30H406V44H-6Z', key, { step: 60 });
  b.cut('M-6 182H406V206H-6Z', gamboge, { step: 60 });
  b.cut('M-6 206H406V212H-6Z', print, { step: 60 });
  b.stroke('M142 44V256M270 44V256', key, 2);
  b.gouges('M-20 50H420V250H-20Z', key, { n: 16, length: [20, 60], width: [1, 2.2], spread: 0.02 });
  const window = (x: number, ink: string) => {
    b.slip(`M${x} 68H${x + 104}V170H${x}Z`, print, { ghost: key, dx: 1.4, dy: 1.4, step: 60 });
    b.cut(`M${x + 8} 76H${x + 96}V162H${x + 8}Z`, ink, { step: 60 });
  };
  window(22, leaf);
  window(152, plum);
  window(282, leaf);
  for (const x of [30, 290]) {
    b.cut(`M${x} 162V128L${x + 30} 112L${x + 60} 124L${x + 88} 110V162Z`, tea, { step: 12 });
    b.gouges(`M${x + 2} 126H${x + 86}V160H${x + 2}Z`, leaf, {
      n: 10,
      length: [8, 20],
      width: [1.2, 2.4],
      spread: 0.3,
    });
  }
  // Who leans out.
  b.cut('M170 164Q170 134 190 128H210Q232 134 232 164Z', gamboge, { step: 8 });
  b.cut('M192 132V120H208V132Z', OVER.skinBrown, { step: 8 });
  b.cut('M182 104Q182 82 200 82Q218 82 218 106Q216 126 200 128Q184 126 182 104Z', OVER.skinBrown, {
    step: 7,
  });
  b.cut(
    'M178 112Q172 74 202 74Q230 76 222 118L218 132Q212 128 216 106Q208 92 198 92Q186 94 183 106L182 132Z',
    key,
    { step: 7 },
  );
  b.stroke('M189 104Q192 102 195 104M205 104Q208 102 211 104', key, 2);
  b.stroke('M193 117Q200 122 207 117', mural, 2.6);
  b.slip('M148 166H260V176H148Z', print, { ghost: key, dx: 0, dy: 2, step: 60 });
  b.stroke('M222 150Q246 166 262 166', OVER.skinBrown, 10, 7);
  // The platform.
  b.cut('M-6 236H406V256H-6Z', key, { step: 60 });
  b.cut('M-6 252H406V306H-6Z', rose, { step: 60 });
  b.cut('M-6 252H406V260H-6Z', print, { step: 60 });
  b.gouges('M-20 264H420V300H-20Z', mural, { n: 18, length: [14, 44], width: [1.2, 2.6], spread: 0.03 });
  // Who sells.
  b.slip('M286 306L290 222Q292 186 318 182H340Q364 188 366 224L370 306Z', print, {
    ghost: key,
    dx: -2,
    dy: 0.6,
    step: 12,
  });
  b.cut('M286 306L288 262H368L370 306Z', mural, { step: 14 });
  b.dashed('M290 274H368M288 288H368', gamboge, 4, '9 6');
  b.cut('M318 184V168H338V184Q328 192 318 184Z', OVER.skinBrown, { step: 8 });
  b.cut('M308 152Q308 126 328 126Q350 128 350 152Q348 176 328 178Q312 174 310 164L304 158Z', OVER.skinBrown, {
    step: 7,
  });
  b.cut('M308 144Q306 122 330 121Q354 124 350 158L344 164Q342 148 336 142Q320 140 308 144Z', key, {
    step: 7,
  });
  b.stroke('M312 150Q316 148 320 150', key, 2.4);
  b.stroke('M308 166Q316 160 322 166', key, 4, 2.6);
  b.stroke('M296 204Q270 208 262 176', OVER.skinBrown, 12, 8);
  b.slip('M246 160L270 156L264 180Z', print, { ghost: key, dx: 1, dy: 1, step: 12 });
  b.cut('M248 160Q254 148 260 152Q266 146 270 156Z', gamboge, { step: 5 });
  b.stroke('M358 206Q390 176 376 128', OVER.skinBrown, 12, 8);
  b.slip('M270 108H390L378 126H282Z', OVER.straw, { ghost: key, dx: 0.8, dy: 2, step: 20 });
  b.dashed('M274 113H386M280 120H380', OVER.skinWarm, 4, '6 4');
  for (const [x, y] of [
    [286, 102],
    [308, 103],
    [330, 102],
    [352, 103],
    [374, 102],
    [297, 90],
    [319, 91],
    [341, 90],
    [363, 91],
    [308, 79],
    [330, 78],
    [352, 79],
  ] as const) {
    b.slip(oval(x, y, 12, 9), OVER.skinWarm, { ghost: key, dx: 0.4, dy: 1, step: 6, jitter: 0.8 });
    b.stroke(`M${x - 5} ${y - 3}Q${x} ${y - 6} ${x + 6} ${y - 2}`, mural, 3, 1.6);
  }
}

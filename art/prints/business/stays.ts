import type { Block } from '../kit/block.ts';
import { bank, palm } from '../kit/growth.ts';
import { INK, OVER } from '../kit/inks.ts';
import { oval } from '../kit/path.ts';
import { openSky } from '../kit/sky.ts';

const { key, print, mural, gamboge, tea, leaf, lagoon, mist, rose, plum } = INK;

/** A camp by a villu: lamplight in the canvas, the moon in the water. */
export function camp(b: Block): void {
  openSky(b, plum, rose, { n: 9, low: 90 });
  b.cut(oval(312, 62, 25), gamboge, { jitter: 0.35, step: 8 });
  for (const [x, y] of [
    [40, 34],
    [96, 60],
    [150, 26],
    [206, 52],
    [252, 30],
    [372, 40],
    [24, 84],
  ] as const)
    b.cut(`M${x} ${y - 3}L${x + 2} ${y}L${x} ${y + 3}L${x - 2} ${y}Z`, print, { jitter: 0.1 });
  bank(
    b,
    [
      [-10, 142],
      [80, 128],
      [190, 138],
      [300, 124],
      [410, 136],
    ],
    [15, 26],
    200,
    key,
    tea,
    0.5,
  );
  b.cut('M-6 176L120 172L280 178L406 174V306H-6Z', tea);
  b.gouges('M-20 182H420V236H-20Z', leaf, { n: 26, length: [8, 26], width: [1, 2.2], spread: 0.06 });
  for (const [x, w, lit] of [
    [92, 62, gamboge],
    [262, 74, gamboge],
  ] as const) {
    b.slip(
      `M${x - w} 214L${x - w * 0.72} 150Q${x - 10} 120 ${x} 104Q${x + 10} 120 ${x + w * 0.72} 150L${x + w} 214Z`,
      print,
      { dx: -2.4, step: 24 },
    );
    b.cut(`M${x - w} 214L${x - w * 0.72} 150H${x + w * 0.72}L${x + w} 214Z`, lit, { step: 30 });
    b.cut(`M${x - w * 0.72} 150Q${x - 10} 120 ${x} 104L${x - w * 0.3} 150Z`, OVER.straw, { step: 24 });
    b.dashed(`M${x - w * 0.72} 151H${x + w * 0.72}`, mural, 6, '7 4');
    b.cut(`M${x - 16} 214L${x - 5} 156H${x + 5}L${x + 18} 214Z`, key, { step: 24 });
    b.cut(`M${x - 7} 196Q${x} 184 ${x + 7} 196V212H${x - 7}Z`, mural, { step: 9 });
    b.gouges(`M${x - w + 6} 212L${x - w * 0.66} 156H${x + w * 0.66}L${x + w - 6} 212Z`, rose, {
      n: 16,
      angle: 1.5,
      spread: 0.3,
      length: [10, 28],
      width: [1, 2.2],
    });
    b.stroke(`M${x - w} 214L${x - w - 16} 222M${x + w} 214L${x + w + 16} 222M${x} 104V94`, key, 2);
  }
  b.stroke('M166 222L186 206M170 206L188 222M177 222V204', OVER.skinBrown, 3.4);
  b.cut('M166 210Q168 192 176 184Q176 194 182 190Q186 200 188 210Q178 218 166 210Z', mural, { step: 8 });
  b.cut('M172 210Q174 200 178 196Q182 204 182 210Q178 214 172 210Z', gamboge, { step: 6 });
  b.cut('M-6 240Q120 228 240 238Q330 246 406 236V306H-6Z', lagoon);
  b.gouges('M-20 246H420V300H-20Z', mist, { n: 20, length: [14, 44], width: [1, 2.4], spread: 0.02 });
  b.gouges('M268 242H350V300H268Z', gamboge, { n: 14, length: [12, 34], width: [1.6, 3], spread: 0.02 });
  b.gouges('M60 244H130V284H60Z', gamboge, { n: 7, length: [10, 26], width: [1.2, 2.4], spread: 0.02 });
  bank(
    b,
    [
      [300, 296],
      [350, 282],
      [410, 288],
    ],
    [11, 18],
    306,
    key,
    tea,
  );
}

/** A court with a pool: one long roof, a colonnade, a frangipani, and both of them again in the water. */
export function court(b: Block): void {
  openSky(b, mist, print, { n: 10, low: 80 });
  palm(b, 30, 170, 130, 12, tea, 40);
  bank(
    b,
    [
      [-10, 122],
      [110, 108],
      [260, 112],
      [410, 102],
    ],
    [14, 24],
    170,
    tea,
    leaf,
    0.6,
  );
  b.cut('M70 118H406V184H70Z', key, { step: 50 });
  b.cut('M92 130H132V180H92ZM182 130H222V180H182ZM272 130H312V180H272ZM360 130H396V180H360Z', gamboge, {
    step: 30,
  });
  b.slip('M48 126L104 76H406V126Z', mural, { step: 30 });
  b.gouges('M62 120L108 80H400V120Z', plum, {
    n: 46,
    angle: 1.57,
    spread: 0.06,
    length: [8, 18],
    width: [1, 2.2],
  });
  b.comb('M48 126H406', 'M406 126V120H56Z', key, { toward: [0, 1], depth: [3, 7], step: 8 });
  for (const x of [76, 146, 236, 326]) b.slip(`M${x} 124H${x + 11}V186H${x}Z`, print, { dx: -1, step: 30 });
  b.cut('M-6 182L406 180V306H-6Z', rose, { step: 50 });
  b.gouges('M-20 186H420V300H-20Z', mural, { n: 18, length: [16, 40], width: [1, 2.2], spread: 0.03 });
  b.slip('M70 198H348L400 290H18Z', lagoon, { ghost: print, dx: 0, dy: -2.4, step: 40 });
  b.gouges('M84 202H338L352 226H64Z', mural, { n: 20, length: [18, 44], width: [1.6, 3.4], spread: 0.02 });
  b.gouges('M66 230H352L386 286H34Z', mist, { n: 26, length: [16, 46], width: [1.2, 2.8], spread: 0.02 });
  b.stroke(
    'M356 196Q346 150 360 124Q372 104 366 84M358 140Q338 122 330 104M361 128Q384 112 390 94',
    OVER.skinDeep,
    6,
    2.4,
  );
  for (const [x, y] of [
    [366, 80],
    [328, 100],
    [392, 90],
    [348, 92],
    [376, 104],
  ] as const) {
    b.cut(oval(x, y, 16, 10), tea, { step: 7, jitter: 1 });
    b.cut(`M${x - 6} ${y - 2}L${x} ${y - 9}L${x + 6} ${y - 2}L${x + 3} ${y + 5}H${x - 3}Z`, print, {
      jitter: 0.3,
    });
    b.cut(oval(x, y - 2, 2.4), gamboge, { step: 3, jitter: 0.1 });
  }
  for (const x of [16, 48]) {
    b.stroke(`M${x - 8} 214L${x + 12} 208L${x + 24} 190`, key, 4.4);
    b.stroke(`M${x - 4} 214V224M${x + 12} 209V222`, key, 2.6);
    b.stroke(`M${x - 6} 210L${x + 12} 204L${x + 22} 188`, gamboge, 4);
  }
}

/** A room with the window open: a net over the bed, hills that have just come out of the cloud. */
export function room(b: Block): void {
  b.polygon(
    [
      [0, 0],
      [400, 0],
      [400, 300],
      [0, 300],
    ],
    leaf,
  );
  b.gouges('M-10 10H410V210H-10Z', tea, {
    n: 26,
    angle: 1.57,
    spread: 0.04,
    length: [18, 50],
    width: [1, 2.2],
  });
  b.slip('M30 34H186V190H30Z', print, { step: 40 });
  b.cut('M40 44H176V180H40Z', rose, { step: 40 });
  b.cut(oval(132, 82, 19), gamboge, { step: 8 });
  b.cut('M40 132Q70 92 92 96Q124 120 176 104V180H40Z', OVER.far, { step: 14 });
  b.cut('M40 148Q100 120 176 142V180H40Z', tea, { step: 16 });
  for (const o of [0, 12]) b.dashed(`M42 ${154 + o}Q100 ${130 + o} 174 ${150 + o}`, leaf, 5, '0 7 0 6', true);
  b.stroke('M108 44V180M40 112H176', print, 4);
  b.slip('M26 30L6 46V196L26 190ZM190 30L212 46V196L190 190Z', lagoon, { dx: -1.2, step: 30 });
  b.dashed('M16 52V188M201 52V188', key, 12, '3 5');
  b.cut('M-6 222H406V306H-6Z', mural, { step: 50 });
  b.gouges('M-20 228H420V300H-20Z', plum, { n: 26, length: [18, 52], width: [1.2, 2.6], spread: 0.03 });
  b.slip('M208 176H388V262H208Z', OVER.skinDeep, { step: 40 });
  b.slip('M204 196Q296 178 392 196L394 246H202Z', print, { step: 24 });
  b.cut('M204 216Q296 206 393 216L394 250H202Z', mural, { step: 24 });
  b.dashed('M206 226Q296 216 392 226M206 240Q296 232 392 240', gamboge, 4, '9 6');
  b.cut('M330 184Q356 172 384 184L382 202Q356 194 332 202Z', gamboge, { step: 12 });
  b.stroke('M206 54V270M390 54V270M202 56H394', key, 5);
  b.stroke('M297 8V52', key, 2);
  b.slip('M297 22Q240 48 214 60Q236 140 206 214Q222 226 236 206Q252 130 252 64Q274 56 297 22Z', print, {
    dx: -1.4,
    step: 14,
  });
  b.slip('M297 22Q354 48 382 60Q360 140 390 214Q376 228 360 208Q344 130 344 64Q322 56 297 22Z', print, {
    dx: 1.4,
    step: 14,
  });
  b.gouges('M290 32Q240 54 220 62Q238 140 214 206L230 206Q246 130 246 62Z', lagoon, {
    n: 12,
    angle: 1.6,
    spread: 0.25,
    length: [14, 34],
    width: [0.9, 1.7],
  });
  b.gouges('M304 32Q354 54 376 62Q358 140 382 206L366 206Q350 130 350 62Z', lagoon, {
    n: 12,
    angle: 1.5,
    spread: 0.25,
    length: [14, 34],
    width: [0.9, 1.7],
  });
  b.slip('M40 252Q110 238 180 252L168 288Q110 276 52 288Z', gamboge, { step: 14 });
  b.dashed('M54 258Q110 246 168 258M62 276Q110 266 158 276', mural, 5, '8 6');
  b.stroke('M150 196H186M154 196L150 232M182 196L186 232', key, 3.4);
  b.cut('M160 180H176L174 195H162Z', lagoon, { step: 12 });
  b.cut('M168 182Q156 168 160 156Q170 162 168 182ZM168 182Q178 170 178 160Q168 166 168 182Z', tea, {
    step: 7,
  });
}

/** A lodge on legs above a forest river. */
export function lodge(b: Block): void {
  openSky(b, leaf, print, { n: 6, low: 60 });
  b.gouges('M-10 0H410V170H-10Z', tea, {
    n: 40,
    angle: 1.6,
    spread: 0.5,
    length: [12, 34],
    width: [1.6, 3.6],
  });
  for (const [x, w] of [
    [26, 9],
    [70, 6],
    [330, 7],
    [376, 11],
    [300, 4],
  ] as const) {
    b.cut(`M${x - w} -6L${x - w - 2} 214H${x + w + 3}L${x + w - 1} -6Z`, tea, { step: 30 });
    b.gouges(`M${x - w} 10H${x + w}V200H${x - w}Z`, key, {
      n: 5,
      angle: 1.57,
      length: [16, 34],
      width: [1, 2],
    });
  }
  bank(
    b,
    [
      [-10, 30],
      [80, 16],
      [200, 10],
      [320, 18],
      [410, 30],
    ],
    [22, 34],
    -20,
    tea,
    leaf,
    0.4,
  );
  bank(
    b,
    [
      [-10, 196],
      [100, 186],
      [290, 188],
      [410, 194],
    ],
    [15, 26],
    244,
    tea,
    leaf,
  );
  b.stroke(
    'M128 196L124 262M176 198V266M232 198V266M280 196L286 262M128 232L176 204M280 232L232 204',
    OVER.skinDeep,
    5,
  );
  b.slip('M112 128H296V200H112Z', OVER.skinWarm, { step: 40 });
  for (const y of [142, 158, 174]) b.dashed(`M114 ${y}H294`, OVER.skinBrown, 1.8, '44 4 28 3');
  b.cut('M132 140H176V196H132ZM232 142H278V178H232Z', gamboge, { step: 30 });
  b.stroke('M154 140V196M255 142V178M232 160H278', key, 2);
  b.cut('M192 142H218V198H192Z', key, { step: 30 });
  b.slip('M84 134L150 68H262L324 134Z', key, { ghost: gamboge, step: 26 });
  b.gouges('M98 130L152 72H258L312 130Z', OVER.straw, {
    n: 46,
    angle: 1.57,
    spread: 0.16,
    length: [9, 22],
    width: [1.2, 2.6],
  });
  b.slip('M92 194H316V204H92Z', OVER.skinDeep, { step: 40 });
  b.stroke('M96 172H312M98 172V196M310 172V196', OVER.skinDeep, 3);
  b.dashed('M100 183H308', OVER.skinDeep, 20, '2 9');
  b.cut('M-6 246Q110 234 220 246Q320 256 406 242V306H-6Z', lagoon);
  b.gouges('M-20 252H420V300H-20Z', print, { n: 26, length: [12, 40], width: [1, 2.6], spread: 0.03 });
  b.gouges('M120 250H300V284H120Z', gamboge, { n: 8, length: [10, 28], width: [1.2, 2.4], spread: 0.02 });
  for (const [x, y, r] of [
    [58, 262, 20],
    [96, 280, 13],
    [338, 268, 24],
    [374, 288, 15],
  ] as const)
    b.slip(oval(x, y, r, r * 0.55), key, { ghost: mist, dx: -1, dy: -1.4, step: 8 });
  b.stroke('M8 306Q4 262 34 236M30 306Q26 276 52 262', tea, 3);
}

/** A house in an old street at the blue hour: arches, shutters, a lamp, somebody's bicycle. */
export function townHouse(b: Block): void {
  openSky(b, lagoon, mist, { n: 9, low: 60 });
  b.cut('M-6 60H92V236H-6ZM312 76H406V236H312Z', key, { step: 40 });
  b.dashed('M10 96H84M10 124H84M326 116H396M326 142H396', gamboge, 14, '12 12');
  b.slip('M76 58H326V240H76Z', print, { step: 50 });
  b.cut('M76 58H326V70H76ZM76 140H326V148H76Z', gamboge, { step: 50 });
  b.slip('M60 60L98 24H304L342 60Z', mural, { step: 24 });
  b.gouges('M74 56L102 28H300L328 56Z', plum, {
    n: 34,
    angle: 1.57,
    spread: 0.1,
    length: [6, 14],
    width: [1, 2],
  });
  for (const x of [98, 172, 246]) {
    b.cut(`M${x + 14} 82H${x + 44}V132H${x + 14}Z`, key, { step: 30 });
    b.cut(`M${x + 18} 86H${x + 40}V132H${x + 18}Z`, x === 172 ? gamboge : lagoon, { step: 30 });
    b.slip(`M${x - 1} 82H${x + 14}V132H${x - 1}ZM${x + 44} 82H${x + 59}V132H${x + 44}Z`, tea, {
      dx: -1,
      step: 30,
    });
    b.dashed(`M${x + 6} 86V130M${x + 51} 86V130`, key, 10, '2 4');
  }
  for (const x of [92, 150, 208, 266]) {
    b.cut(`M${x} 240V184Q${x + 4} 160 ${x + 22} 158Q${x + 40} 160 ${x + 44} 184V240Z`, key, { step: 14 });
    b.cut(
      `M${x + 6} 240V188Q${x + 10} 168 ${x + 22} 166Q${x + 34} 168 ${x + 38} 188V240Z`,
      x === 208 ? gamboge : plum,
      { step: 14 },
    );
  }
  b.cut('M224 190H242V240H224Z', mural, { step: 24 });
  b.comb('M318 70V240', 'M326 240V70Z', rose, { toward: [-1, 0], depth: [2, 7], step: 9 });
  b.cut('M-6 238L406 234V306H-6Z', plum, { step: 50 });
  b.gouges('M-20 244H420V300H-20Z', rose, { n: 24, length: [14, 42], width: [1.2, 2.8], spread: 0.03 });
  b.gouges('M196 242H268V296H196Z', gamboge, { n: 14, length: [10, 30], width: [1.6, 3], spread: 0.02 });
  b.stroke('M40 244V168M40 172Q42 156 56 156', print, 3.4);
  b.cut('M50 154H64L68 170H46Z', gamboge, { step: 10 });
  b.stroke(oval(112, 262, 19), print, 2.6);
  b.stroke(oval(168, 262, 19), print, 2.6);
  b.stroke(
    'M112 262L128 238H158L168 262M128 238L142 262L158 238M142 262H112M124 232H134M158 238L154 228H164',
    mural,
    3.2,
  );
  palm(b, 374, 238, 150, -14, tea, 44);
}

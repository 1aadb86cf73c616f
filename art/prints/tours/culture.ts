import type { Block } from '../kit/block.ts';
import { bank } from '../kit/growth.ts';
import { INK, OVER } from '../kit/inks.ts';
import { oval } from '../kit/path.ts';
import { openSky } from '../kit/sky.ts';

const { key, print, mural, gamboge, tea, leaf, lagoon, mist, rose, plum } = INK;

/** A great white dagoba at full moon, oil lamps along its steps. */
export function dagoba(b: Block): void {
  openSky(b, key, lagoon, { n: 16, low: 170 });
  b.cut(oval(322, 66, 36), gamboge, { jitter: 0.4, step: 8 });
  bank(
    b,
    [
      [-10, 190],
      [80, 176],
      [200, 186],
      [320, 176],
      [410, 190],
    ],
    [14, 26],
    250,
    tea,
    leaf,
    0.5,
  );
  b.slip('M58 214C54 132 116 78 194 78C272 78 334 132 330 214Z', print, { ghost: lagoon, dx: -3 });
  b.comb('M244 88C276 118 292 160 286 214', 'M286 214H330C334 140 292 96 244 88Z', OVER.far, {
    toward: [-1, 0.2],
    depth: [6, 26],
    step: 8,
  });
  b.gouges('M84 206C84 140 140 94 200 90L236 206Z', mist, {
    n: 24,
    angle: 1.1,
    spread: 0.5,
    length: [12, 30],
    width: [1, 2.2],
  });
  b.cut('M166 82V54H222V82Z', print, { step: 20 });
  b.cut('M206 54H222V82H206Z', OVER.far, { step: 20 });
  b.dashed('M172 68H216', key, 8, '5 5');
  b.cut('M176 54L188 8H200L212 54Z', print, { step: 20 });
  b.dashed('M180 48H208M183 38H205M185 28H203M187 18H201', key, 2.4, '');
  b.cut('M191 8L194 -6L197 8Z', gamboge, { jitter: 0.2 });
  for (const [y, o] of [
    [212, 0],
    [224, 10],
    [236, 20],
  ] as const) {
    b.cut(`M${44 - o} ${y}H${344 + o}V${y + 11}H${44 - o}Z`, y === 224 ? mist : print, { step: 60 });
    b.stroke(`M${44 - o} ${y + 11}H${344 + o}`, key, 1.6);
  }
  b.cut('M-6 248H406V306H-6Z', plum, { step: 60 });
  b.gouges('M-20 254H420V298H-20Z', gamboge, { n: 20, length: [12, 40], width: [1, 2.2], spread: 0.03 });
  for (let i = 0; i < 9; i++) {
    const x = 40 + i * 38;
    b.cut(`M${x - 7} 262Q${x} 270 ${x + 7} 262Z`, OVER.skinWarm, { step: 6 });
    b.cut(`M${x - 3} 261Q${x - 2} 254 ${x} 249Q${x + 4} 256 ${x + 2} 261Z`, gamboge, {
      step: 5,
      jitter: 0.2,
    });
  }
  for (const [x, cloth] of [
    [96, print],
    [286, mist],
  ] as const) {
    b.cut(`M${x - 12} 290Q${x - 14} 262 ${x - 4} 254H${x + 6}Q${x + 14} 264 ${x + 12} 290Z`, cloth, {
      step: 9,
    });
    b.cut(oval(x + 1, 247, 6.4, 7.6), OVER.skinDeep, { step: 5 });
    b.cut(`M${x - 6} 246Q${x - 4} 236 ${x + 4} 238Q${x + 9} 242 ${x + 6} 250Q${x} 242 ${x - 6} 246Z`, key, {
      step: 5,
    });
    b.cut(`M${x + 8} 264L${x + 22} 258L${x + 24} 263L${x + 10} 270Z`, OVER.skinDeep, { jitter: 0.3 });
    b.cut(oval(x + 25, 256, 5, 4), rose, { step: 4 });
  }
}

/** A drummer of the hills, in the middle of his turn. */
export function drummer(b: Block): void {
  openSky(b, mural, plum, { n: 18, low: 170 });
  b.dashed('M20 -6V306M60 -6V306M340 -6V306M380 -6V306', gamboge, 5, '10 10');
  b.dashed('M40 -6V306M360 -6V306', gamboge, 12, '4 12');
  b.cut('M-6 262Q200 246 406 262V306H-6Z', key, { step: 40 });
  b.gouges('M-20 266H420V298H-20Z', rose, { n: 18, length: [16, 44], width: [1, 2.4], spread: 0.03 });
  // White cloth flying with the turn.
  b.slip(
    'M168 172Q120 196 106 250Q140 236 160 250L180 240Q200 256 224 242L246 252Q266 234 300 244Q282 194 234 172Z',
    print,
    { dx: -2.4 },
  );
  b.gouges('M172 178Q130 204 118 242L160 240L200 246L246 244L288 238Q270 200 230 178Z', lagoon, {
    n: 22,
    angle: 1.6,
    spread: 0.5,
    length: [14, 34],
    width: [1.2, 2.6],
  });
  b.dashed('M110 244Q142 230 162 244L182 234Q202 250 224 236L246 246Q266 228 294 238', mural, 6, '5 4');
  b.stroke('M176 244L160 276L176 282M232 244L252 272L240 284', OVER.skinBrown, 11, 8);
  b.slip('M160 112Q200 92 240 112L238 176Q200 190 164 176Z', OVER.skinBrown, { dx: -1.6 });
  b.comb('M224 106Q232 140 222 182', 'M222 182L238 176L240 112Z', OVER.skinDeep, {
    toward: [-1, 0.2],
    depth: [3, 9],
    step: 7,
  });
  b.cut('M172 104Q200 134 228 104L232 120Q200 156 168 120Z', print, { step: 9 });
  b.dashed('M174 116Q200 142 226 116M182 132Q200 146 218 132', mural, 3.4, '3 3');
  b.slip('M158 168H242L244 186H156Z', mural, { ghost: gamboge, dx: 0, dy: -2 });
  b.dashed('M160 177H240', gamboge, 6, '6 4');
  // Drum.
  b.slip('M132 142Q140 122 158 128L246 152Q258 166 246 182L156 176Q132 172 132 142Z', OVER.skinWarm, {
    ghost: key,
    dx: 1.4,
    dy: 1.4,
  });
  b.cut(oval(146, 151, 14, 24), print, { step: 7 });
  b.cut(oval(246, 168, 9, 16), print, { step: 6 });
  b.stroke('M158 132L238 176M158 172L240 156M164 130L228 178M170 176L232 152', key, 1.5);
  b.dashed('M166 138V170M190 142V172M214 148V176', mural, 5, '4 3');
  b.stroke('M166 118Q128 106 112 132L134 146', OVER.skinBrown, 12, 9);
  b.stroke('M234 116Q276 110 288 138L258 164', OVER.skinBrown, 12, 9);
  b.dashed('M150 110L128 112M250 112L276 118', gamboge, 6, '3 2');
  // Head and headdress.
  b.stroke('M200 96V112', OVER.skinBrown, 16);
  b.cut(oval(200, 78, 19, 23), OVER.skinBrown, { step: 7 });
  b.comb('M208 58Q214 78 206 100', 'M206 100Q219 92 219 78Q218 62 208 58Z', OVER.skinDeep, {
    toward: [-1, 0.2],
    depth: [2, 5],
    step: 6,
  });
  b.stroke('M188 74Q192 71 196 74M204 74Q208 71 212 74', key, 2.4);
  b.cut('M190 87Q200 95 210 87Q206 96 200 96Q194 96 190 87Z', print, { step: 4 });
  b.slip('M176 66Q174 34 200 32Q228 34 224 66Q200 52 176 66Z', print, { dx: -1 });
  b.dashed('M180 60Q200 48 220 60M184 50Q200 40 216 50', mural, 3.4, '4 3');
  b.cut('M200 34L190 18L200 4L210 18Z', gamboge, { jitter: 0.4 });
  b.stroke('M179 76Q171 84 176 94M221 76Q229 84 224 94', print, 5, 2);
}

/** The elephant of the procession, dressed for the night. */
export function procession(b: Block): void {
  openSky(b, plum, key, { n: 20, low: 170 });
  b.cut('M-6 250H406V306H-6Z', key, { step: 60 });
  b.gouges('M-20 256H420V298H-20Z', gamboge, { n: 18, length: [14, 44], width: [1, 2.2], spread: 0.03 });
  for (const x of [26, 80, 330, 376]) {
    b.stroke(`M${x} 262V150`, OVER.skinBrown, 4);
    b.cut(`M${x - 14} 150H${x + 14}L${x + 8} 164H${x - 8}Z`, key, { step: 9 });
    b.slip(
      `M${x - 12} 150Q${x - 18} 128 ${x - 4} 116Q${x - 2} 126 ${x + 4} 120Q${x + 2} 104 ${x + 8} 92Q${x + 22} 124 ${x + 12} 150Z`,
      gamboge,
      { ghost: mural, dx: 1.4, dy: -1 },
    );
    b.cut(`M${x - 4} 150Q${x - 8} 136 ${x + 2} 126Q${x + 10} 138 ${x + 5} 150Z`, print, { step: 6 });
  }
  b.slip('M110 250V176C104 120 138 96 200 94C262 96 298 120 292 176V250H254V206H148V250Z', key, {
    ghost: rose,
    dx: -2.4,
  });
  b.slip('M106 202C98 130 130 88 200 86C270 88 304 130 296 202L286 232H252L250 196H150L148 232H114Z', mural, {
    ghost: gamboge,
    dx: 0,
    dy: -2,
  });
  b.dashed('M112 150Q200 112 290 150M108 178Q130 166 150 172M252 172Q274 166 294 178', gamboge, 7, '7 6');
  b.dashed('M114 164Q200 128 288 164', print, 4, '4 5');
  b.dashed('M118 226H146M254 226H284', gamboge, 8, '5 4');
  for (const [x, y] of [
    [126, 200],
    [136, 134],
    [264, 134],
    [276, 200],
    [122, 184],
    [280, 184],
  ] as const)
    b.cut(`M${x} ${y - 9}L${x + 9} ${y}L${x} ${y + 9}L${x - 9} ${y}Z`, gamboge, { jitter: 0.4 });
  // Ears and face.
  b.slip('M158 130Q116 128 118 172Q124 206 154 196ZM242 130Q284 128 282 172Q276 206 246 196Z', lagoon, {
    ghost: gamboge,
    dx: 0,
    dy: 1.6,
  });
  b.dashed('M128 156Q126 190 148 190M272 156Q274 190 252 190', gamboge, 4, '4 4');
  b.slip(
    'M154 132Q158 104 200 102Q242 104 246 132L240 190Q226 204 222 220Q228 252 214 270Q198 282 184 270Q194 262 194 250L178 206Q160 200 158 186Z',
    lagoon,
    { ghost: gamboge, dx: -1.6 },
  );
  b.cut('M164 134Q170 112 200 110Q230 112 236 134L214 164L210 240Q204 250 200 240L188 164Z', mural, {
    step: 10,
  });
  b.dashed('M200 116V238', gamboge, 9, '6 5');
  b.dashed('M170 136L190 166M230 136L212 166', print, 4, '4 4');
  b.cut(`${oval(170, 168, 6, 5)}${oval(230, 168, 6, 5)}`, print, { step: 4 });
  b.cut(`${oval(170, 169, 3, 3.4)}${oval(230, 169, 3, 3.4)}`, key, { step: 3 });
  b.slip('M170 200Q150 222 154 246Q166 232 180 212ZM230 200Q250 222 246 246Q234 232 220 212Z', print, {
    dx: -0.8,
  });
  // The casket, under its canopy.
  b.slip('M164 88L170 62H230L236 88Z', gamboge, { ghost: key, dx: 1, dy: 0.6 });
  b.dashed('M170 76H232', mural, 8, '6 5');
  b.slip('M182 62Q182 40 200 38Q218 40 218 62Z', gamboge, { ghost: key, dx: 1, dy: 0.6 });
  b.stroke('M200 40V28M168 66V20M232 66V20', gamboge, 2.6);
  b.slip('M154 22Q200 -6 246 22L240 28Q200 10 160 28Z', print, { dx: 0, dy: 1.6, ghost: mural });
  b.gouges('M96 16H304V60H96Z', gamboge, { n: 10, spread: 1.5, length: [3, 7], width: [1, 2] });
}

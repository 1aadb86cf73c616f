import { leaf as bigLeaf } from '../business/still.ts';
import type { Block } from '../kit/block.ts';
import { bank } from '../kit/growth.ts';
import { INK, OVER } from '../kit/inks.ts';
import { oval } from '../kit/path.ts';
import { openSky } from '../kit/sky.ts';

const { key, print, mural, gamboge, tea, leaf, lagoon, mist, rose, plum } = INK;

/** Water falling further than one can hear it. */
export function waterfall(b: Block): void {
  openSky(b, mist, print, { low: 60 });
  b.slip('M-6 306V70L60 44L120 60L150 40L172 58L174 306ZM226 306L230 62L262 36L320 54L406 30V306Z', tea, {
    ghost: print,
    dx: 1.6,
    dy: -2,
    step: 20,
  });
  b.comb('M172 76L160 130L156 200L146 262', 'M146 262L120 262L112 210L128 150L150 90Z', key, {
    toward: [-1, 0.2],
    depth: [10, 34],
    step: 12,
  });
  b.comb('M232 76L238 130L248 200L264 262', 'M264 262L296 262L300 200L284 140L250 84Z', key, {
    toward: [1, 0.2],
    depth: [10, 40],
    step: 12,
  });
  b.gouges('M-6 96H110V260H-6ZM300 90H406V260H300Z', key, {
    n: 34,
    angle: 1.5,
    spread: 0.2,
    length: [16, 50],
    width: [2, 5],
  });
  b.gouges('M-6 80H170V280H-6ZM230 70H406V280H230Z', leaf, {
    n: 40,
    angle: 1.4,
    spread: 0.3,
    length: [12, 34],
    width: [1.4, 3],
  });
  b.cut('M158 52Q200 40 240 54L236 120L250 200L262 270H140L152 190L166 120Z', print, { step: 16 });
  b.gouges('M166 56H234L236 120L246 200L254 262H148L158 190L170 120Z', lagoon, {
    n: 44,
    angle: 1.57,
    spread: 0.08,
    length: [18, 56],
    width: [1.4, 3.4],
  });
  b.gouges('M166 56H234L236 120L246 200L254 262H148L158 190L170 120Z', OVER.far, {
    n: 30,
    angle: 1.57,
    spread: 0.08,
    length: [18, 50],
    width: [1.4, 3],
  });
  b.cut('M150 196L172 180L190 206L178 226L150 224ZM246 210L232 198L222 222L236 240L262 236Z', key, {
    step: 12,
  });
  b.cut('M-6 252Q90 238 200 254Q310 240 406 254V306H-6Z', lagoon, { step: 24 });
  b.gouges('M-20 258H420V298H-20Z', mist, { n: 24, length: [16, 50], width: [1.2, 2.8], spread: 0.03 });
  b.cut(
    'M106 262Q120 240 146 250Q160 232 182 248Q204 232 222 248Q246 236 258 252Q286 244 296 264Q200 278 106 262Z',
    print,
    { step: 8, jitter: 1.2 },
  );
  bank(
    b,
    [
      [-10, 80],
      [40, 60],
      [100, 64],
      [150, 52],
    ],
    [10, 20],
    96,
    tea,
    leaf,
  );
  bank(
    b,
    [
      [250, 52],
      [320, 56],
      [410, 40],
    ],
    [10, 20],
    80,
    tea,
    leaf,
  );
  bank(
    b,
    [
      [-10, 270],
      [50, 252],
      [110, 286],
    ],
    [14, 24],
    310,
    key,
    tea,
  );
  bank(
    b,
    [
      [300, 286],
      [350, 256],
      [410, 262],
    ],
    [14, 24],
    310,
    key,
    tea,
  );
  b.slip('M300 262L304 236Q300 226 308 224Q318 224 316 236L322 262Z', mural, { dx: -1 });
  b.cut(oval(309, 216, 6, 7), OVER.skinDeep, { step: 4 });
}

/** A blue whale going down off Mirissa. */
export function whale(b: Block): void {
  openSky(b, rose, print, { low: 120 });
  b.cut(oval(300, 140, 46), gamboge, { jitter: 0.5, step: 9 });
  b.cut('M-6 164H406V306H-6Z', lagoon, { step: 60 });
  b.gouges('M-20 168H420V240H-20Z', print, { n: 30, length: [14, 60], width: [1, 2.6], spread: 0.02 });
  b.gouges('M240 168H360V240H240Z', gamboge, { n: 16, length: [12, 44], width: [1.2, 2.8], spread: 0.02 });
  b.slip(
    'M160 250Q184 200 180 160Q172 128 136 112Q98 100 56 96Q76 70 120 74Q166 82 194 122Q222 82 268 74Q312 70 332 96Q290 100 252 112Q216 128 208 160Q204 200 228 250Z',
    key,
    { ghost: print, dx: -2.4, dy: -1 },
  );
  b.gouges(
    'M72 92Q110 76 150 96L188 130L180 160Q160 118 120 104ZM316 92Q278 76 238 96L200 130L208 160Q228 118 268 104Z',
    lagoon,
    { n: 26, angle: 0.5, spread: 0.8, length: [10, 26], width: [1.2, 2.6] },
  );
  b.gouges('M184 150H204L214 244H172Z', lagoon, { n: 8, angle: 1.57, length: [14, 32], width: [1.2, 2.4] });
  b.stroke(
    'M70 98Q74 116 70 132M104 106Q106 124 102 140M292 104Q290 122 294 138M322 98Q320 112 324 126',
    print,
    2.6,
    0.8,
  );
  b.cut('M112 252Q130 228 158 240Q172 222 194 238Q218 222 232 240Q260 230 276 252Q200 276 112 252Z', print, {
    step: 8,
    jitter: 1.2,
  });
  b.gouges('M120 252H270V266H120Z', lagoon, { n: 12, length: [10, 28], width: [1.2, 2.4], spread: 0.1 });
  b.cut('M-6 262Q200 246 406 264V306H-6Z', plum, { step: 30 });
  b.gouges('M-20 266H420V298H-20Z', lagoon, { n: 22, length: [20, 60], width: [1.4, 3], spread: 0.04 });
  b.slip('M26 170Q60 176 96 168L88 180H36Z', mural, { ghost: print, dx: -0.8 });
  b.cut('M44 170V156H74L80 169Z', print, { step: 12 });
  for (const x of [50, 60, 70]) b.cut(oval(x, 151, 3.4, 4), key, { step: 3 });
  for (const [x, y] of [
    [220, 44],
    [250, 56],
    [196, 62],
  ] as const)
    b.stroke(
      `M${x - 10} ${y - 5}Q${x - 4} ${y - 6} ${x} ${y}Q${x + 4} ${y - 6} ${x + 11} ${y - 4}`,
      key,
      2.2,
      1.4,
    );
}

/** A blue magpie among the leaves. */
export function magpie(b: Block): void {
  openSky(b, gamboge, print, { low: 290 });
  bigLeaf(b, -20, 90, 190, 90, 0.3, tea, leaf);
  bigLeaf(b, 420, 60, 210, 90, 2.7, tea, leaf);
  bigLeaf(b, 420, 220, 180, 84, 3.5, tea, leaf);
  bigLeaf(b, -10, 250, 170, 80, -0.4, leaf, tea);
  b.stroke('M-10 216Q120 196 220 212Q320 226 410 196', OVER.skinDeep, 15, 9);
  b.gouges('M-10 210Q120 192 220 206Q320 220 400 194L400 200Q320 228 220 214Q120 200 -10 220Z', rose, {
    n: 12,
    length: [12, 30],
    width: [1.2, 2.2],
    spread: 0.15,
  });
  b.slip('M150 196Q120 232 92 296L108 298L120 270L124 300L140 298Q150 246 180 206Z', lagoon, { dx: -1.6 });
  b.cut('M94 292L108 298L110 288ZM122 292L140 298L140 288Z', print, { jitter: 0.4 });
  b.slip(
    'M140 190Q140 142 184 122Q214 110 226 104L256 124Q268 158 238 186Q206 216 164 212Q142 208 140 190Z',
    lagoon,
    { dx: -2 },
  );
  b.slip('M150 190Q150 156 188 140Q222 150 218 178Q196 204 160 206Q150 202 150 190Z', OVER.skinBrown, {
    ghost: print,
    dx: 1,
    dy: 1,
  });
  b.gouges('M154 190Q156 160 188 146Q214 154 212 176Q194 198 162 202Z', key, {
    n: 16,
    angle: 2.4,
    spread: 0.3,
    length: [10, 22],
    width: [1.4, 2.8],
  });
  b.gouges('M200 124L246 130Q258 158 234 180L220 176Q226 150 200 136Z', mist, {
    n: 12,
    angle: 1.2,
    spread: 0.5,
    length: [8, 18],
    width: [1.2, 2.4],
  });
  b.slip('M216 122Q214 78 250 74Q284 76 282 104Q276 128 250 132Q226 132 216 122Z', OVER.skinBrown, {
    dx: -1.6,
  });
  b.gouges('M222 118Q222 84 250 80Q266 82 270 96L262 122Z', key, {
    n: 10,
    angle: 1.8,
    spread: 0.4,
    length: [7, 16],
    width: [1.2, 2.2],
  });
  b.cut('M278 92L318 98L280 110Z', mural, { jitter: 0.4 });
  b.stroke('M280 101L308 99', key, 1.6, 0.8);
  b.cut(oval(262, 96, 9), mural, { step: 6 });
  b.cut(oval(263, 96, 5), key, { step: 5 });
  b.polygon(
    [
      [261, 93],
      [264, 92.6],
      [263, 95],
    ],
    print,
  );
  b.stroke('M190 208L192 222M206 204L210 220', mural, 5, 4);
  for (const [x, y] of [
    [318, 250],
    [336, 262],
    [326, 274],
    [60, 176],
    [74, 186],
  ] as const)
    b.slip(oval(x, y, 9), mural, { ghost: key, dx: 0.8, dy: 0.8, step: 6 });
}

import type { Block } from '../kit/block.ts';
import { INK, OVER } from '../kit/inks.ts';
import { oval } from '../kit/path.ts';
import { boards, cup, steam } from './still.ts';

const { key, print, mural, gamboge, tea, leaf, lagoon, mist, rose, plum } = INK;

/** Plain tea and short eats. */
export function shortEats(b: Block): void {
  b.polygon(
    [
      [0, 0],
      [400, 0],
      [400, 200],
      [0, 200],
    ],
    mist,
  );
  b.gouges('M-20 16H420V170H-20Z', print, { n: 22, length: [20, 60], width: [1, 2.2], spread: 0.03 });
  b.slip('M30 40H150V150H30Z', lagoon, { ghost: key, dx: 1.6, dy: 1.6, step: 40 });
  b.cut('M36 46H86V94H36ZM94 46H144V94H94ZM36 102H86V144H36ZM94 102H144V144H94Z', print, { step: 30 });
  b.cut(
    'M36 80Q60 66 86 84V94H36ZM94 86Q120 66 144 78V94H94ZM36 118Q60 108 86 122V144H36ZM94 120Q120 112 144 124V144H94Z',
    leaf,
    { step: 12 },
  );
  boards(b, mural, plum, 186);
  b.slip('M168 236Q270 266 388 232Q382 262 278 266Q178 260 168 236Z', print, {
    ghost: key,
    dx: 0.6,
    dy: 2.6,
  });
  b.cut(oval(278, 232, 110, 22), print, { step: 14 });
  b.dashed(
    'M172 232C172 244 220 254 278 254C336 254 384 244 384 232C384 220 336 210 278 210C220 210 172 220 172 232Z',
    lagoon,
    4,
    '9 6',
  );
  const roll = (x: number, y: number) => {
    b.slip(
      `M${x} ${y - 24}L${x + 60} ${y - 36}Q${x + 72} ${y - 26} ${x + 66} ${y - 10}L${x + 8} ${y + 4}Z`,
      gamboge,
      { ghost: key, dx: 0.8, dy: 1.6 },
    );
    b.gouges(`M${x + 4} ${y - 22}L${x + 60} ${y - 33}L${x + 64} ${y - 12}L${x + 10} ${y}Z`, OVER.skinBrown, {
      n: 16,
      angle: -0.2,
      spread: 1.2,
      length: [4, 10],
      width: [1.4, 2.8],
    });
    b.cut(oval(x + 4, y - 10, 10, 15), OVER.skinWarm, { step: 6 });
    b.cut(oval(x + 4, y - 10, 7, 11), OVER.skinDeep, { step: 5 });
    b.gouges(oval(x + 4, y - 10, 7, 11), leaf, { n: 4, spread: 1.5, length: [3, 6], width: [1.4, 2.6] });
    b.gouges(oval(x + 4, y - 10, 7, 11), rose, { n: 3, spread: 1.5, length: [3, 6], width: [1.4, 2.6] });
  };
  const patty = (x: number, y: number) => {
    b.slip(
      `M${x - 30} ${y}Q${x - 20} ${y - 40} ${x + 8} ${y - 38}Q${x + 34} ${y - 30} ${x + 34} ${y + 2}Z`,
      OVER.skinWarm,
      {
        ghost: key,
        dx: 0.8,
        dy: 1.6,
      },
    );
    b.dashed(
      `M${x - 26} ${y - 6}Q${x - 16} ${y - 35} ${x + 8} ${y - 33}Q${x + 28} ${y - 26} ${x + 29} ${y - 3}`,
      gamboge,
      5,
      '4 3',
    );
    b.gouges(
      `M${x - 18} ${y - 4}Q${x - 10} ${y - 26} ${x + 8} ${y - 25}Q${x + 20} ${y - 20} ${x + 22} ${y - 2}Z`,
      OVER.skinBrown,
      {
        n: 9,
        spread: 1.4,
        length: [4, 9],
        width: [1.2, 2.4],
      },
    );
  };
  patty(330, 222);
  roll(214, 226);
  roll(252, 240);
  for (const [x, y] of [
    [344, 240],
    [206, 244],
  ] as const) {
    b.slip(oval(x, y - 8, 19, 15), OVER.skinBrown, { ghost: key, dx: 0.8, dy: 1.2, step: 7, jitter: 0.9 });
    b.cut(oval(x, y - 9, 6, 4), OVER.skinDeep, { step: 4 });
    b.gouges(oval(x, y - 8, 16, 12), gamboge, { n: 8, spread: 1.5, length: [3, 7], width: [1.2, 2.2] });
  }
  cup(b, 92, 262, 1.35, print, lagoon, OVER.skinBrown);
  steam(b, 92, 186, 70, key);
}

/** A king coconut and cake on a sill above the tea. */
export function kingCoconut(b: Block): void {
  b.polygon(
    [
      [0, 0],
      [400, 0],
      [400, 300],
      [0, 300],
    ],
    rose,
  );
  b.cut('M40 0H360V214H40Z', key, { step: 60 });
  b.cut('M50 0H350V210H50Z', mist, { step: 60 });
  b.gouges('M40 16H350V80H60Z', print, { n: 10, length: [24, 60], width: [1, 2], spread: 0.03 });
  b.cut('M50 130L110 70L150 96L220 44L290 108L350 84V210H50Z', OVER.far, { step: 22 });
  b.cut('M50 160Q130 116 210 150Q280 178 350 136V210H50Z', leaf, { step: 16 });
  for (const o of [0, 13, 27])
    b.dashed(
      `M54 ${172 + o}Q130 ${132 + o} 210 ${162 + o}Q280 ${186 + o} 346 ${150 + o}`,
      tea,
      5,
      '0 6.4 0 7',
      true,
    );
  b.cut('M196 0H206V212H196ZM50 66H350V73H50Z', key, { step: 60 });
  b.cut('M-6 206H406V306H-6Z', plum, { step: 60 });
  b.gouges('M-20 214H420V298H-20Z', rose, { n: 26, length: [16, 46], width: [1, 2.2], spread: 0.03 });
  b.slip('M70 192Q62 116 118 106Q186 108 184 186Q178 246 122 250Q78 244 70 192Z', gamboge, {
    ghost: key,
    dx: 1.8,
    dy: 1.4,
  });
  b.comb('M150 116Q168 180 138 246', 'M138 246Q178 238 184 186Q184 120 150 112Z', OVER.skinWarm, {
    toward: [-1, 0.2],
    depth: [4, 14],
    step: 8,
  });
  b.gouges('M82 190Q80 130 116 120L124 230Q90 226 82 190Z', print, {
    n: 9,
    angle: 1.6,
    spread: 0.2,
    length: [12, 30],
    width: [1.2, 2.4],
  });
  b.cut('M92 120Q122 98 158 116Q140 132 120 130Q104 130 92 120Z', print, { step: 9 });
  b.cut('M106 118Q122 108 142 116Q130 124 106 118Z', OVER.far, { step: 7 });
  b.stroke('M122 118L150 44L172 38', mural, 5, 5);
  b.dashed('M122 118L150 44', print, 5, '4 7');
  b.slip('M214 250Q290 270 372 246Q366 264 290 268Q220 266 214 250Z', print, { ghost: key, dx: 0.4, dy: 2 });
  b.slip('M236 252V212L330 196L350 214V246Z', OVER.skinWarm, { ghost: key, dx: 1, dy: 1.4, step: 18 });
  b.cut('M236 212L330 196L350 214L258 230Z', print, { step: 18 });
  b.cut('M258 230L350 214V224L258 240Z', mural, { step: 18 });
  b.gouges('M238 216L256 232V248L238 246Z', OVER.skinBrown, {
    n: 5,
    spread: 1,
    length: [3, 7],
    width: [1, 2],
  });
  b.cut(oval(296, 202, 8, 6), mural, { step: 4 });
  b.stroke('M298 198Q304 188 312 188', tea, 2, 1);
}

/** Tea poured from as high as the arm will go. */
export function pulledTea(b: Block): void {
  b.polygon(
    [
      [0, 0],
      [400, 0],
      [400, 300],
      [0, 300],
    ],
    gamboge,
  );
  b.gouges('M-20 10H420V220H-20Z', print, { n: 24, length: [16, 52], width: [1, 2.4], spread: 0.04 });
  b.dashed('M0 40H400M0 84H400M0 128H400M0 172H400', OVER.straw, 1.6, '30 6 50 4');
  boards(b, tea, key, 222);
  b.stroke('M276 96C246 110 190 140 172 196', OVER.skinBrown, 9, 5);
  b.stroke('M272 98C244 112 192 144 175 192', OVER.straw, 2, 1);
  b.slip('M250 92L262 34L330 50L318 100Q288 112 250 92Z', lagoon, { ghost: key, dx: 1.6, dy: 1.2 });
  b.cut('M250 92Q288 112 318 100L316 108Q284 116 252 98Z', key, { step: 12 });
  b.cut('M260 44L330 60L328 68L259 52Z', print, { step: 20 });
  b.stroke('M328 58Q362 62 350 92Q344 102 322 94', lagoon, 7, 6);
  b.cut('M334 70Q352 58 372 66L410 84V128L366 112Q340 100 334 70Z', OVER.skinBrown, { step: 11 });
  b.stroke('M338 74L360 80M340 84L360 90M344 94L362 99', OVER.skinDeep, 2, 1);
  b.cut('M372 62L410 78V132L366 112Z', print, { step: 14 });
  b.gouges('M376 70L406 84V122L372 108Z', mural, { n: 6, angle: 0.3, length: [8, 18], width: [1, 2] });
  b.slip('M126 180H218L206 262Q172 274 138 262Z', print, { ghost: key, dx: 1.6, dy: 1.2 });
  b.cut('M131 200H213L204 258Q172 268 140 258Z', OVER.skinWarm, { step: 14 });
  b.comb('M196 202L188 262', 'M188 262L204 258L213 200Z', OVER.skinBrown, {
    toward: [-1, 0],
    depth: [3, 10],
    step: 7,
  });
  b.cut('M130 190Q150 178 172 188Q196 178 214 190L212 204Q172 212 132 204Z', print, { step: 8, jitter: 1 });
  b.gouges('M138 212H160V254H144Z', print, { n: 4, angle: 1.5, length: [14, 30], width: [1.4, 2.6] });
  b.slip('M24 250Q60 262 108 248Q104 262 62 266Q30 264 24 250Z', mural, { ghost: key, dx: 0.4, dy: 2 });
  for (const [x, y] of [
    [44, 246],
    [68, 250],
    [86, 243],
    [58, 234],
  ] as const) {
    b.slip(`M${x - 14} ${y}L${x} ${y - 16}L${x + 15} ${y + 2}Z`, OVER.skinWarm, {
      ghost: key,
      dx: 0.6,
      dy: 1.2,
    });
  }
  b.slip('M262 268Q320 284 382 266Q376 284 322 288Q270 284 262 268Z', print, { ghost: key, dx: 0.4, dy: 2 });
  for (const [x, y] of [
    [296, 264],
    [324, 268],
    [350, 262],
    [312, 248],
    [338, 247],
  ] as const) {
    b.slip(
      `M${x - 15} ${y}Q${x - 14} ${y - 17} ${x} ${y - 17}Q${x + 15} ${y - 16} ${x + 15} ${y}Q${x} ${y + 8} ${x - 15} ${y}Z`,
      plum,
      { ghost: key, dx: 0.6, dy: 1.2 },
    );
    b.stroke(`M${x - 8} ${y - 9}Q${x} ${y - 13} ${x + 7} ${y - 9}`, rose, 2, 0.8);
  }
}

import type { Block } from '../kit/block.ts';
import { INK, OVER } from '../kit/inks.ts';
import { oval } from '../kit/path.ts';

const { key, print, mural, gamboge, tea, leaf, lagoon, rose, plum } = INK;

function mango(b: Block, x: number, y: number, r: number, ink: string, cut: string): void {
  b.slip(
    `M${x - r} ${y}C${x - r} ${y - r * 1.2} ${x + r * 0.8} ${y - r * 1.3} ${x + r} ${y - r * 0.1}C${x + r} ${y + r} ${x - r * 0.7} ${y + r * 1.1} ${x - r} ${y}Z`,
    ink,
    { ghost: key, dx: 0.7, dy: 1 },
  );
  b.stroke(
    `M${x - r * 0.6} ${y - r * 0.2}Q${x - r * 0.4} ${y - r * 0.7} ${x + r * 0.1} ${y - r * 0.75}`,
    cut,
    2.2,
    0.8,
  );
}

/** A fruit stall: bananas by the bunch, pineapples, whatever is ripe. */
export function fruitStall(b: Block): void {
  b.polygon(
    [
      [0, 0],
      [400, 0],
      [400, 300],
      [0, 300],
    ],
    tea,
  );
  b.gouges('M-20 50H420V180H-20Z', leaf, { n: 12, length: [14, 40], width: [1, 2.4], spread: 0.04 });
  b.slip('M-6 20H406L390 64H10Z', mural, { step: 60 });
  b.cut('M40 20H86L76 64H28ZM134 20H180L178 64H126ZM228 20H274L280 64H230ZM322 20H368L376 64H328Z', print, {
    step: 30,
  });
  b.comb('M8 64H392', 'M392 64L390 56H10Z', key, { toward: [0, 1], depth: [3, 9], step: 10 });
  b.stroke('M14 70H388', key, 2.4);
  for (const [x, ink] of [
    [74, gamboge],
    [200, leaf],
    [326, gamboge],
  ] as const) {
    b.stroke(`M${x} 66V88`, key, 4);
    for (const k of [-2, 2, -1, 1, 0]) {
      const finger = `M${x + k * 2} 90Q${x + k * 25} ${104 - Math.abs(k)} ${x + k * 18} ${158 - Math.abs(k) * 6}`;
      b.stroke(finger, key, 17, 10, { step: 14 });
      b.stroke(finger, ink, 14, 7, { step: 14 });
      b.stroke(`M${x + k * 10} 104Q${x + k * 19} 114 ${x + k * 17.4} 134`, print, 1, 2.4, { step: 14 });
    }
    b.cut(`M${x - 9} 84H${x + 9}L${x + 6} 96H${x - 6}Z`, OVER.skinBrown, { step: 14 });
  }
  b.cut('M-6 214H406V306H-6Z', key, { step: 60 });
  for (const [x, w] of [
    [4, 120],
    [134, 128],
    [272, 124],
  ] as const) {
    b.cut(`M${x} 222H${x + w}L${x + w - 8} 292H${x + 8}Z`, OVER.skinWarm, { step: 40 });
    b.stroke(`M${x + 2} 244H${x + w - 2}M${x + 5} 266H${x + w - 5}M${x + w / 2} 222V290`, OVER.skinBrown, 2);
  }
  for (const [x, y] of [
    [26, 212],
    [60, 216],
    [98, 214],
    [42, 196],
    [78, 197],
  ] as const)
    mango(b, x, y, 19, x % 3 ? gamboge : rose, print);
  for (const x of [158, 196, 236]) {
    b.slip(oval(x, 200, 17, 24), OVER.skinWarm, { ghost: key, dx: 0.8, dy: 1 });
    b.dashed(
      `M${x - 14} 190L${x + 10} 218M${x - 8} 180L${x + 16} 206M${x + 14} 190L${x - 10} 218M${x + 8} 180L${x - 16} 206`,
      OVER.skinBrown,
      1.4,
      '',
    );
    for (const a of [-14, -6, 2, 10])
      b.stroke(`M${x + a * 0.3} 178L${x + a} ${150 + Math.abs(a)}`, leaf, 6, 1);
  }
  for (const [x, y] of [
    [294, 214],
    [332, 216],
    [370, 213],
    [312, 194],
    [350, 195],
  ] as const) {
    b.slip(oval(x, y, 20, 18), x % 4 ? mural : plum, { ghost: key, dx: 0.7, dy: 1 });
    b.gouges(oval(x, y, 13, 12), rose, { n: 7, spread: 1.5, length: [3, 7], width: [1, 2] });
  }
}

/** Masks of Ambalangoda on a shop wall. */
export function masks(b: Block): void {
  b.polygon(
    [
      [0, 0],
      [400, 0],
      [400, 300],
      [0, 300],
    ],
    lagoon,
  );
  b.dashed('M0 40H400M0 110H400M0 180H400M0 250H400', key, 1.6, '60 4 90 5');
  b.gouges('M-20 10H420V292H-20Z', key, { n: 30, length: [16, 46], width: [0.9, 2], spread: 0.04 });
  const mask = (x: number, y: number, s: number, face: string, crest: string, cheek: string) =>
    b.move(x, y, s, false, () => {
      for (let i = -2; i <= 2; i++)
        b.slip(
          `M${i * 21 - 10} -54Q${i * 26} -108 ${i * 32 + 4} ${-112 + Math.abs(i) * 12}Q${i * 28 + 12} -80 ${i * 21 + 10} -54Z`,
          i % 2 ? crest : gamboge,
          { dx: -0.8, dy: 0.6 },
        );
      b.slip('M-58 -40Q-60 -64 0 -66Q60 -64 58 -40L52 20Q44 66 0 76Q-44 66 -52 20Z', face, { dx: -2 });
      b.slip('M-58 -30Q-84 -30 -82 0Q-80 26 -56 20ZM58 -30Q84 -30 82 0Q80 26 56 20Z', crest, { dx: -0.8 });
      b.cut(`${oval(-70, 0, 7)}${oval(70, 0, 7)}`, gamboge, { step: 5 });
      b.dashed('M-52 -46Q0 -62 52 -46', gamboge, 7, '6 4');
      for (const k of [-1, 1]) {
        b.cut(oval(k * 25, -16, 21, 17), print, { step: 8 });
        b.cut(oval(k * 25, -14, 10, 10), key, { step: 6 });
        b.cut(oval(k * 25 + 2, -17, 3, 3), print, { step: 4 });
        b.stroke(`M${k * 4} -32Q${k * 26} -48 ${k * 50} -28`, key, 7, 4);
        b.cut(oval(k * 36, 22, 12, 11), cheek, { step: 6 });
      }
      b.cut('M-10 -6L-17 24Q0 34 17 24L10 -6Q0 -12 -10 -6Z', crest, { step: 9 });
      b.cut('M-36 40Q0 32 36 40Q30 66 0 66Q-30 66 -36 40Z', key, { step: 9 });
      b.cut('M-33 42Q0 36 33 42L30 50Q0 44 -30 50Z', print, { step: 9 });
      b.cut('M-26 46L-20 68L-14 48ZM26 46L20 68L14 48Z', print, { jitter: 0.3 });
      b.cut('M-14 54Q0 48 14 54L10 76Q0 84 -10 76Z', mural, { step: 7 });
    });
  mask(200, 172, 1.3, gamboge, mural, rose);
  mask(64, 150, 0.74, leaf, mural, gamboge);
  mask(337, 150, 0.74, rose, leaf, gamboge);
}

import type { Block } from '../kit/block.ts';
import { bank, heightAt, palm } from '../kit/growth.ts';
import { INK, OVER } from '../kit/inks.ts';
import { oval, type Point } from '../kit/path.ts';
import { openSky } from '../kit/sky.ts';

const { key, print, mural, gamboge, tea, leaf, lagoon, mist, rose, plum } = INK;

/** A leopard on the rock it thinks is its own. */
export function leopard(b: Block): void {
  openSky(b, rose, print);
  b.cut(oval(96, 88, 44), mural, { jitter: 0.5, step: 9 });
  bank(
    b,
    [
      [-10, 176],
      [90, 160],
      [200, 176],
      [300, 164],
      [410, 176],
    ],
    [14, 26],
    260,
    tea,
    leaf,
  );
  b.slip('M-6 306L-6 238Q40 214 96 218L180 206Q270 200 330 226L406 262V306Z', plum, {
    ghost: print,
    dx: -1,
    dy: -2.4,
  });
  b.gouges('M-6 240Q40 222 96 226L180 214Q270 210 330 236L390 262L380 300H0Z', rose, {
    n: 26,
    angle: 0.1,
    spread: 0.3,
    length: [12, 36],
    width: [1.2, 2.8],
  });
  b.stroke('M76 208Q30 214 34 244Q38 268 62 262', gamboge, 9, 6);
  b.dashed('M74 208Q30 214 34 244Q38 268 60 262', key, 8, '3 9');
  b.slip(
    'M70 214Q66 176 104 166Q160 158 206 164Q232 160 248 146L262 142Q262 128 270 122L280 132Q294 128 304 134L316 126Q322 134 318 144Q330 156 326 172Q322 186 306 190Q296 194 286 190Q274 206 264 212L306 214Q318 216 316 224L262 226Q236 226 222 216L150 220Q120 228 92 224Q74 224 70 214Z',
    gamboge,
    { dx: -2.2 },
  );
  b.comb('M86 222Q160 206 224 214', 'M224 214L222 218L150 222Q120 228 92 226Z', OVER.skinWarm, {
    toward: [0.2, -1],
    depth: [4, 12],
    step: 8,
  });
  const back: Point[] = [
    [84, 182],
    [106, 172],
    [206, 171],
    [234, 165],
    [264, 147],
    [282, 140],
  ];
  for (let x = 84; x < 282; x += 13.5) {
    const low = x < 226 ? 214 : x < 266 ? 206 : 166;
    for (let y = heightAt(back, x) + b.u(0, 5); y < low; y += 13.5) {
      const [sx, sy, r] = [x + b.u(-3, 3), y + b.u(-2, 2), b.u(2.8, 4)];
      b.stroke(
        `M${sx - r} ${sy + 1}Q${sx - r} ${sy - r} ${sx + 1} ${sy - r}M${sx + r} ${sy - 1}Q${sx + r} ${sy + r} ${sx - 1} ${sy + r}`,
        key,
        2.4,
        1.8,
        { jitter: 0.4, step: 9 },
      );
    }
  }
  b.cut('M290 170Q304 164 318 170Q320 184 304 188Q290 184 290 170Z', print, { step: 7 });
  b.cut('M297 166H311L304 174Z', rose, { jitter: 0.3 });
  b.stroke('M304 174V180M304 180Q298 184 293 181M304 180Q310 184 316 181', key, 1.8);
  b.cut('M280 152L294 156L284 160ZM308 156L320 150L318 159Z', print, { jitter: 0.2 });
  b.cut(`${oval(288, 156, 2.6)}${oval(314, 155, 2.6)}`, key, { step: 3 });
  b.stroke('M292 160L300 168M312 160L308 168M296 138L298 148M304 136V147M312 138L309 148', key, 2, 1);
  b.stroke('M318 176L338 172M318 180L338 182M290 178L272 176', print, 1.1, 0.6);
  palm(b, 384, 250, 176, 8, key, 42);
  bank(
    b,
    [
      [-10, 290],
      [60, 280],
      [120, 296],
    ],
    [9, 17],
    310,
    key,
    tea,
  );
}

/** The gathering: a family of elephants at the shrinking tank. */
export function gathering(b: Block): void {
  openSky(b, gamboge, print, { low: 110 });
  b.cut('M-6 130L70 104L150 122L250 92L340 116L406 104V190H-6Z', OVER.far, { step: 24 });
  bank(
    b,
    [
      [-10, 148],
      [100, 140],
      [240, 150],
      [410, 138],
    ],
    [9, 18],
    182,
    tea,
    leaf,
    0.6,
  );
  b.cut('M-6 172H406V236H-6Z', lagoon, { step: 60 });
  b.gouges('M-20 176H420V228H-20Z', mist, { n: 26, length: [14, 50], width: [1, 2.2], spread: 0.02 });
  b.cut('M-6 226Q120 210 260 222Q340 228 406 216V306H-6Z', leaf, { step: 24 });
  b.gouges('M-20 232H420V298H-20Z', tea, {
    n: 40,
    angle: -1.4,
    spread: 0.4,
    length: [8, 20],
    width: [1.2, 2.6],
  });
  const elephant = (x: number, y: number, s: number, flip: boolean, ink: string) =>
    b.move(x, y, s, flip, () => {
      b.slip(
        'M-58 60L-60 12C-66 -20 -50 -42 -18 -44C4 -44 18 -40 26 -36C36 -46 58 -46 66 -32C74 -20 74 0 74 14C74 34 76 48 84 54L90 48C96 58 88 68 78 66C64 62 62 40 62 22L56 18L54 60H38L36 22L-22 24L-24 60H-40L-42 26L-44 60Z',
        ink,
        { dx: -2 },
      );
      b.slip('M28 -30C14 -18 16 12 32 20C44 22 50 8 50 -8C52 -24 44 -32 28 -30Z', ink, {
        ghost: gamboge,
        dx: 1,
        dy: 0.6,
      });
      b.gouges('M-56 50L-56 12C-60 -16 -46 -36 -16 -40L22 -32L16 14L-40 22Z', rose, {
        n: 16,
        angle: 0.6,
        spread: 0.7,
        length: [10, 24],
        width: [1.2, 2.6],
      });
      b.cut('M60 -16L67 -18L64 -12Z', print, { jitter: 0.2 });
      b.stroke('M60 16Q72 26 84 18', print, 4, 1.4);
      b.stroke('M-58 -10Q-72 8 -68 32', ink, 4, 3);
      b.gouges('M-42 52H-24V60H-42ZM38 52H56V60H38Z', print, { n: 5, length: [3, 5], width: [1, 1.6] });
    });
  elephant(300, 196, 0.62, true, plum);
  elephant(128, 206, 1.06, false, plum);
  elephant(262, 238, 0.52, false, key);
  for (const [x, y] of [
    [40, 196],
    [58, 204],
    [352, 206],
    [366, 198],
    [214, 262],
  ] as const) {
    b.cut(
      `M${x} ${y}Q${x - 8} ${y - 2} ${x - 8} ${y - 8}Q${x} ${y - 12} ${x + 6} ${y - 8}L${x + 9} ${y - 17}L${x + 14} ${y - 16}L${x + 10} ${y - 14}L${x + 9} ${y - 5}Q${x + 6} ${y} ${x} ${y}Z`,
      print,
      { step: 6, jitter: 0.3 },
    );
    b.stroke(`M${x - 1} ${y}V${y + 10}M${x + 3} ${y}V${y + 10}`, key, 1.2);
  }
}

/** A peacock in the road at Yala, and nobody minding the wait. */
export function peacock(b: Block): void {
  openSky(b, leaf, print, { low: 120 });
  b.cut(oval(88, 78, 34), gamboge, { jitter: 0.5, step: 9 });
  b.cut('M-6 150L80 120L180 146L300 112L406 140V230H-6Z', tea, { step: 24 });
  b.cut('M-6 210Q200 190 406 212V306H-6Z', OVER.skinWarm, { step: 30 });
  b.gouges('M-20 216H420V298H-20Z', mural, { n: 22, length: [14, 44], width: [1, 2.4], spread: 0.04 });
  // The fan: one leaf-green sheet, its edge in scallops, eyes set in rings by round stitches.
  b.slip(
    'M210 240L62 236Q34 226 44 208Q24 194 42 176Q28 156 52 146Q46 122 72 118Q74 94 98 98Q106 74 130 82Q144 60 164 74Q184 52 206 70Q228 52 248 72Q270 60 284 82Q308 74 316 98Q340 94 344 118Q368 122 364 146Q386 156 374 176Q392 194 374 208Q386 226 358 236Z',
    tea,
    { ghost: key, dx: 2, dy: 1.6, step: 9 },
  );
  for (const [r, wide, gap] of [
    [138, 25, 27.6],
    [104, 21, 25.6],
    [72, 17, 22.4],
  ] as const) {
    const arc = `M${210 - r} 232A${r} ${r} 0 0 1 ${210 + r} 232`;
    const turned = `M${210 - r} 230.5A${r} ${r} 0 0 1 ${210 + r} 230.5`;
    b.dashed(arc, key, wide, `0 ${gap}`, true);
    b.dashed(arc, gamboge, wide * 0.7, `0 ${gap}`, true);
    b.dashed(turned, lagoon, wide * 0.42, `0 ${gap}`, true);
    b.dashed(turned, key, wide * 0.18, `0 ${gap}`, true);
  }
  for (let i = 0; i < 26; i++) {
    const a = Math.PI * (1.02 - (1.04 * i) / 25) + b.u(-0.02, 0.02);
    const [c, d] = [Math.cos(a), -Math.sin(a)];
    b.stroke(
      `M${210 + c * 40} ${232 + d * 40}L${210 + c * 56} ${232 + d * 56}M${210 + c * 84} ${232 + d * 84}L${210 + c * 93} ${232 + d * 93}M${210 + c * 117} ${232 + d * 117}L${210 + c * 125} ${232 + d * 125}`,
      leaf,
      2.2,
      0.8,
      { step: 30 },
    );
  }
  b.slip(
    'M186 256Q170 226 186 202Q196 186 196 160Q194 138 208 134Q222 132 226 146L238 152L226 156Q222 182 232 202Q246 230 228 258Q206 270 186 256Z',
    lagoon,
    { dx: -2 },
  );
  b.gouges('M190 250Q178 226 192 204Q204 186 204 160L216 160Q214 186 226 206Q238 230 222 254Z', key, {
    n: 24,
    angle: 1.5,
    spread: 0.7,
    length: [6, 14],
    width: [1.2, 2.4],
  });
  b.cut(oval(214, 145, 4), print, { step: 4 });
  b.cut(oval(214.6, 145, 2), key, { step: 3 });
  b.stroke('M206 136L198 118M209 134L206 114M212 134L214 115', key, 1.6);
  b.cut(`${oval(197, 116, 3)}${oval(206, 112, 3)}${oval(215, 113, 3)}`, lagoon, { step: 3 });
  b.stroke('M198 260L194 286L184 290M194 286L202 291M216 260L220 286L210 290M220 286L230 290', key, 3, 2);
  bank(
    b,
    [
      [-10, 268],
      [40, 256],
      [100, 280],
    ],
    [10, 18],
    310,
    key,
    tea,
  );
  bank(
    b,
    [
      [320, 276],
      [370, 254],
      [410, 262],
    ],
    [10, 18],
    310,
    key,
    tea,
  );
}

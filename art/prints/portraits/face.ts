import type { Block } from '../kit/block.ts';
import { INK, OVER } from '../kit/inks.ts';
import { oval } from '../kit/path.ts';
import { turnOf } from './pose.ts';
import type { Sitter } from './sitter.ts';

const SKINS = [
  { base: OVER.skinLight, shade: OVER.skinWarm, light: INK.print },
  { base: OVER.skinWarm, shade: OVER.skinBrown, light: OVER.skinLight },
  { base: OVER.skinBrown, shade: OVER.skinDeep, light: OVER.skinWarm },
  { base: OVER.skinDeep, shade: INK.plum, light: OVER.skinBrown },
] as const;
const skinOf = (s: Sitter) => SKINS[s.skin] ?? SKINS[2];

/** One closed edge: down the right side and up the left. */
export function ring(s: Sitter): string {
  const [temple, cheek, jaw, chin, end] = s.face;
  return `M150 68C${150 + temple * 0.62} 68 ${150 + temple * 1.06} 92 ${150 + temple} 138C${151 + cheek} 156 ${150 + cheek} 172 ${148 + cheek} 182C${154 + jaw} 198 ${150 + jaw} 208 ${146 + jaw} 216C${136 + jaw} 232 ${150 + chin} ${end} 150 ${end}C${150 - chin} ${end} ${164 - jaw} 232 ${154 - jaw} 216C${150 - jaw} 208 ${146 - jaw} 198 ${152 - cheek} 182C${150 - cheek} 172 ${149 - cheek} 156 ${150 - temple} 138C${150 - temple * 1.06} 92 ${150 - temple * 0.62} 68 150 68Z`;
}

export function neck(b: Block, s: Sitter): void {
  const { base, shade } = skinOf(s);
  const w = Math.min(26, s.face[2] * 0.66);
  b.cut(
    `M${150 - w} 206V256Q${150 - w - 8} 268 ${150 - w - 22} 274L150 318L${150 + w + 22} 274Q${150 + w + 8} 268 ${150 + w} 256V206Z`,
    base,
  );
  const end = s.face[4];
  b.comb(
    `M${150 - w} ${end + 6}Q150 ${end + 22} ${150 + w} ${end}`,
    `M${150 + w} ${end}V214H${150 - w}Z`,
    shade,
    { toward: [0.25, 1], depth: [4, 15], step: 7 },
  );
}

/** Seen from the front there are two, behind the face; turned, one, upon its side, unless hair lies over it. */
export function ears(b: Block, s: Sitter, when: 'behind' | 'before'): void {
  const { base, shade } = skinOf(s);
  const turn = turnOf(s);
  const isTurned = Math.abs(turn) > 0.3;
  if (isTurned !== (when === 'before')) return;
  if (isTurned && s.hair.kind === 'bob') return;
  for (const k of isTurned ? [-Math.sign(turn)] : [-1, 1]) {
    const x = 150 + k * (s.face[0] + 2 - Math.abs(turn) * 13);
    const toward = isTurned ? -k : k;
    b.cut(
      `M${x - toward * 4} 144C${x + toward * 10} 134 ${x + toward * 13} 152 ${x + toward * 8} 166C${x + toward * 6} 178 ${x} 184 ${x - toward * 5} 178Z`,
      base,
      { step: 7 },
    );
    b.stroke(`M${x + toward} 150Q${x + toward * 8} 150 ${x + toward * 4} 168`, shade, 2, 1);
  }
}

/** The face itself, its turned side and what the light leaves on the other. */
export function head(b: Block, s: Sitter): void {
  const { base, shade, light } = skinOf(s);
  const [temple, cheek, jaw, , end] = s.face;
  const k = s.shade === 'right' ? 1 : -1;
  // The deepest skins are shaded in plum, and less far, so that the face stays open.
  const f = s.skin === 3 ? 1.12 : 1;
  b.slip(ring(s), base, { step: 11, jitter: 0.45, dx: -2.2 * k, dy: 1 });
  b.comb(
    `M${150 + k * temple * 0.5} 84L${150 + k * temple * 0.72 * f} 112L${150 + k * temple * 0.66 * f} 140L${150 + k * cheek * 0.62 * f} 168L${150 + k * jaw * 0.66 * f} 196L${150 + k * jaw * 0.42 * f} 224L150 ${end - 4}`,
    `M150 ${end - 1}C${150 + k * s.face[3]} ${end - 1} ${150 + k * (jaw - 14)} 232 ${150 + k * (jaw - 4)} 216C${150 + k * jaw} 208 ${150 + k * (jaw + 4)} 198 ${150 + k * (cheek - 2)} 182L${150 + k * temple} 138C${150 + k * temple * 1.02} 110 ${150 + k * temple * 0.8} 84 ${150 + k * temple * 0.5} 84Z`,
    shade,
    { toward: [-k, 0.35], depth: s.skin === 3 ? [3, 10] : [3, 13], step: 8 },
  );
  const x = 150 - k * cheek * 0.56;
  b.gouges(`M${x - 14} 170Q${x} 160 ${x + 14} 170L${x + 10} 194H${x - 10}Z`, light, {
    n: 7,
    angle: k > 0 ? 1.1 : 2.04,
    spread: 0.25,
    length: [7, 15],
    width: [1, 2],
  });
  b.gouges(`M${150 - k * 12 - 22} 92H${150 - k * 12 + 22}V116H${150 - k * 12 - 22}Z`, light, {
    n: 6,
    angle: 0,
    spread: 0.1,
    length: [9, 22],
    width: [1, 1.9],
  });
}

export function features(b: Block, s: Sitter): void {
  const { shade, light } = skinOf(s);
  const k = s.shade === 'right' ? 1 : -1;
  const tip = 150 + s.nose.long;
  const w = s.nose.wide;
  const brow = s.brow.ink ?? INK.key;
  const { apart, wide, open, lash } = s.eyes;
  const look = (s.pose?.gaze ?? turnOf(s) * 0.9) * wide * 0.29;
  b.cut(
    `M${150 + k * 4} 142L${150 + k * 6} 154L${150 + k * (w - 5)} ${tip - 12}Q${150 + k * (w + 3)} ${tip - 2} ${150 + k * (w - 1)} ${tip + 3}L${150 + k * 1} ${tip + 4}L${150 + k * 3} ${tip - 12}Z`,
    shade,
    { step: 9, jitter: 0.3 },
  );
  b.stroke(
    `M${150 - w} ${tip - 2}Q${150 - w + 3} ${tip + 6} ${150 - 3} ${tip + 3}Q150 ${tip + 7} ${150 + 4} ${tip + 3}Q${150 + w - 3} ${tip + 6} ${150 + w} ${tip - 2}`,
    INK.key,
    2.2,
    1.6,
  );
  b.stroke(`M${150 - k * 4} 148L${150 - k * 3} ${tip - 10}`, light, 2.4, 1);
  for (const side of [-1, 1] as const) {
    const x = 150 + side * apart;
    const y = 148;
    b.cut(
      `M${x - wide} ${y + 1}Q${x} ${y - open * 1.7} ${x + wide} ${y}Q${x} ${y + open * 1.35} ${x - wide} ${y + 1}Z`,
      INK.print,
      { step: 6, jitter: 0.25 },
    );
    b.cut(oval(x + k * -1 + look, y - 0.5, open * 0.86, open * 0.92), INK.key, { step: 5, jitter: 0.15 });
    b.polygon(
      [
        [x + look - 2.6, y - 2.6],
        [x + look - 0.6, y - 3.2],
        [x + look - 1, y - 1],
      ],
      INK.print,
    );
    b.stroke(
      `M${x - side * (wide + 1)} ${y + 2}Q${x - side * 2} ${y - open * 2} ${x + side * (wide + 2)} ${y - (lash ? 2 : 0)}`,
      INK.key,
      2,
      lash ? 4 : 3,
    );
    b.stroke(
      `M${x - wide * 0.8} ${y - open * 1.6 - 3}Q${x} ${y - open * 2 - 5} ${x + wide * 0.8} ${y - open * 1.6 - 3}`,
      shade,
      1.4,
      1,
    );
    b.stroke(
      `M${x - wide * 0.6} ${y + open + 3}Q${x} ${y + open + 5} ${x + wide * 0.7} ${y + open + 2}`,
      shade,
      1.6,
      0.8,
    );
    const top = 131 - s.brow.lift;
    b.cut(
      `M${x - side * (wide + 2)} ${top + 6}Q${x} ${top - s.brow.thick} ${x + side * (wide + 7)} ${top + 5}Q${x + side * 2} ${top + s.brow.thick * 0.7} ${x - side * (wide + 2)} ${top + 6 + s.brow.thick * 0.6}Z`,
      brow,
      { step: 7, jitter: 0.3 },
    );
  }
  mouth(b, s);
  years(b, s);
}

function mouth(b: Block, s: Sitter): void {
  const { shade, light } = skinOf(s);
  const { kind, wide: m, ink } = s.mouth;
  const y = s.face[4] - 25;
  const lip = ink ?? (s.skin === 3 ? OVER.skinBrown : shade);
  if (kind === 'teeth') {
    b.cut(
      `M${150 - m - 1} ${y - 3}Q150 ${y + 2} ${150 + m + 1} ${y - 3}Q${150 + m * 0.7} ${y + 13} 150 ${y + 14}Q${150 - m * 0.7} ${y + 13} ${150 - m - 1} ${y - 3}Z`,
      lip,
      { step: 7, jitter: 0.25 },
    );
    b.cut(
      `M${150 - m + 3} ${y - 1}Q150 ${y + 4} ${150 + m - 3} ${y - 1}Q${150 + m * 0.6} ${y + 8} 150 ${y + 9}Q${150 - m * 0.6} ${y + 8} ${150 - m + 3} ${y - 1}Z`,
      INK.print,
      { step: 7, jitter: 0.2 },
    );
    b.stroke(`M${150 - m - 3} ${y - 4}Q150 ${y + 3} ${150 + m + 3} ${y - 4}`, INK.key, 1.6);
  } else {
    b.cut(
      `M${150 - m} ${y}Q${150 - 6} ${y - 6} 150 ${y - 3}Q${156} ${y - 6} ${150 + m} ${y}Q150 ${y + 2} ${150 - m} ${y}Z`,
      lip,
      { step: 7, jitter: 0.25 },
    );
    b.cut(
      `M${150 - m * 0.72} ${y + 2}Q150 ${y + 3} ${150 + m * 0.72} ${y + 2}Q150 ${y + 13} ${150 - m * 0.72} ${y + 2}Z`,
      ink ?? lip,
      { step: 7, jitter: 0.25 },
    );
    b.stroke(`M${150 - m - 2} ${y}Q150 ${y + 3} ${150 + m + 2} ${y}`, INK.key, 2.2);
    b.stroke(`M${150 - 7} ${y + 5}H155`, light, 1.6, 0.8);
  }
  if (kind !== 'closed') {
    for (const k of [-1, 1])
      b.stroke(
        `M${150 + k * (s.nose.wide + 4)} ${y - 22}Q${150 + k * (m + 9)} ${y - 12} ${150 + k * (m + 7)} ${y + 2}`,
        shade,
        2,
        1,
      );
  }
}

function years(b: Block, s: Sitter): void {
  const { shade } = skinOf(s);
  const ink = s.skin === 3 ? INK.key : shade;
  for (let i = 0; i < (s.age ?? 0); i++) {
    b.stroke(`M${128 - i * 2} ${112 - i * 8}Q150 ${107 - i * 8} ${172 + i * 2} ${113 - i * 8}`, ink, 1.4, 2);
    for (const k of [-1, 1]) {
      const x = 150 + k * (s.eyes.apart + s.eyes.wide + 4);
      b.stroke(`M${x} ${148 + i * 4}L${x + k * 9} ${144 + i * 7}`, ink, 1.6, 0.8);
    }
  }
}

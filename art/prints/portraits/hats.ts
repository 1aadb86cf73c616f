import type { Block } from '../kit/block.ts';
import { INK } from '../kit/inks.ts';
import type { Sitter } from './sitter.ts';

const SCARF =
  'M80 172C70 72 108 42 150 42C192 42 230 72 220 172C222 214 240 240 262 290Q288 330 292 384H8Q12 330 38 290C60 240 78 214 80 172Z';

/** Cloth that falls behind the face: scarves and the end of a sari. */
export function hatBehind(b: Block, s: Sitter): void {
  if (!s.hat) return;
  const { kind, ink, trim } = s.hat;
  if (kind === 'scarf' || kind === 'pallu') {
    b.slip(SCARF, ink, { dx: -2.6, dy: 1.4 });
    b.gouges('M84 168C78 90 104 56 128 50L112 120L104 230L60 300Q70 240 84 168Z', trim, {
      n: 7,
      angle: 1.7,
      spread: 0.25,
      length: [16, 40],
      width: [1.1, 2.6],
    });
    b.gouges('M216 168C222 90 196 56 172 50L188 120L196 230L240 300Q230 240 216 168Z', trim, {
      n: 7,
      angle: 1.44,
      spread: 0.25,
      length: [16, 40],
      width: [1.1, 2.6],
    });
  }
  if (kind === 'straw' || kind === 'bush')
    b.slip(
      `M44 122Q90 96 150 96Q210 96 256 122Q${kind === 'bush' ? 226 : 240} 142 150 138Q${kind === 'bush' ? 74 : 60} 142 44 122Z`,
      INK.key,
      { ghost: trim },
    );
}

export function hatBefore(b: Block, s: Sitter): void {
  if (!s.hat) return;
  const { kind, ink, trim } = s.hat;
  const t = s.face[0];
  const [l, r] = [150 - t, 150 + t];
  if (kind === 'cap') {
    const d = `M${l - 4} 122C${l - 10} 70 118 42 152 42C188 42 ${r + 10} 70 ${r + 4} 122Q150 92 ${l - 4} 122Z`;
    b.slip(d, ink);
    b.slip(`M${l - 2} 118Q150 88 ${r - 10} 108Q150 112 120 134Q84 152 60 144Q70 124 ${l - 2} 118Z`, ink, {
      ghost: trim,
      dx: 0.6,
      dy: 1.8,
    });
    b.gouges(d, trim, { n: 12, angle: -0.3, spread: 0.5, length: [9, 26], width: [1.1, 2.2] });
    b.stroke(`M150 44Q140 70 142 98M150 44Q186 62 ${r - 4} 112`, INK.key, 1.6);
    b.cut('M145 38H156V45H145Z', trim, { jitter: 0.3 });
  }
  if (kind === 'bush') {
    b.slip(`M${l + 2} 108Q${l + 4} 52 150 50Q${r - 4} 52 ${r - 2} 108Q150 92 ${l + 2} 108Z`, ink);
    b.cut(
      `M${l + 1} 108Q${l + 1} 96 ${l + 3} 88Q150 74 ${r - 3} 88Q${r - 1} 96 ${r - 1} 108Q150 92 ${l + 1} 108Z`,
      trim,
      { step: 12 },
    );
    b.slip('M40 128Q76 92 150 92Q224 92 260 128Q222 116 150 114Q78 116 40 128Z', ink, {
      ghost: INK.key,
      dx: 0.6,
      dy: 2.4,
    });
    b.gouges('M60 116Q100 96 150 96Q200 96 240 116L150 112Z', trim, {
      n: 7,
      angle: 0,
      spread: 0.15,
      length: [10, 26],
      width: [1, 1.9],
    });
  }
  if (kind === 'straw') {
    b.slip(`M${l} 106Q${l - 2} 50 150 46Q${r + 2} 50 ${r} 106Q150 90 ${l} 106Z`, ink);
    b.dashed('M104 92Q150 76 196 92M106 80Q150 62 194 80M112 68Q150 52 188 68', trim, 3, '7 4');
    b.cut(`M${l} 108Q${l - 1} 98 ${l} 92Q150 76 ${r} 92Q${r + 1} 98 ${r} 108Q150 92 ${l} 108Z`, INK.mural, {
      step: 12,
    });
    b.slip('M30 130Q72 92 150 90Q228 92 270 130Q224 114 150 112Q76 114 30 130Z', ink, {
      ghost: INK.key,
      dx: 0.6,
      dy: 2.6,
    });
    b.dashed('M46 122Q90 98 150 97Q210 98 254 122M60 118Q100 105 150 104Q200 105 240 118', trim, 2.4, '8 5');
  }
  if (kind === 'kufi' || kind === 'songkok') {
    const top = kind === 'songkok' ? 44 : 58;
    const d = `M${l - 2} 116L${l + 5} ${top + 10}Q150 ${top - 8} ${r - 5} ${top + 10}L${r + 2} 116Q150 96 ${l - 2} 116Z`;
    b.slip(d, ink);
    if (kind === 'kufi') {
      b.dashed(`M${l + 4} 104Q150 84 ${r - 4} 104M${l + 6} 92Q150 72 ${r - 6} 92`, trim, 5, '5 5');
      b.stroke(`M${l + 3} 78Q150 60 ${r - 3} 78`, trim, 1.8);
    } else b.gouges(d, trim, { n: 16, angle: -1.5, spread: 0.15, length: [10, 26], width: [1, 1.9] });
  }
  if (kind === 'turban') {
    const d = `M${l - 6} 128C${l - 20} 84 106 36 158 38C206 40 ${r + 18} 80 ${r + 6} 126Q184 96 150 98Q116 98 ${l - 6} 128Z`;
    b.slip(d, ink);
    b.stroke(
      `M${l - 8} 118Q130 58 204 62M${l - 6} 98Q120 50 170 42M${l + 2} 124Q150 70 ${r + 8} 88M130 100Q170 78 ${r + 10} 108`,
      trim,
      2,
      3.4,
    );
    b.dashed(`M${l - 2} 110Q124 66 190 60M${l + 14} 116Q156 80 ${r + 6} 98`, trim, 5, '4 8');
    b.slip(
      `M${r} 104Q${r + 26} 110 ${r + 30} 150Q${r + 36} 176 ${r + 22} 192Q${r + 20} 150 ${r - 2} 124Z`,
      ink,
      { ghost: trim },
    );
    b.stroke(`M${r + 8} 116Q${r + 22} 140 ${r + 24} 176`, trim, 2);
  }
  if (kind === 'scarf') {
    b.cut(
      `M${l - 8} 176C${l - 14} 96 ${l + 16} 62 150 60C${r - 16} 62 ${r + 14} 96 ${r + 8} 176C${r + 4} 218 180 250 150 262C120 250 ${l - 4} 218 ${l - 8} 176ZM${l + 3} 140`,
      ink,
      { step: 11 },
    );
  }
}

/** The scarf's inner edge and the fold beneath the chin, printed after the face. */
export function scarfEdge(b: Block, s: Sitter): void {
  if (!s.hat) return;
  const { kind, ink, trim } = s.hat;
  const [temple, cheek, jaw, , end] = s.face;
  if (kind === 'scarf') {
    b.cut(
      `M${148 - temple} 150C${146 - temple} 96 ${150 - temple * 0.6} 66 150 66C${150 + temple * 0.6} 66 ${154 + temple} 96 ${152 + temple} 150C${148 + temple} 112 ${150 + temple * 0.5} 92 150 92C${150 - temple * 0.5} 92 ${152 - temple} 112 ${148 - temple} 150Z`,
      ink,
      { step: 10 },
    );
    b.stroke(
      `M${150 - temple} 142C${152 - temple} 110 ${150 - temple * 0.5} 95 150 95C${150 + temple * 0.5} 95 ${148 + temple} 110 ${150 + temple} 142`,
      trim,
      3,
      3,
    );
    b.cut(
      `M${148 - cheek} 160Q${140 - cheek} 230 120 262L60 300Q120 340 220 330L250 300L186 262Q${160 + cheek} 230 ${152 + cheek} 160Q${154 + jaw} 214 ${150 + jaw - 8} ${end - 18}Q150 ${end + 18} ${158 - jaw} ${end - 18}Q${146 - jaw} 214 ${148 - cheek} 160Z`,
      ink,
      { step: 12 },
    );
    b.stroke(
      `M${150 - cheek} 178Q${150 - jaw} ${end} 150 ${end + 8}Q${150 + jaw} ${end} ${150 + cheek} 178`,
      trim,
      1.6,
      2.4,
    );
    b.stroke(
      `M128 ${end + 14}Q180 ${end + 34} 246 300M118 ${end + 24}Q160 ${end + 60} 226 328M96 278Q120 320 176 336`,
      trim,
      1.6,
      3,
    );
  }
  if (kind === 'pallu') {
    b.cut(
      `M${140 - temple} 190C${132 - temple} 96 ${150 - temple * 0.7} 50 150 48C${150 + temple * 0.7} 50 ${168 + temple} 96 ${160 + temple} 190L${154 + temple} 160C${154 + temple} 92 184 72 150 70C116 72 ${146 - temple} 92 ${146 - temple} 160Z`,
      ink,
      { step: 11 },
    );
    b.stroke(
      `M${146 - temple} 180C${140 - temple} 100 ${150 - temple * 0.6} 68 150 66C${150 + temple * 0.6} 68 ${160 + temple} 100 ${154 + temple} 180`,
      trim,
      4.5,
      4.5,
    );
  }
}

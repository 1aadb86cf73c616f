import type { Block } from '../kit/block.ts';
import { INK } from '../kit/inks.ts';
import type { Sitter } from './sitter.ts';

const SHOULDERS = 'M6 430Q10 312 62 290L112 270L122 262Q150 300 178 262L188 270L238 290Q290 312 294 430Z';

/** What the sitter wears below the neck. */
export function dress(b: Block, s: Sitter): void {
  const build = s.build ?? 1;
  b.move(150 * (1 - build), 264 * (1 - build), build, false, () => wear(b, s));
}

function wear(b: Block, s: Sitter): void {
  const { kind, ink, trim } = s.cloth;
  const body = SHOULDERS;
  b.slip(body, ink, { dx: -2.4, dy: 1.4 });
  const folds = (n: number) => {
    b.gouges('M16 430Q20 316 64 298L110 282V430Z', trim, {
      n,
      angle: 1.1,
      spread: 0.3,
      length: [14, 40],
      width: [1.2, 2.8],
    });
    b.gouges('M284 430Q280 316 236 298L190 282V430Z', trim, {
      n,
      angle: 2.04,
      spread: 0.3,
      length: [14, 40],
      width: [1.2, 2.8],
    });
  };
  const collar = (points: string) => {
    b.slip(`M122 258L150 306L${points}Z`, ink, { ghost: trim, dx: 1, dy: 1.6, step: 20 });
    b.slip(`M178 258L150 306L${mirror(points)}Z`, ink, { ghost: trim, dx: -1, dy: 1.6, step: 20 });
  };
  if (kind === 'tee') {
    folds(9);
    b.stroke('M114 270Q150 324 186 270', trim, 4.5, 4);
  }
  if (kind === 'shirt' || kind === 'khaki' || kind === 'batik') {
    if (kind === 'batik')
      b.dashed(
        'M20 372L120 292M60 430L130 312M280 372L180 292M240 430L170 312M100 430L136 340M200 430L164 340',
        trim,
        9,
        '0 16',
        true,
      );
    else folds(kind === 'khaki' ? 6 : 8);
    b.stroke('M150 304V430', trim, 2.4);
    for (const y of [326, 352])
      b.cut(`M152 ${y}L157 ${y - 2}L158 ${y + 4}L153 ${y + 5}Z`, trim, { jitter: 0.2 });
    collar('126 322L104 286L112 266');
    if (kind === 'khaki') {
      b.stroke('M70 332H118V372H70ZM182 332H230V372H182ZM70 344H118M182 344H230', trim, 2);
      b.stroke('M58 296L92 282M242 296L208 282', trim, 4);
    }
  }
  if (kind === 'kurta') {
    folds(9);
    b.cut('M118 258Q150 300 182 258L188 270Q150 318 112 270Z', trim, { step: 9 });
    b.stroke('M150 300V366', trim, 6);
    b.dashed('M150 308V362', ink, 3, '0 12', true);
  }
  if (kind === 'jacket') {
    b.cut('M124 264Q150 296 176 264L168 430H132Z', trim, { step: 14 });
    b.slip('M122 258L100 284L112 312L98 320L140 430H150L130 306Z', ink, {
      dx: 1.4,
      dy: 1,
      ghost: trim,
      step: 22,
    });
    b.slip('M178 258L200 284L188 312L202 320L160 430H150L170 306Z', ink, {
      dx: -1.4,
      dy: 1,
      ghost: trim,
      step: 22,
    });
    folds(6);
  }
  if (kind === 'shawl') {
    b.cut('M116 266Q150 312 184 266L190 430H110Z', INK.print, { step: 14 });
    const d = 'M204 276L250 294Q240 330 214 430H160Q196 330 204 276Z';
    b.slip(d, trim);
    b.dashed('M222 286Q214 334 186 430M234 290Q226 340 202 430', ink, 3, '12 4');
    b.slip('M96 276L58 292Q66 340 84 430H120Q100 330 96 276Z', trim, { dx: 1.6 });
    b.dashed('M80 284Q84 336 102 430', ink, 3, '12 4');
  }
  if (kind === 'sari') {
    b.cut('M118 262Q150 326 182 262L200 276Q190 340 150 350Q110 340 100 276Z', trim, { step: 10 });
    b.cut('M112 272Q150 330 188 272L184 266Q150 316 116 266Z', ink, { step: 10 });
    const d = 'M208 272L254 292Q262 330 230 430H38Q50 356 96 344Q176 326 208 272Z';
    b.slip(d, ink);
    b.gouges(d, trim, { n: 11, angle: 2.5, spread: 0.25, length: [16, 44], width: [1.1, 2.6] });
    b.stroke('M206 274Q176 328 96 346Q56 356 40 430', trim, 7, 8);
    b.dashed('M206 278Q178 332 98 350Q64 360 50 430', ink, 2.6, '4 6');
    b.stroke('M252 294Q258 330 228 430', trim, 5);
  }
}

const mirror = (points: string) =>
  points
    .split('L')
    .map((pair) => {
      const [x, y] = pair.split(' ').map(Number);
      return `${300 - (x ?? 0)} ${y}`;
    })
    .join('L');

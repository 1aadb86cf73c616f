import type { Block } from '../kit/block.ts';
import { INK, OVER } from '../kit/inks.ts';
import { oval } from '../kit/path.ts';
import { skinOf } from './face.ts';
import type { Sitter } from './sitter.ts';

/** A closed hand, its knuckles to the viewer. */
function fist(b: Block, s: Sitter, x: number, y: number, flip = 1): void {
  const { base, shade } = skinOf(s);
  const at = (dx: number, dy: number) => `${x + dx * flip} ${y + dy}`;
  b.slip(
    `M${at(-20, -8)}Q${at(-16, -22)} ${at(0, -22)}Q${at(18, -22)} ${at(21, -6)}Q${at(23, 12)} ${at(12, 20)}Q${at(-6, 26)} ${at(-18, 16)}Q${at(-24, 4)} ${at(-20, -8)}Z`,
    base,
    { ghost: INK.key, dx: 1, dy: 1.4, step: 8 },
  );
  b.stroke(
    `M${at(-10, -20)}Q${at(-6, -4)} ${at(-9, 12)}M${at(1, -21)}Q${at(4, -4)} ${at(2, 15)}M${at(12, -18)}Q${at(14, -4)} ${at(12, 12)}`,
    shade,
    2,
    1,
  );
}

/** What stands or hangs behind a sitter. */
export function carriedBehind(b: Block, s: Sitter): void {
  if (s.carries === 'board') {
    b.slip('M262 6C306 70 316 300 300 440H214C206 300 220 70 262 6Z', INK.print, {
      ghost: INK.key,
      dx: 2,
      dy: 1.4,
    });
    b.stroke('M262 14L258 430', INK.key, 1.8);
    b.cut('M228 96L302 112V138L226 122ZM224 134L304 150V162L222 146Z', INK.mural, { step: 20 });
    b.cut('M214 330H304V352H213Z', INK.tea, { step: 30 });
    b.gouges('M232 170H250V320H226Z', OVER.straw, { n: 6, angle: 1.6, length: [20, 50], width: [1.4, 2.6] });
  }
  if (s.carries === 'oar') {
    b.stroke('M252 440L240 90', OVER.straw, 11, 9);
    b.slip('M222 -20H258Q266 40 254 108Q242 120 230 108Q214 40 222 -20Z', OVER.straw, {
      ghost: INK.key,
      dx: 1.6,
      dy: 1.2,
    });
    b.cut('M219 30L261 24V42L220 48ZM222 60L259 54L258 66L224 72Z', INK.mural, { step: 20 });
    b.stroke('M240 -10V104', OVER.skinWarm, 2);
  }
}

/** What a sitter holds or has thrown over a shoulder. */
export function carriedBefore(b: Block, s: Sitter): void {
  const { base, shade } = skinOf(s);
  if (s.carries === 'oar') {
    b.slip('M294 440L292 372Q280 352 262 356L240 366L250 392L256 440Z', s.cloth.ink, {
      ghost: s.cloth.trim,
      dx: -1,
      dy: -1,
    });
    fist(b, s, 246, 352);
  }
  if (s.carries === 'net') {
    const d = 'M70 286Q96 268 116 268Q150 320 142 372L126 440H20Q16 330 70 286Z';
    b.slip(d, INK.tea, { ghost: INK.key, dx: 1.6, dy: 1.4 });
    for (let i = 1; i < 6; i++) {
      b.stroke(
        `M${28 + i * 20} ${306 - i * 7 + (i > 3 ? 8 : 0)}Q${16 + i * 22} 360 ${26 + i * 20} 436`,
        INK.mist,
        1.8,
      );
      b.stroke(
        `M${40 - i * 2} ${316 + i * 22}Q86 ${300 + i * 24} ${136 + (i < 3 ? 4 : -i * 2)} ${316 + i * 22}`,
        INK.mist,
        1.8,
      );
    }
    b.dashed('M72 286Q98 270 116 270Q148 322 140 372L124 436', INK.gamboge, 8, '1 16', true);
  }
  if (s.carries === 'camera') {
    b.stroke('M112 274L126 320M188 274L176 320', INK.key, 5);
    b.move(0, -34, 1, false, () => {
      b.slip('M92 330H128L136 318H164L172 330H208V392H92Z', INK.key, {
        ghost: INK.print,
        dx: -1.4,
        dy: -1,
        step: 30,
      });
      b.cut('M92 342H208V350H92Z', OVER.far, { step: 40 });
      b.slip(oval(150, 362, 27, 27), OVER.far, { ghost: INK.print, dx: -1, dy: -1, step: 9 });
      b.cut(oval(150, 362, 20, 20), INK.key, { step: 8 });
      b.cut(oval(150, 362, 11, 11), INK.lagoon, { step: 6 });
      b.cut('M142 352L150 350L146 360Z', INK.print, { jitter: 0.2 });
      b.cut('M186 322H202V330H186Z', INK.mural, { step: 9 });
      fist(b, s, 84, 374, -1);
      fist(b, s, 216, 374);
    });
  }
  if (s.carries === 'book') {
    b.move(0, -30, 1, false, () => {
      b.slip('M72 330L170 316L190 480H86Z', INK.mural, { ghost: INK.key, dx: 1.6, dy: 1.4, step: 40 });
      b.cut('M170 316L180 322L194 480H190Z', INK.print, { step: 40 });
      b.stroke('M84 342L162 331M88 352L160 342', INK.gamboge, 3);
      b.cut('M110 372L128 356L148 368L130 390Z', INK.gamboge, { step: 14 });
      b.slip('M30 480Q40 380 84 376L150 388L148 412L96 416L84 480Z', s.cloth.trim, {
        ghost: INK.key,
        dx: 0.6,
        dy: 1.6,
      });
      b.cut('M142 386L160 388Q176 392 180 402Q176 416 160 416L142 412Z', base, { step: 8 });
      b.stroke('M156 396L178 400M154 404L176 408', shade, 1.8);
    });
  }
  if (s.carries === 'cup') {
    b.slip('M292 440Q292 360 258 344L236 346L226 372L244 386L250 440Z', s.cloth.ink, {
      ghost: s.cloth.trim,
      dx: -1.2,
      dy: -1,
    });
    b.slip('M186 296H244Q244 346 230 352H200Q186 346 186 296Z', INK.print, {
      ghost: INK.key,
      dx: -1.4,
      dy: 1.2,
      step: 12,
    });
    b.cut(oval(215, 296, 29, 6), OVER.skinBrown, { step: 7 });
    b.dashed('M189 314H241', INK.lagoon, 7, '6 5');
    fist(b, s, 232, 344);
    for (const [x, k] of [
      [206, 1],
      [222, -1],
    ] as const)
      b.stroke(`M${x} 284C${x + 9 * k} 272 ${x - 9 * k} 258 ${x + 4 * k} 244`, INK.print, 3.4, 0.8);
  }
  if (s.carries === 'chin') {
    const y = s.face[4];
    b.slip(
      `M256 440L292 430Q284 360 232 ${y + 68}L196 ${y + 46}L180 ${y + 66}Q222 ${y + 120} 256 440Z`,
      s.cloth.ink,
      {
        ghost: s.cloth.trim,
        dx: -1.4,
        dy: -0.8,
      },
    );
    b.cut(`M198 ${y + 50}L${166 + 20} ${y + 8}L166 ${y + 20}L182 ${y + 66}Z`, base, { step: 12 });
    fist(b, s, 168, y + 8);
    b.slip(
      `M180 ${y - 4}Q190 ${y - 30} 196 ${y - 46}Q204 ${y - 48} 204 ${y - 40}Q202 ${y - 16} 190 ${y + 4}Z`,
      base,
      {
        ghost: INK.key,
        dx: 0.8,
        dy: 0.8,
        step: 8,
      },
    );
  }
  if (s.carries === 'lotus') {
    for (const [x, y, lean] of [
      [232, 300, 0.1],
      [262, 332, 0.3],
    ] as const) {
      b.stroke(`M${x} ${y + 20}Q${x - lean * 40} ${y + 70} 226 440`, INK.leaf, 5, 4);
      b.slip(
        `M${x} ${y - 34}Q${x + 22} ${y - 8} ${x + 18} ${y + 18}Q${x} ${y + 30} ${x - 18} ${y + 18}Q${x - 22} ${y - 8} ${x} ${y - 34}Z`,
        INK.print,
        { ghost: INK.key, dx: 1, dy: 1.4, step: 8 },
      );
      b.cut(
        `M${x - 18} ${y + 18}Q${x - 24} ${y - 4} ${x - 12} ${y - 16}Q${x - 2} ${y + 4} ${x} ${y + 24}Z`,
        INK.rose,
        { step: 7 },
      );
      b.cut(
        `M${x + 18} ${y + 18}Q${x + 24} ${y - 4} ${x + 12} ${y - 16}Q${x + 2} ${y + 4} ${x} ${y + 24}Z`,
        INK.rose,
        { step: 7 },
      );
    }
  }
}

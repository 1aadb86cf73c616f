import type { Block } from '../kit/block.ts';
import { INK, OVER } from '../kit/inks.ts';
import { oval } from '../kit/path.ts';
import { type Coat, glint, head, lamp, shadow, wheel } from './parts.ts';

/** A Bajaj: one wheel ahead, two behind, canvas over all, and a driver who knows the way. */
export function threeWheeler(
  b: Block,
  { body, turned, trim, glint: light }: Coat,
  rider: { skin: string; cloth: string },
): void {
  shadow(b, 56, 336, 242);
  // The dark inside, then the people in it.
  b.cut('M92 196L94 92L226 84L268 150L270 206Z', INK.key, { step: 30 });
  b.cut('M98 190V136Q100 128 110 128H146V190Z', trim, { step: 24 });
  b.gouges('M102 134H142V184H102Z', INK.key, {
    n: 6,
    angle: 1.57,
    length: [14, 34],
    width: [0.9, 1.6],
    spread: 0.05,
  });
  head(b, 128, 118, 10, OVER.skinLight, INK.leaf, INK.print);
  head(b, 202, 112, 11.5, rider.skin, rider.cloth);
  b.cut('M188 150Q190 132 204 131Q218 132 222 150L220 190H186Z', rider.cloth, { step: 10 });
  b.stroke('M206 142Q226 156 246 152', rider.skin, 7, 5);
  b.stroke('M240 156L262 142', INK.print, 3);
  // Hood.
  b.slip(
    'M66 150L72 100Q74 70 104 66L214 60Q232 60 238 72L244 84L232 92Q226 82 214 82L112 88Q98 90 98 106L98 154Z',
    trim,
  );
  b.gouges('M76 72L226 64L232 82L100 86L80 110Z', INK.key, {
    n: 18,
    length: [10, 34],
    width: [0.9, 1.9],
    spread: 0.12,
    angle: -0.05,
  });
  b.cut('M76 112H92V138H74Z', INK.key, { step: 12 });
  glint(b, 74, 114, 20, light);
  b.stroke('M160 84L162 196M98 150L232 148', INK.key, 2);
  // Body: the tub behind, the sill, the round front.
  b.slip('M62 208L60 158Q60 148 72 147L104 146L112 182L160 184L166 214L84 216Z', body);
  b.cut('M160 184L236 186L268 200L262 220L166 216Z', body, { step: 18 });
  b.slip('M244 150L268 136L306 148Q326 158 330 184L326 206Q300 222 268 214L236 206L234 186Z', body);
  b.comb('M308 148Q296 180 300 216', 'M300 216L326 206L330 184Q326 158 306 148Z', turned, {
    toward: [-1, 0.2],
    depth: [3, 11],
    step: 6,
  });
  b.gouges('M66 152L104 150L112 180L158 188V210L70 206Z', turned, {
    n: 12,
    length: [8, 24],
    width: [0.9, 2],
    spread: 0.1,
  });
  b.gouges('M246 154L296 152L296 206L244 200Z', turned, {
    n: 8,
    length: [8, 22],
    width: [0.9, 1.8],
    spread: 0.3,
    angle: 0.4,
  });
  b.cut('M60 170L112 172V179L60 177ZM164 194L262 206L262 211L166 200Z', INK.print, { step: 30 });
  // Windscreen leaning back to the hood.
  b.cut('M232 76L244 76L312 146L300 152L258 142Z', INK.key, { step: 20 });
  b.cut('M243 84L300 144L262 137Z', OVER.far, { step: 20 });
  glint(b, 258, 110, 22, INK.print);
  b.stroke('M254 112L282 138', INK.key, 2.2, 1.2);
  lamp(b, 322, 174, 9.5);
  b.cut(oval(276, 152, 4, 5), INK.gamboge, { step: 5, jitter: 0.2 });
  b.cut('M232 118L222 112V126L233 127Z', INK.key, { jitter: 0.2 });
  // A garland, because it is new or because it is lucky.
  b.dashed('M270 160Q292 178 316 164', INK.gamboge, 5, '0 5', true);
  wheel(b, 104, 216, 22);
  b.cut('M64 206Q70 184 104 184Q136 186 142 210L134 214Q128 196 104 196Q82 196 76 212Z', body, { step: 10 });
  wheel(b, 304, 220, 19);
  b.cut('M276 218Q278 196 304 195Q326 196 332 212L324 214Q318 203 304 204Q288 205 286 218Z', body, {
    step: 10,
  });
  b.gouges('M280 200Q304 190 326 206L322 208Q304 198 284 208Z', INK.print, {
    n: 3,
    length: [6, 12],
    width: [1, 1.4],
    spread: 0.3,
  });
}

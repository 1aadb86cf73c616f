import type { Block } from '../kit/block.ts';
import { INK, OVER } from '../kit/inks.ts';
import { oval } from '../kit/path.ts';
import { arch, type Coat, glint, head, lamp, shadow, wheel } from './parts.ts';

const nose = (b: Block, turned: string, y: number) => {
  b.cut(`M304 ${y}L350 ${y - 5}L354 ${y + 30}L308 ${y + 36}Z`, INK.key, { step: 20 });
  for (const o of [8, 15, 22, 29]) b.stroke(`M309 ${y + o}L351 ${y + o - 5}`, turned, 1.5);
  b.cut(oval(303, y + 16, 8, 9.4), turned, { step: 6 });
  b.cut(oval(356, y + 10, 5.6, 8), turned, { step: 6 });
  lamp(b, 303, y + 16, 7);
  lamp(b, 356, y + 10, 5.6);
};

/** An open safari Defender: canvas above, three rows of hope below. */
export function safariJeep(b: Block, { body, turned, trim, glint: light }: Coat): void {
  shadow(b, 28, 362, 240);
  for (const [x, skin, cloth, hat] of [
    [62, OVER.skinWarm, INK.mural, INK.print],
    [100, OVER.skinLight, INK.lagoon, undefined],
    [140, OVER.skinBrown, INK.gamboge, INK.rose],
    [176, OVER.skinLight, INK.print, undefined],
  ] as const)
    head(b, x, 100, 9.5, skin, cloth, hat);
  b.stroke('M108 102L124 98M112 106L124 104', INK.key, 5, 3.4);
  b.slip('M28 66Q110 54 236 62L246 76L22 79Z', trim, { dx: -1.6, dy: 1.4 });
  b.comb('M22 79L246 76', 'M246 76L240 68L26 71Z', INK.key, { toward: [0, 1], depth: [2, 7], step: 8 });
  b.stroke('M36 78V150M84 78V150M122 78V150M160 78V150M198 78V150M238 76L244 150', INK.key, 3.6, 3);
  b.slip('M28 208L26 132L206 130L214 104Q216 98 224 98H240L268 138L296 144L302 214Z', body);
  b.cut('M268 138L340 140Q352 142 354 152L360 204L302 215L296 144Z', turned);
  b.cut('M196 134L262 138L340 140L296 148L204 146Z', body, { step: 24 });
  b.cut('M216 106Q218 102 224 102H240L264 138H210Z', INK.key, { step: 20 });
  head(b, 234, 116, 7.5, OVER.skinDeep, INK.leaf, INK.tea);
  b.cut('M244 94L286 96L306 138L270 138Z', INK.key, { step: 24 });
  b.cut('M249 99L282 101L299 134L272 134Z', OVER.far, { step: 24 });
  glint(b, 264, 102, 30, INK.print);
  b.gouges('M34 156H290V200H34Z', turned, { n: 18, length: [12, 36], width: [0.9, 2], spread: 0.04 });
  b.stroke('M28 150L206 148M206 132L210 206M262 150L268 208M28 172L204 170', INK.key, 1.5);
  b.cut('M36 178H150V192H36Z', INK.key, { step: 30 });
  b.cut('M40 181H146V189H40Z', light, { step: 30 });
  nose(b, INK.print, 158);
  b.cut('M298 206L362 198V212L298 222Z', INK.key, { step: 20 });
  b.stroke('M302 214L358 206', INK.print, 1.6);
  b.cut('M336 210L358 207L358 228Q348 236 338 229Z', INK.key, { jitter: 0.3 });
  for (const x of [86, 254]) {
    arch(b, x, 208, 32);
    wheel(b, x, 214, 27, body);
  }
}

/** A Prado: the heavy, polished kind, spare wheel on its back. */
export function prado(b: Block, { body, turned, trim, glint: light }: Coat): void {
  shadow(b, 30, 366, 240);
  b.cut(oval(26, 160, 12, 25), INK.key, { step: 8 });
  b.slip('M34 206L32 134L44 92Q48 78 66 77L212 75Q228 76 238 90L262 126L298 136L306 216L60 212Z', body);
  b.cut('M262 126L338 130Q352 132 356 146L366 178V204L354 212L306 217L298 140Z', turned);
  b.cut('M258 124L338 130L300 142L268 138Z', body, { step: 24 });
  b.cut(
    'M52 122L58 98Q61 89 72 89H94V122ZM101 88H160V122H101ZM167 88H208Q220 89 226 99L240 122H167Z',
    INK.key,
    { step: 24 },
  );
  b.cut('M238 88L266 90L298 126L262 124Z', INK.key, { step: 24 });
  for (const x of [58, 118, 182]) glint(b, x, 92, 28, light);
  b.stroke('M60 74L214 71M80 72V78M140 71V77M196 71V77', INK.key, 2.4);
  b.gouges('M40 138H292V182H40Z', turned, { n: 22, length: [14, 44], width: [0.9, 2.2], spread: 0.04 });
  b.cut('M34 184L304 184L306 208L40 206Z', trim, { step: 40 });
  b.stroke('M98 126L99 204M164 126L166 206M252 130L258 204', INK.key, 1.3);
  b.stroke('M142 138H156M228 138H242', INK.key, 2.8);
  nose(b, INK.print, 150);
  b.cut('M304 196L366 188V204L354 212L306 218Z', trim, { step: 20 });
  b.stroke('M314 208L358 202', INK.print, 2);
  b.cut('M248 118L240 108L254 108L260 118Z', INK.key, { jitter: 0.2 });
  b.cut('M36 132L44 130L44 158L36 160Z', INK.mural, { jitter: 0.2 });
  b.cut('M338 208L360 205L360 228Q350 236 340 229Z', INK.key, { jitter: 0.3 });
  for (const x of [92, 258]) {
    arch(b, x, 206, 33);
    wheel(b, x, 212, 28);
  }
}

/** The old hard-topped Defender, square as a biscuit tin, a rack and a ladder. */
export function defender(b: Block, { body, turned, trim, glint: light }: Coat): void {
  shadow(b, 30, 362, 240);
  b.cut('M60 66L66 50H104L110 58L148 52L154 64Z', INK.mural, { step: 14 });
  b.cut('M158 66V52H196V66Z', INK.gamboge, { step: 18 });
  b.stroke('M44 66H220M50 66V58M84 66V48M130 66V54M176 66V50M216 66V58', INK.key, 2.2);
  b.slip('M30 208L28 86Q28 72 42 72L216 70Q226 70 230 78L240 132L292 136L300 216Z', body);
  b.cut('M28 86Q28 72 42 72L216 70Q226 70 230 78L232 86Z', trim, { step: 30 });
  b.cut('M288 134L338 138Q350 140 352 150L360 204L300 216L294 142Z', turned);
  b.cut('M240 130L338 138L294 146L244 140Z', body, { step: 24 });
  b.cut('M40 94H92V126H40ZM100 93H152V126H100ZM160 93H222L228 126H160Z', INK.key, { step: 24 });
  b.cut('M234 78L252 80L282 130L244 130Z', INK.key, { step: 24 });
  for (const x of [48, 110, 176]) glint(b, x, 96, 27, light);
  b.gouges('M34 140H288V204H34Z', turned, { n: 28, length: [12, 40], width: [0.9, 2.2], spread: 0.04 });
  b.stroke('M30 134L236 132M96 90V206M156 90V206M236 132L242 206M30 170L240 168', INK.key, 1.5);
  b.stroke('M140 146H150M216 146H228', INK.key, 3);
  b.cut('M250 112L262 108V122L252 124Z', INK.key, { jitter: 0.2 });
  nose(b, INK.print, 156);
  b.cut('M298 206L362 198V212L298 222Z', INK.key, { step: 20 });
  b.stroke('M302 214L358 206', INK.print, 1.6);
  b.cut('M28 176L36 176L36 190L28 190Z', INK.mural, { jitter: 0.2 });
  b.cut('M336 210L358 207L358 228Q348 236 338 229Z', INK.key, { jitter: 0.3 });
  for (const x of [84, 252]) {
    arch(b, x, 208, 32);
    wheel(b, x, 214, 27, INK.print);
  }
}

import type { Block } from '../kit/block.ts';
import { INK } from '../kit/inks.ts';
import { arch, type Coat, glint, lamp, shadow, wheel } from './parts.ts';

function face(b: Block, y: number, light: string): void {
  b.cut(`M312 ${y + 2}L352 ${y - 3}L356 ${y + 9}L314 ${y + 14}Z`, INK.key, { step: 20 });
  b.stroke(`M316 ${y + 6}L353 ${y + 1}M317 ${y + 10}L354 ${y + 5}`, light, 1.1);
  b.cut(
    `M296 ${y - 6}Q308 ${y - 10} 316 ${y - 6}L312 ${y + 5}L300 ${y + 5}ZM352 ${y - 10}L362 ${y - 5}L363 ${y + 3}L355 ${y + 3}Z`,
    INK.print,
    { step: 9, jitter: 0.25 },
  );
  lamp(b, 308, y - 1, 4);
  lamp(b, 358, y - 3, 3.2);
}

const wheels = (b: Block, r: number, back: number, front: number) => {
  for (const x of [back, front]) {
    arch(b, x, 212, r * 1.18);
    wheel(b, x, 214, r);
  }
};

/** A Toyota Axio: three boxes, chrome on the nose. */
export function sedan(b: Block, { body, turned, trim, glint: light }: Coat): void {
  shadow(b, 26, 366, 236);
  b.slip(
    'M24 208L22 172Q24 158 40 154L86 148L128 112Q138 104 152 104L214 104Q228 104 240 112L284 144L340 154Q362 160 366 176L367 202L356 212L300 218L40 214Z',
    body,
  );
  b.cut('M300 158L340 155Q362 160 366 176L367 202L356 212L304 219L300 190Z', turned);
  b.comb('M28 196L300 198', 'M300 198L304 218L40 214L26 208Z', turned, {
    toward: [0.2, -1],
    depth: [3, 11],
    step: 8,
  });
  b.gouges('M40 158H290V190H40Z', turned, { n: 18, length: [12, 40], width: [0.9, 2], spread: 0.05 });
  b.cut('M98 148L134 116Q140 111 150 111L170 111V147ZM177 111H212Q224 111 232 117L262 146H177Z', INK.key, {
    step: 20,
  });
  b.cut('M240 114L258 112L304 146L276 147Z', INK.key, { step: 20 });
  glint(b, 122, 116, 28, light);
  glint(b, 188, 116, 28, light);
  b.stroke('M173 150L175 204M272 150L270 200M98 152L96 186', INK.key, 1.2);
  b.stroke('M34 162L290 158', trim, 2.2, 1);
  b.stroke('M154 160H166M236 160H248', INK.key, 2.6);
  b.cut('M22 170L34 166L36 184L23 186Z', INK.mural, { jitter: 0.25 });
  b.cut('M262 138L256 130L268 130L272 138Z', INK.key, { jitter: 0.2 });
  face(b, 174, INK.print);
  b.cut('M306 198L366 190V203L356 212L307 218Z', INK.key, { step: 18 });
  b.stroke('M318 206L352 201', turned, 2, 1);
  wheels(b, 24, 92, 262);
}

/** A Prius: one long bow from nose to tail. */
export function bow(b: Block, { body, turned, trim, glint: light }: Coat): void {
  shadow(b, 26, 366, 236);
  b.slip(
    'M24 208L22 176L30 142L42 130Q96 98 166 96L196 97Q222 100 246 114L300 146L344 160Q364 168 366 182L366 204L356 212L300 218L40 214Z',
    body,
  );
  b.cut('M302 162L344 160Q364 168 366 182L366 204L356 212L304 219L300 190Z', turned);
  b.comb('M28 198L300 200', 'M300 200L304 218L40 214L26 208Z', turned, {
    toward: [0.2, -1],
    depth: [3, 12],
    step: 8,
  });
  b.gouges('M36 152H290V192H36Z', turned, { n: 18, length: [14, 44], width: [0.9, 2], spread: 0.06 });
  b.cut('M60 136Q108 106 160 104V142L62 146ZM167 104H194Q216 107 234 116L270 144L167 142Z', INK.key, {
    step: 20,
  });
  b.cut('M240 115L262 114L318 152L284 148Z', INK.key, { step: 20 });
  glint(b, 104, 112, 28, light);
  glint(b, 184, 110, 30, light);
  b.stroke('M163 146L166 206M276 152L268 202M62 150L92 184', INK.key, 1.2);
  b.stroke('M40 160Q170 150 296 162', trim, 2.2, 1);
  b.stroke('M144 158H157M244 158H256', INK.key, 2.6);
  b.cut('M24 142L40 140L38 172L22 174Z', INK.mural, { jitter: 0.25 });
  b.cut('M264 140L258 132L270 132L275 141Z', INK.key, { jitter: 0.2 });
  face(b, 180, INK.print);
  b.cut('M306 200L366 193V204L356 212L307 218Z', INK.key, { step: 18 });
  wheels(b, 24, 90, 262);
}

/** A small tall hatchback, the shape of every budget taxi. */
export function hatch(b: Block, { body, turned, trim, glint: light }: Coat): void {
  shadow(b, 52, 362, 236);
  b.slip(
    'M50 208L48 166L58 116Q62 94 84 92L206 90Q226 91 238 104L272 142L336 152Q358 158 361 174L362 202L352 212L298 218L62 214Z',
    body,
  );
  b.cut('M300 154L336 152Q358 158 361 174L362 202L352 212L304 219L300 190Z', turned);
  b.comb('M54 198L300 200', 'M300 200L304 218L62 214L52 208Z', turned, {
    toward: [0.2, -1],
    depth: [3, 12],
    step: 8,
  });
  b.gouges('M58 152H290V192H58Z', turned, { n: 16, length: [12, 38], width: [0.9, 2], spread: 0.05 });
  b.cut(
    'M66 140L74 110Q78 102 88 102H114V140ZM121 101H172V140H121ZM179 101H204Q218 102 226 112L252 140H179Z',
    INK.key,
    { step: 22 },
  );
  b.cut('M236 104L256 104L294 142L266 142Z', INK.key, { step: 20 });
  glint(b, 82, 106, 28, light);
  glint(b, 136, 106, 30, light);
  glint(b, 194, 108, 28, light);
  b.stroke('M117 144L118 206M176 144L178 208M262 148L262 200', INK.key, 1.2);
  b.stroke('M56 158L290 154', trim, 2.2, 1);
  b.stroke('M156 156H168M238 156H250', INK.key, 2.6);
  b.cut('M48 150L58 148L58 176L48 178Z', INK.mural, { jitter: 0.25 });
  b.cut('M256 134L250 125L262 125L267 134Z', INK.key, { jitter: 0.2 });
  face(b, 174, INK.print);
  b.cut('M306 198L362 191V203L352 212L307 218Z', INK.key, { step: 18 });
  b.stroke('M318 206L348 201', turned, 2, 1);
  wheels(b, 23, 104, 260);
}

/** What makes a car a taxi: the lit sign on its roof and the chequers along its doors. */
export function taxiSigns(b: Block, roof: number, x: number, chequers: string): void {
  b.cut(`M${x - 8} ${roof + 2}L${x + 48} ${roof}V${roof + 5}H${x - 8}Z`, INK.key, { step: 20 });
  b.slip(`M${x - 2} ${roof + 1}L${x + 3} ${roof - 20}H${x + 38}L${x + 43} ${roof}Z`, INK.gamboge, {
    dx: -1,
    dy: -0.8,
  });
  b.dashed(`M${x + 7} ${roof - 9}H${x + 36}`, INK.key, 8, '5 3 6 3 3 3');
  b.dashed('M118 170L252 167', chequers, 6, '7 7');
  b.dashed('M125 176L246 173', chequers, 6, '7 7');
}

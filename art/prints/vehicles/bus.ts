import type { Block } from '../kit/block.ts';
import { INK, OVER } from '../kit/inks.ts';
import { arch, type Coat, glint, head, lamp, shadow, wheel } from './parts.ts';

/** A Rosa or Coaster: rounded shoulders, a deep windscreen, one door at the kerb. */
export function minibus(b: Block, { body, turned, trim, glint: light }: Coat): void {
  shadow(b, 28, 362, 232);
  b.slip('M28 208V92Q28 70 50 69L276 64Q292 65 298 80L306 140L308 210Z', body);
  b.cut('M284 66Q330 66 344 78L360 132L365 160L364 204L308 212L305 140L297 80Q292 68 284 66Z', turned);
  b.gouges('M34 150H300V200H34Z', turned, { n: 22, length: [14, 44], width: [0.9, 2], spread: 0.03 });
  b.gouges('M44 70H280V82H44Z', turned, { n: 9, length: [20, 46], width: [0.9, 1.6], spread: 0.02 });
  b.cut('M38 88H84V130H38ZM90 87H134V130H90ZM140 86H184V130H140ZM190 86H228V130H190Z', INK.key, { step: 30 });
  b.cut('M302 82L341 84L357 136L309 140Z', INK.key, { step: 30 });
  b.cut('M236 84H288L298 204H238Z', INK.key, { step: 40 });
  b.cut('M241 90H260L261 198H242ZM265 90H284L292 198H267Z', OVER.far, { step: 40 });
  glint(b, 244, 100, 40, INK.print);
  for (const [x, k] of [
    [48, OVER.skinBrown],
    [108, OVER.skinWarm],
    [160, OVER.skinDeep],
  ] as const)
    head(b, x + 12, 108, 7, k, x === 108 ? INK.mural : INK.leaf);
  for (const x of [60, 116, 198]) glint(b, x, 92, 34, light);
  glint(b, 318, 96, 36, light);
  b.cut('M28 140L230 138L232 147L28 150ZM28 156L232 153V157L28 161Z', trim, { step: 40 });
  b.cut('M120 166Q170 150 232 168L234 182Q170 164 96 190L28 192V184Q90 182 120 166Z', trim, { step: 20 });
  b.stroke('M30 80L292 76', INK.key, 1.4);
  b.stroke('M310 150L361 144', INK.key, 1.4);
  b.cut('M314 160L360 154L362 168L315 175Z', INK.key, { step: 20 });
  b.stroke('M318 165L358 159M318 170L359 164', turned, 1.2);
  b.cut('M309 182L364 176V200L354 207L309 212Z', INK.key, { step: 20 });
  lamp(b, 318, 190, 6);
  lamp(b, 357, 183, 5);
  b.stroke('M326 200L352 196', turned, 2);
  b.cut('M304 96L296 92V112L303 114ZM354 94L362 94L363 110L358 110Z', INK.key, { jitter: 0.2 });
  b.cut('M302 70L336 72L340 80L301 79Z', INK.mural, { jitter: 0.2 });
  b.cut('M338 206L358 203L358 222Q348 230 341 224Z', INK.key, { jitter: 0.3 });
  for (const x of [88, 212]) {
    arch(b, x, 206, 30);
    wheel(b, x, 210, 24);
  }
}

/** The long-distance bus: high box, open windows, roof rack, two doors, as many stripes as its owner could pay for. */
export function largeBus(b: Block, { body, turned, trim, glint: light }: Coat, second: string): void {
  shadow(b, 16, 374, 240);
  b.cut('M60 44L72 34H112L122 30H152L160 36L190 34L196 46Z', INK.leaf, { step: 9 });
  b.cut('M200 46V32H238V46Z', INK.mural, { step: 14 });
  b.stroke('M40 46H250M52 46V38M250 46V38M200 40H238M219 32V46', INK.key, 1.6);
  b.slip('M14 214V62Q14 48 28 47L284 42Q298 42 302 56L310 130L312 216Z', body);
  b.cut('M290 42Q336 44 352 52Q362 58 366 80L376 150V208L312 217L309 130L302 56Q298 46 290 42Z', turned);
  b.gouges('M20 120H300V206H20Z', turned, { n: 9, length: [18, 50], width: [0.9, 2.2], spread: 0.03 });
  b.cut(
    'M24 74H56V112H24ZM96 73H132V112H96ZM138 73H174V112H138ZM180 72H216V112H180ZM222 72H250V112H222Z',
    INK.key,
    { step: 30 },
  );
  for (const [x, skin, cloth] of [
    [34, OVER.skinBrown, INK.gamboge],
    [106, OVER.skinDeep, INK.print],
    [154, OVER.skinWarm, INK.mural],
    [190, OVER.skinBrown, INK.leaf],
    [236, OVER.skinDeep, INK.rose],
  ] as const)
    head(b, x + 5, 92, 6.6, skin, cloth);
  b.stroke('M24 93H56M96 92H250', body, 1.6);
  b.cut('M62 70H92V206H62ZM256 68H296L304 208H258Z', INK.key, { step: 40 });
  b.stroke('M62 190H92M62 176H92M258 192H302M258 176H300', OVER.far, 2.4);
  b.stroke('M78 80V150M280 80V160', INK.gamboge, 1.8);
  head(b, 278, 116, 7, OVER.skinBrown, INK.print);
  b.cut('M270 138H290L294 170H268Z', INK.print, { step: 20 });
  b.cut('M306 72L356 76L371 140L313 145Z', INK.key, { step: 30 });
  b.stroke('M336 74L344 142', turned, 2);
  glint(b, 314, 92, 42, light);
  glint(b, 346, 96, 32, light);
  b.cut('M304 50L350 56L355 70L306 66Z', INK.gamboge, { step: 20 });
  b.dashed('M310 57L350 64', INK.key, 4, '5 2 3 2 7 2');
  b.cut('M14 122L250 118V130L14 134ZM312 152L376 146V155L312 162Z', trim, { step: 40 });
  b.cut('M14 140L252 136V141L14 145Z', second, { step: 40 });
  b.cut(
    'M14 152L60 151V170L14 190ZM94 150L160 149Q214 156 254 182V196Q206 168 150 162L94 164ZM94 172L144 170Q196 176 236 206H210Q184 186 140 182L94 184Z',
    second,
    { step: 22 },
  );
  b.cut('M94 190L132 190L164 206H94ZM14 196L60 178V190L24 208H14Z', trim, { step: 22 });
  b.cut('M318 168L372 161L373 174L319 182Z', INK.key, { step: 20 });
  b.stroke('M322 174L370 167M322 179L371 172', turned, 1.2);
  b.cut('M313 190L376 182V206L364 212L313 217Z', INK.key, { step: 20 });
  lamp(b, 324, 198, 6.4);
  lamp(b, 368, 191, 5.4);
  b.stroke('M334 208L358 204', INK.print, 2.4);
  b.cut('M308 84L296 78V100L306 103ZM362 82L373 80L376 102L368 102Z', INK.key, { jitter: 0.2 });
  b.dashed('M20 60H288', turned, 2, '14 3 26 4 8 3');
  b.cut('M346 211L370 207L370 230Q358 238 348 231Z', INK.key, { jitter: 0.3 });
  for (const x of [116, 234]) {
    arch(b, x, 212, 31);
    wheel(b, x, 216, 26, INK.mural);
  }
}

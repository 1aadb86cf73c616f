import type { Block } from '../kit/block.ts';
import { INK } from '../kit/inks.ts';
import { arch, type Coat, glint, lamp, shadow, wheel } from './parts.ts';

/** A Toyota KDH with the high roof, seen from the driver's side and a little from ahead. */
export function van(b: Block, { body, turned, trim, glint: light }: Coat, luggage: boolean): void {
  const side = 'M37 212L35 104Q36 84 54 79L66 66Q72 60 84 60L222 55Q240 55 250 64L264 82L301 140L307 212Z';
  const front = 'M264 82L322 86L353 136L362 160L363 200L354 208L307 213L301 140Z';
  shadow(b, 36, 360, 232);
  if (luggage) {
    b.cut('M84 58V44H120V38H160V44H206V56Z', INK.mural, { step: 18 });
    b.cut('M120 38H160V57H120Z', INK.tea, { step: 18 });
    b.stroke('M84 50H206M102 44V57M140 38V57M184 44V56', INK.key, 1.4);
    b.stroke('M76 59L226 55', INK.key, 2.4);
    b.slip('M60 47Q130 20 236 40Q150 36 60 47Z', INK.gamboge, { dx: -1, dy: 1 });
    b.stroke('M72 45Q150 26 226 39', INK.mural, 1.6);
  }
  b.slip(`${side}`, body);
  b.cut(front, turned);
  b.cut('M37 212L36 190L305 188L307 212Z', turned);
  b.gouges('M40 150H296V204H40Z', turned, { n: 26, length: [12, 40], width: [0.8, 2], spread: 0.03 });
  b.gouges('M70 64L236 58L256 84H60Z', turned, { n: 10, length: [16, 40], width: [0.8, 1.8], spread: 0.03 });
  b.cut('M52 96H118V138H50ZM126 95H208V138H126ZM216 95L256 96Q264 110 286 138H216Z', INK.key, { step: 26 });
  b.cut('M269 88L319 91L346 135L303 138Z', INK.key, { step: 26 });
  glint(b, 62, 102, 32, light);
  glint(b, 146, 101, 32, light);
  glint(b, 224, 104, 30, light);
  glint(b, 296, 98, 34, light);
  b.stroke('M45 84L254 78', INK.key, 1.4, 0.8);
  b.stroke('M212 92L214 204M122 92V200M292 142L298 206', INK.key, 1.3);
  b.stroke('M222 154H238', INK.key, 2.6);
  b.cut('M37 160L120 158L168 166L300 160L301 168L170 178L118 168L37 171Z', trim, { step: 30 });
  b.cut('M37 176L110 174L150 182L80 184L37 184Z', trim, { step: 30 });
  b.cut('M309 168L356 163L358 176L310 183Z', INK.key, { step: 18 });
  b.stroke('M311 172L356 167M311 178L357 172', turned, 1.3);
  b.cut('M303 150L318 149L320 163L305 165ZM346 146L357 150L361 161L348 161Z', INK.print, { step: 12 });
  lamp(b, 311, 157, 5);
  lamp(b, 353, 154, 4.4);
  b.cut('M308 194L363 188L363 201L354 208L308 213Z', INK.key, { step: 20 });
  b.stroke('M314 201L356 195', turned, 2.4, 1);
  b.cut('M292 128L284 122V134L293 137Z', INK.key, { jitter: 0.2 });
  b.cut('M36 150L42 150L42 172L36 172Z', INK.mural, { jitter: 0.2 });
  b.cut('M338 206L356 204L356 222Q348 230 341 224Z', INK.key, { jitter: 0.3 });
  for (const x of [96, 262]) {
    arch(b, x, 206, 31);
    wheel(b, x, 210, 25);
  }
}

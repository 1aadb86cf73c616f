import { expect, test } from 'vitest';
import { profileOf } from './colour-profile.ts';

const mark = Buffer.from('colrprof');

function profile(colours: string): Buffer {
  const made = Buffer.alloc(132);
  made.writeUInt32BE(made.length);
  made.write(colours, 16);
  return made;
}
const [coloured, grey] = [profile('RGB '), profile('GRAY')];

test('the colours of a photo are found behind profiles of greys', () => {
  const greys = Array.from({ length: 8 }, () => [mark, grey]).flat();
  expect(profileOf(Buffer.concat([...greys, mark, coloured]))).toEqual(coloured);
  expect(profileOf(Buffer.concat(greys))).toBeUndefined();
});

test('a file of nothing but marks of profiles is not gone through to its end', () => {
  expect(profileOf(Buffer.concat([Buffer.alloc(10_000_000, mark), mark, coloured]))).toBeUndefined();
});

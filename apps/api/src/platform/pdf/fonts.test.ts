import { expect, test } from 'vitest';
import { areAllWritten, fontNames, runsOf } from './fonts.ts';

const cut = (text: string, latin?: 'heading') =>
  runsOf(text, latin).map((run): [string, string] => [run.font, run.text]);

test.each<[text: string, runs: [string, string][]]>([
  [
    'Иван, 5 days',
    [
      ['cyrillic', 'Иван'],
      ['text', ', 5 days'],
    ],
  ],
  [
    'Қуат',
    [
      ['furtherCyrillic', 'Қ'],
      ['cyrillic', 'уат'],
    ],
  ],
  ['Γιώργος', [['greek', 'Γιώργος']]],
  [
    'Nguyễn',
    [
      ['text', 'Nguy'],
      ['vietnamese', 'ễ'],
      ['text', 'n'],
    ],
  ],
  ['ශ්\u200dරී', [['sinhala', 'ශ්\u200dරී']]],
  ['two\nlines and\u00a0more\t5\u202fdays', [['text', 'two\nlines and\u00a0more 5 days']]],
])('%j is written in the fonts that have it', (text, runs) => {
  expect(cut(text)).toEqual(runs);
  expect(areAllWritten(text)).toBe(true);
});

test.each([
  ['王伟 Wei', '[…] Wei'],
  ['Nimali 👩\u200d👩\u200d👧!', 'Nimali […]!'],
  ['तारा और', '[…] […]'],
])('%j has letters that no font of ours has', (text, written) => {
  expect(cut(text)).toEqual([['text', written]]);
  expect(cut(text, 'heading')).toEqual([['heading', written]]);
  expect(areAllWritten(text)).toBe(false);
});

test('of a text that changes its script at every sign so much is written as can be set in a moment', () => {
  const mixed = 'aක'.repeat(3_000);
  expect(cut(mixed).slice(998)).toEqual([
    ['text', 'a'],
    ['sinhala', 'ක'],
    ['text', '[…]'],
  ]);
  expect(areAllWritten(mixed)).toBe(false);
  // The longest points of an offer, in words of two scripts.
  const points = 'කඩුවෙල hotel, '.repeat(460);
  expect([areAllWritten(points), cut(points).length]).toEqual([true, 920]);
});

test('what is not seen is left out without a word', () => {
  expect(cut('Ka\u200bmal\u00ad \ufeffPerera\u202c')).toEqual([['text', 'Kamal Perera']]);
  expect(areAllWritten('Ka\u200bmal')).toBe(true);
});

test('every font has what it is there for', () => {
  const signs = {
    further: 'Ł',
    vietnamese: 'ế',
    cyrillic: 'Ж',
    furtherCyrillic: 'қ',
    greek: 'Ω',
    sinhala: 'ක',
    tamil: 'க',
  };
  for (const [font, sign] of Object.entries(signs)) expect(cut(sign)).toEqual([[font, sign]]);
  expect(fontNames).toEqual(expect.arrayContaining(Object.keys(signs)));
});

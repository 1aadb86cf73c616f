import { expect, test } from 'vitest';
import { writtenNumber } from './written-number.ts';

test.each([
  ...[
    '18000',
    '18,000',
    '18 000',
    '18\u00a0000',
    '18\u202f000',
    '18000/=',
    '18,000/=',
    '18,000/-',
    '18,000 /=',
  ],
  ...['Rs 18000', 'Rs 18 000', 'Rs.18,000', 'rs. 18,000.00', 'LKR 18,000.00', 'LKR18000', '18,000 LKR'],
  ...['රු 18,000', 'රු. 18000', 'ரூ 18,000', '18000 rupees', 'Rs 18,000.00/=', '18k', '18 K', "18'000"],
  ...[' 18000 ', '018000', '１８０００', '18000.0', '+18000'],
])('%j is eighteen thousand', (written) => {
  expect(writtenNumber(written)).toBe(18_000);
});

test.each([
  ['9', 9],
  ['2,018', 2018],
  ['1,234,567', 1_234_567],
  ['1,23,450', 123_450],
  ['1 234 567', 1_234_567],
  ['4.5', 4.5],
  ['1,234.50', 1234.5],
  ['1.5k', 1500],
  ['-3', -3],
  ['0', 0],
  [4.5, 4.5],
])('%j is %d', (written, number) => {
  expect(writtenNumber(written)).toBe(number);
});

test.each([
  '1.234,50',
  '18.000',
  '18,00',
  '1,8000',
  '18,000,00',
  '12,34 567',
  '1.234.567',
  '18..5',
  '18 00',
  '3,5',
])('%j can be read in two ways', (written) => {
  expect(writtenNumber(written)).toBe('unclear');
});

test.each([
  ...[
    '',
    ' ',
    'Rs',
    '/=',
    'ask',
    'cheap',
    '18000-20000',
    '18000 a day',
    '$180',
    '0x10',
    '1e4',
    'Infinity',
    'k',
  ],
  ...[true, null, undefined, [18_000], Number.NaN, Number.POSITIVE_INFINITY],
])('%j is no number', (written) => {
  expect(writtenNumber(written)).toBe('none');
});

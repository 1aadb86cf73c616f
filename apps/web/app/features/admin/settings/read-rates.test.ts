import { expect, test } from 'vitest';
import { readRates } from './read-rates.ts';

test('rates are read off lines of a table, and all other lines are left out', () => {
  const table =
    'Currency,Buying,Selling\nEUR,344.10,352.40\nUSD;298.5;305.2\r\nSwiss franc CHF,370\nJPY 100 201.5\nUS dollars\n1 INR = 3.61';
  expect(readRates(table)).toEqual({ EUR: '352.4', USD: '305.2', JPY: '2.015', INR: '3.61' });
  expect(readRates('')).toEqual({});
});

test.each([
  ['EUR;352,40', undefined],
  ['EUR;1.301,50', undefined],
  ['"EUR","344,10","352,40"', undefined],
  ['EUR,344,352', undefined],
  ['GBP 1,152', undefined],
  ['EUR 352.40 30.11.2026', undefined],
  ['EUR,344.10,1,301.5012', '1301.5012'],
  ['EUR,344.105,352.405', '352.405'],
  ['EUR,298.5,305', '305'],
])('%s is read as %s: what could be meant in two ways is left out', (line, rate) => {
  expect(Object.values(readRates(line))[0]).toBe(rate);
});

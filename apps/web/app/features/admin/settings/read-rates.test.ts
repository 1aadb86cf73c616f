import { expect, test } from 'vitest';
import { readRates } from './read-rates.ts';

test('rates are read off lines of a table, and all other lines are left out', () => {
  const table =
    'Currency,Buying,Selling\nEUR,344.10,352.40\nUSD;298.5;305.2\r\nSwiss franc CHF,370\nJPY 100 201.5\nUS dollars\n1 INR = 3.61';
  expect(readRates(table)).toEqual({ EUR: '352.4', USD: '305.2', JPY: '2.015', INR: '3.61' });
  expect(readRates('')).toEqual({});
});

import { monthInWords } from '@serendib/contract/calendar-words';
import { serviceTypes } from '@serendib/contract/payments/services';
import { expect, test } from 'vitest';
import { amountOf, lines } from './revenue.ts';

test('every service belongs to one line of business, test payments to none', () => {
  const services = serviceTypes.map((serviceType) => ({ serviceType, words: '', amount: 100, count: 1 }));
  const month = { month: '2026-11', total: 800, services };
  expect(lines.map(({ name }) => amountOf(month, name))).toEqual([200, 200, 200, 100, 100]);
});

test('months are said in words', () => {
  expect(monthInWords('2026-11')).toBe('November 2026');
});

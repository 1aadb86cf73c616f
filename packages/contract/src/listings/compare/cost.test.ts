import { expect, test } from 'vitest';
import { readPrice } from '../price/read-price.ts';
import { costFor } from './cost.ts';

test.each([
  ['Rs 12000-15000', 'day', 3, { from: 36_000, to: 45_000, currency: 'LKR', per: null }],
  ['Rs 9000', 'roomNight', 3, { from: 18_000, to: 18_000, currency: 'LKR', per: null }],
  ['Rs 4000', 'personNight', 2, { from: 4000, to: 4000, currency: 'LKR', per: 'person' }],
  ['from $40', 'day', 2, { from: 80, to: null, currency: 'USD', per: null }],
  ['$12.10', 'day', 3, { from: 36.3, to: 36.3, currency: 'USD', per: null }],
  ['Under 1,000', 'day', 2, { from: 0, to: 2000, currency: 'LKR', per: null }],
  // There is no night between the first day and the same day.
  ['Rs 9000', 'roomNight', 1, null],
  ['Rs 45000', 'person', 3, null],
  ['Rs 9000 for two', 'day', 3, null],
  ['ask us', 'day', 3, null],
] as const)('"%s" for each %s comes to what it does for %i days', (written, per, days, cost) => {
  expect(costFor(readPrice(written, per), days)).toEqual(cost);
});

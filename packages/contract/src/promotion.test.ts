import { expect, test } from 'vitest';
import { promotionDaysLeft } from './promotion.ts';

test('the offer ends with its last day in Colombo, not in Greenwich', () => {
  expect(promotionDaysLeft(new Date('2026-11-21T06:00:00Z'))).toBe(62);
  expect(promotionDaysLeft(new Date('2027-01-21T18:29:59Z'))).toBe(1);
  expect(promotionDaysLeft(new Date('2027-01-21T18:30:00Z'))).toBe(0);
  expect(promotionDaysLeft(new Date('2028-01-01T00:00:00Z'))).toBe(0);
});

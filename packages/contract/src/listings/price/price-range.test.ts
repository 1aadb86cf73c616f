import { expect, test } from 'vitest';
import { parsePriceRange } from './price-range.ts';

// Proves LIMIT-20, OWN-AIM-07, BUSINESS-RULE-05.
test.each([
  ['Rs 12000-15000', { min: 12000, max: 15000 }],
  ['9000', { min: 9000, max: 9000 }],
  ['LKR 5,500', { min: 5500, max: 5500 }],
  ['Rs. 3,000 – 6,000 per person', { min: 3000, max: 6000 }],
  ['Under 1,000', { min: 0, max: 1000 }],
  ['Above 6,000', { min: 6000, max: null }],
  ['from Rs 4k', { min: 4000, max: null }],
  ['1,000-3,000', { min: 1000, max: 3000 }],
  ['Rs 18 000', { min: 18000, max: 18000 }],
  ['18,000/=', { min: 18000, max: 18000 }],
  ['LKR 12 000 - 15 000', { min: 12000, max: 15000 }],
  ['LKR 18,000.00 a day', { min: 18000, max: 18000 }],
  [24000, { min: 24000, max: 24000 }],
])('the price "%s" is read as rupees', (text, range) => {
  expect(parsePriceRange(text)).toEqual(range);
});

test.each(['1.234,50', '$40-60', 'USD 25', 'ask us', '', 'Rs ', null, undefined, 0, '99999999999'])(
  'the price "%s" matches no price filter',
  (text) => {
    expect(parsePriceRange(text)).toBeNull();
  },
);

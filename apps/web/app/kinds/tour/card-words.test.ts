import { priceLine } from '@serendib/contract/listings/price/price-line';
import { readPrice } from '@serendib/contract/listings/price/read-price';
import { expect, test } from 'vitest';
import { descriptionPreview } from './card-words.ts';
import { tourPrice } from './price-words.ts';

// Proves OWN-LIMIT-22.
test('what a tour is about is cut to eighty characters, at the end of a word', () => {
  expect(descriptionPreview(null)).toBe('');
  expect(descriptionPreview('y'.repeat(80))).toBe('y'.repeat(80));
  expect(descriptionPreview('y'.repeat(81))).toBe(`${'y'.repeat(80)}…`);
  expect(
    descriptionPreview(
      'Up the rock with the first ticket, an hour in the water gardens that everyone else walks past.',
    ),
  ).toBe('Up the rock with the first ticket, an hour in the water gardens that everyone…');
});

test.each([
  ['person', '2 to 8', 'LKR 9,000 a person'],
  ['group', '2 to 8', 'LKR 9,000 for the group of 2 to 8'],
  ['group', 'A family', 'LKR 9,000 for the group'],
  ['group', null, 'LKR 9,000 for the group'],
  [null, '2 to 8', 'LKR 9,000'],
] as const)('the price of a tour for a %s of %s is said as it is', (priceUnit, groupSize, words) => {
  const price = readPrice('Rs 9000', priceUnit);
  const shown = tourPrice({ price, priceRange: 'Rs 9000', groupSize });
  expect(shown && priceLine(shown)).toBe(words);
});

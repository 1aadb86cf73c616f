import { expect, test } from 'vitest';
import { descriptionPreview, tourUnit } from './card-words.ts';

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
  ['person', '2 to 8', 'a person'],
  ['group', '2 to 8', 'for the group of 2 to 8'],
  ['group', 'A family', 'for the group'],
  ['group', null, 'for the group'],
  [null, '2 to 8', null],
])('the price of a tour for a %s of %s is said as it is', (priceUnit, groupSize, words) => {
  expect(tourUnit({ priceUnit, groupSize })).toBe(words);
});

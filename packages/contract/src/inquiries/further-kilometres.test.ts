import { expect, test } from 'vitest';
import { furtherKilometres } from './further-kilometres.ts';

test.each([
  [
    'beyond what is included',
    { kilometresIncluded: 500, pricePerKm: 90 },
    { kilometres: 140, rupees: 12_600 },
  ],
  ['all included', { kilometresIncluded: 700, pricePerKm: 90 }, { kilometres: 0, rupees: 0 }],
  ['by the kilometre alone', { pricePerKm: 90 }, { kilometres: 640, rupees: 57_600 }],
  ['at a price that is not said', { kilometresIncluded: 500 }, { kilometres: 140, rupees: null }],
  [
    'free beyond what is included',
    { kilometresIncluded: 500, pricePerKm: 0 },
    { kilometres: 140, rupees: 0 },
  ],
  ['all of them free', { pricePerKm: 0 }, { kilometres: 0, rupees: 0 }],
  ['none of them included', { kilometresIncluded: 0 }, { kilometres: 640, rupees: null }],
  ['of which nothing is said', {}, null],
])('640 km %s', (_, offer, further) => {
  expect(furtherKilometres(offer, 640)).toEqual(further);
});

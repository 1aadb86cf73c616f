import { expect, test } from 'vitest';
import { chipsFrom } from './chips.ts';

test('what an address asks for is said by name and value, each word of a search alone as well', () => {
  const words = Object.entries({
    search: (value: string) => `“${value}”`,
    type: (value: string) => value.toUpperCase(),
    minPrice: (value: string) => `From ${value}`,
  });
  expect(chipsFrom(words, { search: 'red van', type: ['van', 'car'], other: 'left out' })).toEqual({
    search: { 'red van': '“red van”', red: '“red”', van: '“van”' },
    type: { van: 'VAN', car: 'CAR' },
  });
});

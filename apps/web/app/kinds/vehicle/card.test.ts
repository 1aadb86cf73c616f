import { expect, test } from 'vitest';
import { featureWords } from './card.tsx';

// Proves OWN-LIMIT-20.
test('a vehicle shows its first two features, and how many more there are', () => {
  expect(featureWords(['Wifi', 'USB Charging'])).toEqual(['Wifi', 'USB Charging']);
  expect(featureWords(['Wifi', 'USB Charging', 'Child Seat Available', 'First Aid Kit'])).toEqual([
    'Wifi',
    'USB Charging',
    '+2 more',
  ]);
});

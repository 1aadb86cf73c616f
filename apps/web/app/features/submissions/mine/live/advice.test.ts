import { kinds } from '@serendib/contract/listings/kinds/index';
import type { OwnerView } from '@serendib/contract/listings/views';
import { expect, test } from 'vitest';
import { adviceFor, fieldAddress } from './advice.ts';

const guide = (more: object) =>
  ({
    ...kinds.tourGuide.example,
    imageIsDrawing: false,
    bio: 'Tea. '.repeat(60),
    ...more,
  }) as unknown as OwnerView['tourGuide'];

test('nothing is advised where nothing is missing', () => {
  expect(adviceFor('tourGuide', guide({}))).toEqual([]);
});

test('what is missing is named in the order of its effect, and leads to its part of the form', () => {
  const bare = guide({
    imageIsDrawing: true,
    bio: 'Hello.',
    ratePerDay: 'ask',
    languages: ['English'],
    whatsapp: null,
  });
  const fields = adviceFor('tourGuide', bare).map(({ field }) => field);
  expect(fields).toEqual(['image', 'bio', 'ratePerDay', 'languages', 'whatsapp']);
  expect(fieldAddress('tourGuide', '/tour-guide-edit/1', 'image')).toBe('/tour-guide-edit/1#you');
  expect(fieldAddress('vehicle', '/vehicle-edit/1', 'vehicleImages')).toBe('/vehicle-edit/1#photos');
});

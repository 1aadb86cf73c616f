import { kinds } from '@serendib/contract/listings/kinds/index';
import { expect, test } from 'vitest';
import { photoNotThere, wordsByField } from './checks.ts';

test('a sentence that speaks of several blank fields is said of each, and a photo that did not arrive of itself', () => {
  const blank = 'Please fill in: Vehicle type, Seats';
  expect(
    wordsByField(kinds.vehicle, [
      { field: 'vehicleType', message: blank },
      { field: 'image', message: photoNotThere },
      { field: 'moreImages', message: photoNotThere },
      { field: 'numberOfSeats', message: blank },
    ]),
  ).toEqual({
    vehicleType: 'Please fill in the vehicle type',
    image: photoNotThere,
    moreImages: photoNotThere,
    numberOfSeats: expect.stringMatching(/^Please fill in the /),
  });
});

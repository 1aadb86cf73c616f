import { kinds } from '@serendib/contract/listings/kinds/index';
import { expect, test } from 'vitest';
import { photoNotThere, wordsByField } from './checks.ts';

test('a sentence that speaks of several blank fields is said of each, and a photo that did not arrive of itself', () => {
  const blank = 'Please fill in: Vehicle type, Seats';
  const problems = [
    { field: 'vehicleType', message: blank },
    { field: 'image', message: photoNotThere },
    { field: 'moreImages', message: photoNotThere },
    { field: 'seatingCapacity', message: blank },
  ];
  expect(wordsByField(kinds.vehicle, problems, { isExternal: false })).toEqual({
    vehicleType: 'Please fill in the vehicle type',
    image: photoNotThere,
    moreImages: photoNotThere,
    seatingCapacity: 'Please fill in the seating capacity',
  });
});

test('words that two fields share which are filled in stay as they are', () => {
  const message = 'Please enter a phone number, like 077 123 4567.';
  const problems = [
    { field: 'contactPhone', message },
    { field: 'whatsapp', message },
  ];
  const typed = { isExternal: false, contactPhone: '077 123 456', whatsapp: '077 123 456' };
  expect(wordsByField(kinds.vehicle, problems, typed)).toEqual({ contactPhone: message, whatsapp: message });
});

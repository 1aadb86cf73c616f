import { tourGuide } from '@serendib/contract/listings/kinds/tour-guide';
import { vehicle } from '@serendib/contract/listings/kinds/vehicle';
import { expect, test } from 'vitest';
import { initialValues, isFilled, type OwnListing, valuesToSend } from './values.ts';

const stored = (details: object) => ({ isExternal: false, ...details }) as OwnListing;

// Proves GUIDE-RULE-06.
test('a number that is stored as 0 stands in the form as 0, and is sent as it', () => {
  const values = initialValues(tourGuide, stored({ yearsOfExperience: 0 }));
  expect(values.yearsOfExperience).toBe('0');
  expect(valuesToSend(tourGuide.fields, values).yearsOfExperience).toBe('0');
  const { driverExperience, seatingCapacity } = initialValues(
    vehicle,
    stored({ driverExperience: 0, seatingCapacity: 0 }),
  );
  expect([driverExperience, seatingCapacity]).toEqual(['0', '0']);
});

test('what was left blank is blank again, also where a blank price per kilometre is stored as 0', () => {
  const values = initialValues(vehicle, stored({ pricePerKm: 0, vehicleYear: null }));
  expect([values.pricePerKm, values.vehicleYear]).toEqual(['', '']);
  expect(initialValues(vehicle).pricePerKm).toBe('');
});

const priceField = vehicle.fields.find(
  ({ name }) => name === 'pricePerDay',
) as (typeof vehicle.fields)[number];
test.each([
  ['18,000', true],
  ['18000/=', true],
  ['Rs 18 000', true],
  ['1.234,50', false],
  ['ask me', false],
  ['', false],
])('a price written as %j counts as given: %s', (typed, counts) => {
  expect(isFilled(priceField, typed)).toBe(counts);
});

import type { Field } from '@serendib/contract/listings/field';
import type { Kind } from '@serendib/contract/listings/kind';
import { kinds } from '@serendib/contract/listings/kinds/index';
import { tourGuide } from '@serendib/contract/listings/kinds/tour-guide';
import { vehicle } from '@serendib/contract/listings/kinds/vehicle';
import { expect, test } from 'vitest';
import { asRead, initialValues, isFilled, type OwnListing, valuesToSend } from './values.ts';

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

test('words of ours that are kept as a value stand in the form in the language of its reader, as they may have been typed', () => {
  const options = [{ value: 'All Week', label: 'සතියේ සෑම දිනකම' }];
  const kind: Kind = { ...tourGuide, facts: [{ field: 'availability', label: 'Availability', options }] };
  const field = tourGuide.fields.find(({ name }) => name === 'availability') as Field;
  for (const [written, shown] of [
    ['All Week', 'සතියේ සෑම දිනකම'],
    ['සතියේ සෑම දිනකම', 'සතියේ සෑම දිනකම'],
    ['Weekends', 'Weekends'],
  ]) {
    expect(initialValues(kind, stored({ availability: written })).availability).toBe(shown);
    expect(asRead(kind, field, written)).toBe(shown);
  }
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

// The progress says that all is given only where the check finds nothing blank.
test.each([
  ['tour', 'name', '\u200b', false],
  ['tour', 'name', '<3', true],
  ['tour', 'priceRange', 'rs ', false],
  ['tour', 'priceRange', '$ 200', true],
  ['tour', 'itinerary', [{ day: 'Day 1', description: ' ' }], false],
  ['tourGuide', 'certifications', [{ name: ' ', issuedBy: '', year: '' }], false],
  ['tourGuide', 'certifications', [{ name: 'First aid', issuedBy: '', year: '' }], true],
  ['blog', 'content', '<p>&nbsp;\u200b</p>', false],
  ['blog', 'content', '<p><IMG src="/a.jpg"></p>', true],
] as const)('of a %s the %s %j counts as given: %s', (kind, name, typed, counts) => {
  const field = (kinds[kind] as Kind).fields.find((one) => one.name === name);
  expect(field && isFilled(field, typed)).toBe(counts);
});

import { expect, test } from 'vitest';
import { checkDetails } from './check.ts';
import type { Variant } from './field.ts';
import { fieldsOf, type Kind } from './kind.ts';
import { blog, businessListing, kinds, tour, tourGuide, vehicle } from './kinds/index.ts';

const names = (kind: Kind) => kind.fields.map(({ name }) => name);
const required = (kind: Kind, variant: Variant) =>
  fieldsOf(kind, variant)
    .filter((field) => field.required?.includes(variant))
    .map(({ name }) => name);
const sorted = (words: string) => words.split(' ').sort();

// Proves ENTITY-03, ENTITY-05, ENTITY-06, ENTITY-08, ENTITY-12, VEHICLE-FORM-02, GUIDE-FORM-01.
// Proves OWN-ENTITY-03, OWN-ENTITY-10, OWN-ENTITY-19, OWN-ENTITY-22, OWN-ENTITY-28.
test.each([
  [
    vehicle,
    'ownerName vehicleType vehicleModel vehicleYear plateNumber seatingCapacity features hasAC pricePerDay pricePerKm availability contactPhone contactEmail whatsapp baseLocation willingToTravel servingAreas vehicleImages driverName driverExperience driverLicense vehiclePermit insuranceInfo preferredAreas',
  ],
  [
    tourGuide,
    'name bio image languages specialization yearsOfExperience certifications licenseNumber contactEmail contactPhone whatsapp availability ratePerDay preferredAreas tourAreas',
  ],
  [
    tour,
    'name description type location priceRange duration groupSize highlights included notIncluded startingPoint endingPoint itinerary contactEmail contactPhone message bookingUrl image',
  ],
  [
    businessListing,
    'businessName businessType description location address phone email contactName openingHours priceRange specialties imageUrl redirectUrl',
  ],
  [blog, 'title content author image blogUrl'],
] as [Kind, string][])('the specified fields of $name are there', (kind, fields) => {
  expect(names(kind)).toEqual(expect.arrayContaining(sorted(fields)));
});

// Proves OWN-STATE-12.
test('what proves rather than presents is private, and a plate never changes', () => {
  const hidden = Object.values(kinds).flatMap(({ name, fields }: Kind) =>
    fields.filter((field) => field.private).map((field) => `${name}.${field.name}`),
  );
  expect(hidden.sort()).toEqual([
    'tour.message',
    'vehicle.driverLicense',
    'vehicle.insuranceInfo',
    'vehicle.plateNumber',
    'vehicle.vehiclePermit',
  ]);
  expect((vehicle as Kind).fields.filter((field) => field.fixed).map(({ name }) => name)).toEqual([
    'plateNumber',
  ]);
});

// Proves VEHICLE-RULE-14, OWN-ROLE-06, OWN-LIMIT-01.
test('a vehicle takes one picture, or three with premium', () => {
  expect(vehicle.images).toEqual({ free: 1, premium: 3 });
});

// Proves TOUR-RULE-04, TOUR-RULE-05, TOUR-RULE-07, TOUR-RULE-08, TOUR-RULE-10.
test('a partner says everything of a tour but the message; an edit may leave more out', () => {
  const all = fieldsOf(tour, 'internal').map(({ name }) => name);
  const free = all.filter((name) => !required(tour, 'internal').includes(name));
  // More pictures, district, operator, WhatsApp and the unit of the price are ours: the specification does not name them.
  expect(free).toEqual(['moreImages', 'district', 'message', 'operator', 'priceUnit', 'whatsapp']);
  expect(required(tour, 'external').sort()).toEqual(
    sorted('name location bookingUrl image description contactEmail contactPhone priceRange'),
  );
  expect(required(tour, 'editExternal').sort()).toEqual(sorted('name location bookingUrl image description'));
  expect(required(tour, 'editInternal').sort()).toEqual(
    sorted('name type location description duration groupSize priceRange contactEmail contactPhone'),
  );
  expect(required(tour, 'adminInternal').sort()).toEqual(
    sorted('name operator description contactEmail contactPhone'),
  );
});

// Proves OWN-ENTITY-24, OWN-LIMIT-24, OWN-LIMIT-25, OWN-LIMIT-27.
test('a tour is cultural, and begins and ends where it is to be determined, unless it says otherwise', () => {
  const { type, startingPoint, endingPoint, ...rest } = tour.example;
  const sent = { ...rest, image: 'https://example.lk/t.jpg' };
  expect(checkDetails(tour, 'internal', sent, { thisYear: 2026 })).toMatchObject({
    ok: true,
    details: { type: 'cultural', startingPoint: 'To be determined', endingPoint: 'To be determined' },
  });
  expect(tour.fields.find(({ name }) => name === 'priceRange')).toMatchObject({ default: 'Rs ' });
});

// Proves RULE-10, RULE-11, RULE-12, BUSINESS-RULE-01, BUSINESS-RULE-02.
test('a business says who it is and how to reach it, and either its website or its address', () => {
  const both = 'businessType businessName description location email phone imageUrl';
  expect(required(businessListing, 'internal').sort()).toEqual(sorted(`${both} contactName address`));
  expect(required(businessListing, 'external').sort()).toEqual(sorted(`${both} redirectUrl`));
});

test('every form of a tour and of a business may say what its price is for', () => {
  for (const kind of [tour, businessListing] as Kind[])
    for (const variant of kind.variants) {
      const asked = fieldsOf(kind, variant).find(({ name }) => name === 'priceUnit');
      expect(asked?.options?.length, `${kind.name} ${variant}`).toBeGreaterThan(1);
      expect(asked?.required).toBeUndefined();
    }
});

// Proves BLOG-FORM-02, BLOG-FORM-03, BLOG-RULE-01, BLOG-RULE-02, BLOG-RULE-03, BLOG-RULE-05.
test('a blog kept elsewhere needs its address and picture; one written here its title and words', () => {
  expect(required(blog, 'external').sort()).toEqual(sorted('title author blogUrl image'));
  expect(required(blog, 'internal').sort()).toEqual(sorted('title content'));
  expect(required(blog, 'adminInternal').sort()).toEqual(sorted('title author content'));
});

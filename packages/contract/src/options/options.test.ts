import { expect, test } from 'vitest';
import {
  adminBusinessTypes,
  availabilities,
  bookingWays,
  businessTypes,
  featuredStatuses,
  languageGroups,
  languages,
  openingHoursTemplates,
  pricePresets,
  specializations,
  tourTypes,
  vehicleFeatures,
  vehicleTypes,
} from './options.ts';
import { districtProvinces, districts, popularDistricts, provinces } from './places.ts';

const labels = (options: readonly { label: string }[]) => options.map(({ label }) => label);
const values = (options: readonly { value: string }[]) => options.map(({ value }) => value);

// Proves ENTITY-13.
test('seven vehicle types are kept and shown in these words', () => {
  expect(values(vehicleTypes)).toEqual(['car', 'van', 'minibus', 'largebus', 'suv', 'taxi', 'threeWheeler']);
  expect(labels(vehicleTypes)).toEqual([
    'Car',
    'Van',
    'Mini Bus',
    'Large Bus',
    'SUV',
    'Taxi',
    'Three Wheeler',
  ]);
  expect(values(availabilities)).toContain('available');
});

// Proves VEHICLE-FORM-03, OWN-ENTITY-09.
test('a vehicle has eleven features to choose from', () => {
  expect(labels(vehicleFeatures)).toEqual([
    'Air Conditioning',
    'GPS Navigation',
    'Bluetooth Audio',
    'Leather Seats',
    'Luggage Space',
    'Child Seat Available',
    'First Aid Kit',
    'Wifi',
    'USB Charging',
    'TV/Entertainment System',
    'Wheelchair Accessible',
  ]);
});

// Proves LIMIT-23, OWN-ENTITY-17, OWN-ENTITY-41.
test('a guide has twelve specializations to choose from', () => {
  expect(labels(specializations).join(', ')).toBe(
    'Cultural, Adventure, Wildlife, Historical, Hiking, Photography, Food, Religious, Beach, City, Nature, Architectural',
  );
});

// Proves LIMIT-24, OWN-ENTITY-13, OWN-ENTITY-14, OWN-ENTITY-15, OWN-ENTITY-16.
test('languages stand in four groups', () => {
  const groups = Object.entries(languageGroups).map(
    ([name, group]) => `${name}: ${labels(group).join(', ')}`,
  );
  expect(groups).toEqual([
    'Local: English, Sinhala, Tamil',
    'European: French, German, Italian, Spanish, Dutch, Russian, Polish',
    'Asian: Mandarin Chinese, Cantonese, Japanese, Korean, Thai, Vietnamese, Malay',
    'Other: Arabic, Hebrew, Persian, Hindi, Malayalam, Bengali, Urdu',
  ]);
  expect(new Set(values(languages)).size).toBe(24);
});

// Proves OWN-ENTITY-29.
test('a business is of one of four types, or of two more that administrators may choose', () => {
  expect(values(businessTypes)).toEqual(['hotel', 'restaurant', 'cafe', 'localEatery']);
  expect(values(adminBusinessTypes).slice(4)).toEqual(['shop', 'other']);
});

// Proves OWN-ENTITY-23.
test('a tour is of one of five types, kept in small letters and shown capitalised', () => {
  expect(values(tourTypes)).toEqual(['cultural', 'adventure', 'safari', 'nature', 'other']);
  expect(labels(tourTypes)).toEqual(['Cultural', 'Adventure', 'Safari', 'Nature', 'Other']);
  expect(labels(bookingWays)).toEqual(['Direct Booking', 'Contact Required']);
});

// Proves ENTITY-19, ENTITY-20, LIMIT-22, VEHICLE-FORM-04, OWN-ENTITY-41.
test('there are 25 districts in 9 provinces, four of them popular', () => {
  expect(districts).toHaveLength(25);
  expect([districts[0], districts.at(-1)]).toEqual(['Ampara', 'Vavuniya']);
  expect(provinces).toHaveLength(9);
  expect(new Set(Object.values(districtProvinces))).toEqual(new Set(provinces));
  expect(popularDistricts).toEqual(['Colombo', 'Kandy', 'Galle', 'Nuwara Eliya']);
});

// Proves LIMIT-20, BUSINESS-RULE-04, BUSINESS-RULE-06.
test('a business chooses from four price ranges and three opening hours', () => {
  expect(labels(pricePresets)).toEqual(['Under 1,000', '1,000-3,000', '3,000-6,000', 'Above 6,000']);
  expect(labels(openingHoursTemplates)).toEqual(['Weekdays 9-5', 'Daily 10AM-10PM', 'Restaurant Hours']);
});

// Proves OWN-STATE-13.
test('a listing is featured nowhere, on the homepage or with destinations', () => {
  expect(values(featuredStatuses)).toEqual(['none', 'homepage', 'destination']);
});

import { expect, test } from 'vitest';
import { districtNamed } from './district-named.ts';

test.each([
  ['Kandy', 'Kandy'],
  [' KANDY city ', 'Kandy'],
  ['Kandy District', 'Kandy'],
  ['Ella, Badulla', 'Badulla'],
  ['Mirissa', 'Matara'],
  ['Bambalapitiya, Colombo 4', 'Colombo'],
  ['Galle Face, Colombo 03', 'Colombo'],
  ['Arugam Bay (Pottuvil)', 'Ampara'],
  ['Trinco', 'Trincomalee'],
  ['මහනුවර', 'Kandy'],
])('%s is in %s', (location, district) => {
  expect(districtNamed(location)).toBe(district);
});

test.each([
  ['Galle Road', 'a road that is called after a town'],
  ['Ella, Kandy', 'two districts'],
  ['Kandy to Ella', 'a way'],
  ['Udawalawe', 'a park that lies in two districts'],
  ['Yala', 'a park that lies in two districts'],
  ['Somewhere quiet', 'no place that is known'],
  ['', 'nothing'],
])('%s names %s, so no district', (location) => {
  expect(districtNamed(location)).toBeNull();
});

test('an address is read where the location says nothing, and not where it says two things', () => {
  expect(districtNamed('By the lake', '12 Galle Road,\nHikkaduwa, Sri Lanka')).toBe('Galle');
  expect(districtNamed('Kandy', 'Galle')).toBe('Kandy');
  expect(districtNamed('Ella, Kandy', 'Galle')).toBeNull();
  expect(districtNamed(undefined, undefined)).toBeNull();
});

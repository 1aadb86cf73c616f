import { expect, test } from 'vitest';
import { districtChoices } from '~/lib/list/district-choices.ts';
import { mainLinks, site } from './site.ts';

// Proves NAV-02, NAV-03, NAV-04, NAV-05, NAV-06, NAV-07, NAV-08, NAV-10, NAV-11, NAV-22.
test('the navigation bar leads to the specified pages', () => {
  expect(mainLinks.map(({ label, to }) => `${label} ${to}`)).toEqual([
    'Home /',
    'Destinations /destinations',
    'Map /map',
    'Tour List /tours',
    'Tour Guides /tour-guides',
    'Blogs /blogs',
    'Bookings /affiliate-links',
    'Partnership /partnership',
    'Vehicles /vehicles',
  ]);
  expect(site.social).toHaveLength(3);
});

// Proves MAP-01, MAP-02.
test('of the 25 districts the popular ones are offered first', () => {
  const [popular, others] = districtChoices;
  expect(popular?.label).toBe('Popular');
  expect(popular?.options.map(({ value }) => value)).toEqual(['Colombo', 'Kandy', 'Galle', 'Nuwara Eliya']);
  expect(others?.options).toHaveLength(21);
});

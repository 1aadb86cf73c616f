import { expect, test } from 'vitest';
import { field } from './field.ts';
import { chipOf, facetsOf, filtersOf } from './filters.ts';
import { tour, tourGuide, vehicle } from './kinds/index.ts';

const crafts = [
  { value: 'batik', label: 'Batik' },
  { value: 'masks', label: 'Mask carving' },
];

test('a filter follows from its field: label, options and how it is asked', () => {
  const fields = [
    field('crafts', 'choices', 'Crafts', { section: 'Work', options: crafts }),
    field('craft', 'choice', 'Craft', { section: 'Work', options: crafts }),
    field('openOnSundays', 'flag', 'Open on Sundays', { section: 'Work' }),
  ];
  const asked = [
    { name: 'crafts', field: 'crafts' },
    { name: 'craft', field: 'craft' },
    { name: 'sundays', field: 'openOnSundays' },
  ];
  expect(filtersOf(fields, asked)).toMatchObject([
    { label: 'Crafts', options: crafts, control: 'checkboxes' },
    { label: 'Craft', options: crafts, control: 'select' },
    { options: [{ value: 'true', label: 'Open on Sundays' }], control: 'checkbox' },
  ]);
  expect(() => filtersOf(fields, [{ name: 'colour', field: 'colour' }])).toThrow('looks at no field');
});

test('the facets of a listing follow from what it answers to the fields of its filters', () => {
  const facets = facetsOf(vehicle.filters, {
    vehicleType: 'van',
    servingAreas: ['Uva', 'Central'],
    hasAC: false,
    features: null,
  });
  expect(facets).toEqual(['type:van', 'area:Uva', 'area:Central']);
  expect(facetsOf(vehicle.filters, { hasAC: true })).toEqual(['ac:true']);
  const areas = { preferredAreas: ['Kandy', 'Matale'], tourAreas: ['Kandy', 'Galle'] };
  expect(facetsOf(tourGuide.filters, areas)).toEqual(['district:Kandy', 'district:Matale', 'district:Galle']);
});

test('a tour of no type counts as another, and is booked where it links to', () => {
  expect(facetsOf(tour.filters, {})).toEqual(['type:other', 'booking:contact']);
  expect(facetsOf(tour.filters, { bookingUrl: 'https://example.lk' })).toContain('booking:direct');
});

test('the words of a value that is on name its option', () => {
  expect(chipOf({ options: crafts }, 'masks')).toBe('Mask carving');
  expect(chipOf({ options: crafts, chip: (value) => `Makes ${value}` }, 'batik')).toBe('Makes Batik');
});

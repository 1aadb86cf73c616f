import {
  adminBusinessTypes,
  bookingWays,
  labelOf,
  tourTypes,
  vehicleTypes,
} from '@serendib/contract/options/options';
import { formatLkr } from '@serendib/contract/words/lkr';
import type { ListQuery } from '~/lib/list/list-address.ts';

const quoted = (value: string) => `“${value}”`;
const rupees = (value: string) => formatLkr(Number(value));

/** Words for the filters that every list has. */
export const commonFilters = [
  { name: 'search', words: quoted },
  { name: 'minPrice', words: (value: string) => `From ${rupees(value)}` },
  { name: 'maxPrice', words: (value: string) => `Up to ${rupees(value)}` },
  { name: 'seats', words: (value: string) => `${value} seats or more` },
];

/** How many filters are on, order apart. */
export const activeCount = (query: ListQuery) =>
  Object.entries(query).reduce(
    (sum, [name, value]) => (name === 'sort' ? sum : sum + [value].flat().length),
    0,
  );

export const activeVehicleFilters = [
  ...commonFilters,
  { name: 'type', words: (value: string) => labelOf(vehicleTypes, value) },
  { name: 'area', words: (value: string) => `${value} Province` },
  { name: 'ac', words: () => 'Air conditioned' },
  { name: 'feature', words: (value: string) => value },
];

export const activeGuideFilters = [
  ...commonFilters,
  { name: 'language', words: (value: string) => `Speaks ${value}` },
  { name: 'specialization', words: (value: string) => `${value} tours` },
  { name: 'district', words: (value: string) => value },
];

export const activeTourFilters = [
  ...commonFilters,
  { name: 'type', words: (value: string) => labelOf(tourTypes, value) },
  { name: 'booking', words: (value: string) => labelOf(bookingWays, value) },
  { name: 'district', words: (value: string) => value },
];

export const activeBusinessFilters = [
  ...commonFilters,
  { name: 'type', words: (value: string) => labelOf(adminBusinessTypes, value) },
  { name: 'district', words: (value: string) => value },
  { name: 'amenity', words: (value: string) => value },
];

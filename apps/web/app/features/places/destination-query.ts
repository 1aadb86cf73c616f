import { destinationCategories } from '@serendib/contract/options/options';
import { districts, provinces } from '@serendib/contract/options/places';
import type { Parameter } from '~/lib/list/list-address.ts';

const options = (names: readonly string[]) => names.map((value) => ({ value, label: value }));

/** What the list of destinations is narrowed by. */
export const destinationParameters: Parameter[] = [
  { name: 'search' },
  { name: 'district', options: options(districts) },
  { name: 'province', options: options(provinces) },
  { name: 'category', options: destinationCategories },
  { name: 'sort', options: options(['rating', 'name']) },
];

export const activeDestinationFilters = [
  { name: 'search', words: (value: string) => `“${value}”` },
  { name: 'district', words: (value: string) => value },
  { name: 'province', words: (value: string) => `${value} Province` },
  { name: 'category', words: (value: string) => value },
];

import { labelOf } from '@serendib/contract/options/option';
import { destinationCategories } from '@serendib/contract/options/options';
import { districts, placeName, provinces } from '@serendib/contract/options/places';
import { t } from '@serendib/contract/words/t';
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
  { name: 'district', words: placeName },
  { name: 'province', words: (value: string) => t('{province} Province', { province: placeName(value) }) },
  { name: 'category', words: (value: string) => labelOf(destinationCategories, value) },
];

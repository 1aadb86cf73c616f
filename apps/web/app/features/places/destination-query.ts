import { monthName } from '@serendib/contract/calendar';
import { labelOf } from '@serendib/contract/options/option';
import { destinationCategories } from '@serendib/contract/options/options';
import { districts, placeName, provinces } from '@serendib/contract/options/places';
import { monthNames } from '@serendib/contract/season/months-in';
import { t } from '@serendib/contract/words/t';
import { type Chips, chipsFrom } from '~/lib/list/chips.ts';
import type { ListQuery } from '~/lib/list/list-address.ts';
import { mapParameters, nearParameters } from '~/lib/list/near.ts';
import type { Parameter } from '~/lib/list/read-address.ts';

/** A line of its own: shared with the lists of administrators, it would be one more file that the page begins with. */
const options = (names: readonly string[]) => names.map((value) => ({ value, label: value }));

const monthOptions = monthNames.map((_, index) => ({
  value: String(index + 1),
  label: monthName(index + 1),
}));

/** What the list of destinations is narrowed by. */
export const destinationParameters: Parameter[] = [
  { name: 'search' },
  { name: 'district', options: options(districts) },
  { name: 'province', options: options(provinces) },
  { name: 'category', options: destinationCategories },
  {
    name: 'month',
    options: monthOptions,
    aliases: Object.fromEntries(monthNames.map((name, index) => [name, String(index + 1)])),
  },
  ...nearParameters,
  ...mapParameters,
  { name: 'sort', options: options(['rating', 'name', 'month', 'nearest']) },
];

const words: Record<string, (value: string) => string> = {
  search: (value) => `“${value}”`,
  district: placeName,
  province: (value) => t('{province} Province', { province: placeName(value) }),
  category: (value) => labelOf(destinationCategories, value),
  month: (value) => t('Good in {month}', { month: monthName(Number(value)) }),
};

/** The words of all that an address of the list asks for. */
export const chipsOf = (query: ListQuery, area: string): Chips =>
  chipsFrom([...Object.entries(words), ['near', () => area]], query);

import { chipOf } from '@serendib/contract/listings/filters';
import type { Kind } from '@serendib/contract/listings/kind';
import { formatLkr } from '@serendib/contract/words/lkr';
import { t } from '@serendib/contract/words/t';
import { type ListQuery, valuesOf } from '~/lib/list/list-address.ts';
import { daysInChip } from '~/lib/plans/plan-words.ts';

/** What narrows a list, by its name in the address and its value, in words. */
export type Chips = Record<string, Record<string, string>>;

const rupees = (value: string) => formatLkr(Number(value));

/** The filters that every list has. */
const common: Record<string, (value: string) => string> = {
  search: (value) => `“${value}”`,
  minPrice: (value) => t('From {price}', { price: rupees(value) }),
  maxPrice: (value) => t('Up to {price}', { price: rupees(value) }),
  seats: (value) => t('{seats} seats or more', { seats: value }),
};

/** The words of all that an address asks for; each word of a search stands alone as well, for where less is asked for. */
export function chipsOf(kind: Kind, query: ListQuery, area: string): Chips {
  const words = [
    ...Object.entries(common),
    ['near', (_: string) => area] as const,
    ['from', () => daysInChip(query)] as const,
    ...kind.filters.map((filter) => [filter.name, (value: string) => chipOf(filter, value)] as const),
  ];
  return Object.fromEntries(
    words.flatMap(([name, inWords]) => {
      const values = valuesOf(query, name);
      const parts = name === 'search' ? values.flatMap((value) => value.split(/\s+/)) : [];
      const said = [...values, ...parts].map((value) => [value, inWords(value)]);
      return said.length > 0 ? [[name, Object.fromEntries(said)]] : [];
    }),
  );
}

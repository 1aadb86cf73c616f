import { chipOf } from '@serendib/contract/listings/filters';
import type { Kind } from '@serendib/contract/listings/kind';
import { formatLkr } from '@serendib/contract/words/lkr';
import { t } from '@serendib/contract/words/t';
import { type Chips, chipsFrom } from '~/lib/list/chips.ts';
import type { ListQuery } from '~/lib/list/list-address.ts';
import { daysInChip } from '~/lib/plans/plan-words.ts';

const rupees = (value: string) => formatLkr(Number(value));

/** The filters that every list has. */
const common: Record<string, (value: string) => string> = {
  search: (value) => `“${value}”`,
  minPrice: (value) => t('From {price}', { price: rupees(value) }),
  maxPrice: (value) => t('Up to {price}', { price: rupees(value) }),
  seats: (value) => t('{seats} seats or more', { seats: value }),
};

/** The words of all that an address of a kind's list asks for. */
export const chipsOf = (kind: Kind, query: ListQuery, area: string): Chips =>
  chipsFrom(
    [
      ...Object.entries(common),
      ['near', () => area],
      ['from', () => daysInChip(query)],
      ...kind.filters.map((filter) => [filter.name, (value: string) => chipOf(filter, value)] as const),
    ],
    query,
  );

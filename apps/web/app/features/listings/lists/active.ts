import type { Chips } from '~/lib/list/chips.ts';
import { belongsToAnother, type ListQuery } from '~/lib/list/list-address.ts';
import type { ActiveFilter } from '~/ui/list/active-filters.tsx';

/** The words of what narrows a list, as its page wants them. */
export const activeOf = (chips: Chips): ActiveFilter[] =>
  Object.entries(chips).map(([name, words]) => ({ name, words: (value) => words[value] ?? value }));

/** How many filters are on, order and distance apart. */
export const activeCount = (query: ListQuery) =>
  Object.entries(query).reduce(
    (sum, [name, value]) => (name === 'sort' || belongsToAnother(name) ? sum : sum + [value].flat().length),
    0,
  );

import { hasArea, type Kind, takesDays } from '@serendib/contract/listings/kind';
import { rupeesAsked, seatsAsked } from '@serendib/contract/listings/numbers-asked';
import { mapParameters, nearParameters } from '~/lib/list/near.ts';
import type { Parameter } from '~/lib/list/read-address.ts';

/** The parameters that the list page of a kind understands, besides the page of results itself. */
export const parametersOf = (kind: Kind): Parameter[] => [
  { name: 'search' },
  ...kind.filters.map(({ name, options, aliases }) => ({ name, options, ...(aliases && { aliases }) })),
  ...(kind.seatsOf ? [{ name: 'seats', number: seatsAsked }] : []),
  ...(kind.pricedBy
    ? [
        { name: 'minPrice', number: rupeesAsked },
        { name: 'maxPrice', number: rupeesAsked },
      ]
    : []),
  ...(takesDays(kind) ? [{ name: 'from' }, { name: 'to' }] : []),
  ...(hasArea(kind) ? [...nearParameters, ...mapParameters] : []),
  {
    name: 'sort',
    options: ['rating', 'newest', 'price', ...(kind.placedBy ? ['nearest'] : [])].map((value) => ({
      value,
      label: value,
    })),
  },
];

/** The same names as a page's `handle`, so that only they tell one kept page from another. */
export const handleOf = (kind: Kind, ...more: string[]) => ({
  query: [...parametersOf(kind).map(({ name }) => name), 'cursor', ...more],
});

import type { Sort } from '@serendib/contract/listings/endpoints';
import type { Kind, KindName } from '@serendib/contract/listings/kind';
import { kinds } from '@serendib/contract/listings/kinds/index';
import { searchTerms } from '../../../../platform/search-terms.ts';

/** A list query of a kind: the parameters of its endpoint, parsed. */
export interface ListQuery {
  kind: KindName;
  limit: number;
  cursor: string | undefined;
  sort: Sort;
  /** Words without anything that full-text search would read as an operator. */
  search: string | undefined;
  /** The words that the last of them begins, where they are known and frequent. */
  begun?: string[] | undefined;
  /** For each filter the facets of which one must be there. */
  facets: string[][];
  minPriceCents: number | undefined;
  maxPriceCents: number | undefined;
  seats: number | undefined;
}

/** `query` has passed the row's schema; which parameters a kind has is known to its data alone. */
export function toListQuery(name: KindName, query: Record<string, unknown>): ListQuery {
  const kind: Kind = kinds[name];
  const numberOf = (value: unknown) => (typeof value === 'number' ? value : undefined);
  const textOf = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined);
  const centsOf = (rupees: unknown) => (typeof rupees === 'number' ? rupees * 100 : undefined);
  const search = textOf(query.search) && searchTerms(String(query.search));
  return {
    kind: name,
    limit: numberOf(query.limit) ?? 24,
    cursor: typeof query.cursor === 'string' ? query.cursor : undefined,
    // By distance a list is read elsewhere, and what has no point is told as recommended.
    sort: query.sort === 'nearest' ? 'recommended' : ((textOf(query.sort) as Sort) ?? 'recommended'),
    search,
    facets: kind.filters
      .map((filter) => ((query[filter.name] ?? []) as string[]).map((value) => `${filter.name}:${value}`))
      .filter((values) => values.length > 0),
    minPriceCents: centsOf(query.minPrice),
    maxPriceCents: centsOf(query.maxPrice),
    seats: numberOf(query.seats),
  };
}

/** Whether anything but order and page was asked for. */
export const isFiltered = ({ search, facets, minPriceCents, maxPriceCents, seats }: ListQuery): boolean =>
  search !== undefined ||
  facets.length > 0 ||
  minPriceCents !== undefined ||
  maxPriceCents !== undefined ||
  seats !== undefined;

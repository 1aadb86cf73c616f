import { daysAhead } from '@serendib/contract/listings/days-asked';
import type { Sort } from '@serendib/contract/listings/endpoints';
import { type Kind, type KindName, takesDays } from '@serendib/contract/listings/kind';
import { kinds } from '@serendib/contract/listings/kinds/index';
import { searchTerms } from '../../../../platform/search/search-terms.ts';
import type { Area } from '../../../destinations/index.ts';

/** A list query of a kind: the parameters of its endpoint, parsed. */
export interface ListQuery {
  kind: KindName;
  limit: number;
  cursor: string | undefined;
  sort: Sort;
  /** Words without anything that full-text search would read as an operator. */
  search: string | undefined;
  /** The words that complete the last of them, where they are known and frequent. */
  completions?: string[] | undefined;
  /** For each filter the facets of which one must be there. */
  facets: string[][];
  minPriceCents: number | undefined;
  maxPriceCents: number | undefined;
  seats: number | undefined;
  /** Those that are busy on one of these days are left out. */
  days: BusyDays | undefined;
  /** Of what words mean, those elsewhere are left out. A list of an area by itself is read by the index of areas: list-in-area.ts. */
  within?: Area | undefined;
}

/** A list that is asked for words. */
export type Searched = ListQuery & { search: string };

/** The days of a journey, and the moment since which holds have ended. */
export interface BusyDays {
  from: string;
  to: string;
  at: string;
}

/** Holds end by themselves: looked at in steps, so that what was counted for one request serves the next. */
const holdStepMs = 300_000;

/** The days that a list was asked for, of kinds that take any. */
export const daysAsked = (
  name: KindName,
  { from, to }: Record<string, unknown>,
): { from: string; to: string } | undefined =>
  takesDays(kinds[name]) && typeof from === 'string' && typeof to === 'string' ? { from, to } : undefined;

/** Those of a list of a kind with a calendar, from which the busy ones are left out: of a journey that has begun, the days ahead. */
export const daysIn = (name: KindName, query: Record<string, unknown>, at: Date): BusyDays | undefined => {
  const days = (kinds[name] as Kind).calendar && daysAsked(name, query);
  return (
    days && {
      ...(daysAhead(days, at) ?? days),
      at: new Date(Math.floor(at.getTime() / holdStepMs) * holdStepMs).toISOString(),
    }
  );
};

/** `query` has passed its endpoint's schema; which parameters a kind has is known to its data alone. */
export function toListQuery(name: KindName, query: Record<string, unknown>, at?: Date): ListQuery {
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
    days: at && daysIn(name, query, at),
  };
}

/** Whether anything but order and page was asked for. */
export const isFiltered = ({
  search,
  facets,
  minPriceCents,
  maxPriceCents,
  seats,
  days,
}: ListQuery): boolean =>
  search !== undefined ||
  facets.length > 0 ||
  minPriceCents !== undefined ||
  maxPriceCents !== undefined ||
  seats !== undefined ||
  days !== undefined;

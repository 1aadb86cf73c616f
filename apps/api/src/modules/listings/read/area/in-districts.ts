import { areaFilterOf, type KindName } from '@serendib/contract/listings/kind';
import { kinds } from '@serendib/contract/listings/kinds/index';
import { type Area, districtsWithin } from '../../../destinations/index.ts';
import type { ListQuery } from '../list/list-query.ts';

/** Facets of which one must be there of what works in an area; undefined for a kind that works in no districts. */
export function facetsIn(area: Area, kind: KindName): string[] | undefined {
  const filter = areaFilterOf(kinds[kind]);
  if (!filter) return undefined;
  const districts = districtsWithin(area).map((district) => `${filter.name}:${district}`);
  // Where there is no place of ours, out at sea or in a forest, nothing is found.
  return districts.length > 0 ? districts : [filter.name];
}

/** Of a kind that works in districts: narrowed to those of which any place lies in the area. */
export function inDistrictsOf(area: Area | undefined, listQuery: ListQuery): ListQuery {
  const facets = area && facetsIn(area, listQuery.kind);
  return facets ? { ...listQuery, facets: [...listQuery.facets, facets] } : listQuery;
}

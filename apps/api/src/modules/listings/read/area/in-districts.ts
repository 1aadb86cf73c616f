import { areaFilterOf } from '@serendib/contract/listings/kind';
import { kinds } from '@serendib/contract/listings/kinds/index';
import { type Area, districtsWithin } from '../../../destinations/index.ts';
import type { ListQuery } from '../list/list-query.ts';

/** Of a kind that works in districts: narrowed to those of which any place lies in the area. */
export function inDistrictsOf(area: Area | undefined, listQuery: ListQuery): ListQuery {
  const filter = areaFilterOf(kinds[listQuery.kind]);
  if (!area || !filter) return listQuery;
  const districts = districtsWithin(area).map((district) => `${filter.name}:${district}`);
  // Where there is no place of ours, out at sea or in a forest, nothing is found.
  return { ...listQuery, facets: [...listQuery.facets, districts.length > 0 ? districts : [filter.name]] };
}

import type { Db } from '../../../platform/database/database.ts';
import { paginateAll } from '../../../platform/lists/paginate-all.ts';
import { searchTerms } from '../../../platform/search/search-terms.ts';
import { findAlike } from '../list/list.queries.ts';
import { type DestinationSlice, findWhole, type StoredDestination } from './admin.queries.ts';
import { cellsOf } from './csv-columns.ts';

export type DestinationQuery = DestinationSlice;

/**
 * All destinations as they stand in a file: what comes out of it can go in again. Spelling is forgiven as in the table beside
 * it, where no place has just the words.
 */
export async function* allDestinations(
  db: Db,
  { search, ...query }: DestinationQuery,
): AsyncGenerator<Record<string, unknown>[]> {
  const words = search && searchTerms(search);
  const isSpelt = async () =>
    (await findWhole(db, { search: words }, { after: undefined, count: 1 })).length > 0;
  const alike = words && !(await isSpelt()) ? await findAlike(db, words) : undefined;
  const filter = { ...query, search: words, alike };
  const pages = paginateAll((after: StoredDestination | undefined, count) =>
    findWhole(db, filter, { after, count }),
  );
  for await (const page of pages) yield page.map(cellsOf);
}

import type { Db } from '../../../platform/database/database.ts';
import { paginateAll } from '../../../platform/paginate-all.ts';
import { searchTerms } from '../../../platform/search-terms.ts';
import { type DestinationSlice, findWhole, type StoredDestination } from './admin.queries.ts';
import { cellsOf } from './csv-columns.ts';

export type DestinationQuery = DestinationSlice;

/** All destinations as they stand in a file: what comes out of it can go in again. */
export async function* allDestinations(
  db: Db,
  { search, ...query }: DestinationQuery,
): AsyncGenerator<Record<string, unknown>[]> {
  const filter = { ...query, search: search ? searchTerms(search) : undefined };
  const pages = paginateAll((after: StoredDestination | undefined, count) =>
    findWhole(db, filter, { after, count }),
  );
  for await (const page of pages) yield page.map(cellsOf);
}

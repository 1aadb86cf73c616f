import type { Db } from '../../../platform/database/database.ts';
import { walk } from '../../../platform/walk.ts';
import { wordsOf } from '../../../platform/words.ts';
import { cellsOf } from './csv-columns.ts';
import { type DestinationSlice, findWhole, type StoredDestination } from './desk.queries.ts';

export type DestinationQuery = DestinationSlice;

/** All destinations as they stand in a file: what comes out of it can go in again. */
export async function* walkDestinations(
  db: Db,
  { search, ...query }: DestinationQuery,
): AsyncGenerator<Record<string, unknown>[]> {
  const wish = { ...query, search: search ? wordsOf(search) : undefined };
  const pages = walk((after: StoredDestination | undefined, count) => findWhole(db, wish, { after, count }));
  for await (const page of pages) yield page.map(cellsOf);
}

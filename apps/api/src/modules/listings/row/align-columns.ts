import { isDeepStrictEqual } from 'node:util';
import { kindNames } from '@serendib/contract/listings/kinds/index';
import { paginateAll } from '../../../platform/lists/paginate-all.ts';
import type { Context } from '../../../platform/module.ts';
import { findColumns, type Known, rewriteColumns } from './details.queries.ts';
import { listingColumns } from './listing-columns.ts';

/** Some ten milliseconds of work, after which the process answers requests again. */
const pageSize = 100;

/**
 * Works out anew what lists know of a listing where its words say something else now: a place that moved in our data or became
 * known, a price that is read otherwise. Page by page, and each row by itself; one that is saved meanwhile stays as it was saved.
 */
export async function alignColumns({ db }: Pick<Context, 'db'>): Promise<void> {
  for (const kind of kindNames) {
    const pages = paginateAll(
      (last: Known | undefined, count) => findColumns(db, kind, { after: last?.id, count }),
      pageSize,
    );
    for await (const page of pages)
      for (const known of page) if (!isAligned(known)) await rewriteColumns(db, known);
  }
}

/** Whether its columns are what its words say, but for a point that was put by hand. */
function isAligned({ kind, details, columns }: Known): boolean {
  const { plate, availability, searchPlace, searchWords, ...said } = listingColumns(kind, details as never);
  const { latitude, longitude, located } = columns;
  return isDeepStrictEqual(located === 'exact' ? { ...said, latitude, longitude, located } : said, columns);
}

import { isDeepStrictEqual } from 'node:util';
import type { Kind } from '@serendib/contract/listings/kind';
import { kindNames, kinds } from '@serendib/contract/listings/kinds/index';
import type { Context } from '../../../platform/module.ts';
import { paginateAll } from '../../../platform/paginate-all.ts';
import { findRead, type Read, rewriteColumns } from './details.queries.ts';
import { listingColumns } from './listing-columns.ts';

/**
 * Reads the price of a listing that was written before prices were read, or before its words were read as they are now. One
 * that is saved meanwhile is left as it was saved.
 */
export async function priceListings({ db }: Pick<Context, 'db'>): Promise<void> {
  for (const kind of kindNames) {
    const { pricedBy }: Kind = kinds[kind];
    if (!pricedBy) continue;
    const pages = paginateAll((last: Read | undefined, count) =>
      findRead(db, kind, { field: pricedBy.field, after: last?.id, count }),
    );
    for await (const page of pages)
      for (const { id, version, details, price } of page)
        if (!isDeepStrictEqual(listingColumns(kind, details as never).price, price))
          await rewriteColumns(db, { id, kind, version, details });
  }
}

import type { Kind } from '@serendib/contract/listings/kind';
import { kindNames, kinds } from '@serendib/contract/listings/kinds/index';
import type { Context } from '../../../platform/module.ts';
import { paginateAll } from '../../../platform/paginate-all.ts';
import { findUnpriced, rewriteColumns, type Unpriced } from './details.queries.ts';
import { listingColumns } from './listing-columns.ts';

/**
 * Reads the price of a listing that was written before prices were read, or before its words could be. One that is saved
 * meanwhile is left as it was saved.
 */
export async function priceListings({ db }: Pick<Context, 'db'>): Promise<void> {
  for (const kind of kindNames) {
    if (!(kinds[kind] as Kind).pricedBy) continue;
    const pages = paginateAll((last: Unpriced | undefined, count) =>
      findUnpriced(db, kind, { after: last?.id, count }),
    );
    for await (const page of pages)
      for (const { id, version, details } of page)
        if (listingColumns(kind, details as never).price)
          await rewriteColumns(db, { id, kind, version, details });
  }
}

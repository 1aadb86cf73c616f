import type { Kind, KindName } from '@serendib/contract/listings/kind';
import { kindNames, kinds } from '@serendib/contract/listings/kinds/index';
import type { Context } from '../../../platform/module.ts';
import { paginateAll } from '../../../platform/paginate-all.ts';
import { findUnplaced, rewriteColumns, type Unplaced } from './details.queries.ts';
import { listingColumns } from './listing-columns.ts';

/** What a kind's lists know of where one is. */
const placesOf = (kind: KindName) => {
  const { fields, placedBy }: Kind = kinds[kind];
  return { district: fields.some(({ name }) => name === 'district'), point: placedBy !== undefined };
};

/**
 * Puts into its district, and gives a point to, a listing that was written before its location was read, or before the
 * place was known here. One that is saved meanwhile is left as it was saved.
 */
export async function placeListings({ db }: Pick<Context, 'db'>): Promise<void> {
  for (const kind of kindNames) {
    const lacking = placesOf(kind);
    if (!lacking.district && !lacking.point) continue;
    const pages = paginateAll((last: Unplaced | undefined, count) =>
      findUnplaced(db, kind, { lacking, after: last?.id, count }),
    );
    for await (const page of pages)
      for (const { id, version, details, ...known } of page) {
        const found = listingColumns(kind, details as never);
        const isPinned = known.located === 'exact';
        if (found.district !== known.district || (!isPinned && found.located !== known.located))
          await rewriteColumns(db, { id, kind, version, details });
      }
  }
}

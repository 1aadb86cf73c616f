import type { KindName } from '@serendib/contract/listings/kind';
import { kindNames, kinds } from '@serendib/contract/listings/kinds/index';
import type { Context } from '../../../platform/module.ts';
import { paginateAll } from '../../../platform/paginate-all.ts';
import { findWithoutDistrict, rewriteColumns, type WithoutDistrict } from './details.queries.ts';
import { listingColumns } from './listing-columns.ts';

const withDistrict = (kind: KindName): boolean => kinds[kind].fields.some(({ name }) => name === 'district');

/**
 * Puts into its district a listing that was written before its location was read, or before the place was known here.
 * One that is saved meanwhile is left as it was saved.
 */
export async function nameDistricts({ db }: Pick<Context, 'db'>): Promise<void> {
  for (const kind of kindNames.filter(withDistrict)) {
    const pages = paginateAll((last: WithoutDistrict | undefined, count) =>
      findWithoutDistrict(db, kind, { after: last?.id, count }),
    );
    for await (const page of pages)
      for (const { id, version, details } of page)
        if (listingColumns(kind, details as never).district)
          await rewriteColumns(db, { id, kind, version, details });
  }
}

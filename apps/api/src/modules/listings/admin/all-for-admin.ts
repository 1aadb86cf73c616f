import type { AdminListRequest, AdminView } from '@serendib/contract/listings/admin-endpoints';
import type { KindName } from '@serendib/contract/listings/kind';
import type { Context } from '../../../platform/module.ts';
import { paginateAll } from '../../../platform/paginate-all.ts';
import type { FoundListing } from '../read/found-listing.ts';
import { mendWords } from '../words/mend-words.ts';
import { findForAdmin } from './admin-list.queries.ts';
import { adminViewsOf } from './admin-list.ts';
import { isIdentifier, toAdminListQuery } from './admin-list-query.ts';

/** All that an administrator's table would show on all its pages. */
export async function* allForAdmin<K extends KindName>(
  context: Pick<Context, 'db' | 'publicUrl'>,
  kind: K,
  query: Partial<AdminListRequest>,
): AsyncGenerator<AdminView[K][]> {
  const { db } = context;
  const listQuery = await toAdminListQuery(db, kind, query);
  const isSpelt = async () =>
    (await findForAdmin(db, listQuery, { after: undefined, count: 1, mended: undefined })).length > 0;
  const isFuzzy = listQuery.typed !== undefined && !isIdentifier(listQuery) && !(await isSpelt());
  const mended = isFuzzy ? await mendWords(db, kind, listQuery.shared.search ?? '') : undefined;
  if (isFuzzy && mended === undefined) return;
  const pages = paginateAll((last: FoundListing | undefined, count) =>
    findForAdmin(db, listQuery, { after: last?.id, count, mended }),
  );
  for await (const page of pages) yield await adminViewsOf(context, kind, page);
}

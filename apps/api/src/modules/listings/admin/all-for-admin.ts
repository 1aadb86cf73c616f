import type { AdminListRequest, AdminView } from '@serendib/contract/listings/admin-endpoints';
import type { KindName } from '@serendib/contract/listings/kind';
import { paginateAll } from '../../../platform/lists/paginate-all.ts';
import type { Context } from '../../../platform/module.ts';
import type { FoundListing } from '../read/found-listing.ts';
import { mendWords } from '../words/mend-words.ts';
import { findForAdmin } from './admin-list.queries.ts';
import { adminViewsOf } from './admin-list.ts';
import { isIdentifier, toAdminListQuery } from './admin-list-query.ts';
import { type AdminPlace, findAdminPlace } from './admin-order.queries.ts';

/** All that an administrator's table would show on all its pages. */
export async function* allForAdmin<K extends KindName>(
  context: Pick<Context, 'db' | 'publicUrl'>,
  kind: K,
  query: Partial<AdminListRequest>,
): AsyncGenerator<AdminView[K][]> {
  const { db } = context;
  const listQuery = await toAdminListQuery(db, kind, query);
  const isSpelt = async () =>
    (await findForAdmin(db, listQuery, { after: undefined, count: 1, mended: undefined })).found.length > 0;
  const isFuzzy = listQuery.typed !== undefined && !isIdentifier(listQuery) && !(await isSpelt());
  const mended = isFuzzy ? await mendWords(db, kind, listQuery.shared.search ?? '') : undefined;
  if (isFuzzy && mended === undefined) return;
  let after: AdminPlace | undefined;
  const pages = paginateAll<FoundListing>(async (_last, count) => {
    const { found } = await findForAdmin(db, listQuery, { after, count, mended });
    const last = found.at(-1);
    // At once: it may have moved when what was read has been sent.
    after = last && (await findAdminPlace(db, listQuery, last));
    return found;
  });
  for await (const page of pages) yield await adminViewsOf(context, kind, page);
}

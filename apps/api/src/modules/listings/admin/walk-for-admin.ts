import type { AdminListRequest, AdminView } from '@serendib/contract/listings/admin-rows';
import type { KindName } from '@serendib/contract/listings/kind';
import type { Context } from '../../../platform/module.ts';
import { walk } from '../../../platform/walk.ts';
import type { FoundListing } from '../read/found-listing.ts';
import { mendWords } from '../words/mend-words.ts';
import { findForAdmin } from './admin-list.queries.ts';
import { adminViewsOf } from './admin-list.ts';
import { adminWishOf, isOfAKind } from './admin-wish.ts';

/** All that an administrator's table would show on all its pages. */
export async function* walkForAdmin<K extends KindName>(
  context: Pick<Context, 'db' | 'publicUrl'>,
  kind: K,
  query: Partial<AdminListRequest>,
): AsyncGenerator<AdminView[K][]> {
  const { db } = context;
  const wish = await adminWishOf(db, kind, query);
  const isSpelt = async () =>
    (await findForAdmin(db, wish, { after: undefined, count: 1, mended: undefined })).length > 0;
  const forgiving = wish.typed !== undefined && !isOfAKind(wish) && !(await isSpelt());
  const mended = forgiving ? await mendWords(db, kind, wish.shared.search ?? '') : undefined;
  if (forgiving && mended === undefined) return;
  const pages = walk((last: FoundListing | undefined, count) =>
    findForAdmin(db, wish, { after: last?.id, count, mended }),
  );
  for await (const page of pages) yield await adminViewsOf(context, kind, page);
}

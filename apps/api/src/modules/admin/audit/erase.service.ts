import { paginateAll } from '../../../platform/lists/paginate-all.ts';
import type { Context } from '../../../platform/module.ts';
import { keptDeletedMs } from '../../listings/index.ts';
import { eraseGone, eraseSearches, findNotErased } from './erase.queries.ts';

/**
 * Takes from the audit what it holds of people whose account or listing was deleted so long ago that nothing is brought back any more, of
 * payments that are not kept any more, and what older releases wrote down of searches.
 */
export async function eraseFromAudit({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<void> {
  const at = clock();
  const before = new Date(at.getTime() - keptDeletedMs);
  await eraseSearches(db, at);
  const pages = paginateAll((last: { id: string } | undefined, count) => findNotErased(db, last?.id, count));
  for await (const page of pages)
    await eraseGone(
      db,
      page.map(({ id }) => id),
      { before, at },
    );
}

import { dayMs } from '@serendib/contract/calendar';
import type { Context } from '../../../platform/module.ts';
import { paginateAll } from '../../../platform/paginate-all.ts';
import { eraseGone, eraseSearches, findNotErased } from './erase.queries.ts';

/** As long as what was deleted can be brought back. */
const keptMs = 30 * dayMs;

/** Takes from the audit what it holds of people whose account or listing was deleted a month ago, and what older releases wrote down of searches. */
export async function eraseFromAudit({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<void> {
  const at = clock();
  const before = new Date(at.getTime() - keptMs);
  await eraseSearches(db, at);
  const pages = paginateAll((last: { id: string } | undefined, count) => findNotErased(db, last?.id, count));
  for await (const page of pages)
    await eraseGone(
      db,
      page.map(({ id }) => id),
      { before, at },
    );
}

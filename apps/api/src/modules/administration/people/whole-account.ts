import type { WholeAccount } from '@serendib/contract/accounts/admin-rows';
import type { Context } from '../../../platform/module.ts';
import { countTheirs, showAccount } from '../../accounts/index.ts';
import { listTakenFreeMonths } from '../../entitlements/index.ts';
import { findBriefs } from '../../listings/index.ts';

const mostListings = 200;

/** One account with what it lists. */
export async function showWholeAccount(
  context: Pick<Context, 'db' | 'publicUrl'>,
  id: string,
): Promise<WholeAccount> {
  const [account, listings, freeMonths, { reviews, sessions }] = await Promise.all([
    showAccount(context, id),
    findBriefs(context, { ownerId: id, count: mostListings }),
    listTakenFreeMonths(context.db, id),
    countTheirs(context.db, id),
  ]);
  return { ...account, listings, freeMonths, reviewCount: reviews, sessionCount: sessions };
}

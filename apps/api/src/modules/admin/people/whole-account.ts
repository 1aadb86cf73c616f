import type { WholeAccount } from '@serendib/contract/accounts/admin-endpoints';
import type { Context } from '../../../platform/module.ts';
import { countTheirs, showAccount } from '../../accounts/index.ts';
import { listTakenFreeMonths } from '../../entitlements/index.ts';
import { countAgreements } from '../../inquiries/index.ts';
import { findSummaries } from '../../listings/index.ts';

const mostListings = 200;

/** One account with what it lists. */
export async function showWholeAccount(
  context: Pick<Context, 'db' | 'publicUrl'>,
  id: string,
): Promise<WholeAccount> {
  const [account, listings, freeMonths, { reviews, sessions }, agreements] = await Promise.all([
    showAccount(context, id),
    findSummaries(context, { ownerId: id, count: mostListings }),
    listTakenFreeMonths(context.db, id),
    countTheirs(context.db, id),
    countAgreements(context.db, id),
  ]);
  return { ...account, listings, freeMonths, reviewCount: reviews, sessionCount: sessions, agreements };
}

import type { Db } from '../../platform/database/database.ts';
import { lockStanding } from '../accounts/index.ts';
import { findOwnerId } from '../listings/index.ts';

/**
 * The owner of a listing, who is locked before it is: an account that is suspended or deleted at this moment takes the
 * listing along or is seen here. What was deleted by then was left out when the account's listings were hidden or shown.
 */
export async function lockOwnerOf(
  db: Db,
  listingId: string,
): Promise<{ hasLeft: boolean; hiddenAt: Date | null }> {
  const ownerId = await findOwnerId(db, listingId);
  if (!ownerId) return { hasLeft: false, hiddenAt: null };
  const owner = await lockStanding(db, ownerId);
  return { hasLeft: !owner, hiddenAt: owner?.suspendedAt ?? null };
}

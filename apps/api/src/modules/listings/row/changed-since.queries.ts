import { pinField } from '@serendib/contract/listings/changed-label';
import { and, eq, gt, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { type Listing, listingRevisions } from '../../../schema/index.ts';

/**
 * Whether a listing says another thing than at an earlier version. A version that a moved pin made says the same: no form has the
 * pin, and no decision is about it.
 */
export async function isChangedSince(
  db: Db,
  { id, version }: Pick<Listing, 'id' | 'version'>,
  seen: number,
): Promise<boolean> {
  if (seen === version) return false;
  // None that it ever had: any number can be sent.
  if (seen < 1 || seen > version) return true;
  const pinAlone = sql`jsonb_array_length(${listingRevisions.changes}) = 1 and ${listingRevisions.changes} -> 0 ->> 'field' = ${pinField}`;
  const moves = await db.$count(
    listingRevisions,
    and(eq(listingRevisions.listingId, id), gt(listingRevisions.version, seen), pinAlone),
  );
  return moves !== version - seen;
}

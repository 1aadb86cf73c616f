import type { KindName } from '@serendib/contract/listings/kind';
import { inEnglish } from '@serendib/messages/translate';
import { recordAudit } from '../../platform/audit/audit.ts';
import type { Visitor } from '../../platform/http/app-types.ts';
import type { Context } from '../../platform/module.ts';
import { unspendAdded } from '../entitlements/index.ts';
import { auditOf, lockAnyListing, lockTheirs, softDelete } from '../listings/index.ts';
import { refuseUnseen, type Seen } from './moderation.service.ts';
import { listingTakenOff } from './moderation-events.ts';
import { findMade, recordDecision } from './undo/decisions.ts';

/**
 * Softly: it is gone from every page at once, and for good a month later. An owner is told of it, and why.
 * Gives the id of an administrator's decision; what owners delete from their profile is no decision and cannot be
 * taken back. In the back office an administrator decides on what is their own as on all else.
 */
export async function deleteListing(
  context: Pick<Context, 'db' | 'clock' | 'jobs' | 'events'>,
  kind: KindName,
  id: string,
  visitor: Visitor,
  asDecision?: Seen & { reason?: string | null | undefined; bulkOf?: number | undefined },
): Promise<string | undefined> {
  const { reason: given, bulkOf, ...seen } = asDecision ?? {};
  const reason = given && inEnglish(given);
  const at = context.clock();
  return context.db.transaction(async (tx) => {
    const gone = seen.from && (await lockAnyListing(tx, id));
    if (gone?.deletedAt) {
      const made = await findMade(tx, gone, { ...seen, actorId: visitor.id, action: 'delete', reason });
      if (made) return made;
    }
    const listing = await lockTheirs(tx, visitor, kind, id, 'delete');
    await refuseUnseen(tx, listing, seen);
    await softDelete(tx, id, at);
    await unspendAdded(tx, id);
    if (!asDecision && visitor.id === listing.ownerId) {
      await context.events.emit(tx, listingTakenOff, { listingId: id });
      return undefined;
    }
    const before = { status: listing.status, details: listing.details };
    await recordAudit(tx, { ...auditOf(visitor, listing, at), action: 'delete', reason, bulkOf, before });
    return recordDecision(context, tx, { listing, actorId: visitor.id, action: 'delete', reason, at });
  });
}

import type { Kind } from '@serendib/contract/listings/kind';
import { kinds } from '@serendib/contract/listings/kinds/index';
import type { Pinned, PinSent } from '@serendib/contract/listings/write-endpoints';
import { t } from '@serendib/contract/words/t';
import { AppError } from '../../../platform/app-error.ts';
import { recordAudit } from '../../../platform/audit/audit.ts';
import type { Visitor } from '../../../platform/http/app-types.ts';
import type { Context } from '../../../platform/module.ts';
import { auditOf, findListingKind, lockTheirs, writePin } from '../../listings/index.ts';

/** Where its owner has put a listing on the map; with null it is where its words say again. Travellers see it at once. */
export async function setPin(
  { db, clock }: Context,
  id: string,
  { visitor, point }: { visitor: Visitor; point: PinSent | null },
): Promise<Pinned> {
  const kind = await findListingKind(db, id);
  if (!kind) throw new AppError('NOT_FOUND');
  const { placedBy }: Kind = kinds[kind];
  if (!placedBy) throw new AppError('INVALID', t('This has no place of its own on the map.'));
  const at = clock();
  return db.transaction(async (tx) => {
    const listing = await lockTheirs(tx, visitor, kind, id, 'edit');
    const after = await writePin(tx, { id, kind, details: listing.details, at }, point);
    if (visitor.id !== listing.ownerId) {
      const { latitude, longitude, located } = listing;
      const before = { latitude, longitude, located };
      await recordAudit(tx, { ...auditOf(visitor, listing, at), action: 'edit', before, after });
    }
    return after;
  });
}

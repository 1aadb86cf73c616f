import { changedLabel, pinField } from '@serendib/contract/listings/changed-label';
import type { Kind } from '@serendib/contract/listings/kind';
import { kinds } from '@serendib/contract/listings/kinds/index';
import type { Pinned, PinSent } from '@serendib/contract/listings/write-endpoints';
import { t } from '@serendib/contract/words/t';
import { valueWords } from '@serendib/contract/words/value-words';
import { AppError } from '../../../platform/app-error.ts';
import type { Visitor } from '../../../platform/http/app-types.ts';
import type { Context } from '../../../platform/module.ts';
import { changedByAnother, findListingKind, lockTheirs, writePin } from '../../listings/index.ts';
import { insertRevision } from '../changing/change.queries.ts';
import { pinAt, pinOf } from './pin-of.ts';

/**
 * Where its owner has put a listing on the map; with null it is where its words say again. Travellers see it at once, and
 * the history of the listing has it.
 */
export async function setPin(
  context: Context,
  id: string,
  { visitor, point }: { visitor: Visitor; point: PinSent | null },
): Promise<Pinned> {
  const { db, clock } = context;
  const kind = await findListingKind(db, id);
  if (!kind) throw new AppError('NOT_FOUND');
  const about: Kind = kinds[kind];
  if (!about.placedBy) throw new AppError('INVALID', t('This has no place of its own on the map.'));
  const at = clock();
  return db.transaction(async (tx) => {
    const listing = await lockTheirs(tx, visitor, kind, id, 'edit');
    const { latitude, longitude, located, details, ownerId } = listing;
    const [from, to] = [pinOf({ latitude, longitude, located }), point && pinAt(point)];
    if (from === to) return { latitude, longitude, located };
    const version = listing.version + 1;
    const after = await writePin(tx, { id, kind, details, version, at }, point);
    await insertRevision(tx, {
      ...{ listingId: id, version, changes: [{ field: pinField, from, to }], at },
      byRole: visitor.id === ownerId ? 'owner' : 'admin',
      actorId: visitor.id,
    });
    const part = { label: changedLabel(about, pinField), from: valueWords(from), to: valueWords(to) };
    const changed = { parts: [part], before: { latitude, longitude, located }, after: { ...after } };
    await changedByAnother(context, tx, { visitor, listing, at }, changed);
    return after;
  });
}

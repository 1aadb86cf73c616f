import { kinds } from '@serendib/contract/listings/kinds/index';
import type { DeletedListing } from '@serendib/contract/moderation/admin-endpoints';
import { t } from '@serendib/contract/words/t';
import { z } from 'zod';
import { AppError } from '../../../platform/app-error.ts';
import { recordAudit } from '../../../platform/audit/audit.ts';
import type { Visitor } from '../../../platform/http/app-types.ts';
import { type Page, pageFrom, readCursor } from '../../../platform/lists/paging.ts';
import type { Context } from '../../../platform/module.ts';
import { auditOf, findToMail, keptDeletedMs, lockAnyListing, undelete } from '../../listings/index.ts';
import { lockOwnerOf } from '../lock-owner-of.ts';
import { broughtBackEmail } from '../moderation-emails.ts';
import { refuseTaken } from '../place-taken.ts';
import { findLastDecision, updateDecision } from '../undo/decisions.queries.ts';
import { followEarlier } from '../undo/decisions.ts';
import { catchUp, lockPremiumOf } from './catch-up.ts';
import { countDeleted, findDeleted } from './deleted.queries.ts';

type Asked = Pick<Context, 'db' | 'clock'>;
type Restoring = Pick<Context, 'db' | 'clock' | 'events' | 'jobs' | 'mailer'>;

const cursorOf = z.tuple([z.literal('deleted'), z.iso.datetime(), z.uuid()]);
const stillThere = ({ clock }: Asked) => new Date(clock().getTime() - keptDeletedMs);

/** What was deleted and can be brought back, the latest first. */
export async function listDeleted(
  context: Asked,
  { limit, cursor, search }: { limit: number; cursor?: string | undefined; search?: string | undefined },
): Promise<Page<DeletedListing>> {
  const place = cursor === undefined ? undefined : readCursor(cursor, cursorOf);
  const after = place && { deletedAt: new Date(place[1]), id: place[2] };
  const deleted = { since: stillThere(context), search };
  const [found, total] = await Promise.all([
    findDeleted(context.db, { ...deleted, after, count: limit + 1 }),
    countDeleted(context.db, deleted),
  ]);
  const { shown, nextCursor } = pageFrom(found, limit, ({ id, deletedAt }) => [
    'deleted',
    deletedAt.toISOString(),
    id,
  ]);
  return {
    items: shown.map(({ id, kind, title, status, deletedAt, ownerId, ownerName, ownerEmail }) => ({
      ...{ _id: id, kind, title, status },
      owner: ownerId ? { _id: ownerId, userName: ownerName ?? '', email: ownerEmail ?? '' } : null,
      deletedAt: deletedAt.toISOString(),
      keptUntil: new Date(deletedAt.getTime() + keptDeletedMs).toISOString(),
    })),
    facts: { total, nextCursor },
  };
}

/**
 * Brings back what was deleted by mistake, as it stood and as its money stands by now; hidden where its owner is suspended by
 * now. Who knows it as deleted is told.
 */
export async function restoreDeleted(context: Restoring, visitor: Visitor, id: string): Promise<undefined> {
  const at = context.clock();
  await context.db
    .transaction(async (tx) => {
      const { hasLeft, hiddenAt } = await lockOwnerOf(tx, id);
      await lockPremiumOf(tx, id);
      const listing = await lockAnyListing(tx, id);
      if (listing && !listing.deletedAt) throw new AppError('NOT_FOUND', t('This is there again already.'));
      if (!listing?.deletedAt || listing.deletedAt < stillThere(context)) throw new AppError('NOT_FOUND');
      if (hasLeft)
        throw new AppError(
          'CONFLICT',
          t('This cannot be taken back any more: its owner has deleted their account.'),
        );
      await undelete(tx, id, { hiddenAt, at });
      const last = await findLastDecision(tx, id);
      if (last?.action === 'delete') await updateDecision(tx, last.id, { undoneAt: at });
      const status = await catchUp(context, tx, id, { since: listing.deletedAt, at });
      await recordAudit(tx, {
        ...auditOf(visitor, listing, at),
        action: 'restore',
        after: { status },
      });
      await followEarlier(context, tx, id);
      const isTold = last?.action !== 'delete' || last.saidAt !== null;
      const owner =
        isTold && visitor.id !== listing.ownerId ? await findToMail(tx, listing.ownerId) : undefined;
      if (!owner) return;
      const isShown = status === 'approved';
      await context.mailer.queue(tx, broughtBackEmail(owner, kinds[listing.kind], listing, { isShown }));
    })
    .catch(refuseTaken);
}

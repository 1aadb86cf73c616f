import type { BulkOutcome } from '@serendib/contract/moderation/review-endpoints';
import { t } from '@serendib/contract/words/t';
import { AppError } from '../../../platform/app-error.ts';
import { recordAudit } from '../../../platform/audit/audit.ts';
import type { Visitor } from '../../../platform/http/app-types.ts';
import type { Context } from '../../../platform/module.ts';
import { undoMs } from '../../../platform/undo.ts';
import { isChangedSince, lockAnyListing, markForImage, restoreState } from '../../listings/index.ts';
import { unmarkPapersDecided } from '../../papers/index.ts';
import { findImagesSince } from '../admin/review.queries.ts';
import { lockOwnerOf } from '../lock-owner-of.ts';
import { oneByOne } from '../one-by-one.ts';
import { refuseTaken } from '../place-taken.ts';
import { catchUp, lockPremiumOf } from '../restore/catch-up.ts';
import { deleteStep, findLastDecision, updateDecision } from './decisions.queries.ts';
import { followEarlier, stands } from './decisions.ts';

type UndoContext = Pick<Context, 'db' | 'clock' | 'jobs' | 'log' | 'events'>;

/** Takes back what an administrator has just decided of listings, each in a transaction of its own. */
export async function undoDecisions(
  context: UndoContext,
  visitor: Visitor,
  { ids, decisions }: { ids: string[]; decisions?: string[] | undefined },
): Promise<{ done: number; results: BulkOutcome[] }> {
  return oneByOne(
    context,
    ids.map((_id) => ({ _id })),
    ({ _id }) => undoDecision(context, visitor, _id, { many: ids.length, decisions }),
  );
}

const tooLate = t('This cannot be taken back any more: its owner has been told.');

async function undoDecision(
  { db, clock, jobs, events }: UndoContext,
  visitor: Visitor,
  id: string,
  { many, decisions }: { many: number; decisions: string[] | undefined },
): Promise<undefined> {
  const at = clock();
  const undone = db.transaction(async (tx) => {
    const { hasLeft, hiddenAt } = await lockOwnerOf(tx, id);
    await lockPremiumOf(tx, id);
    const listing = await lockAnyListing(tx, id);
    const decision = listing && (await findLastDecision(tx, id));
    if (!decision || decision.actorId !== visitor.id)
      throw new AppError('NOT_FOUND', t('There is nothing to take back.'));
    if (decision.saidAt || at.getTime() - decision.at.getTime() > undoMs)
      throw new AppError('CONFLICT', tooLate);
    if (hasLeft)
      throw new AppError(
        'CONFLICT',
        t('This cannot be taken back any more: its owner has deleted their account.'),
      );
    const isMeant = !decisions || decisions.includes(decision.id);
    const stillStands = stands(decision, listing) && !(await isChangedSince(tx, listing, decision.version));
    if (!isMeant || !stillStands)
      throw new AppError('CONFLICT', t('This was changed in the meantime, and cannot be taken back.'));
    await restoreState(tx, id, { before: decision.before, hiddenAt, at });
    // A picture that came while this was not shown is public again with it, and our team has not seen it.
    const hasCome = (await findImagesSince(tx, id, decision.at)).length > 0;
    const isMarked = hasCome && (await markForImage(tx, id, at));
    await updateDecision(tx, decision.id, { undoneAt: at });
    const status = await catchUp({ events }, tx, id, { since: decision.at, at });
    if (decision.stepId) await deleteStep(tx, decision.stepId);
    await unmarkPapersDecided(tx, id, decision.at);
    await recordAudit(tx, {
      ...{ actorId: visitor.id, thing: listing.kind, thingId: id, thingName: listing.title, at },
      // It is not a message: kept in the database.
      action: `undo ${decision.action}`,
      before: { status: listing.status, needsReview: listing.needsReview },
      after: { status, needsReview: isMarked || decision.before.needsReview },
      ...(many > 1 && { bulkOf: many }),
    });
    await followEarlier({ jobs }, tx, id);
    return undefined;
  });
  return undone.catch(refuseTaken);
}

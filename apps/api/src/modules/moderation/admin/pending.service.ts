import type { KindName } from '@serendib/contract/listings/kind';
import type { WaitingListing } from '@serendib/contract/moderation/admin-endpoints';
import { pendingKinds } from '@serendib/contract/moderation/pending-kinds';
import { promisedHours } from '@serendib/contract/moderation/promise';
import { hoursSince } from '@serendib/contract/moderation/waiting';
import { z } from 'zod';
import { AppError } from '../../../platform/app-error.ts';
import { readCounts } from '../../../platform/counters/counters.ts';
import { countCap, type Page, pageFrom, readCursor } from '../../../platform/lists/paging.ts';
import type { Context } from '../../../platform/module.ts';
import { countUnseen, findWaiting } from '../../listings/index.ts';

type Reading = Pick<Context, 'db' | 'publicUrl' | 'clock'>;
type What = 'new' | 'changed';

const cursorOf = (list: string) =>
  z
    .tuple([z.literal(list), z.boolean(), z.iso.datetime({ offset: true }), z.uuid()])
    .transform(([, isLater, since, id]) => ({ isLater, since, id }));

const kindOf = (word: string): KindName => {
  const found = Object.entries(pendingKinds).find(([name]) => name === word);
  if (!found) throw new AppError('NOT_FOUND');
  return found[1];
};

/** What of a kind waits for our team, longest first. */
export async function listPending(
  context: Reading,
  word: string,
  { limit, cursor, what }: { limit: number; cursor?: string | undefined; what: What },
): Promise<Page<WaitingListing>> {
  const kind = kindOf(word);
  // It is not a message: a key.
  const list = `pending ${kind} ${what}`;
  const after = cursor === undefined ? undefined : readCursor(cursor, cursorOf(list));
  const [found, counts, unseen] = await Promise.all([
    findWaiting(context, { kind, what, after, count: limit + 1 }),
    readCounts(context.db),
    countUnseen(context.db),
  ]);
  const now = context.clock().getTime();
  const { shown, nextCursor } = pageFrom(found, limit, ({ place }) => [
    list,
    place.isLater,
    place.since,
    place.id,
  ]);
  const total =
    what === 'new'
      ? counts.listings(kind, 'pending') + unseen(kind)
      : counts.listings(kind, 'review') - unseen(kind);
  return {
    items: shown.map(({ summary }) => {
      const hoursWaited = hoursSince((what === 'changed' && summary.changedAt) || summary.submittedAt, now);
      return { ...summary, hoursWaited, isOverdue: hoursWaited >= promisedHours };
    }),
    facts: {
      total,
      unfiltered: Math.min(total, countCap),
      nextCursor,
    },
  };
}

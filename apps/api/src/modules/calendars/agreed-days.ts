import { daysInWords } from '@serendib/contract/calendar-words';
import type { DaySpan } from '@serendib/contract/calendars/calendar';
import { t } from '@serendib/contract/words/t';
import { AppError } from '../../platform/app-error.ts';
import type { Db } from '../../platform/database/database.ts';
import { databaseError } from '../../platform/database/reason.ts';
import { lockExisting } from '../listings/index.ts';
import { countTakenSince, deleteSpansFrom, findAgreedDays, insertSpan } from './calendars.queries.ts';
import { deleteSeatsFrom } from './departures.queries.ts';

interface Days extends DaySpan {
  listingId: string;
  /** The thread that they come from. */
  fromId: string;
}

const agreedOnce = 'calendar_spans_agreed_once';

/** Refuses what is in the way of agreements: blocked or offered, their days would be promised twice. */
export function refuseAgreed(clashes: readonly DaySpan[], field?: string): void {
  if (clashes.length === 0) return;
  const words = t('There is an agreement on these days: {days}. Cancel it first, or leave them out.', {
    days: clashes.map(daysInWords).join(', '),
  });
  throw new AppError('CONFLICT', words, field ? { [field]: words } : undefined);
}

/**
 * Keeps days for an offer, in place of what the thread held before. Days that another traveller has agreed on are offered to none: who
 * accepted would be refused each time.
 */
export async function holdDays(
  tx: Db,
  { fromId, listingId, from, to }: Days,
  heldUntil: Date,
): Promise<void> {
  await deleteSpansFrom(tx, [fromId]);
  const agreed = await findAgreedDays(tx, listingId, from);
  refuseAgreed(
    agreed.filter((one) => one.from <= to),
    'from',
  );
  await insertSpan(tx, { listingId, source: 'hold', firstDay: from, lastDay: to, heldUntil, fromId });
}

/**
 * Makes days busy by an agreement. Where another agreement has one of them, PostgreSQL refuses; where its owner blocked one since the
 * offer was made, or another calendar brought it, this does. What the owner had blocked before, they have offered all the same.
 */
export async function agreeDays(
  tx: Db,
  { fromId, listingId, from, to, offerId }: Days & { offerId: string },
): Promise<void> {
  await deleteSpansFrom(tx, [fromId]);
  // Who blocks days locks the listing as well: the later of both sees what the other wrote.
  await lockExisting(tx, listingId);
  if ((await countTakenSince(tx, listingId, { from, to }, offerId)) > 0)
    throw new AppError(
      'CONFLICT',
      t(
        'One of these days has been taken elsewhere since the offer was made. Please ask for other days or for a new offer.',
      ),
    );
  try {
    await insertSpan(tx, { listingId, source: 'agreement', firstDay: from, lastDay: to, fromId });
  } catch (error) {
    if (databaseError(error)?.constraint !== agreedOnce) throw error;
    throw new AppError(
      'CONFLICT',
      t('Another traveller has agreed on one of these days in the meantime. Please ask for other days.'),
    );
  }
}

/** What threads held or had agreed is free again: their days, and their places of a departure. */
export async function freeDays(tx: Db, fromIds: readonly string[]): Promise<void> {
  await deleteSpansFrom(tx, fromIds);
  await deleteSeatsFrom(tx, fromIds);
}

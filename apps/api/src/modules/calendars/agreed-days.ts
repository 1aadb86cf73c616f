import type { DaySpan } from '@serendib/contract/calendars/calendar';
import { t } from '@serendib/contract/words/t';
import { AppError } from '../../platform/app-error.ts';
import type { Db } from '../../platform/database/database.ts';
import { databaseError } from '../../platform/database/reason.ts';
import { deleteSpansFrom, insertSpan } from './calendars.queries.ts';
import { deleteSeatsFrom } from './departures.queries.ts';

interface Days extends DaySpan {
  listingId: string;
  /** The thread that they come from. */
  fromId: string;
}

const agreedOnce = 'calendar_spans_agreed_once';

/** Keeps days for an offer, in place of what the thread held before. */
export async function holdDays(
  tx: Db,
  { fromId, listingId, from, to }: Days,
  heldUntil: Date,
): Promise<void> {
  await deleteSpansFrom(tx, fromId);
  await insertSpan(tx, { listingId, source: 'hold', firstDay: from, lastDay: to, heldUntil, fromId });
}

/** Makes days busy by an agreement; where another has one of them, PostgreSQL refuses and nothing of the transaction stands. */
export async function agreeDays(tx: Db, { fromId, listingId, from, to }: Days): Promise<void> {
  await deleteSpansFrom(tx, fromId);
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

/** What a thread held or had agreed is free again: its days, and its places of a departure. */
export async function freeDays(tx: Db, fromId: string): Promise<void> {
  await deleteSpansFrom(tx, fromId);
  await deleteSeatsFrom(tx, fromId);
}

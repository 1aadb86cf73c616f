import { unconfirmedDays } from '@serendib/contract/accounts/kept';
import { addDays } from '@serendib/contract/calendar';
import type { Db } from '../../platform/database/database.ts';
import { deleteUnrecoverable } from '../../platform/jobs/jobs.ts';
import type { Context } from '../../platform/module.ts';
import { deleteEnded } from './accounts.queries.ts';
import {
  deleteEndedTokens,
  emptyUnconfirmed,
  forgetPending,
  notePendingSince,
} from './unconfirmed.queries.ts';

/** So many rows are locked at once. */
const batch = 50;

/** A link for an address that is refused goes with the day for which it would work: most are slips, and asked for anew. */
export async function deleteExpiredTokens({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<void> {
  const now = clock();
  await deleteEnded(db, now);
  await forgetUnconfirmed(db, now);
  await deleteUnrecoverable(db, ['accounts:verify', 'accounts:verify-again']);
}

/** Links are looked at before they are deleted: the last one says since when an address waits in vain. */
async function forgetUnconfirmed(db: Db, now: Date): Promise<void> {
  const before = addDays(now, -unconfirmedDays);
  await notePendingSince(db, now);
  while ((await forgetPending(db, before, batch)) === batch);
  await deleteEndedTokens(db, { now, before });
  while ((await emptyUnconfirmed(db, { before, now, most: batch })) === batch);
}

import { deleteUnrecoverable } from '../../platform/jobs/jobs.ts';
import type { Context } from '../../platform/module.ts';
import { deleteEnded } from './accounts.queries.ts';

/** A link for an address that is refused goes with the day for which it would work: most are slips, and asked for anew. */
export async function deleteExpiredTokens({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<void> {
  await deleteEnded(db, clock());
  await deleteUnrecoverable(db, ['accounts:verify', 'accounts:verify-again']);
}

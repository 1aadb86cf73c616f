import { presenceSeconds } from '@serendib/contract/admin/workspace-endpoints';
import { AppError } from '../../../platform/app-error.ts';
import type { Visitor } from '../../../platform/http/app-types.ts';
import type { Context } from '../../../platform/module.ts';
import { deletePresence, deleteStale, findOthers, upsertPresence } from './presence.queries.ts';

type Reading = Pick<Context, 'db' | 'clock'>;

const freshAt = (at: Date) => new Date(at.getTime() - presenceSeconds * 1000);

/** In the database, so that all processes know it; it ends by itself when nothing more is heard. */
export async function look({ db, clock }: Reading, visitor: Visitor, listingId: string) {
  const at = clock();
  const [looking, fresh] = [{ listingId, userId: visitor.id }, freshAt(at)];
  if (!(await upsertPresence(db, looking, { at, fresh }))) throw new AppError('NOT_FOUND');
  const others = await findOthers(db, looking, fresh);
  return { others: others.map(({ since, ...one }) => ({ ...one, since: since.toISOString() })) };
}

export async function lookAway({ db }: Reading, visitor: Visitor, listingId: string): Promise<undefined> {
  await deletePresence(db, { listingId, userId: visitor.id });
}

export const deleteStalePresence = ({ db, clock }: Reading): Promise<void> =>
  deleteStale(db, freshAt(clock()));

import type { AvailabilityState } from '@serendib/contract/listings/availability';
import { and, eq, isNull, lte } from 'drizzle-orm';
import type { Db } from '../../../../platform/database/database.ts';
import { listings } from '../../../../schema/index.ts';

export interface NewAvailability {
  availability: AvailabilityState;
  awayUntil: string | null;
  /** Of a kind whose details say so too: them anew, and the version that this makes. */
  rewritten?: { details: Record<string, unknown>; version: number };
  at: Date;
}

export async function writeAvailability(
  db: Db,
  id: string,
  { rewritten, at, ...availability }: NewAvailability,
): Promise<void> {
  await db
    .update(listings)
    .set({ ...availability, ...rewritten, updatedAt: at })
    .where(eq(listings.id, id));
}

/** Those that were away until this day, held until the transaction ends; none that another process has in hand. */
export const holdBack = (db: Db, day: string, most: number) =>
  db
    .select()
    .from(listings)
    .where(and(lte(listings.awayUntil, day), isNull(listings.deletedAt)))
    .orderBy(listings.awayUntil)
    .limit(most)
    .for('update', { skipLocked: true });

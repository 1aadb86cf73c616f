import type { Side } from '@serendib/contract/inquiries/inquiry';
import { and, asc, eq, lte } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { inquiryTold, type StoredTold } from '../../../schema/index.ts';

export async function findTold(db: Db, inquiryId: string, side: Side): Promise<StoredTold | undefined> {
  const [found] = await db
    .select()
    .from(inquiryTold)
    .where(and(eq(inquiryTold.inquiryId, inquiryId), eq(inquiryTold.side, side)));
  return found;
}

export async function setTold(db: Db, told: StoredTold): Promise<void> {
  await db
    .insert(inquiryTold)
    .values(told)
    .onConflictDoUpdate({ target: [inquiryTold.inquiryId, inquiryTold.side], set: told });
}

/** Sides that were told so long ago and have more to be told of, those that wait longest first. */
export const findToTell = (db: Db, toldBefore: Date, most: number): Promise<StoredTold[]> =>
  db
    .select()
    .from(inquiryTold)
    .where(and(inquiryTold.waits, lte(inquiryTold.toldAt, toldBefore)))
    .orderBy(asc(inquiryTold.toldAt))
    .limit(most);

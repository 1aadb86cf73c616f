import { and, asc, eq, inArray, isNotNull, ne, or, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import {
  inquiries,
  inquiryMessages,
  inquirySteps,
  offers,
  type StoredInquiry,
} from '../../../schema/index.ts';

const of = (userId: string) => or(eq(inquiries.travellerId, userId), eq(inquiries.partnerId, userId));

export const findAllOf = (db: Db, userId: string): Promise<StoredInquiry[]> =>
  db.select().from(inquiries).where(of(userId)).orderBy(asc(inquiries.id));

const isAgreement = sql`exists (select 1 from agreements a where a.inquiry_id = ${inquiries.id})`;

/**
 * What a person wrote in threads that led to an agreement, which stay, and what they offered that was not agreed on; of a report
 * administrators read `instead` why it is empty.
 */
export async function eraseWritten(db: Db, userId: string, instead: string): Promise<void> {
  for (const [side, person] of [
    ['traveller', inquiries.travellerId],
    ['partner', inquiries.partnerId],
  ] as const) {
    const threads = db.select({ id: inquiries.id }).from(inquiries).where(eq(person, userId));
    await db
      .update(inquiryMessages)
      .set({ text: '' })
      .where(and(eq(inquiryMessages.by, side), inArray(inquiryMessages.inquiryId, threads)));
    await db
      .update(inquirySteps)
      .set({ reason: null })
      .where(and(eq(inquirySteps.by, side), inArray(inquirySteps.inquiryId, threads)));
    await db
      .update(inquiries)
      .set({ reportReason: instead })
      .where(and(eq(inquiries.reportedBy, side), eq(person, userId)));
    await db
      .update(inquiries)
      .set({ earlierReportReason: instead })
      .where(and(isNotNull(inquiries.earlierReportedAt), ne(inquiries.reportedBy, side), eq(person, userId)));
  }
  await db
    .update(inquiries)
    .set({ pickup: '', guestName: null, guestEmail: null })
    .where(eq(inquiries.travellerId, userId));
  await db
    .delete(offers)
    .where(
      and(
        inArray(
          offers.inquiryId,
          db.select({ id: inquiries.id }).from(inquiries).where(eq(inquiries.partnerId, userId)),
        ),
        sql`not exists (select from agreements a where a.offer_id = ${offers.id})`,
      ),
    );
}

/** Whom a person wants to hear no more of, and who wants to hear no more of them. */
export const deleteBlocksOf = (db: Db, userId: string) =>
  db.execute(
    sql`delete from inquiry_blocks where partner_id = ${userId}::uuid or traveller_id = ${userId}::uuid`,
  );

/**
 * Deletes threads that ended long ago, with what hangs on them, but none that administrators look into; how many there
 * were. Keys that open nothing any more go as well.
 */
export async function deleteOld(
  db: Db,
  { threadsBefore, agreedBefore, at }: { threadsBefore: Date; agreedBefore: string; at: Date },
  most: number,
): Promise<number> {
  await db.execute(sql`delete from inquiry_keys where expires_at < ${at.toISOString()}::timestamptz`);
  const { rows } = await db.execute<{ id: string }>(sql`
    select id from inquiries where status in ('declined', 'cancelled', 'expired', 'done') and reported_at is null
      and case when ${isAgreement} then coalesce(last_day, updated_at::date) < ${agreedBefore}::date
        else updated_at < ${threadsBefore.toISOString()}::timestamptz end
    order by id limit ${most} for update skip locked`);
  const ids = sql`array[${sql.join(
    rows.map(({ id }) => sql`${id}::uuid`),
    sql`, `,
  )}]::uuid[]`;
  if (rows.length === 0) return 0;
  await db.execute(sql`delete from agreements where inquiry_id = any(${ids})`);
  await db.execute(sql`delete from inquiries where id = any(${ids})`);
  return rows.length;
}

export async function deleteNeverAgreed(db: Db, userId: string): Promise<void> {
  await db.delete(inquiries).where(and(of(userId), sql`not ${isAgreement}`));
}

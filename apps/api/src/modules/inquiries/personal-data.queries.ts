import { and, asc, eq, or, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { inquiries, inquiryMessages, type StoredInquiry } from '../../schema/index.ts';

const of = (userId: string) => or(eq(inquiries.travellerId, userId), eq(inquiries.partnerId, userId));

export const findAllOf = (db: Db, userId: string): Promise<StoredInquiry[]> =>
  db.select().from(inquiries).where(of(userId)).orderBy(asc(inquiries.id));

const isAgreement = sql`exists (select 1 from agreements a where a.inquiry_id = ${inquiries.id})`;

/** What a person wrote in threads that led to an agreement, which stay. */
export async function eraseWritten(db: Db, userId: string): Promise<void> {
  await db
    .update(inquiryMessages)
    .set({ text: '' })
    .where(
      sql`exists (select 1 from inquiries i where i.id = ${inquiryMessages.inquiryId}
        and i.traveller_id = ${userId}::uuid and ${inquiryMessages.by} = 'traveller'
        or i.id = ${inquiryMessages.inquiryId} and i.partner_id = ${userId}::uuid and ${inquiryMessages.by} = 'partner')`,
    );
  await db
    .update(inquiries)
    .set({ pickup: '', guestName: null, guestEmail: null })
    .where(eq(inquiries.travellerId, userId));
}

export async function deleteNeverAgreed(db: Db, userId: string): Promise<void> {
  await db.delete(inquiries).where(and(of(userId), sql`not ${isAgreement}`));
}

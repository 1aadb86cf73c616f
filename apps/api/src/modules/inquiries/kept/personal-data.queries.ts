import { unnamed } from '@serendib/contract/accounts/unnamed';
import { addDays } from '@serendib/contract/calendar';
import type { Side } from '@serendib/contract/inquiries/inquiry';
import { unsentDays } from '@serendib/contract/inquiries/kept';
import type { Kind } from '@serendib/contract/listings/kind';
import { kindNames, kinds } from '@serendib/contract/listings/kinds/index';
import {
  and,
  asc,
  eq,
  inArray,
  isNotNull,
  isNull,
  ne,
  or,
  type SQL,
  type SQLWrapper,
  sql,
} from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import {
  agreements,
  inquiries,
  inquiryBlocks,
  inquiryMessages,
  inquirySteps,
  listings,
  offers,
  type StoredInquiry,
  users,
} from '../../../schema/index.ts';

const of = (userId: string) => or(eq(inquiries.travellerId, userId), eq(inquiries.partnerId, userId));

/** All that a person has asked, and what has reached them of others: what a guest has not sent is theirs alone. */
export const findAllOf = (db: Db, userId: string): Promise<StoredInquiry[]> =>
  db
    .select()
    .from(inquiries)
    .where(
      or(
        eq(inquiries.travellerId, userId),
        and(eq(inquiries.partnerId, userId), isNotNull(inquiries.sentAt)),
      ),
    )
    .orderBy(asc(inquiries.id));

/** Whom a partner wants to hear no more of; guests without their address, which partners are not told. */
export const findBlockedBy = (db: Db, partnerId: string) =>
  db
    .select({ name: users.userName, at: inquiryBlocks.at })
    .from(inquiryBlocks)
    .leftJoin(users, eq(users.id, inquiryBlocks.travellerId))
    .where(eq(inquiryBlocks.partnerId, partnerId))
    .orderBy(asc(inquiryBlocks.id));

const isAgreement = sql`exists (select 1 from agreements a where a.inquiry_id = ${inquiries.id})`;

const sides = [
  ['traveller', inquiries.travellerId],
  ['partner', inquiries.partnerId],
] as const;

/** Whether the other side of this one has reported a thread, and administrators have not closed that yet. */
const isReportedByOther = (side: Side) =>
  sql`(reported_at is not null and (reported_by <> ${side} or earlier_reported_at is not null))`;

/**
 * What a person wrote in threads that stay, and what they offered that was not agreed on; of their own report administrators read
 * `ours` why it is empty. Where the other side has reported them it stays until the report is closed.
 */
export async function eraseWritten(db: Db, userId: string, ours: string): Promise<void> {
  for (const [side, person] of sides) {
    await eraseSide(db, side, sql`${person} = ${userId}::uuid and not ${isReportedByOther(side)}`, ours);
    await db
      .update(inquiries)
      .set({ reportReason: ours })
      .where(and(eq(inquiries.reportedBy, side), eq(person, userId)));
    await db
      .update(inquiries)
      .set({ earlierReportReason: ours })
      .where(and(isNotNull(inquiries.earlierReportedAt), ne(inquiries.reportedBy, side), eq(person, userId)));
  }
}

/** But the reason of ours for which a thread ended when the side left. Of an agreement its name goes as well. */
async function eraseSide(db: Db, side: Side, which: SQL, ours: string): Promise<void> {
  const threads = db.select({ id: inquiries.id }).from(inquiries).where(which);
  await db
    .update(inquiryMessages)
    .set({ text: '' })
    .where(and(eq(inquiryMessages.by, side), inArray(inquiryMessages.inquiryId, threads)));
  await db
    .update(inquirySteps)
    .set({ reason: null })
    .where(
      and(eq(inquirySteps.by, side), ne(inquirySteps.reason, ours), inArray(inquirySteps.inquiryId, threads)),
    );
  await db
    .update(agreements)
    .set(side === 'traveller' ? { travellerName: null } : { partnerName: null })
    .where(inArray(agreements.inquiryId, threads));
  if (side === 'traveller')
    await db.update(inquiries).set({ pickup: '', guestName: null, guestEmail: null }).where(which);
  else {
    await db
      .delete(offers)
      .where(
        and(
          inArray(offers.inquiryId, threads),
          sql`not exists (select from agreements a where a.offer_id = ${offers.id})`,
        ),
      );
    await eraseTitle(db, threads);
  }
}

/** The kinds that are called by the name of a person. */
const persons = kindNames.filter((kind) => (kinds[kind] as Kind).pictured === 'person');

const isOfPerson = sql`exists (select from ${listings} where ${listings.id} = ${inquiries.listingId} and ${inArray(listings.kind, persons)})`;

/** A title that is the partner's name leaves as the name does, also as the label with which an offer begins. */
async function eraseTitle(db: Db, threads: SQLWrapper): Promise<void> {
  await db.execute(sql`
    update ${offers} set content = jsonb_set(content, '{lines}', (
      select jsonb_agg(case line->>'label' when ${inquiries.listingTitle}
        then jsonb_set(line, '{label}', to_jsonb(${unnamed.guide}::text)) else line end order by place)
      from jsonb_array_elements(content->'lines') with ordinality of_offer (line, place)))
    from ${inquiries} where ${inquiries.id} = ${offers.inquiryId} and ${inquiries.id} in ${threads} and ${isOfPerson}`);
  await db
    .update(inquiries)
    .set({ listingTitle: unnamed.guide })
    .where(and(sql`${inquiries.id} in ${threads}`, isOfPerson));
}

/**
 * The same of agreements whose partner left under the version before, which took their name away and not the title. Gives how many there
 * were.
 */
export async function eraseTitlesOfLeft(db: Db, most: number): Promise<number> {
  const left = await db
    .select({ id: inquiries.id })
    .from(agreements)
    .innerJoin(inquiries, eq(inquiries.id, agreements.inquiryId))
    .innerJoin(users, eq(users.id, inquiries.partnerId))
    .where(
      and(
        ...[isNull(agreements.partnerName), isNotNull(users.deletedAt)],
        ...[ne(inquiries.listingTitle, unnamed.guide), isOfPerson, sql`not ${isReportedByOther('partner')}`],
      ),
    )
    .limit(most)
    .for('no key update', { of: inquiries, skipLocked: true });
  const threads = sql.join(
    left.map(({ id }) => sql`${id}::uuid`),
    sql`, `,
  );
  if (left.length > 0) await eraseTitle(db, sql`(${threads})`);
  return left.length;
}

/** What was put off for a report that is closed now, where a side has left: the thread goes, or of an agreement what that side wrote. */
export async function erasePutOff(
  db: Db,
  { id, travellerId, partnerId }: Pick<StoredInquiry, 'id' | 'travellerId' | 'partnerId'>,
  ours: string,
): Promise<void> {
  const accounts = [partnerId, ...(travellerId ? [travellerId] : [])];
  const left = await db
    .select({ id: users.id })
    .from(users)
    .where(and(inArray(users.id, accounts), isNotNull(users.deletedAt)));
  if (left.length === 0) return;
  await db.delete(inquiries).where(and(eq(inquiries.id, id), sql`not ${isAgreement}`));
  for (const one of left)
    await eraseSide(db, one.id === partnerId ? 'partner' : 'traveller', eq(inquiries.id, id), ours);
}

/**
 * Whom a person wants to hear no more of, and who wants to hear no more of them, also as a guest with the address of their account, which
 * is there still.
 */
export const deleteBlocksOf = (db: Db, userId: string) =>
  db.execute(sql`
    delete from inquiry_blocks where partner_id = ${userId}::uuid or traveller_id = ${userId}::uuid
      or guest_email = (select lower(email) from users where id = ${userId}::uuid and email_verified_at is not null)`);

/** Of a guest who was blocked the address goes with the last that was asked with it. */
export const deleteBlocksOfGone = (db: Db) =>
  db.execute(sql`
    delete from inquiry_blocks block where guest_email is not null and not exists (
      select from inquiries asked where asked.partner_id = block.partner_id and lower(asked.guest_email) = block.guest_email)`);

/**
 * Deletes threads that ended long ago, with what hangs on them, but none that administrators look into, and says which. Keys that
 * open nothing any more go as well.
 */
export async function deleteOld(
  db: Db,
  { threadsBefore, agreedBefore, at }: { threadsBefore: Date; agreedBefore: string; at: Date },
  most: number,
): Promise<string[]> {
  await db.execute(sql`delete from inquiry_keys where expires_at < ${at.toISOString()}::timestamptz`);
  const { rows } = await db.execute<{ id: string }>(sql`
    select id from inquiries where status in ('declined', 'cancelled', 'expired', 'done') and reported_at is null
      and case when ${isAgreement} then coalesce(last_day, updated_at::date) < ${agreedBefore}::date
        when sent_at is null then updated_at < ${addDays(at, -unsentDays).toISOString()}::timestamptz
        else updated_at < ${threadsBefore.toISOString()}::timestamptz end
    order by id limit ${most} for update skip locked`);
  const ids = sql`array[${sql.join(
    rows.map(({ id }) => sql`${id}::uuid`),
    sql`, `,
  )}]::uuid[]`;
  if (rows.length === 0) return [];
  await db.execute(sql`delete from agreements where inquiry_id = any(${ids})`);
  await db.execute(sql`delete from inquiries where id = any(${ids})`);
  return rows.map(({ id }) => id);
}

/** A thread that a guest began with an account's address, but whose link was never opened, is none of the account's, though it holds the address. */
const neverSentAs = (
  userId: string,
) => sql`(traveller_id is null and sent_at is null and lower(guest_email) = (
  select lower(email) from users where id = ${userId}::uuid and email_verified_at is not null))`;

/** But none that administrators look into: it goes when the report is closed. */
export async function deleteNeverAgreed(db: Db, userId: string): Promise<void> {
  await db
    .delete(inquiries)
    .where(and(or(of(userId), neverSentAs(userId)), isNull(inquiries.reportedAt), sql`not ${isAgreement}`));
}

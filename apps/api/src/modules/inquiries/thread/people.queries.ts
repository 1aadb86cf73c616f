import { and, eq, gt, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { inquiryBlocks, inquiryKeys, newId, type StoredInquiry, users } from '../../../schema/index.ts';

export async function findPeople(
  db: Db,
  ids: readonly (string | null)[],
): Promise<Map<string, { email: string; userName: string; isSuspended: boolean }>> {
  const known = [...new Set(ids.flatMap((id) => id ?? []))];
  if (known.length === 0) return new Map();
  const found = await db
    .select({
      id: users.id,
      email: users.email,
      userName: users.userName,
      suspendedAt: users.suspendedAt,
    })
    .from(users)
    .where(and(inArray(users.id, known), isNull(users.deletedAt)));
  return new Map(
    found.map(({ id, suspendedAt, ...rest }) => [id, { ...rest, isSuspended: suspendedAt !== null }]),
  );
}

/** The account that has confirmed this address as its own. */
export async function findAccountOf(db: Db, email: string): Promise<string | null> {
  const [found] = await db
    .select({ id: users.id })
    .from(users)
    .where(
      and(
        sql`lower(${users.email}) = lower(${email})`,
        isNotNull(users.emailVerifiedAt),
        isNull(users.deletedAt),
      ),
    );
  return found?.id ?? null;
}

/** Whether a partner wants to hear no more of a person, who may have been blocked as a guest with the address of their account. */
export async function isBlocked(
  db: Db,
  partnerId: string,
  { travellerId, guestEmail }: Pick<StoredInquiry, 'travellerId' | 'guestEmail'>,
): Promise<boolean> {
  const whom = travellerId
    ? or(
        eq(inquiryBlocks.travellerId, travellerId),
        sql`${inquiryBlocks.guestEmail} = (select lower(email) from users
          where id = ${travellerId}::uuid and email_verified_at is not null)`,
      )
    : eq(inquiryBlocks.guestEmail, guestEmail?.toLowerCase() ?? '');
  return (await db.$count(inquiryBlocks, and(eq(inquiryBlocks.partnerId, partnerId), whom))) > 0;
}

export async function insertBlock(
  db: Db,
  {
    partnerId,
    travellerId,
    guestEmail,
    at,
  }: Pick<StoredInquiry, 'partnerId' | 'travellerId' | 'guestEmail'> & { at: Date },
): Promise<void> {
  const whom = travellerId ? { travellerId } : { guestEmail: guestEmail?.toLowerCase() ?? '' };
  await db
    .insert(inquiryBlocks)
    .values({ id: newId(at), partnerId, ...whom, at })
    .onConflictDoNothing();
}

export const insertKey = (db: Db, key: typeof inquiryKeys.$inferInsert) => db.insert(inquiryKeys).values(key);

export const deleteKeys = (db: Db, inquiryId: string) =>
  db.delete(inquiryKeys).where(eq(inquiryKeys.inquiryId, inquiryId));

export async function hasKey(db: Db, inquiryId: string, keyHash: Buffer, at: Date): Promise<boolean> {
  const mine = and(
    eq(inquiryKeys.inquiryId, inquiryId),
    eq(inquiryKeys.keyHash, keyHash),
    gt(inquiryKeys.expiresAt, at),
  );
  return (await db.$count(inquiryKeys, mine)) > 0;
}

/** The threads that these keys open. */
export async function findOpened(db: Db, keyHashes: readonly Buffer[], at: Date): Promise<Set<string>> {
  if (keyHashes.length === 0) return new Set();
  const found = await db
    .select({ id: inquiryKeys.inquiryId })
    .from(inquiryKeys)
    .where(and(inArray(inquiryKeys.keyHash, [...keyHashes]), gt(inquiryKeys.expiresAt, at)));
  return new Set(found.map(({ id }) => id));
}

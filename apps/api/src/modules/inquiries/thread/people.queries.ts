import { and, eq, gt, inArray, isNull } from 'drizzle-orm';
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

export async function isBlocked(
  db: Db,
  partnerId: string,
  { travellerId, guestEmail }: Pick<StoredInquiry, 'travellerId' | 'guestEmail'>,
): Promise<boolean> {
  const whom = travellerId
    ? eq(inquiryBlocks.travellerId, travellerId)
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

/** Those of these threads that one of these keys opens. */
export async function findOpened(
  db: Db,
  ids: readonly string[],
  keyHashes: readonly Buffer[],
  at: Date,
): Promise<Set<string>> {
  if (ids.length === 0 || keyHashes.length === 0) return new Set();
  const found = await db
    .select({ id: inquiryKeys.inquiryId })
    .from(inquiryKeys)
    .where(
      and(
        inArray(inquiryKeys.inquiryId, [...ids]),
        inArray(inquiryKeys.keyHash, [...keyHashes]),
        gt(inquiryKeys.expiresAt, at),
      ),
    );
  return new Set(found.map(({ id }) => id));
}

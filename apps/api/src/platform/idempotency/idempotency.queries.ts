import { eq, lt } from 'drizzle-orm';
import { idempotencyKeys } from '../../schema/index.ts';
import type { Db } from '../database/database.ts';

/** False where the key is taken; that of a transaction which is still under way is waited for. */
export async function insertKey(db: Db, key: { keyHash: Buffer; bodyHash: Buffer; at: Date }) {
  const written = await db
    .insert(idempotencyKeys)
    .values(key)
    .onConflictDoNothing()
    .returning({ at: idempotencyKeys.at });
  return written.length > 0;
}

export const writeMade = (db: Db, keyHash: Buffer, made: readonly string[]) =>
  db
    .update(idempotencyKeys)
    .set({ made: [...made] })
    .where(eq(idempotencyKeys.keyHash, keyHash));

export async function findKey(db: Db, keyHash: Buffer) {
  const [found] = await db.select().from(idempotencyKeys).where(eq(idempotencyKeys.keyHash, keyHash));
  return found;
}

export const deleteKeysBefore = (db: Db, before: Date) =>
  db.delete(idempotencyKeys).where(lt(idempotencyKeys.at, before));

import type { FastifyRequest } from 'fastify';
import { AppError } from '../app-error.ts';
import type { Db } from '../database/database.ts';
import { hashOf } from '../secrets/tokens.ts';
import { deleteKeysBefore, findKey, insertKey, writeMade } from './idempotency.queries.ts';

/** So long a request may be sent again with its key. */
const keptMs = 24 * 3_600_000;

/** A request that has an `Idempotency-Key`, so that it is known when it is sent again. */
export interface Sending {
  keyHash: Buffer;
  bodyHash: Buffer;
}

type Sent = Pick<FastifyRequest, 'method' | 'url' | 'headers' | 'visitor' | 'body'>;

/** By the key that a caller gave to what it sends; undefined where it gave none. Keys of two accounts, or of two calls, are never the same. */
export function sendingOf({ method, url, headers, visitor, body }: Sent): Sending | undefined {
  const key = headers['idempotency-key'];
  if (typeof key !== 'string' || !key) return undefined;
  const [path] = url.split('?');
  return {
    keyHash: hashOf(JSON.stringify([method, path, visitor?.id ?? null, key])),
    bodyHash: hashOf(JSON.stringify(body ?? null)),
  };
}

/**
 * Makes what is sent and gives the ids of it; sent again with its key, it makes nothing and gives those ids. To be called in the transaction
 * that makes it, so that a key is taken if and only if what it was sent with is there.
 */
export async function once(
  tx: Db,
  sending: Sending | undefined,
  at: Date,
  make: () => Promise<readonly string[]>,
): Promise<readonly string[]> {
  if (!sending) return make();
  if (await insertKey(tx, { ...sending, at })) {
    const made = await make();
    await writeMade(tx, sending.keyHash, made);
    return made;
  }
  const before = await findKey(tx, sending.keyHash);
  // One key for two things is a slip of the caller: neither is taken for the other.
  if (!before?.bodyHash.equals(sending.bodyHash)) throw new AppError('CONFLICT');
  return before.made;
}

/**
 * Has limits count what is sent, and not again what was taken before. Where they refuse it, it may be sent again while its first time is
 * under way: that is waited for, and nothing is refused that was taken meanwhile. To be called before a transaction.
 */
export async function limitOnce(
  db: Db,
  sending: Sending | undefined,
  at: Date,
  limit: () => Promise<void>,
): Promise<void> {
  if (sending && (await findKey(db, sending.keyHash))) return;
  try {
    await limit();
  } catch (refusal) {
    if (!sending || !(refusal instanceof AppError) || refusal.code !== 'TOO_MANY_REQUESTS') throw refusal;
    await db.transaction((tx) =>
      once(tx, sending, at, () => {
        throw refusal;
      }),
    );
  }
}

export const forgetKeys = (db: Db, now: Date) => deleteKeysBefore(db, new Date(now.getTime() - keptMs));

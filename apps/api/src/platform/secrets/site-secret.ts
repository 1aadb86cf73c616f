import { hkdfSync, randomBytes } from 'node:crypto';
import { signingKeys } from '../../schema/index.ts';
import type { Db } from '../database/database.ts';

const known = new WeakMap<Db, Promise<Buffer>>();

/** The secret that all processes and machines of this site share; a process reads it once. */
export function siteSecret(db: Db): Promise<Buffer> {
  const before = known.get(db);
  if (before) return before;
  const asked = findSecret(db);
  known.set(db, asked);
  // A database that was away is asked again.
  asked.catch(() => known.delete(db));
  return asked;
}

/** A key for one purpose, which tells nothing of those for others. */
export const keyFor = (purpose: string, secret: Buffer): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', purpose, 32));

async function findSecret(db: Db): Promise<Buffer> {
  const find = () => db.select({ secret: signingKeys.secret }).from(signingKeys);
  const [kept] = await find();
  if (kept) return kept.secret;
  await db
    .insert(signingKeys)
    .values({ secret: randomBytes(32) })
    .onConflictDoNothing();
  // Of several processes that made one the first has won.
  const [made] = await find();
  if (!made) throw new Error('A signing key was written and is not there.');
  return made.secret;
}

import { hkdfSync, randomBytes } from 'node:crypto';
import type { Db } from '../../../platform/database/database.ts';
import { signingKeys } from '../../../schema/index.ts';

const known = new WeakMap<Db, Promise<Buffer>>();

/** The key for addresses of pictures, derived from the site's secret; a process reads that once. */
export function imageSigningKey(db: Db): Promise<Buffer> {
  const before = known.get(db);
  if (before) return before;
  const asked = findSecret(db).then((secret) =>
    Buffer.from(hkdfSync('sha256', secret, '', 'addresses of pictures', 32)),
  );
  known.set(db, asked);
  // A database that was away is asked again.
  asked.catch(() => known.delete(db));
  return asked;
}

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

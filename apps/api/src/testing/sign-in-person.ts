import { createHash, randomBytes } from 'node:crypto';
import type { Db } from '../platform/database/database.ts';
import { sessions, users } from '../schema/index.ts';

/**
 * A new account with a confirmed address and a session, without the hash of a password to be waited for. In a file of its
 * own: tests of processes load no API beside the one that they start.
 */
export async function signInPerson(
  db: Db,
  person: Partial<typeof users.$inferInsert> = {},
  now = new Date(),
) {
  const token = randomBytes(32).toString('base64url');
  const [user] = await db
    .insert(users)
    .values({
      userName: 'Nimali Perera',
      email: `${randomBytes(6).toString('hex')}@example.lk`,
      emailVerifiedAt: now,
      ...person,
    })
    .returning();
  if (!user) throw new Error('Nobody was made.');
  await db.insert(sessions).values({
    userId: user.id,
    tokenHash: createHash('sha256').update(token).digest(),
    device: 'A test',
    createdAt: now,
    lastSeenAt: now,
    expiresAt: new Date(now.getTime() + 86_400_000),
  });
  return { id: user.id, email: user.email, headers: { authorization: `Bearer ${token}` } };
}

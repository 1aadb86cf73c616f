import type { Session, SignedIn } from '@serendib/contract/accounts/rows';
import type { FastifyRequest } from 'fastify';
import type { Db } from '../../../platform/database/database.ts';
import { Failure } from '../../../platform/failure.ts';
import type { Authenticate } from '../../../platform/http/access.ts';
import type { Visitor } from '../../../platform/http/app-types.ts';
import type { Context } from '../../../platform/module.ts';
import { findUser, takeSignInCode, type User } from '../accounts.queries.ts';
import { arrivalHash } from '../third-party/arrival-code.ts';
import { userView } from '../views.ts';
import { deviceOf } from './device.ts';
import {
  deleteSessionByToken,
  deleteSessionOf,
  deleteSessionsOf,
  extendSession,
  findSession,
  findSessionsOf,
  insertSession,
} from './sessions.queries.ts';
import { bearerOf, hashOf, newToken } from './tokens.ts';

const lifetime = 30 * 24 * 3_600_000;
/** A session in use is written to no more often than this. */
const noticeAfter = 5 * 60_000;

type Keeping = Pick<Context, 'db' | 'clock'>;

/** Begins a session and answers with the only copy of its token. */
export async function beginSession(
  db: Db,
  user: User,
  userAgent: string | undefined,
  now: Date,
): Promise<SignedIn> {
  const token = newToken();
  await insertSession(db, {
    userId: user.id,
    tokenHash: hashOf(token),
    device: deviceOf(userAgent),
    createdAt: now,
    lastSeenAt: now,
    expiresAt: new Date(now.getTime() + lifetime),
  });
  return { ...userView(user), token };
}

/** Whose session a request carries. The role is the one of this moment; a suspended account has no sessions. */
export const authenticateBy =
  ({ db, clock }: Keeping): Authenticate =>
  async (request) => {
    const token = bearerOf(request.headers.authorization);
    if (!token) return null;
    const now = clock();
    const found = await findSession(db, hashOf(token), now);
    if (!found) return null;
    if (now.getTime() - found.lastSeenAt.getTime() > noticeAfter) {
      await extendSession(db, found.id, now, new Date(now.getTime() + lifetime));
    }
    return { id: found.userId, role: found.role, sessionId: found.id };
  };

/** Who is signed in; or who has just come back to this browser from another service, with a code that works once. */
export async function whoAmI(
  { db, clock, publicUrl }: Keeping & Pick<Context, 'publicUrl'>,
  request: FastifyRequest,
): Promise<SignedIn> {
  const token = bearerOf(request.headers.authorization);
  if (!token) throw new Failure('UNAUTHENTICATED');
  if (request.visitor) {
    const user = await findUser(db, request.visitor.id);
    if (user) return { ...userView(user), token };
  }
  const codeHash = arrivalHash(publicUrl, token, request.headers.cookie);
  if (!codeHash) throw new Failure('UNAUTHENTICATED');
  return db.transaction(async (tx) => {
    const now = clock();
    const userId = await takeSignInCode(tx, codeHash, now);
    const user = userId ? await findUser(tx, userId) : undefined;
    if (!user || user.suspendedAt) throw new Failure('UNAUTHENTICATED');
    return beginSession(tx, user, request.headers['user-agent'], now);
  });
}

export async function signOut({ db }: Keeping, request: FastifyRequest): Promise<undefined> {
  const token = bearerOf(request.headers.authorization);
  if (token) await deleteSessionByToken(db, hashOf(token));
}

export async function listSessions({ db, clock }: Keeping, visitor: Visitor): Promise<Session[]> {
  const found = await findSessionsOf(db, visitor.id, clock());
  return found.map(({ id, device, createdAt, lastSeenAt }) => ({
    _id: id,
    device,
    createdAt: createdAt.toISOString(),
    lastSeenAt: lastSeenAt.toISOString(),
    isCurrent: id === visitor.sessionId,
  }));
}

export async function endSession({ db }: Keeping, visitor: Visitor, id: string): Promise<undefined> {
  if (!(await deleteSessionOf(db, visitor.id, id))) throw new Failure('NOT_FOUND');
}

export async function signOutEverywhere({ db }: Keeping, visitor: Visitor): Promise<undefined> {
  await deleteSessionsOf(db, visitor.id);
}

import type { Role, Session, SignedIn } from '@serendib/contract/accounts/endpoints';
import { dayMs } from '@serendib/contract/calendar';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../../../platform/app-error.ts';
import type { Db } from '../../../platform/database/database.ts';
import type { Authenticate } from '../../../platform/http/access.ts';
import type { Visitor } from '../../../platform/http/app-types.ts';
import type { Context } from '../../../platform/module.ts';
import { bearerOf, hashOf, newToken } from '../../../platform/secrets/tokens.ts';
import { findUser, lockUser, type User } from '../accounts.queries.ts';
import { arrivalHash } from '../third-party/exchange-code.ts';
import { findToken, takeSignInCode } from '../tokens.queries.ts';
import { userView } from '../views.ts';
import { countryOfRequest } from './country.ts';
import { deviceNames, deviceOf } from './device.ts';
import { rememberPlace } from './places.service.ts';
import {
  deleteSessionByToken,
  extendSession,
  findSession,
  findSessionsOf,
  insertSession,
} from './sessions.queries.ts';

const hour = 3_600_000;
/** How long a session lasts unused, and at most. */
const lifetimes: Record<Role, { idle: number; longest: number }> = {
  user: { idle: 30 * dayMs, longest: 90 * dayMs },
  admin: { idle: 12 * hour, longest: 7 * dayMs },
};
/** How long a confirmed factor stands for what asks for it. */
const factorFreshMs = 10 * 60_000;
const isFresh = (factorAt: Date | null, now: Date): boolean =>
  factorAt !== null && now.getTime() - factorAt.getTime() <= factorFreshMs;
/** A session in use is written to no more often than this. */
const noticeAfter = 5 * 60_000;

type Keeping = Pick<Context, 'db' | 'clock'>;

/** When a session ends unless it is used again; by the role of this moment, which may be another than when it began. */
function endOf({ createdAt, lastSeenAt }: { createdAt: Date; lastSeenAt: Date }, role: Role): Date {
  const { idle, longest } = lifetimes[role];
  return new Date(Math.min(lastSeenAt.getTime() + idle, createdAt.getTime() + longest));
}

const isOver = (session: { createdAt: Date; lastSeenAt: Date; role: Role }, now: Date): boolean =>
  endOf(session, session.role) <= now;

/** Begins a session and answers with the only copy of its token. */
export async function beginSession(
  db: Db,
  user: User,
  request: FastifyRequest,
  now: Date,
  /** When a second factor was confirmed on the way to it. */
  factorAt: Date | null = null,
): Promise<SignedIn> {
  const token = newToken();
  await insertSession(db, {
    userId: user.id,
    tokenHash: hashOf(token),
    device: deviceOf(request.headers['user-agent']),
    country: await countryOfRequest(request),
    createdAt: now,
    lastSeenAt: now,
    expiresAt: endOf({ createdAt: now, lastSeenAt: now }, user.role),
    factorAt,
  });
  await rememberPlace(db, user.id, request, now);
  request.accountId = user.id;
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
    if (!found || isOver(found, now)) return null;
    if (now.getTime() - found.lastSeenAt.getTime() > noticeAfter) {
      await extendSession(db, found.id, {
        lastSeenAt: now,
        expiresAt: endOf({ ...found, lastSeenAt: now }, found.role),
        country: await countryOfRequest(request),
      });
    }
    const { userId: id, role, language, id: sessionId, factorAt, hasFactor } = found;
    return {
      ...{ id, role, sessionId, ...(language && { language }) },
      ...(hasFactor && { factor: { isConfirmed: factorAt !== null, isFresh: isFresh(factorAt, now) } }),
    };
  };

/** Who is signed in; or who has just come back to this browser from another service, with a code that works once. */
export async function whoAmI(
  { db, clock, publicUrl }: Keeping & Pick<Context, 'publicUrl'>,
  request: FastifyRequest,
): Promise<SignedIn> {
  const token = bearerOf(request.headers.authorization);
  if (!token) throw new AppError('UNAUTHENTICATED');
  if (request.visitor) {
    const user = await findUser(db, request.visitor.id);
    if (user) return { ...userView(user), token };
  }
  const codeHash = arrivalHash(publicUrl, token, request.headers.cookie);
  if (!codeHash) throw new AppError('UNAUTHENTICATED');
  return db.transaction(async (tx) => {
    const now = clock();
    const code = await findToken(tx, codeHash, 'sign-in');
    // The account before its codes, as everywhere: docs/locks.md.
    const user = code && (await lockUser(tx, code.userId));
    if (!user || user.suspendedAt || !(await takeSignInCode(tx, codeHash, now)))
      throw new AppError('UNAUTHENTICATED');
    return beginSession(tx, user, request, now);
  });
}

export async function signOut({ db }: Keeping, request: FastifyRequest): Promise<undefined> {
  const token = bearerOf(request.headers.authorization);
  if (token) await deleteSessionByToken(db, hashOf(token));
}

export async function listSessions(
  { db, clock }: Keeping,
  visitor: Visitor,
  language: string,
): Promise<Session[]> {
  const now = clock();
  // Not by the browser, since some have no Sinhala names of countries.
  const names = new Intl.DisplayNames(language, { type: 'region' });
  const found = await findSessionsOf(db, visitor.id, now);
  return found
    .filter((session) => endOf(session, visitor.accountRole) > now)
    .map(({ id, device, country, createdAt, lastSeenAt }) => ({
      _id: id,
      device,
      ...deviceNames(device),
      country,
      countryName: country && (names.of(country) ?? country),
      createdAt: createdAt.toISOString(),
      lastSeenAt: lastSeenAt.toISOString(),
      isCurrent: id === visitor.sessionId,
    }));
}

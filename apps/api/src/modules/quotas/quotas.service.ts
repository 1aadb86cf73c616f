import { daySeconds } from '@serendib/contract/calendar';
import { t } from '@serendib/contract/words/t';
import { AppError } from '../../platform/app-error.ts';
import type { Db } from '../../platform/database/database.ts';
import type { Visitor } from '../../platform/http/app-types.ts';
import type { Context } from '../../platform/module.ts';
import { rateLimiterIn } from '../../platform/rate-limiter/open-rate-limiter.ts';
import type { RateLimiter } from '../../platform/rate-limiter/rate-limiter.ts';
import { timeIn } from '../../platform/rate-limiter/time-in.ts';
import { type QuotaName, quotas, trustedAfterApprovals, trustOf } from './quota-table.ts';
import { findTrust } from './trust.queries.ts';

/**
 * Counts what an account does, all of it or nothing, against what it may do in a day, and refuses it where it goes beyond: with the
 * database and the rate limiter that it is given, which `takeIn` takes of a transaction. Administrators are not counted.
 */
export async function takeFrom(
  { db, rateLimiter, clock }: Pick<Context, 'db' | 'rateLimiter' | 'clock'>,
  name: QuotaName,
  { id, role }: Pick<Visitor, 'id' | 'role'>,
  count = 1,
): Promise<void> {
  if (role === 'admin') return;
  const found = await findTrust(db, id, trustedAfterApprovals);
  const trust = found ? trustOf(found, clock()) : 'new';
  const most = quotas[name][trust];
  const seconds = await rateLimiter.spend(`${name}-of:${id}`, { most, seconds: daySeconds, count });
  if (seconds === 0) return;
  const words = t('{most} {noun} a day are the most we take from this account. Please go on in {time}.', {
    most,
    noun: quotas[name].noun,
    time: timeIn(seconds),
  });
  const known = t('{words} Accounts that we know longer can send more.', { words });
  throw new AppError('TOO_MANY_REQUESTS', trust === 'trusted' ? words : known, undefined, seconds);
}

/**
 * Counts it in the transaction that writes it, under a lock for which the same that is sent at once waits: what is there by then is not counted
 * again, and what is not written after all was not counted. It counts in the database.
 */
export const takeIn = (
  tx: Db,
  { rateLimiter, clock }: Pick<Context, 'rateLimiter' | 'clock'>,
  name: QuotaName,
  visitor: Pick<Visitor, 'id' | 'role'>,
  count = 1,
): Promise<void> => takeFrom({ db: tx, rateLimiter: within(tx, rateLimiter), clock }, name, visitor, count);

/** What counts in a transaction, where anything is counted. */
export const within = (tx: Db, rateLimiter: RateLimiter): RateLimiter =>
  rateLimiter.isOff ? rateLimiter : rateLimiterIn(tx);

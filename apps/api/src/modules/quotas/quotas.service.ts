import { AppError } from '../../platform/app-error.ts';
import type { Visitor } from '../../platform/http/app-types.ts';
import type { Context } from '../../platform/module.ts';
import { daySeconds, type QuotaName, quotas, trustedAfterApprovals, trustOf } from './quota-table.ts';
import { findTrust } from './trust.queries.ts';

/**
 * Counts one action of an account against what it may do in a day, and refuses it where that is used up. To be called
 * before a transaction, not within one: it asks for a connection of its own. Administrators are not counted.
 */
export async function takeFrom(
  { db, rateLimiter, clock }: Pick<Context, 'db' | 'rateLimiter' | 'clock'>,
  name: QuotaName,
  { id, role }: Visitor,
): Promise<void> {
  if (role === 'admin') return;
  const found = await findTrust(db, id, trustedAfterApprovals);
  const trust = found ? trustOf(found, clock()) : 'new';
  const most = quotas[name][trust];
  const seconds = await rateLimiter.spend(`${name}-of:${id}`, { most, seconds: daySeconds });
  if (seconds === 0) return;
  const more = trust === 'trusted' ? '' : ' Accounts that we know longer can send more.';
  const words = `${most} ${quotas[name].noun} a day are the most we take from this account. Please go on in ${timeIn(seconds)}.${more}`;
  throw new AppError('TOO_MANY_REQUESTS', words, undefined, seconds);
}

function timeIn(seconds: number): string {
  const [count, unit] =
    seconds < 5_400 ? [Math.ceil(seconds / 60), 'minute'] : [Math.ceil(seconds / 3_600), 'hour'];
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}

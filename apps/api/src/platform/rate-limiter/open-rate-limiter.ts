import { createHmac } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import type { Redis } from 'ioredis';
import type { Db } from '../database/database.ts';
import { keyFor, siteSecret } from '../secrets/site-secret.ts';
import { postgresRateLimiter } from './postgres-rate-limiter.ts';
import { type RateLimiter, unlimited } from './rate-limiter.ts';
import { redisRateLimiter, withFallback } from './redis-rate-limiter.ts';

export function openRateLimiter(
  db: Db,
  redis: Redis | 'off' | undefined,
  log: FastifyBaseLogger,
): RateLimiter {
  if (redis === 'off') return unlimited;
  const inPostgres = postgresRateLimiter(db);
  if (!redis) return withHiddenKeys(inPostgres, db);
  let toldAt = 0;
  const either = withFallback(redisRateLimiter(redis), inPostgres, () => {
    if (Date.now() - toldAt < 60_000) return;
    toldAt = Date.now();
    log.warn('Redis is away: rate limits are counted in the database');
  });
  return withHiddenKeys(either, db);
}

/** Counts in the database, and in a transaction: what is counted is taken back with it. */
export const rateLimiterIn = (tx: Db): RateLimiter => withHiddenKeys(postgresRateLimiter(tx), tx);

/** What is counted can be read from a key, and whose it is cannot: a plain hash of the few networks there are could be guessed. */
function withHiddenKeys(rateLimiter: RateLimiter, db: Db): RateLimiter {
  const hide = async (key: string): Promise<string> => {
    const [what, who] = key.split(':', 2);
    if (who === undefined) return key;
    const secret = keyFor('keys of the rate limiter', await siteSecret(db));
    return `${what}:${createHmac('sha256', secret).update(key).digest('base64url')}`;
  };
  return {
    take: async (attempts) =>
      rateLimiter.take(
        await Promise.all(attempts.map(async ({ key, policy }) => ({ key: await hide(key), policy }))),
      ),
    spend: async (key, quota) => rateLimiter.spend(await hide(key), quota),
    forget: async (keys) => rateLimiter.forget(await Promise.all(keys.map(hide))),
  };
}

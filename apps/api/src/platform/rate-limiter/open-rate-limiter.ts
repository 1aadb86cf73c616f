import type { FastifyBaseLogger } from 'fastify';
import type { Redis } from 'ioredis';
import type { Db } from '../database/database.ts';
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
  if (!redis) return inPostgres;
  let toldAt = 0;
  return withFallback(redisRateLimiter(redis), inPostgres, () => {
    if (Date.now() - toldAt < 60_000) return;
    toldAt = Date.now();
    log.warn('Redis is away: rate limits are counted in the database');
  });
}

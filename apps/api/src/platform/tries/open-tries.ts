import type { FastifyBaseLogger } from 'fastify';
import type { Redis } from 'ioredis';
import type { Db } from '../database/database.ts';
import { type Tries, unlimited } from './tries.ts';
import { triesInPostgres } from './tries-in-postgres.ts';
import { triesInRedis, withFallback } from './tries-in-redis.ts';

export function openTries(db: Db, redis: Redis | 'off' | undefined, log: FastifyBaseLogger): Tries {
  if (redis === 'off') return unlimited;
  const inPostgres = triesInPostgres(db);
  if (!redis) return inPostgres;
  let toldAt = 0;
  return withFallback(triesInRedis(redis), inPostgres, () => {
    if (Date.now() - toldAt < 60_000) return;
    toldAt = Date.now();
    log.warn('Redis is away: tries are counted in the database');
  });
}

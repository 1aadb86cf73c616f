import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit';

/** Counts requests for several processes. */
export interface RequestCounter {
  /** Counts one more under this key; how many there are in its window by now, and milliseconds to its end. */
  count(key: string, windowMs: number): Promise<{ current: number; ttl: number }>;
}

/** What the limit of requests counts on. */
export function storeOn(counter: RequestCounter): FastifyRateLimitStoreCtor {
  return class implements FastifyRateLimitStore {
    incr(key: string, done: Parameters<FastifyRateLimitStore['incr']>[1], windowMs: number): void {
      counter.count(key, windowMs).then(
        (counted) => done(null, counted),
        (error) => done(error),
      );
    }

    child(): FastifyRateLimitStore {
      return this;
    }
  };
}

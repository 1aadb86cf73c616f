import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import type { Redis } from 'ioredis';
import { LruMap } from 'toad-cache';

/** Counts requests for several processes. */
export interface RequestCounter {
  /** Counts one more under this key; how many there are in its window by now, and milliseconds to its end. */
  count(key: string, windowMs: number): Promise<{ current: number; ttl: number }>;
}

/** Networks that are counted at a time; those that were not heard of for longest go first. */
const most = 50_000;

/** Counts in memory: for one process, or for the workers that ask it. */
export class RequestCounts implements RequestCounter {
  readonly #windows = new LruMap<{ count: number; endsAt: number }>(most);
  readonly #clock: () => number;

  /** Counts milliseconds; a clock of the machine that is set back would not let windows end. */
  constructor(clock = () => Math.floor(performance.now())) {
    this.#clock = clock;
  }

  /** A window begins with its first request. */
  add(key: string, windowMs: number): { current: number; ttl: number } {
    const now = this.#clock();
    const known = this.#windows.get(key);
    const window = known && known.endsAt > now ? known : { count: 0, endsAt: now + windowMs };
    window.count += 1;
    if (window !== known) this.#windows.set(key, window);
    return { current: window.count, ttl: window.endsAt - now };
  }

  async count(key: string, windowMs: number): Promise<{ current: number; ttl: number }> {
    return this.add(key, windowMs);
  }
}

const script = `
local current = redis.call('INCR', KEYS[1])
if current == 1 then redis.call('PEXPIRE', KEYS[1], ARGV[1]) end
return { current, redis.call('PTTL', KEYS[1]) }
`;

/** Counts for all machines; while Redis is away each counts for itself, so that taking it down lifts no limit. */
export const countedInRedis = (redis: Redis, whileAway: RequestCounter): RequestCounter => ({
  count: async (key, windowMs) => {
    try {
      const [current, ttl] = (await redis.eval(script, 1, `serendib-limit-${key}`, windowMs)) as [
        number,
        number,
      ];
      return { current, ttl };
    } catch {
      return whileAway.count(key, windowMs);
    }
  },
});

/** What the limit of requests counts on. A call with a limit of its own is counted apart from all others. */
export function storeOn(counter: RequestCounter): FastifyRateLimitStoreCtor {
  return class Store implements FastifyRateLimitStore {
    #call = '';

    incr(key: string, done: Parameters<FastifyRateLimitStore['incr']>[1], windowMs: number): void {
      counter.count(this.#call + key, windowMs).then(
        (counted) => done(null, counted),
        (error) => done(error),
      );
    }

    child({ routeInfo }: ChildOptions): FastifyRateLimitStore {
      const store = new Store();
      if (routeInfo.url) store.#call = `${routeInfo.method} ${routeInfo.url} `;
      return store;
    }
  };
}

/** What the library hands over, which its types do not say; without an address it is a limit of no call of its own. */
type ChildOptions = Parameters<FastifyRateLimitStore['child']>[0] & {
  routeInfo: { method?: string | string[]; url?: string };
};

import { LruMap } from 'toad-cache';
import { AppError } from '../../app-error.ts';
import { networkOf } from '../../rate-limiter/network.ts';
import type { LimitSettings } from './limits.ts';
import { countedInRedis, RequestCounts } from './request-counter.ts';

const minuteMs = 60_000;
/** Networks that are refused at a time; those that were not heard of for longest go first. */
const mostRefused = 10_000;

/** Looking for what is not there asks the database each time and is kept by nothing: a network that has done so too often waits. */
export class Misses {
  readonly #refusedUntil = new LruMap<number>(mostRefused);
  readonly #most: number;
  readonly #counter;

  constructor({ perMinute = 600, redis, counter = new RequestCounts() }: Partial<LimitSettings>) {
    this.#most = perMinute;
    this.#counter = redis ? countedInRedis(redis, counter) : counter;
  }

  /** To be called before the database is asked. */
  refuse(ip: string): void {
    const left = (this.#refusedUntil.get(networkOf(ip)) ?? 0) - performance.now();
    if (left > 0) throw new AppError('TOO_MANY_REQUESTS', undefined, undefined, Math.ceil(left / 1_000));
  }

  async count(ip: string): Promise<void> {
    const network = networkOf(ip);
    // While it cannot be counted, nothing is refused.
    const counted = await this.#counter.count(`missed ${network}`, minuteMs).catch(() => undefined);
    if (counted && counted.current >= this.#most)
      this.#refusedUntil.set(network, performance.now() + counted.ttl);
  }
}

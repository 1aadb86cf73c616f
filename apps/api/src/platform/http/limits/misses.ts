import { hash } from 'node:crypto';
import { LruMap } from 'toad-cache';
import { networkOf } from '../../rate-limiter/network.ts';
import type { LimitSettings } from './limits.ts';
import { countedInRedis, RequestCounts } from './request-counter.ts';

const minuteMs = 60_000;
/** Networks that are refused at a time; those that were not heard of for longest go first. */
const mostRefused = 10_000;
/** Pictures that are remembered: those that were found lately, and those that were not. */
const mostRemembered = 10_000;
const foundMs = 5 * minuteMs;
/** A page names the same dead pictures to each who opens it, and they are looked for anew each time: it costs little, and is no search. */
const repeats = 10;

/**
 * Looking for what is not there asks the database each time and is kept by nothing: a network that has done so too often waits. Many people
 * may share it, so that what was found lately is still shown to it, and what was missed lately by anyone is not counted as looked for.
 */
export class Misses {
  readonly #refusedUntil = new LruMap<number>(mostRefused);
  readonly #found = new LruMap<true>(mostRemembered, foundMs);
  readonly #missed = new LruMap<true>(mostRemembered, minuteMs);
  readonly #most: number;
  readonly #counter;

  constructor({ perMinute = 600, redis, counter = new RequestCounts() }: Partial<LimitSettings>) {
    this.#most = perMinute;
    this.#counter = redis ? countedInRedis(redis, counter) : counter;
  }

  /** How many seconds the network has to wait, 0 for none. To be called before the database is asked. */
  secondsToWait(ip: string, what: string): number {
    const left = (this.#refusedUntil.get(networkOf(ip)) ?? 0) - performance.now();
    return left <= 0 || this.#found.get(nameOf(what)) ? 0 : Math.ceil(left / 1_000);
  }

  found(what: string): void {
    this.#found.set(nameOf(what), true);
  }

  async count(ip: string, what: string): Promise<void> {
    const network = networkOf(ip);
    const name = nameOf(what);
    const isRepeated = this.#missed.get(name) !== undefined;
    this.#missed.set(name, true);
    this.#found.delete(name);
    const [key, most] = isRepeated ? ['missed again', this.#most * repeats] : ['missed', this.#most];
    // While it cannot be counted, nothing is refused.
    const counted = await this.#counter.count(`${key} ${network}`, minuteMs).catch(() => undefined);
    if (counted && counted.current >= most) this.#refusedUntil.set(network, performance.now() + counted.ttl);
  }
}

/** Addresses may be long, and are told by those who ask. */
const nameOf = (what: string): string => hash('sha1', what, 'base64');

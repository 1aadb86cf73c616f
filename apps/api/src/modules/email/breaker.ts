import { setTimeout as wait } from 'node:timers/promises';

export interface BreakerSettings {
  /** Tries in a row that failed so, after which it opens. */
  misses: number;
  /** Milliseconds for which it stays open. */
  restMs: number;
  /** Whether it was tried in vain in the way that counts. */
  isMiss(error: unknown): boolean;
  onOpen?(): void;
}

/**
 * A circuit breaker: leaves alone for a while what several in a row waited for in vain. After that one tries, and the
 * others wait for how it fares. Nothing that waits here has used up a try.
 */
export class Breaker {
  readonly #settings: BreakerSettings;
  #misses = 0;
  #restsUntil = 0;
  #trial: Promise<void> | undefined;

  constructor(settings: BreakerSettings) {
    this.#settings = settings;
  }

  /** Does it once it may; throws what it throws, or that `signal` was given while it waited. */
  async run<Result>(work: () => Promise<Result>, signal: AbortSignal): Promise<Result> {
    for (;;) {
      signal.throwIfAborted();
      if (this.#misses < this.#settings.misses) return this.#watch(work);
      if (this.#trial) {
        await Promise.race([this.#trial, aborted(signal)]);
        continue;
      }
      const rest = this.#restsUntil - performance.now();
      if (rest > 0) {
        await wait(rest, undefined, { signal });
        continue;
      }
      const trial = this.#watch(work);
      this.#trial = trial
        .then(
          () => undefined,
          () => undefined,
        )
        .finally(() => {
          this.#trial = undefined;
        });
      return trial;
    }
  }

  async #watch<Result>(work: () => Promise<Result>): Promise<Result> {
    try {
      const result = await work();
      this.#misses = 0;
      return result;
    } catch (error) {
      if (this.#settings.isMiss(error)) this.#miss();
      else this.#misses = 0;
      throw error;
    }
  }

  #miss(): void {
    this.#misses += 1;
    if (this.#misses < this.#settings.misses) return;
    this.#restsUntil = performance.now() + this.#settings.restMs;
    this.#settings.onOpen?.();
  }
}

const aborted = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }));

/** What a check of readiness found, in words that everyone may read. */
export class Impaired extends Error {
  /** Degraded is what costs speed or time, and no call. */
  readonly state: 'degraded' | 'away';

  constructor(state: 'degraded' | 'away', words: string, options?: ErrorOptions) {
    super(words, options);
    this.name = 'Impaired';
    this.state = state;
  }
}

/** One run for all that ask meanwhile. */
export function together<Result>(work: () => Promise<Result>): () => Promise<Result> {
  let running: Promise<Result> | undefined;
  return () => {
    running ??= work().finally(() => {
      running = undefined;
    });
    return running;
  };
}

/** A check that costs something: it is believed for `ms` once it went well, and done once for all that ask meanwhile. */
export function atMostEvery(ms: number, check: () => Promise<unknown>): () => Promise<void> {
  let goodUntil = 0;
  const run = together(async () => {
    await check();
    goodUntil = performance.now() + ms;
  });
  return async () => {
    if (performance.now() >= goodUntil) await run();
  };
}

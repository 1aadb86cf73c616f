import type { RequestCounter } from '@serendib/api/platform/http/limits/request-counter';
import { LruMap } from 'toad-cache';
import type { Count, Counted, ToPrimary } from './messages.ts';

/** Networks that are counted at a time; those that were not heard of for longest go first. */
const most = 50_000;

/** The primary counts for all workers, so that a limit is the same whichever of them a request comes to. */
export class RequestCounts {
  readonly #windows = new LruMap<{ count: number; endsAt: number }>(most);
  readonly #clock: () => number;

  constructor(clock = Date.now) {
    this.#clock = clock;
  }

  count([key, windowMs]: Counted): Count {
    const now = this.#clock();
    const known = this.#windows.get(key);
    const window = known && known.endsAt > now ? known : { count: 0, endsAt: now + windowMs };
    window.count += 1;
    if (window !== known) this.#windows.set(key, window);
    return [window.count, window.endsAt - now];
  }
}

/** A worker asks for all requests of one turn of its event loop at once. */
export class AskedCounts implements RequestCounter {
  readonly #send: (message: ToPrimary) => void;
  readonly #asked = new Map<number, ((count: Count) => void)[]>();
  #waiting: { request: Counted; resolve: (count: Count) => void }[] = [];
  #last = 0;

  constructor(send: (message: ToPrimary) => void) {
    this.#send = send;
  }

  async count(key: string, windowMs: number): Promise<{ current: number; ttl: number }> {
    const [current, ttl] = await new Promise<Count>((resolve) => {
      if (this.#waiting.length === 0) setImmediate(() => this.#ask());
      this.#waiting.push({ request: [key, windowMs], resolve });
    });
    return { current, ttl };
  }

  answered(id: number, counts: Count[]): void {
    const waiting = this.#asked.get(id) ?? [];
    this.#asked.delete(id);
    for (const [index, count] of counts.entries()) waiting[index]?.(count);
  }

  #ask(): void {
    const asked = this.#waiting;
    this.#waiting = [];
    this.#last += 1;
    this.#asked.set(
      this.#last,
      asked.map(({ resolve }) => resolve),
    );
    this.#send({ type: 'count', id: this.#last, requests: asked.map(({ request }) => request) });
  }
}

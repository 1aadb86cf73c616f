import type { RequestCounter } from '@serendib/api/platform/http/limits/request-counter';
import type { Count, Counted, ToPrimary } from './messages.ts';

/** Counted by the primary for all workers: asked for all requests of one turn of the event loop at once. */
export class AskedCounts implements RequestCounter {
  readonly #send: (message: ToPrimary) => void;
  readonly #asked = new Map<number, ((count: Count) => void)[]>();
  #waiting: { request: Counted; resolve: (count: Count) => void }[] = [];
  #last = 0;

  constructor(send: (message: ToPrimary) => void) {
    this.#send = send;
  }

  count(key: string, windowMs: number): Promise<Count> {
    return new Promise((resolve) => {
      if (this.#waiting.length === 0) setImmediate(() => this.#ask());
      this.#waiting.push({ request: [key, windowMs], resolve });
    });
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

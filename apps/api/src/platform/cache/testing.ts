import type { Invalidations } from './invalidations.ts';
import type { OnInvalidated } from './listener.ts';

/** Hears all there is to hear, which is what a test says has changed. */
export class ToldInvalidations implements Invalidations {
  disconnectedSince: number | undefined;
  isAway = false;
  readonly #listeners: OnInvalidated[] = [];

  subscribe(hear: OnInvalidated): void {
    this.#listeners.push(hear);
  }

  change(...tags: string[]): void {
    for (const hear of this.#listeners) hear(new Set(tags));
  }

  /** The connection broke, and is there again. */
  comeBack(): void {
    for (const hear of this.#listeners) hear(undefined);
    this.disconnectedSince = undefined;
    this.isAway = false;
  }

  async caughtUp(): Promise<void> {}
  async stop(): Promise<void> {}
}

import type { Invalidations } from './invalidations.ts';
import type { OnInvalidated } from './listener.ts';

/** Hears all there is to hear, which is what a test says has changed. */
export class ToldInvalidations implements Invalidations {
  disconnectedSince: number | undefined;
  isAway = false;
  readonly #listeners: OnInvalidated[] = [];

  subscribe(onInvalidated: OnInvalidated): void {
    this.#listeners.push(onInvalidated);
  }

  change(...tags: string[]): void {
    for (const onInvalidated of this.#listeners) onInvalidated(new Set(tags));
  }

  /** The connection broke, and is there again. */
  comeBack(): void {
    for (const onInvalidated of this.#listeners) onInvalidated(undefined);
    this.disconnectedSince = undefined;
    this.isAway = false;
  }

  async heard(): Promise<void> {}
  async caughtUp(): Promise<void> {}
  async stop(): Promise<void> {}
}

import { isOutdated } from '@serendib/api/platform/cache/tagged-cache';

/** A page in the making: what it turns out to show, whether all of it could be had, and what changed meanwhile. */
export class PageRender {
  readonly tags = new Set<string>();
  isBroken = false;
  /** Until when what it is made of is known to be true, where that is old. */
  trueUntil: number | undefined;
  begunAt = performance.now();
  /** False while it waits for its turn. */
  hasBegun = false;
  readonly #changed = new Set<string>();

  /** Its turn has come: nothing of it was read before. */
  begin(): void {
    this.begunAt = performance.now();
    this.hasBegun = true;
    this.#changed.clear();
  }

  /** Told of every answer of the API; 0 is none. */
  readonly answered = (status: number, tags: ReadonlySet<string>, age?: number): void => {
    if (status === 0 || status >= 500) this.isBroken = true;
    if (age !== undefined)
      this.trueUntil = Math.min(this.trueUntil ?? Infinity, performance.now() - age * 1000);
    for (const tag of tags) this.tags.add(tag);
  };

  change(tags: ReadonlySet<string>): void {
    for (const tag of tags) this.#changed.add(tag);
  }

  /** Some of what it shows changed after it was begun. */
  get isOutdated(): boolean {
    return isOutdated(this.tags, this.#changed);
  }
}

import { anyTag } from '@serendib/api/platform/cache/cache-tags';

/** A page in the making: what it turns out to show, whether all of it could be had, and what changed meanwhile. */
export class PageRender {
  readonly tags = new Set<string>();
  isBroken = false;
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
  readonly answered = (status: number, tags: ReadonlySet<string>): void => {
    if (status === 0 || status >= 500) this.isBroken = true;
    for (const tag of tags) this.tags.add(tag);
  };

  change(tags: ReadonlySet<string>): void {
    for (const tag of tags) this.#changed.add(tag);
  }

  /** Some of what it shows changed after it was begun. */
  get isOutdated(): boolean {
    if (this.#changed.size === 0) return false;
    if (this.tags.has(anyTag) || this.#changed.has(anyTag)) return true;
    for (const tag of this.#changed) if (this.tags.has(tag)) return true;
    return false;
  }
}

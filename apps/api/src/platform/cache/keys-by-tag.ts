import { anyTag } from './cache-tags.ts';

/** The keys of what is kept, by what it shows of the database. */
export class KeysByTag {
  readonly #keys = new Map<string, Set<string>>();

  add(key: string, tags: ReadonlySet<string>): void {
    for (const tag of tags) {
      const keys = this.#keys.get(tag);
      if (keys) keys.add(key);
      else this.#keys.set(tag, new Set([key]));
    }
  }

  delete(key: string, tags: ReadonlySet<string>): void {
    for (const tag of tags) {
      const keys = this.#keys.get(tag);
      keys?.delete(key);
      if (keys?.size === 0) this.#keys.delete(tag);
    }
  }

  /** The keys of what shows any of it, among `all` keys. */
  showing(tags: ReadonlySet<string>, all: Iterable<string>): string[] {
    return tags.has(anyTag) ? [...all] : [...tags, anyTag].flatMap((tag) => [...(this.#keys.get(tag) ?? [])]);
  }
}

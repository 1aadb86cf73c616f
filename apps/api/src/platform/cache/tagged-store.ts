import { anyTag } from './cache-tags.ts';

/** Of the room, for what was asked for once alone. */
const probationShare = 0.25;
/** Of the room, that a single entry may take. */
const largestShare = 0.1;

/**
 * A store that is bounded by bytes and knows what its entries show. What is new stays on probation until it is asked for
 * again: addresses of which each is asked for once push out each other, and not what many ask for. In both parts what
 * was not asked for longest goes first.
 */
export class TaggedStore<Entry extends { tags: ReadonlySet<string> }> {
  readonly #probation = new Map<string, Entry>();
  readonly #proven = new Map<string, Entry>();
  readonly #sizes = new Map<string, number>();
  readonly #keysByTag = new Map<string, Set<string>>();
  readonly #room: number;
  readonly #sizeOf: (key: string, entry: Entry) => number;
  #probationBytes = 0;
  #provenBytes = 0;

  constructor(room: number, sizeOf: (key: string, entry: Entry) => number) {
    this.#room = room;
    this.#sizeOf = sizeOf;
  }

  get bytes(): number {
    return this.#probationBytes + this.#provenBytes;
  }

  *values(): Iterable<Entry> {
    yield* this.#probation.values();
    yield* this.#proven.values();
  }

  get(key: string): Entry | undefined {
    const proven = this.#proven.get(key);
    if (proven) {
      this.#proven.delete(key);
      this.#proven.set(key, proven);
      return proven;
    }
    const found = this.#probation.get(key);
    if (!found) return undefined;
    this.#probation.delete(key);
    this.#proven.set(key, found);
    const size = this.#sizes.get(key) ?? 0;
    this.#probationBytes -= size;
    this.#provenBytes += size;
    this.#makeRoom();
    return found;
  }

  /** Takes the place of the entry that was there, in the part where that was. */
  set(key: string, entry: Entry): void {
    const isProven = this.#proven.has(key);
    this.delete(key);
    const size = this.#sizeOf(key, entry);
    if (size > this.#room * largestShare) return;
    this.#sizes.set(key, size);
    if (isProven) {
      this.#proven.set(key, entry);
      this.#provenBytes += size;
    } else {
      this.#probation.set(key, entry);
      this.#probationBytes += size;
    }
    for (const tag of entry.tags) {
      const keys = this.#keysByTag.get(tag);
      if (keys) keys.add(key);
      else this.#keysByTag.set(tag, new Set([key]));
    }
    this.#makeRoom();
  }

  delete(key: string): void {
    const entry = this.#proven.get(key) ?? this.#probation.get(key);
    if (!entry) return;
    const size = this.#sizes.get(key) ?? 0;
    this.#sizes.delete(key);
    if (this.#proven.delete(key)) this.#provenBytes -= size;
    else if (this.#probation.delete(key)) this.#probationBytes -= size;
    for (const tag of entry.tags) {
      const keys = this.#keysByTag.get(tag);
      keys?.delete(key);
      if (keys?.size === 0) this.#keysByTag.delete(tag);
    }
  }

  /** Deletes what shows any of it. */
  drop(tags: ReadonlySet<string>): void {
    const dropped = tags.has(anyTag)
      ? [...this.#sizes.keys()]
      : [...tags, anyTag].flatMap((tag) => [...(this.#keysByTag.get(tag) ?? [])]);
    for (const key of dropped) this.delete(key);
  }

  #makeRoom(): void {
    for (const oldest of this.#probation.keys()) {
      if (this.#probationBytes <= this.#room * probationShare) break;
      this.delete(oldest);
    }
    for (const oldest of this.#proven.keys()) {
      if (this.#provenBytes <= this.#room * (1 - probationShare)) break;
      this.delete(oldest);
    }
  }
}

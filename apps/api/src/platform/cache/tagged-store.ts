import { KeysByTag } from './keys-by-tag.ts';

/** Of the room, for what was asked for once alone. */
const probationShare = 0.25;
/** Of the room, that a single entry may take. */
const largestShare = 0.1;

interface Kept<Entry> {
  /** The string given to `set`: the one given to `get` may be a slice of a longer one, which it would keep in memory. */
  key: string;
  entry: Entry;
  size: number;
}

/**
 * A segmented LRU, bounded by bytes, that knows what its entries show. New entries are on probation until they are asked for
 * again, so that addresses asked for once push out each other and not what many ask for.
 */
export class TaggedStore<Entry extends { tags: ReadonlySet<string> }> {
  readonly #probation = new Map<string, Kept<Entry>>();
  readonly #proven = new Map<string, Kept<Entry>>();
  readonly #keysByTag = new KeysByTag();
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
    for (const part of [this.#probation, this.#proven]) for (const { entry } of part.values()) yield entry;
  }

  get(key: string): Entry | undefined {
    const proven = this.#proven.get(key);
    if (proven) {
      this.#proven.delete(key);
      this.#proven.set(proven.key, proven);
      return proven.entry;
    }
    const found = this.#probation.get(key);
    if (!found) return undefined;
    this.#probation.delete(key);
    this.#proven.set(found.key, found);
    this.#probationBytes -= found.size;
    this.#provenBytes += found.size;
    this.#makeRoom();
    return found.entry;
  }

  /** Takes the place of the entry that was there, in the part where that was. */
  set(key: string, entry: Entry): void {
    const isProven = this.#proven.has(key);
    this.delete(key);
    const size = this.#sizeOf(key, entry);
    if (size > this.#room * largestShare) return;
    if (isProven) this.#provenBytes += size;
    else this.#probationBytes += size;
    (isProven ? this.#proven : this.#probation).set(key, { key, entry, size });
    this.#keysByTag.add(key, entry.tags);
    this.#makeRoom();
  }

  delete(key: string): void {
    const kept = this.#proven.get(key) ?? this.#probation.get(key);
    if (!kept) return;
    if (this.#proven.delete(key)) this.#provenBytes -= kept.size;
    else if (this.#probation.delete(key)) this.#probationBytes -= kept.size;
    this.#keysByTag.delete(key, kept.entry.tags);
  }

  /** Deletes what shows any of it. */
  drop(tags: ReadonlySet<string>): void {
    for (const key of this.#keysByTag.showing(tags, this.#allKeys())) this.delete(key);
  }

  *#allKeys(): Iterable<string> {
    for (const part of [this.#probation, this.#proven]) yield* part.keys();
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

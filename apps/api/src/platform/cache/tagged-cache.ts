import { anyTag } from './cache-tags.ts';
import type { Invalidations } from './invalidations.ts';
import { TaggedStore } from './tagged-store.ts';

/** What is kept, with what it shows of the database. */
export interface Tagged {
  tags: ReadonlySet<string>;
  /** When its making began, by `performance.now()`, which no clock that is set moves: nothing in it is older. */
  begunAt: number;
}

/** What is doubted once changes go unheard. */
export interface Doubtable extends Tagged {
  /** Since then something may have changed unheard. */
  trueUntil?: number;
}

interface Kept<Entry> extends Doubtable {
  entry: Entry;
}

export interface TaggedCacheSettings<Entry> {
  invalidations: Pick<Invalidations, 'disconnectedSince' | 'isAway' | 'subscribe'>;
  /** Bytes that all of it may take. */
  room: number;
  sizeOf: (key: string, entry: Entry) => number;
  /** Milliseconds after which an entry is made anew although nothing that it shows is known to have changed. */
  freshMs: number;
  /** Milliseconds for which one that cannot be made anew serves beyond the moment until which it is known to be true. */
  staleIfErrorMs: number;
}

/**
 * Keeps what was made until something that it shows changes. Nothing is kept, and no making is shared, while changes go
 * unheard; what was kept before then serves only where nothing newer can be had.
 */
export class TaggedCache<Entry extends Tagged> {
  readonly #store: TaggedStore<Kept<Entry>>;
  readonly #settings: TaggedCacheSettings<Entry>;
  readonly #making = new Map<string, Promise<Entry>>();
  /** One for each making under way: what changed since it began. */
  readonly #changes = new Set<Set<string>>();

  constructor(settings: TaggedCacheSettings<Entry>) {
    this.#settings = settings;
    const { room, sizeOf } = settings;
    this.#store = new TaggedStore(room, (key, { entry }) => sizeOf(key, entry));
    settings.invalidations.subscribe((tags) => (tags ? this.#invalidate(tags) : this.#doubt()));
  }

  get bytes(): number {
    return this.#store.bytes;
  }

  /** Nothing newer can be had than what is kept. */
  get isAway(): boolean {
    return this.#settings.invalidations.isAway;
  }

  /** One that is known to be true now. */
  find(key: string): Entry | undefined {
    if (this.#settings.invalidations.disconnectedSince !== undefined) return undefined;
    const kept = this.#store.get(key);
    if (!kept || kept.trueUntil !== undefined) return undefined;
    return performance.now() - kept.begunAt <= this.#settings.freshMs ? kept.entry : undefined;
  }

  /** One that is better than none, and the moment until which it is known to be true. */
  findStale(key: string): { entry: Entry; trueUntil: number } | undefined {
    const kept = this.#store.get(key);
    if (!kept) return undefined;
    const trueUntil = trueUntilOf(kept, this.#settings.invalidations);
    return performance.now() - trueUntil <= this.#settings.staleIfErrorMs
      ? { entry: kept.entry, trueUntil }
      : undefined;
  }

  /** Single flight: callers that ask for a key while it is made share that one promise. */
  make(key: string, work: () => Promise<Entry>): Promise<Entry> {
    if (this.#settings.invalidations.disconnectedSince !== undefined) return work();
    const underWay = this.#making.get(key);
    if (underWay) return underWay;
    const changed = new Set<string>();
    this.#changes.add(changed);
    const making = work()
      .then((entry) => {
        if (!isOutdated(entry.tags, changed)) this.#store.set(key, { ...tagsOf(entry), entry });
        return entry;
      })
      .finally(() => {
        this.#changes.delete(changed);
        if (this.#making.get(key) === making) this.#making.delete(key);
      });
    this.#making.set(key, making);
    return making;
  }

  /** Called when an entry takes more bytes than it did. */
  grown(key: string, entry: Entry): void {
    const kept = this.#store.get(key);
    if (kept?.entry === entry) this.#store.set(key, kept);
  }

  #invalidate(tags: ReadonlySet<string>): void {
    this.#store.drop(tags);
    for (const changed of this.#changes) for (const tag of tags) changed.add(tag);
    // What is being made may show what was true before, and what it shows is known at its end alone.
    this.#making.clear();
  }

  /** Anything may have changed. */
  #doubt(): void {
    for (const kept of this.#store.values()) kept.trueUntil = trueUntilOf(kept, this.#settings.invalidations);
    for (const changed of this.#changes) changed.add(anyTag);
    this.#making.clear();
  }
}

const tagsOf = ({ tags, begunAt }: Tagged): Tagged => ({ tags, begunAt });

/** The moment until which what is kept is known to be true: now, while all changes are heard. */
export const trueUntilOf = (
  { trueUntil, begunAt }: Doubtable,
  { disconnectedSince }: Pick<Invalidations, 'disconnectedSince'>,
): number => trueUntil ?? Math.max(begunAt, disconnectedSince ?? performance.now());

/** Whether something that it shows changed while it was made. */
export const isOutdated = (tags: ReadonlySet<string>, changed: ReadonlySet<string>): boolean =>
  changed.size > 0 && (changed.has(anyTag) || tags.has(anyTag) || [...changed].some((tag) => tags.has(tag)));

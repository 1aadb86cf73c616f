export interface Batch<Item> {
  add(item: Item): void;
  /** Writes what is waiting; resolves when it is written, or lost. */
  flush(): Promise<void>;
  /** Writes the rest and stops. */
  close(): Promise<void>;
}

export interface BatchSettings<Item> {
  write: (items: Item[]) => Promise<void>;
  onError: (error: unknown, lost: number) => void;
  everyMs?: number;
  /** More than this is not kept while the database is away: memory is worth more than a count. */
  most?: number;
}

/**
 * Gathers small writes and does them together every few seconds, so that no request waits for them.
 * For what may be lost when a process is killed, such as counts of views.
 */
export function makeBatch<Item>({
  write,
  onError,
  everyMs = 3_000,
  most = 10_000,
}: BatchSettings<Item>): Batch<Item> {
  let waiting: Item[] = [];
  let writing: Promise<void> = Promise.resolve();

  const flush = () => {
    writing = writing.then(async () => {
      const items = waiting;
      waiting = [];
      if (items.length === 0) return;
      try {
        await write(items);
      } catch (error) {
        const room = Math.max(0, most - waiting.length);
        waiting = [...items.slice(0, room), ...waiting];
        onError(error, Math.max(0, items.length - room));
      }
    });
    return writing;
  };
  const timer = setInterval(flush, everyMs);
  timer.unref();

  return {
    add: (item) => {
      if (waiting.length < most) waiting.push(item);
    },
    flush,
    close: () => {
      clearInterval(timer);
      return flush();
    },
  };
}

/** Counts of long lists, which cost more than the page itself and change little within seconds. */
export interface Totals {
  /** Counts, or gives what was counted a moment ago where `isLong` says that counting is dear. */
  of(key: string, count: () => Promise<number>, isLong: (total: number) => boolean): Promise<number>;
}

const most = 500;

export function makeTotals(clock: () => Date, keepMs = 10_000): Totals {
  const kept = new Map<string, { until: number; total: Promise<number> }>();
  return {
    of: (key, count, isLong) => {
      const now = clock().getTime();
      const known = kept.get(key);
      if (known && known.until > now) return known.total;
      if (kept.size >= most) kept.clear();
      const total = count();
      // Kept from the start, so that many who ask at once are answered by one count.
      kept.set(key, { until: now + keepMs, total });
      const forget = () => kept.get(key)?.total === total && kept.delete(key);
      total.then((counted) => isLong(counted) || forget(), forget);
      return total;
    },
  };
}

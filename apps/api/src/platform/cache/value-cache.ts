import { LruMap } from 'toad-cache';
import type { Context } from '../module.ts';
import { anyTag } from './cache-tags.ts';

/** Milliseconds for which a value may be old where changes are not heard of. */
const maxAgeWhileDisconnectedMs = 1_000;

/** Values that are dear to work out, kept until what they show changes, and for so long at the most. */
export interface ValueCache<Value> {
  of(
    key: string,
    make: () => Promise<Value>,
    /** What it shows, which its making may have to tell first; and whether it is worth keeping at all. */
    cached: { tags: string[] | ((made: Value) => string[]); isCacheable?: (value: Value) => boolean },
  ): Promise<Value>;
}

export function makeValueCache<Value>(
  { clock, invalidations }: Pick<Context, 'clock' | 'invalidations'>,
  maxAgeMs: number,
  most = 500,
): ValueCache<Value> {
  const cached = new LruMap<{ since: number; value: Promise<Value>; tags: ReadonlySet<string> | undefined }>(
    most,
  );
  invalidations.subscribe((changed) => {
    if (!changed || changed.has(anyTag)) cached.clear();
    else
      for (const [key, { value: known }] of cached.items)
        if (!known.tags || [...changed].some((tag) => known.tags?.has(tag))) cached.delete(key);
  });
  return {
    of: (key, make, { tags, isCacheable = () => true }) => {
      const now = clock().getTime();
      const known = cached.get(key);
      const longest =
        invalidations.disconnectedSince === undefined
          ? maxAgeMs
          : Math.min(maxAgeMs, maxAgeWhileDisconnectedMs);
      // A clock that was set back counts as one that has gone on.
      if (known && Math.abs(now - known.since) < longest) return known.value;
      const value = make();
      // Kept from the start, so that many who ask at once are answered by one.
      const making = { since: now, value, tags: Array.isArray(tags) ? new Set(tags) : undefined };
      cached.set(key, making);
      const forget = () => cached.get(key)?.value === value && cached.delete(key);
      value.then((made) => {
        if (!isCacheable(made)) forget();
        else if (!Array.isArray(tags)) making.tags = new Set(tags(made));
      }, forget);
      return value;
    },
  };
}

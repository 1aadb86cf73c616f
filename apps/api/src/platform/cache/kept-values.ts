import type { Context } from '../module.ts';
import { anyTag } from './cache-tags.ts';

/** Milliseconds for which a value may be old where changes are not heard of. */
const deafMs = 1_000;

/** Values that are dear to work out, kept until what they show changes, and for so long at the most. */
export interface KeptValues<Value> {
  of(
    key: string,
    make: () => Promise<Value>,
    /** What it shows; and whether it is worth keeping at all. */
    kept: { tags: string[]; isKept?: (value: Value) => boolean },
  ): Promise<Value>;
}

export function keepValues<Value>(
  { clock, invalidations }: Pick<Context, 'clock' | 'invalidations'>,
  keepMs: number,
  most = 500,
): KeptValues<Value> {
  const kept = new Map<string, { since: number; value: Promise<Value>; tags: string[] }>();
  invalidations.subscribe((changed) => {
    if (!changed || changed.has(anyTag)) kept.clear();
    else for (const [key, { tags }] of kept) if (tags.some((tag) => changed.has(tag))) kept.delete(key);
  });
  return {
    of: (key, make, { tags, isKept = () => true }) => {
      const now = clock().getTime();
      const known = kept.get(key);
      const longest = invalidations.deafSince === undefined ? keepMs : Math.min(keepMs, deafMs);
      if (known && now - known.since < longest) return known.value;
      if (kept.size >= most) kept.clear();
      const value = make();
      // Kept from the start, so that many who ask at once are answered by one.
      kept.set(key, { since: now, value, tags });
      const forget = () => kept.get(key)?.value === value && kept.delete(key);
      value.then((made) => isKept(made) || forget(), forget);
      return value;
    },
  };
}

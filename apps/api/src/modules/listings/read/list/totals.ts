import type { KindName } from '@serendib/contract/listings/kind';
import { makeValueCache } from '../../../../platform/cache/value-cache.ts';
import type { Context } from '../../../../platform/module.ts';
import { tags } from '../../../../schema/cache-tags.ts';

/** Counts of lists, kept until something in them changes; of long ones, which cost more than the page, in any case. */
export interface Totals {
  /** Counts, or gives what was counted. While changes go unheard only what `isLong` is kept, for a moment. */
  of<Counted>(
    kind: KindName,
    key: string,
    count: () => Promise<Counted>,
    isLong: (counted: Counted) => boolean,
    /** Whether it changes with calendars too. */
    onDates?: boolean,
  ): Promise<Counted>;
}

const keepMs = 10_000;

export function makeTotals(context: Pick<Context, 'clock' | 'invalidations'>): Totals {
  const cache = makeValueCache<unknown>(context, keepMs);
  // With its kind a key names what is counted, and so its type.
  const of = <Counted>(
    kind: KindName,
    key: string,
    count: () => Promise<Counted>,
    isLong: (counted: Counted) => boolean,
    onDates = false,
  ) =>
    cache.of(`${kind} ${key}`, count, {
      tags: [tags.listings(kind), ...(onDates ? [tags.calendars(kind)] : [])],
      isCacheable: (counted) =>
        isLong(counted as Counted) || context.invalidations.disconnectedSince === undefined,
    }) as Promise<Counted>;
  return { of };
}

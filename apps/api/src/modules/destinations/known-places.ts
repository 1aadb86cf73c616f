import { makeValueCache } from '../../platform/cache/value-cache.ts';
import type { Context } from '../../platform/module.ts';
import { tags } from '../../schema/cache-tags.ts';
import { countDestinations, type DestinationFilter, findPoints } from './destinations.queries.ts';

type Points = Awaited<ReturnType<typeof findPoints>>;

/** What most calls for places need besides: kept until a place changes. */
export interface KnownPlaces {
  points(): Promise<Points>;
  /** How many a filter finds where spelling is not forgiven. */
  count(filter: DestinationFilter): Promise<number>;
}

const keepMs = 60_000;
const cached = { tags: [tags.destinations] };

export function makeKnownPlaces(context: Pick<Context, 'replica' | 'clock' | 'invalidations'>): KnownPlaces {
  const points = makeValueCache<Points>(context, keepMs);
  const counts = makeValueCache<number>(context, keepMs);
  return {
    points: () => points.of('', () => findPoints(context.replica), cached),
    count: ({ search, district, province, category, area }) =>
      counts.of(
        JSON.stringify([search, district, province, category, area]),
        () => countDestinations(context.replica, { search, district, province, category, area }, undefined),
        cached,
      ),
  };
}

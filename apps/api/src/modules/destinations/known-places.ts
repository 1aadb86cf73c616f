import type { Month } from '@serendib/contract/season/months-in';
import { type Fit, fitIn, monthsOfPlace } from '@serendib/contract/season/place-months';
import { makeValueCache } from '../../platform/cache/value-cache.ts';
import type { Db } from '../../platform/database/database.ts';
import type { Context } from '../../platform/module.ts';
import { tags } from '../../schema/cache-tags.ts';
import {
  countDestinations,
  type DestinationFilter,
  findPoints,
  findSeasons,
  type Season,
} from './destinations.queries.ts';

type Points = Awaited<ReturnType<typeof findPoints>>;

/** What most calls for places need besides: kept until a place changes. */
export interface KnownPlaces {
  points(): Promise<Points>;
  /** Which places a month suits. */
  suitedBy(month: Month): Promise<Season>;
  /** How many a filter finds where spelling is not forgiven. */
  count(filter: DestinationFilter): Promise<number>;
}

const keepMs = 60_000;
const cached = { tags: [tags.destinations] };

const ofApps = new WeakMap<Context['invalidations'], KnownPlaces>();

/** The one of an app, whichever of its modules asks first. */
export function knownPlacesOf(context: Pick<Context, 'replica' | 'clock' | 'invalidations'>): KnownPlaces {
  const known = ofApps.get(context.invalidations) ?? makeKnownPlaces(context);
  ofApps.set(context.invalidations, known);
  return known;
}

function makeKnownPlaces(context: Pick<Context, 'replica' | 'clock' | 'invalidations'>): KnownPlaces {
  const points = makeValueCache<Points>(context, keepMs);
  const seasons = makeValueCache<Season>(context, keepMs);
  const counts = makeValueCache<number>(context, keepMs);
  return {
    points: () => points.of('', () => findPoints(context.replica), cached),
    suitedBy: (month) => seasons.of(String(month), () => findSuited(context.replica, month), cached),
    count: ({ search, district, province, category, area, season }) =>
      counts.of(
        JSON.stringify([search, district, province, category, area, season?.month]),
        () =>
          countDestinations(
            context.replica,
            { search, district, province, category, area, season },
            undefined,
          ),
        cached,
      ),
  };
}

async function findSuited(db: Db, month: Month): Promise<Season> {
  const fits = (await findSeasons(db)).map((place) => ({
    id: place.id,
    fit: fitIn(monthsOfPlace(place), month),
  }));
  const those = (wanted: Fit) => fits.filter(({ fit }) => fit === wanted).map(({ id }) => id);
  return { month, best: those('best'), good: those('good') };
}

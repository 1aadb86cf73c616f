import type { Month } from '@serendib/contract/season/months-in';
import { type Fit, fitIn, monthsOfPlace } from '@serendib/contract/season/place-months';
import { makeValueCache } from '../../platform/cache/value-cache.ts';
import type { Db } from '../../platform/database/database.ts';
import type { Context } from '../../platform/module.ts';
import { tags } from '../../schema/cache-tags.ts';
import { findPlaces, type WholeDestination } from './destinations.queries.ts';
import { countDestinations, type DestinationFilter, type Season } from './list/list.queries.ts';

/** All places as they were read at one time. */
export interface Places {
  all: readonly WholeDestination[];
  /** By id, and by slug. */
  named: ReadonlyMap<string, WholeDestination>;
}

/** All places, which are few: kept until one of them changes. */
export interface KnownPlaces {
  places(): Promise<Places>;
  points(): Promise<Places['all']>;
  /** Which places a month suits. */
  suitedBy(month: Month): Promise<Season>;
  /** How many a filter finds where spelling is not forgiven. */
  count(filter: DestinationFilter): Promise<number>;
}

const keepMs = 60_000;

const ofApps = new WeakMap<Context['invalidations'], KnownPlaces>();

/** The one of an app, whichever of its modules asks first. */
export function knownPlacesOf(context: Pick<Context, 'replica' | 'clock' | 'invalidations'>): KnownPlaces {
  const known = ofApps.get(context.invalidations) ?? makeKnownPlaces(context);
  ofApps.set(context.invalidations, known);
  return known;
}

function makeKnownPlaces(context: Pick<Context, 'replica' | 'clock' | 'invalidations'>): KnownPlaces {
  const kept = makeValueCache<Places>(context, keepMs);
  const counts = makeValueCache<number>(context, keepMs);
  const places = () => kept.of('', () => readPlaces(context.replica), { tags: [tags.destinations] });
  return {
    places,
    points: async () => (await places()).all,
    suitedBy: async (month) => suitedOf(await places(), month),
    count: ({ season, ...filter }) =>
      counts.of(
        // A season stands for its month; all else of a filter is small enough for a key.
        JSON.stringify([filter, season?.month]),
        () => countDestinations(context.replica, { ...filter, season }, undefined),
        { tags: [tags.destinations] },
      ),
  };
}

export async function readPlaces(db: Db): Promise<Places> {
  const all = await findPlaces(db);
  const named = new Map(all.flatMap((place) => [[place.slug, place] as const, [place.id, place] as const]));
  return { all, named };
}

function suitedOf({ all }: Places, month: Month): Season {
  const fits = all.map((place) => ({ id: place.id, fit: fitIn(monthsOfPlace(place), month) }));
  const those = (wanted: Fit) => fits.filter(({ fit }) => fit === wanted).map(({ id }) => id);
  return { month, best: those('best'), good: those('good') };
}

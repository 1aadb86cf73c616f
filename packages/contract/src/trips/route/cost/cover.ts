import type { ThingKind } from '../../../listings/thing-kinds.ts';
import { type PointOf, placeOf, type RouteLeg, type RouteStop } from '../days.ts';

/** A saved listing, and the stop that it hangs under; null where it goes with the whole trip. */
export interface SavedPerson {
  kind: ThingKind;
  itemId: string;
  stopId: string | null;
  /** Of a business: whether one can sleep there, as far as that is known. */
  hasBeds?: boolean | undefined;
}

/** Who drives a leg: vehicles come with their drivers, and tours with theirs. */
export interface LegCover {
  leg: RouteLeg;
  by: SavedPerson[];
}

/** Who shows a stop, and where one sleeps there. */
export interface StopCover {
  stop: string;
  guides: SavedPerson[];
  stays: SavedPerson[];
  /** One sleeps there, and has no place for it. */
  needsStay: boolean;
}

const drives = ({ kind }: SavedPerson) => kind === 'vehicle' || kind === 'tour';

/** Which legs and stops have a person, and which do not. What hangs under no stop goes with the whole trip. */
export function coverOf(
  stops: readonly RouteStop[],
  legs: readonly RouteLeg[],
  saved: readonly SavedPerson[],
): { legs: LegCover[]; stops: StopCover[] } {
  const stopIds = new Set(stops.map(({ id }) => id));
  const isAt = ({ stopId }: SavedPerson, ...ids: string[]) =>
    stopId === null || !stopIds.has(stopId) || ids.includes(stopId);
  return {
    legs: legs.map((leg) => ({
      leg,
      by: saved.filter((one) => drives(one) && isAt(one, leg.from, leg.to)),
    })),
    stops: stops.map(({ id, nights }) => {
      const guides = saved.filter(
        (one) => (one.kind === 'tourGuide' || one.kind === 'tour') && isAt(one, id),
      );
      const stays = saved.filter(
        (one) => one.kind === 'businessListing' && one.hasBeds !== false && one.stopId === id,
      );
      return { stop: id, guides, stays, needsStay: nights > 0 && stays.length === 0 };
    }),
  };
}

/** Where to look for people who fit a stop: `near` of the lists. */
export function nearWords(stop: RouteStop, pointOf: PointOf): string | undefined {
  const point = placeOf(stop, pointOf);
  return stop.place ?? (point && `${point.latitude.toFixed(4)},${point.longitude.toFixed(4)}`);
}

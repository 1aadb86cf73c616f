import { dayAfter } from '../../../calendar.ts';
import type { ThingKind } from '../../../listings/thing-kinds.ts';
import { goesAlong } from '../../goes-along.ts';
import {
  daysAt,
  type PointOf,
  placeOf,
  type Route,
  type RouteDay,
  type RouteLeg,
  type RouteStop,
} from '../days.ts';

/** A listing whose partner drives, guides or puts up. */
export interface Person {
  /** Unknown of what is agreed on a page of before, where the listing is not public any more. */
  kind: ThingKind | undefined;
  itemId: string;
  /** Of a business: whether one can sleep there, as far as that is known. */
  hasBeds?: boolean | undefined;
}

/** A saved listing, and the stop that it hangs under, if it does. */
export interface SavedPerson extends Person {
  kind: ThingKind;
  stopId: string | null;
}

/** A listing that is agreed on, saved or not; its days are null where none were named. */
export interface AgreedPerson extends Person {
  from: string | null;
  to: string | null;
}

/** Who drives a leg: vehicles come with their drivers, and tours with theirs. */
export interface LegCover {
  leg: RouteLeg;
  by: Person[];
}

/** Who shows a stop, and where one sleeps there. */
export interface StopCover {
  stop: string;
  guides: Person[];
  stays: Person[];
  /** One sleeps there, and has no place for it. */
  needsStay: boolean;
}

const drives = ({ kind }: Person) => kind === 'vehicle' || kind === 'tour';
const guides = ({ kind }: Person) => kind === 'tourGuide' || kind === 'tour';
const putsUp = ({ kind, hasBeds }: Person) => kind === 'businessListing' && hasBeds !== false;

/** Where no days are known, of the trip or of what is agreed, it is agreed for all of them. */
const isOn = ({ from, to }: AgreedPerson, days: readonly RouteDay[]) =>
  days.some(({ date }) => !date || !from || (from <= date && date <= (to ?? from)));

/** One leaves on the last day of a stay; a stay of unknown days is at no stop but its own. */
const isForNight = ({ from, to }: AgreedPerson, days: readonly RouteDay[], stop: string) =>
  days.some(({ date, sleeps }) => {
    if (sleeps !== stop || !date || !from) return false;
    return from <= date && date <= (to && to > from ? dayAfter(to, -1) : from);
  });

/**
 * Which legs and stops have a person, and which do not. Who is agreed with is there on the days of the
 * agreement too, wherever the listing hangs.
 */
export function coverOf(
  stops: readonly RouteStop[],
  { legs, days }: Pick<Route, 'legs' | 'days'>,
  saved: readonly SavedPerson[],
  agreed: readonly AgreedPerson[] = [],
): { legs: LegCover[]; stops: StopCover[] } {
  const isAt = (one: SavedPerson, ...ids: string[]) =>
    goesAlong(one, stops) || ids.some((id) => id === one.stopId);
  const people = (
    does: (one: Person) => boolean,
    isSavedHere: (one: SavedPerson) => boolean,
    isAgreedHere: (one: AgreedPerson) => boolean,
  ): Person[] => {
    const all: Person[] = [...saved.filter(isSavedHere), ...agreed.filter(isAgreedHere)];
    return all.filter(
      (one, index) => does(one) && all.findIndex(({ itemId }) => itemId === one.itemId) === index,
    );
  };
  return {
    legs: legs.map((leg) => {
      const driven = days.filter((day) => day.legs.includes(leg));
      const by = people(
        drives,
        (one) => isAt(one, leg.from, leg.to),
        (one) => isOn(one, driven),
      );
      return { leg, by };
    }),
    stops: stops.map(({ id, nights }) => {
      const numbers = daysAt(days, id);
      const there = days.filter(({ number }) => numbers.includes(number));
      const shownBy = people(
        guides,
        (one) => isAt(one, id),
        (one) => isOn(one, there),
      );
      const stays = people(
        putsUp,
        (one) => one.stopId === id,
        (one) => isForNight(one, days, id),
      );
      return { stop: id, guides: shownBy, stays, needsStay: nights > 0 && stays.length === 0 };
    }),
  };
}

/** Where to look for people who fit a stop: `near` of the lists. */
export function nearWords(stop: RouteStop, pointOf: PointOf): string | undefined {
  const point = placeOf(stop, pointOf);
  return stop.place ?? (point && `${point.latitude.toFixed(4)},${point.longitude.toFixed(4)}`);
}

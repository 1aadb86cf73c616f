import { dayAfter } from '../../calendar.ts';
import type { Point } from './great-circle.ts';
import type { Roads, Way, Waypoint } from './roads.ts';

/** A stop as a route needs it. */
export interface RouteStop {
  id: string;
  name: string;
  /** The slug of a destination. */
  place: string | null;
  latitude: number | null;
  longitude: number | null;
  nights: number;
  dayTrips: readonly string[];
}

/** From one stop to the next. */
export interface RouteLeg {
  from: string;
  to: string;
  /** Undefined where one of the two has no point, or no road is known. */
  way: Way | undefined;
}

/** There and back from the stop at which one sleeps. */
export interface DayTrip {
  stop: string;
  place: string;
  /** One way. */
  way: Way | undefined;
}

export interface RouteDay {
  /** 1 on the first day. */
  number: number;
  /** `2027-01-12`, where the first day is known. */
  date: string | null;
  legs: RouteLeg[];
  /** The stops that are reached on this day, in their order. */
  reached: string[];
  dayTrips: DayTrip[];
  /** The stop of the night that follows; null on the last day. */
  sleeps: string | null;
  /** By car, of legs and day trips that are known. */
  kilometres: number;
  minutes: number;
}

export interface Route {
  legs: RouteLeg[];
  days: RouteDay[];
  kilometres: number;
  minutes: number;
}

/** The points of places by their slugs. */
export type PointOf = (slug: string) => Point | undefined;

/** Where a stop lies: where its place does, or its own pin. */
export function placeOf(stop: RouteStop, pointOf: PointOf): Waypoint | undefined {
  const known = stop.place ? pointOf(stop.place) : undefined;
  if (known) return { id: stop.place, latitude: known.latitude, longitude: known.longitude };
  return stop.latitude === null || stop.longitude === null
    ? undefined
    : { latitude: stop.latitude, longitude: stop.longitude };
}

const wayBetween = (roads: Roads, from: Waypoint | undefined, to: Waypoint | undefined) =>
  from && to && roads.between(from, to);

/** The legs of a trip, and its days with what each holds. */
export function routeOf(
  stops: readonly RouteStop[],
  { roads, pointOf, from }: { roads: Roads; pointOf: PointOf; from: string | null },
): Route {
  const legs = stops.slice(1).map((stop, index): RouteLeg => {
    const before = stops[index] as RouteStop;
    return {
      from: before.id,
      to: stop.id,
      way: wayBetween(roads, placeOf(before, pointOf), placeOf(stop, pointOf)),
    };
  });
  const days = stops.length > 0 ? emptyDays(stops, from) : [];
  let today = 0;
  for (const [index, stop] of stops.entries()) {
    const arrival = days[today] as RouteDay;
    arrival.reached.push(stop.id);
    const leg = legs[index - 1];
    if (leg) arrival.legs.push(leg);
    for (const [nth, place] of stop.dayTrips.entries()) {
      const point = pointOf(place);
      const way = wayBetween(roads, placeOf(stop, pointOf), point && { ...point, id: place });
      (days[today + dayFor(nth, stop.nights)] as RouteDay).dayTrips.push({ stop: stop.id, place, way });
    }
    today += stop.nights;
  }
  for (const day of days) {
    const ways = [
      ...day.legs.map(({ way }) => ({ way, times: 1 })),
      ...day.dayTrips.map(({ way }) => ({ way, times: 2 })),
    ];
    for (const { way, times } of ways) {
      day.kilometres += times * (way?.kilometres ?? 0);
      day.minutes += times * (way?.minutes ?? 0);
    }
  }
  const sum = (of: (day: RouteDay) => number) => days.reduce((total, day) => total + of(day), 0);
  return {
    ...{ legs, days },
    kilometres: sum(({ kilometres }) => kilometres),
    minutes: sum(({ minutes }) => minutes),
  };
}

/** The days, from 1, that are spent at a stop: those of its nights, or the one on which it is passed. */
export function daysAt(days: readonly RouteDay[], stop: string): [number, ...number[]] {
  const arrival = days.find(({ reached }) => reached.includes(stop))?.number ?? 1;
  const [first, ...others] = days.filter(({ sleeps }) => sleeps === stop).map(({ number }) => number);
  return first === undefined ? [arrival] : [first, ...others];
}

/** One day for each night, and the one on which the journey ends. */
function emptyDays(stops: readonly RouteStop[], from: string | null): RouteDay[] {
  const nights = stops.flatMap(({ id, nights }) => Array.from({ length: nights }, () => id));
  return [...nights, null].map((sleeps, index) => ({
    ...{ number: index + 1, date: from && dayAfter(from, index) },
    ...{ legs: [], reached: [], dayTrips: [], sleeps, kilometres: 0, minutes: 0 },
  }));
}

/**
 * On which day of a stay a day trip is made, counted from the arrival: the first on the first full day, and so on; those
 * for which there is no day share those that there are. A stay of one night has the day of the arrival alone.
 */
const dayFor = (nth: number, nights: number): number => (nights < 2 ? 0 : 1 + (nth % (nights - 1)));

import { monthNumberOf } from '../../../calendar.ts';
import { placeOf, type Route, type RouteDay, type RouteStop } from '../days.ts';
import { kilometresBetween } from '../great-circle.ts';
import type { Planner } from '../planner.ts';
import { type PlaceTimes, timesOf } from './place-times.ts';

/** What a traveller should know of a route before it is too late; `stop` is the id of one, `place` a slug. */
export type Warning =
  | { kind: 'longDrive'; day: number; minutes: number }
  | { kind: 'farDayTrip'; day: number; stop: string; place: string; minutes: number }
  | { kind: 'manyDayTrips'; stop: string; dayTrips: number; days: number }
  | { kind: 'noNights'; stop: string }
  | { kind: 'twice'; stop: string; again: string }
  | { kind: 'offSeason'; stop: string; place: string; month: number }
  | { kind: 'closed'; stop: string; place: string; times: PlaceTimes; day: number | null }
  | { kind: 'lastMile'; stop: string; place: string; by: 'by boat' | 'on foot' }
  | { kind: 'farFirstNight'; stop: string; minutes: number }
  | { kind: 'noPoint'; stop: string };

/** Longer than this in a car is no holiday; a day trip longer than its own leaves no time for the place. */
const longDriveMinutes = 5 * 60;
const longDayTripMinutes = 6 * 60;
/** Most flights from Europe land in the evening or at night. */
const farFirstNightMinutes = 3 * 60;
/** When travellers set out, in minutes of the day, where a place wants them early. */
const settingOut = 7 * 60;
/** A pin so near to a destination has its weather. */
const sameWeatherKm = 12;
const atAirportKm = 3;
/** A night so near to the airport is for the flight, in any weather. */
const flightNightKm = 40;

export interface WarningContext {
  planner: Planner;
  /** `2027-01`, where no day is known. */
  month: string | null;
}

export function warningsOf(stops: readonly RouteStop[], route: Route, context: WarningContext): Warning[] {
  const { planner } = context;
  return [
    ...route.days.flatMap((day) => ofDay(day, stops)).filter(isFirst),
    ...stops.flatMap((stop, index) => ofStop(stop, index, stops, planner)),
    ...ofFirstNight(stops, route, planner),
    ...route.days.flatMap((day) => ofPlaces(day, stops, context)).filter(isFirst),
  ];
}

function ofDay(day: RouteDay, stops: readonly RouteStop[]): Warning[] {
  const warnings: Warning[] = [];
  const onLegs = day.legs.reduce((sum, { way }) => sum + (way?.minutes ?? 0), 0);
  for (const { stop, place, way } of day.dayTrips) {
    const minutes = 2 * (way?.minutes ?? 0);
    if (minutes > longDayTripMinutes)
      warnings.push({ kind: 'farDayTrip', day: day.number, stop, place, minutes });
  }
  const staying = stops.find(({ id }) => id === day.dayTrips[0]?.stop);
  const full = Math.max(1, (staying?.nights ?? 0) - 1);
  if (staying && day.dayTrips.length > 1 && day.minutes - onLegs > longDayTripMinutes)
    warnings.push({
      ...{ kind: 'manyDayTrips', stop: staying.id },
      ...{ dayTrips: staying.dayTrips.length, days: full },
    });
  // Day trips that are told of themselves are not counted twice, and those of a day without a leg have their own measure.
  const driven = onLegs > 0 && warnings.length === 0 ? day.minutes : onLegs;
  if (driven > longDriveMinutes) warnings.unshift({ kind: 'longDrive', day: day.number, minutes: driven });
  return warnings;
}

function ofStop(stop: RouteStop, index: number, stops: readonly RouteStop[], planner: Planner): Warning[] {
  const warnings: Warning[] = [];
  const isEnd = index === 0 || index === stops.length - 1;
  const point = placeOf(stop, planner.pointOf);
  if (!point) warnings.push({ kind: 'noPoint', stop: stop.id });
  if (stop.nights === 0 && !isEnd) warnings.push({ kind: 'noNights', stop: stop.id });
  const before = stops
    .slice(0, index)
    .findIndex((one) => isSamePlace(one, stop) && !(stops.indexOf(one) === 0 && index === stops.length - 1));
  const first = stops[before];
  if (first) warnings.push({ kind: 'twice', stop: first.id, again: stop.id });
  for (const place of [stop.place, ...stop.dayTrips]) {
    const by = place && planner.placeOf(place)?.lastMile;
    if (place && by) warnings.push({ kind: 'lastMile', stop: stop.id, place, by });
  }
  return warnings;
}

const isSamePlace = (one: RouteStop, other: RouteStop): boolean =>
  one.place !== null && one.place === other.place;

/** A journey that begins at the airport and sleeps far from it. */
function ofFirstNight(stops: readonly RouteStop[], { days }: Route, planner: Planner): Warning[] {
  const start = stops[0] && placeOf(stops[0], planner.pointOf);
  const [first] = days;
  if (!start || !first?.sleeps || !planner.airport) return [];
  if (kilometresBetween(start, planner.airport) > atAirportKm) return [];
  const minutes = first.legs.reduce((sum, { way }) => sum + (way?.minutes ?? 0), 0);
  return minutes > farFirstNightMinutes ? [{ kind: 'farFirstNight', stop: first.sleeps, minutes }] : [];
}

/** What is closed on a day, and what is out of season in its month. */
function ofPlaces(day: RouteDay, stops: readonly RouteStop[], { planner, month }: WarningContext): Warning[] {
  const on = day.date ?? month;
  const number = on ? monthNumberOf(on) : undefined;
  const warnings: Warning[] = [];
  let onWay = 0;
  const arrivals = new Map<string, number>();
  const look = (stop: RouteStop, place: string, arrival: number) => {
    const known = planner.placeOf(place);
    if (number && known?.avoidMonths.includes(number) && !isForFlight(stop, stops, planner))
      warnings.push({ kind: 'offSeason', stop: stop.id, place, month: number });
    const times = timesOf(place);
    const isShut = number !== undefined && times?.closedMonths?.includes(number);
    const isLate = times?.arriveBy !== undefined && settingOut + arrival > times.arriveBy * 60;
    if (times && (isShut || times.arriveBy !== undefined))
      warnings.push({ kind: 'closed', stop: stop.id, place, times, day: isLate ? day.number : null });
  };
  // A stay of many nights may come to a month that its first day was not in.
  for (const id of new Set([...day.reached, day.sleeps])) {
    const stop = stops.find((one) => one.id === id);
    if (!stop) continue;
    onWay += day.legs.find(({ to }) => to === id)?.way?.minutes ?? 0;
    arrivals.set(stop.id, onWay);
    const point = placeOf(stop, planner.pointOf);
    const place = stop.place ?? (point && planner.destinationNear(point, sameWeatherKm)?.id);
    // Who sleeps at a place has the morning after it.
    if (place) look(stop, place, stop.nights > 0 ? 0 : onWay);
  }
  for (const { stop: id, place, way } of day.dayTrips) {
    const stop = stops.find((one) => one.id === id);
    if (stop) look(stop, place, (arrivals.get(id) ?? 0) + (way?.minutes ?? 0));
  }
  return warnings;
}

function isForFlight(stop: RouteStop, stops: readonly RouteStop[], planner: Planner): boolean {
  const index = stops.indexOf(stop);
  const isAtEnd = index <= 1 || index >= stops.length - 2;
  const point = placeOf(stop, planner.pointOf);
  if (!isAtEnd || stop.nights > 1 || !point || !planner.airport) return false;
  return kilometresBetween(point, planner.airport) <= flightNightKm;
}

/** The same of a place on several days is told once. */
const isFirst = (warning: Warning, index: number, all: readonly Warning[]): boolean =>
  all.findIndex((one) => sameWords(one) === sameWords(warning)) === index;
const sameWords = (warning: Warning): string =>
  JSON.stringify('place' in warning ? [warning.kind, warning.stop, warning.place] : warning);

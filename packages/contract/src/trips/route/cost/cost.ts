import { furtherKilometres } from '../../../inquiries/further-kilometres.ts';
import { type Price, type PriceCurrency, roundPrice } from '../../../listings/price/price.ts';
import { goesAlong } from '../../goes-along.ts';
import { daysAt, type RouteDay, type RouteStop } from '../days.ts';
import type { SavedPerson } from './cover.ts';

export interface PricedItem extends SavedPerson {
  price: Price | null;
  /** Of a vehicle, on each of its days. */
  kilometresIncluded?: number | null | undefined;
  /** Of a vehicle, in whole rupees; 0 as well where it is not said. */
  pricePerKm?: number | null | undefined;
}

/** What was agreed with a partner, in whole rupees; its days are null where none were named. */
export interface Agreed {
  _id: string;
  /** The listing that it is about. */
  itemId: string;
  total: number;
  from: string | null;
  to: string | null;
}

/** An amount with what it may come to; `to` is null where no end is known. */
export interface Amount {
  from: number;
  to: number | null;
}

/** What one saved thing costs on this trip, and how often it was taken. */
export interface CostLine extends Amount {
  itemId: string;
  /** The agreement that says it; without one it is what the listing asks for. */
  agreement?: string;
  currency: PriceCurrency;
  times: number;
  /** What it is taken so often for. */
  of:
    | 'days'
    | 'nights'
    | 'people'
    | 'once'
    | 'roomNights'
    | 'personNights'
    | 'personDays'
    | 'kilometres'
    | 'agreed';
  /** The days, from 1, over which it is spread evenly. */
  days: number[];
}

/** Why something, or a part of it, is not added up. */
export interface Unpriced {
  itemId: string;
  why: 'kilometres' | 'noPrice' | 'unitUnsaid' | 'byTheHour' | 'notOnTheWay' | 'noNight';
}

/** By currency. */
export type Sums = Partial<Record<PriceCurrency, Amount>>;

export interface TripCost {
  lines: CostLine[];
  unpriced: Unpriced[];
  /** By currency. */
  total: Sums;
  /** By number of the day, and by currency. */
  perDay: Record<number, Sums>;
}

/** Of a place to stay, whose nights are known by its stop. */
const nightly = new Set<Price['per']>(['roomNight', 'personNight', 'houseNight']);

/** So many share a room. */
const peopleInRoom = 2;

export interface CostContext {
  stops: readonly RouteStop[];
  days: readonly RouteDay[];
  people: number;
}

/** Adds up what is agreed and what is known of a trip's other saved things, and says what is not known. */
export function costOfTrip(
  items: readonly PricedItem[],
  context: CostContext,
  agreed: readonly Agreed[] = [],
): TripCost {
  const cost: TripCost = { lines: [], unpriced: [], total: {}, perDay: {} };
  for (const one of agreed)
    count(cost, {
      ...{ itemId: one.itemId, agreement: one._id, currency: 'LKR', from: one.total, to: one.total },
      ...{ times: 1, of: 'agreed', days: agreedDays(one, items, context) },
    });
  for (const item of items) {
    if (agreed.some(({ itemId }) => itemId === item.itemId)) continue;
    if (item.kind === 'destination' || item.kind === 'blog') continue;
    const { itemId, price } = item;
    const taken = price && takenOf(item, price, context);
    const stop = context.stops.find(({ id }) => id === item.stopId);
    if (!price) cost.unpriced.push({ itemId, why: 'noPrice' });
    else if (price.per === 'hour') cost.unpriced.push({ itemId, why: 'byTheHour' });
    else if (nightly.has(price.per) && !stop?.nights)
      cost.unpriced.push({ itemId, why: stop ? 'noNight' : 'notOnTheWay' });
    else if (!taken) cost.unpriced.push({ itemId, why: 'unitUnsaid' });
    else {
      const { from, to, currency } = price;
      count(cost, {
        ...{ itemId, currency, ...taken },
        from: roundPrice(from * taken.times, currency),
        to: to === null ? null : roundPrice(to * taken.times, currency),
      });
      countKilometres(cost, item, taken.days, context);
    }
  }
  return cost;
}

/** What is driven on the days of a vehicle beyond the kilometres in its price: all of them as one, as in an offer. */
function countKilometres(
  cost: TripCost,
  { itemId, kilometresIncluded: included, pricePerKm }: PricedItem,
  taken: number[],
  { days }: CostContext,
): void {
  // Where neither is said, the price of a day is all.
  if (!included && !pricePerKm) return;
  const offered = { kilometresIncluded: (included ?? 0) * taken.length, pricePerKm: pricePerKm || null };
  const driven = days.filter(({ number }) => taken.includes(number));
  const further = furtherKilometres(
    offered,
    driven.reduce((sum, { kilometres }) => sum + kilometres, 0),
  );
  if (!further?.kilometres) return;
  if (further.rupees === null || included == null) cost.unpriced.push({ itemId, why: 'kilometres' });
  else {
    const rupees = roundPrice(further.rupees, 'LKR');
    count(cost, {
      ...{ itemId, currency: 'LKR', from: rupees, to: rupees },
      ...{ times: further.kilometres, of: 'kilometres', days: taken },
    });
  }
}

function count(cost: TripCost, line: CostLine): void {
  const { currency, from, to, days } = line;
  cost.lines.push(line);
  add(cost.total, currency, line);
  const share = { from: from / days.length, to: to === null ? null : to / days.length };
  for (const day of days) {
    cost.perDay[day] ??= {};
    add(cost.perDay[day], currency, share);
  }
}

/** The days of the trip that were agreed on; where none of them is among those, the days at its stop, or all. */
function agreedDays(
  { itemId, from, to }: Agreed,
  items: readonly PricedItem[],
  { stops, days }: CostContext,
): number[] {
  const agreed = days.filter(({ date }) => date && from && from <= date && date <= (to ?? from));
  const stop = stops.find(({ id }) => items.some((item) => item.itemId === itemId && item.stopId === id));
  if (agreed.length === 0 && stop) return daysAt(days, stop.id);
  return (agreed.length > 0 ? agreed : days).map(({ number }) => number);
}

function add(sums: Sums, currency: PriceCurrency, { from, to }: Amount): void {
  const before = sums[currency] ?? { from: 0, to: 0 };
  sums[currency] = {
    from: before.from + from,
    to: before.to === null || to === null ? null : before.to + to,
  };
}

type Taken = Pick<CostLine, 'times' | 'of' | 'days'>;

/** How often a thing is paid for: a vehicle on each day of a stop, a guide on one day of it, a room by its nights. */
function takenOf(item: PricedItem, { per }: Price, { stops, days, people }: CostContext): Taken | undefined {
  const stop = stops.find(({ id }) => id === item.stopId);
  const all = days.map(({ number }) => number);
  const there = stop ? daysAt(days, stop.id) : ([1] as const);
  const once = there.slice(0, 1);
  const ofDays = goesAlong(item, stops) ? all : item.kind === 'vehicle' ? [...there] : once;
  const rooms = Math.ceil(people / peopleInRoom);
  const byNight = (each: number, of: Taken['of']): Taken => ({
    times: there.length * each,
    ...{ of, days: [...there] },
  });
  switch (per) {
    case 'day':
      return { times: ofDays.length, of: 'days', days: ofDays };
    case 'personDay':
      return { times: ofDays.length * people, of: 'personDays', days: ofDays };
    case 'halfDay':
    case 'group':
      return { times: 1, of: 'once', days: once };
    case 'person':
    case 'meal':
    case 'dish':
      return { times: people, of: 'people', days: once };
    case 'roomNight':
      return byNight(rooms, 'roomNights');
    case 'personNight':
      return byNight(people, 'personNights');
    case 'houseNight':
      return byNight(1, 'nights');
    default:
      return undefined;
  }
}

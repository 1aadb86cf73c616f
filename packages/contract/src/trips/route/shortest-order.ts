import { type PointOf, placeOf, type RouteStop } from './days.ts';
import { costOf, type Roads } from './roads.ts';

/** Up to so many stops that may move, the shortest order of all is found; beyond, a good one. */
const mostExact = 11;

export interface OrderOptions {
  roads: Roads;
  pointOf: PointOf;
  /** Whether the first and the last stop stay where they are: the journey begins and ends there. */
  keepFirst: boolean;
  keepLast: boolean;
}

/** What a day in a car is felt as: kilometres and minutes together, as drivers choose their ways. */
type Costs = readonly (readonly number[])[];

/**
 * The order of the stops in which the way through all of them is the shortest. It is never longer than theirs. A stop
 * of which no point is known follows the one that it follows now.
 */
export function shortestOrder<S extends RouteStop>(stops: readonly S[], options: OrderOptions): S[] {
  const groups: S[][] = [];
  for (const stop of stops) {
    const last = groups.at(-1);
    if (last && !placeOf(stop, options.pointOf)) last.push(stop);
    else groups.push([stop]);
  }
  const places = groups.map(([first]) => first && placeOf(first, options.pointOf));
  // Only the first group can be of a stop without a point: it stays.
  const keepFirst = options.keepFirst || !places[0];
  const costs = places.map((from) =>
    places.map((to) => {
      const way = from && to && options.roads.between(from, to);
      return way ? costOf(way) : 0;
    }),
  );
  const given = groups.map((_, index) => index);
  const moving = groups.length - Number(keepFirst) - Number(options.keepLast);
  if (moving < 1 || groups.length < 3) return [...stops];
  const ends = { keepFirst, keepLast: options.keepLast };
  const found = towardsLast(moving <= mostExact ? exactOrder(costs, ends) : goodOrder(costs, ends), ends);
  const isBetter = lengthOf(found, costs) < lengthOf(given, costs) - 1e-6;
  return (isBetter ? found : given).flatMap((index) => groups[index] ?? []);
}

/** Where both ends may move, a way and its reverse are as long: the one that goes as the journey went so far. */
function towardsLast(order: number[], { keepFirst, keepLast }: Ends): number[] {
  const isBackwards = order.indexOf(0) > order.indexOf(order.length - 1);
  return isBackwards && !keepFirst && !keepLast ? order.reverse() : order;
}

interface Ends {
  keepFirst: boolean;
  keepLast: boolean;
}

const cost = (costs: Costs, from: number, to: number): number => costs[from]?.[to] ?? 0;
const lengthOf = (order: readonly number[], costs: Costs): number =>
  order.slice(1).reduce((sum, to, index) => sum + cost(costs, order[index] ?? 0, to), 0);

/** The shortest of all orders (Held and Karp): the best way through each set of stops to each of its members. */
function exactOrder(costs: Costs, { keepFirst, keepLast }: Ends): number[] {
  const last = costs.length - 1;
  const free = costs
    .map((_, index) => index)
    .filter((index) => !(keepFirst && index === 0) && !(keepLast && index === last));
  const count = free.length;
  const best = new Float64Array(2 ** count * count).fill(Number.POSITIVE_INFINITY);
  const before = new Int8Array(2 ** count * count).fill(-1);
  for (const [at, stop] of free.entries()) best[2 ** at * count + at] = keepFirst ? cost(costs, 0, stop) : 0;
  for (let set = 1; set < 2 ** count; set++)
    for (let at = 0; at < count; at++) {
      const so = best[set * count + at] ?? Number.POSITIVE_INFINITY;
      if (so === Number.POSITIVE_INFINITY) continue;
      for (let next = 0; next < count; next++) {
        if (set & (1 << next)) continue;
        const key = (set | (1 << next)) * count + next;
        const then = so + cost(costs, free[at] ?? 0, free[next] ?? 0);
        if (then < (best[key] ?? 0)) {
          best[key] = then;
          before[key] = at;
        }
      }
    }
  let set = 2 ** count - 1;
  let at = 0;
  let shortest = Number.POSITIVE_INFINITY;
  for (let end = 0; end < count; end++) {
    const whole = (best[set * count + end] ?? 0) + (keepLast ? cost(costs, free[end] ?? 0, last) : 0);
    if (whole < shortest) [shortest, at] = [whole, end];
  }
  const order = keepLast ? [last] : [];
  while (at >= 0) {
    order.unshift(free[at] ?? 0);
    const from = before[set * count + at] ?? -1;
    set &= ~(1 << at);
    at = from;
  }
  return keepFirst ? [0, ...order] : order;
}

/** From the order given and from that of the nearest next stop, with what makes either shorter until nothing does. */
function goodOrder(costs: Costs, ends: Ends): number[] {
  const given = costs.map((_, index) => index);
  const starts = [given, nearestNext(costs, ends)].map((order) => improved(order, costs, ends));
  return starts.reduce((best, order) => (lengthOf(order, costs) < lengthOf(best, costs) ? order : best));
}

function nearestNext(costs: Costs, { keepLast }: Pick<Ends, 'keepLast'>): number[] {
  const last = costs.length - 1;
  const open = new Set(costs.map((_, index) => index));
  const order: number[] = [0];
  open.delete(0);
  if (keepLast) open.delete(last);
  while (open.size > 0) {
    const here = order.at(-1) ?? 0;
    const [next = 0] = [...open].sort((one, other) => cost(costs, here, one) - cost(costs, here, other));
    order.push(next);
    open.delete(next);
  }
  if (keepLast) order.push(last);
  return order;
}

/** A stretch turned round (2-opt), and a stretch of up to three stops taken elsewhere (Or-opt). */
function improved(start: readonly number[], costs: Costs, { keepFirst, keepLast }: Ends): number[] {
  let order = [...start];
  let length = lengthOf(order, costs);
  const [low, high] = [Number(keepFirst), order.length - Number(keepLast)];
  const take = (tried: number[]): boolean => {
    const whole = lengthOf(tried, costs);
    if (whole >= length - 1e-6) return false;
    [order, length] = [tried, whole];
    return true;
  };
  const turned = () => {
    for (let from = low; from < high - 1; from++)
      for (let to = from + 2; to <= high; to++)
        if (take([...order.slice(0, from), ...order.slice(from, to).reverse(), ...order.slice(to)]))
          return true;
    return false;
  };
  const moved = () => {
    for (let size = 1; size <= 3; size++)
      for (let from = low; from + size <= high; from++) {
        const stretch = order.slice(from, from + size);
        const rest = [...order.slice(0, from), ...order.slice(from + size)];
        for (let to = low; to <= high - size; to++)
          if (take([...rest.slice(0, to), ...stretch, ...rest.slice(to)])) return true;
      }
    return false;
  };
  while (turned() || moved());
  return order;
}

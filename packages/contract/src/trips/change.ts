import type { z } from 'zod';
import { itemKey, stopKey } from './keys.ts';
import { mostGone, mostItems } from './limits.ts';
import { positioned } from './order.ts';
import type { Item, newTrip, PlacedStop, Stop, TripChange, TripCopy, WrittenField } from './trip.ts';

/** A trip that begins now. */
export function contentOf(_id: string, sent: z.output<typeof newTrip>, at: string): TripCopy {
  const { stops, items, ...written } = sent;
  const first = { _id, ...written, changedAt: {}, stops: [], items: [], gone: [] };
  const stamps = Object.fromEntries(Object.keys(written).map((field) => [field, at]));
  const content: TripCopy = { ...first, changedAt: stamps };
  return items.reduce((made, item) => withItem(made, item, at), withStops(content, stops, at));
}

/** What is named is changed now; the rest stays as and when it was. */
export function changed(
  content: TripCopy,
  { version: _, stops, ...fields }: TripChange,
  at: string,
): TripCopy {
  const named = (Object.keys(fields) as WrittenField[]).filter((field) => fields[field] !== undefined);
  const next: TripCopy = {
    ...content,
    ...Object.fromEntries(named.map((field) => [field, fields[field]])),
    changedAt: { ...content.changedAt, ...Object.fromEntries(named.map((field) => [field, at])) },
  };
  return stops ? withStops(next, stops, at) : next;
}

function withStops(content: TripCopy, stops: Stop[], at: string): TripCopy {
  const before = new Map(content.stops.map((stop) => [stop.id, stop]));
  const sent = [...new Map(stops.map((stop) => [stop.id, stop])).values()];
  const next = positioned(sent.map((stop) => ({ ...stop, position: before.get(stop.id)?.position }))).map(
    (stop): PlacedStop => {
      const there = before.get(stop.id);
      return there && isSame(stop, there) ? there : { ...stop, changedAt: at };
    },
  );
  const kept = new Set(next.map(({ id }) => id));
  const gone = content.stops.filter(({ id }) => !kept.has(id)).map(stopKey);
  return {
    ...content,
    stops: next,
    items: content.items.map((item) =>
      item.stopId && !kept.has(item.stopId) ? { ...item, stopId: null, changedAt: at } : item,
    ),
    gone: withGone(content.gone, gone, at),
  };
}

const isSame = (stop: Omit<PlacedStop, 'changedAt'>, there: PlacedStop): boolean =>
  (Object.keys(stop) as (keyof typeof stop)[]).every(
    (name) => JSON.stringify(stop[name]) === JSON.stringify(there[name]),
  );

/** Undefined where no more fit in. */
export function addItem(content: TripCopy, item: Item, at: string): TripCopy | undefined {
  const isNew = !content.items.some((one) => itemKey(one) === itemKey(item));
  if (isNew && content.items.length >= mostItems) return undefined;
  return withItem(content, item, at);
}

function withItem(content: TripCopy, item: Item, at: string): TripCopy {
  const others = content.items.filter((one) => itemKey(one) !== itemKey(item));
  const gone = content.gone.filter(({ key }) => key !== itemKey(item));
  return { ...content, items: [...others, { ...item, changedAt: at }], gone };
}

export function withoutItem(content: TripCopy, key: string, at: string): TripCopy {
  const items = content.items.filter((one) => itemKey(one) !== key);
  if (items.length === content.items.length) return content;
  return { ...content, items, gone: withGone(content.gone, [key], at) };
}

const withGone = (gone: TripCopy['gone'], keys: string[], at: string): TripCopy['gone'] =>
  [...gone.filter(({ key }) => !keys.includes(key)), ...keys.map((key) => ({ key, at }))]
    .sort((one, other) => (one.at < other.at ? -1 : 1))
    .slice(-mostGone);

/** The moment of a change made now: after all that a copy knows of, also where the clock went back meanwhile. */
export function momentOf(content: TripCopy, now: number): string {
  const known = [content.stops, content.items].flat().map(({ changedAt }) => changedAt);
  const last = [...known, ...Object.values(content.changedAt), ...content.gone.map(({ at }) => at)].reduce(
    (latest, at) => Math.max(latest, Date.parse(at)),
    0,
  );
  return new Date(Math.max(now, last + 1)).toISOString();
}

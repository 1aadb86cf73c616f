import fc from 'fast-check';
import { expect, test } from 'vitest';
import { numbersFrom } from '../testing.ts';
import { mergeTrips } from './merge.ts';
import { positioned } from './order.ts';
import { type TripCopy, tripCopy, type WrittenField, writtenFields } from './trip.ts';

const _id = '019acd00-0000-7000-8000-000000000001';
const at = (second: number) => new Date(Date.UTC(2027, 0, 1, 0, 0, second)).toISOString();
const place = (count: number) => `019acd00-0000-7000-8000-${String(count).padStart(12, '0')}`;

const copy = (parts: Partial<TripCopy>): TripCopy => tripCopy.parse({ _id, ...parts });
const stop = (id: string, second: number, position: number, nights = 1) => ({
  ...{ id, position, place: null, name: id, latitude: null, longitude: null, nights, dayTrips: [], note: '' },
  changedAt: at(second),
});
const item = (count: number, second: number, note = '') => ({
  ...{ kind: 'destination' as const, itemId: place(count), stopId: null, note },
  changedAt: at(second),
});

test('of two copies each field is the newer one', () => {
  const phone = copy({ title: 'Family', adults: 4, changedAt: { title: at(9), adults: at(1) } });
  const laptop = copy({ title: 'Sri Lanka', adults: 3, changedAt: { title: at(2), adults: at(8) } });
  const merged = mergeTrips(phone, laptop);
  expect(merged).toMatchObject({ title: 'Family', adults: 3, changedAt: { title: at(9), adults: at(8) } });
});

test('what each side saved stays, and what one took away later is gone', () => {
  const phone = copy({ items: [item(1, 1), item(2, 5)] });
  const laptop = copy({ items: [item(3, 2)], gone: [{ key: `item:destination:${place(1)}`, at: at(4) }] });
  expect(mergeTrips(phone, laptop).items.map(({ itemId }) => itemId)).toEqual([place(3), place(2)]);
  const again = copy({ items: [item(1, 6)] });
  expect(mergeTrips(mergeTrips(phone, laptop), again).items.map(({ itemId }) => itemId)).toContain(place(1));
});

test('of a stop that both changed the newer place and nights hold, and each side’s own stops stay where they stood', () => {
  const phone = copy({ stops: [stop('kandy', 1, 1), stop('ella', 1, 2), stop('galle', 1, 3)] });
  const laptop = copy({ stops: [stop('ella', 4, 0.5, 3), stop('yala', 4, 0.75), stop('kandy', 1, 1)] });
  const { stops } = mergeTrips(phone, laptop);
  expect(stops.map(({ id, nights }) => [id, nights])).toEqual([
    ['ella', 3],
    ['yala', 1],
    ['kandy', 1],
    ['galle', 1],
  ]);
});

test('a stop that is moved changes no other, and where no room is left all are counted anew', () => {
  const names = (stops: { id: string; position: number }[]) =>
    stops.map(({ id, position }) => [id, position]);
  const first = positioned([{ id: 'a' }, { id: 'b' }, { id: 'c' }] as { id: string; position?: number }[]);
  expect(names(first)).toEqual([
    ['a', 1],
    ['b', 2],
    ['c', 3],
  ]);
  const [a, b, c] = first as [(typeof first)[0], (typeof first)[0], (typeof first)[0]];
  expect(names(positioned([c, a, b]))).toEqual([
    ['c', 0],
    ['a', 1],
    ['b', 2],
  ]);
  expect(names(positioned([a, c, b]))).toEqual([
    ['a', 1],
    ['c', 3],
    ['b', 4],
  ]);
  const tight = positioned<{ id: string; position?: number }>([
    a,
    { id: 'x' },
    { ...b, position: 1 + 1e-10 },
  ]);
  expect(names(tight)).toEqual([
    ['a', 1],
    ['x', 2],
    ['b', 3],
  ]);
});

function anyCopy(next: (below: number) => number): TripCopy {
  const few = Array.from({ length: next(4) }, () => next(5));
  const stops = [...new Set(few)].map((id) => stop(`s${id}`, next(6), next(4), next(3)));
  const items = [...new Set(few)].map((count) => item(count, next(6), `note ${next(2)}`));
  const gone = [...new Set([next(5), next(5)])].flatMap((id) => [
    { key: `stop:s${id}`, at: at(next(6)) },
    { key: `item:destination:${place(id)}`, at: at(next(6)) },
  ]);
  const stamped = writtenFields.filter(() => next(2) === 0);
  return copy({
    ...{ title: `title ${next(3)}`, adults: 1 + next(3), stops, items, gone },
    changedAt: Object.fromEntries(stamped.map((field: WrittenField) => [field, at(next(6))])),
  });
}

test('which copy comes first makes no difference, and merging again changes nothing', () => {
  const next = numbersFrom(7);
  for (let round = 0; round < 2_000; round++) {
    const [one, other] = [anyCopy(next), anyCopy(next)];
    const merged = mergeTrips(one, other);
    expect(mergeTrips(other, one)).toEqual(merged);
    expect(mergeTrips(merged, other)).toEqual(merged);
    expect(mergeTrips(one, merged)).toEqual(merged);
  }
});

/** Any copy, with so few moments, texts and names that the same of them come together often. */
const anyOfAll = fc.nat({ max: 2 ** 31 - 1 }).map((seed) => anyCopy(numbersFrom(seed)));

test('three devices’ copies are the same one in whatever order they come together, and an older state of one brings nothing', () => {
  fc.assert(
    fc.property(anyOfAll, anyOfAll, anyOfAll, (one, other, third) => {
      const merged = mergeTrips(mergeTrips(one, other), third);
      expect(mergeTrips(one, mergeTrips(other, third))).toEqual(merged);
      expect(mergeTrips(mergeTrips(third, one), other)).toEqual(merged);
      expect(mergeTrips(merged, merged)).toEqual(merged);
      for (const read of [one, other, third, mergeTrips(one, other), mergeTrips(other, third)])
        expect(mergeTrips(merged, read)).toEqual(merged);
    }),
    { numRuns: 1_000 },
  );
});

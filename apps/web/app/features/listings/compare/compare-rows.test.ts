import type { Comparison } from '@serendib/contract/listings/compare/endpoint';
import { kinds } from '@serendib/contract/listings/kinds/index';
import { expect, test } from 'vitest';
import { compareRows } from './compare-rows.ts';

const van = (changes: object) => ({
  ...{ ...kinds.vehicle.example, averageRating: null, reviewCount: 0, isPremium: false, checkedAt: null },
  ...{ availabilityState: 'available', awayUntil: null, price: null, ...changes },
});
const rupees = (amount: number, per: string | null = 'day') => ({
  ...{ from: amount, to: amount, currency: 'LKR', per },
});
const item = (listing: object | null, more: object = {}) => ({
  ...{ _id: 'x', listing, cost: null, distanceKm: null, ...more },
});
const rowsOf = (items: object[], more: object = {}) =>
  compareRows(kinds.vehicle, {
    kind: 'vehicle',
    days: null,
    near: null,
    items,
    ...more,
  } as unknown as Comparison);

test('of days that are asked for it says who is free, who is to be asked, and who is busy or held', () => {
  const items = (['free', 'ask', 'busy'] as const).map((onDates) => item(van({}), { onDates }));
  const cells = rowsOf(items, { days: 3 }).find(({ label }) => label === 'On these days')?.cells;
  expect(cells?.map((cell) => cell?.words)).toEqual([
    'Free on your dates',
    'Ask for dates',
    'Busy or held for an offer',
  ]);
});

test('each line says of each what is known, and whether they differ', () => {
  const rows = rowsOf(
    [
      item(van({ price: rupees(20_000), seatingCapacity: 6, averageRating: 4, reviewCount: 2 }), {
        cost: rupees(60_000, null),
        distanceKm: 3.2,
      }),
      item(van({ seatingCapacity: 9, pricePerKm: null, isPremium: true }), { distanceKm: null }),
      item(null),
    ],
    { days: 3, near: 'Ella' },
  );
  const row = (label: string) => {
    const found = rows.find((one) => one.label === label);
    return (
      found && [
        found.differs,
        ...found.cells.map((cell) => cell && [cell.words, cell.line].filter(Boolean).join(', ')),
      ]
    );
  };
  expect(row('Price')).toEqual([true, 'LKR 20,000, a day', null, null]);
  expect(row('For 3 days')).toEqual([true, 'about LKR 60,000', null, null]);
  expect(row('Rating')).toEqual([true, '4.0 of 5, 2 reviews', 'No review yet', null]);
  expect(row('From Ella')).toEqual([true, 'about 3.2 km', null, null]);
  expect(row('Premium')).toEqual([true, 'No', 'Yes, paid for', null]);
  expect(row('Seats')).toEqual([true, '6', '9', null]);
  expect(row('Price per km')).toEqual([true, 'LKR 120', null, null]);
  expect(row('Base location')).toEqual([false, 'Kandy', 'Kandy', null]);
  // What is private, and how one is reached, has no line.
  expect(rows.map(({ label }) => label)).not.toContain('Plate number');
  expect(rows.map(({ label }) => label)).not.toContain('Contact phone');
});

test('what a room comes to says that it is of one room, since a whole house stands beside it', () => {
  const business = (per: string) =>
    item(
      { ...kinds.businessListing.example, averageRating: null, price: rupees(10_000, per) },
      {
        cost: rupees(40_000, null),
      },
    );
  const rows = compareRows(kinds.businessListing, {
    ...{ kind: 'businessListing', days: 5, near: null },
    items: [business('roomNight'), business('houseNight')],
  } as unknown as Comparison);
  const { cells, differs } = rows.find(({ label }) => label === 'For 5 days') ?? {};
  expect(cells?.map((cell) => cell?.line)).toEqual(['for one room', null]);
  expect(differs).toBe(true);
});

test('distances from a point without a name have their line too', () => {
  const rows = rowsOf([item(van({}), { distanceKm: 3.2 }), item(van({}))]);
  const row = rows.find(({ label }) => label === 'From a point on the map');
  expect(row?.cells.map((cell) => cell?.words)).toEqual(['about 3.2 km', undefined]);
  expect(rowsOf([item(van({}))]).map(({ label }) => label)).not.toContain('From a point on the map');
});

test('what none of them says has no line, and one alone differs from nothing', () => {
  const rows = rowsOf([item(van({ pricePerKm: null }))]);
  expect(rows.map(({ label }) => label)).not.toContain('Price per km');
  expect(rows.some(({ differs }) => differs)).toBe(false);
});

test('the same amount for a person and for the group differs', () => {
  const priceOf = (...per: string[]) => {
    const rows = rowsOf(per.map((one) => item(van({ price: rupees(20_000, one) }))));
    const { differs, cells } = rows.find(({ label }) => label === 'Price') ?? {};
    return [differs, ...(cells ?? []).map((cell) => [cell?.words, cell?.line].join(' '))];
  };
  expect(priceOf('person', 'group')).toEqual([true, 'LKR 20,000 a person', 'LKR 20,000 for the group']);
  expect(priceOf('person', 'person')).toEqual([false, 'LKR 20,000 a person', 'LKR 20,000 a person']);
});

test('tours say what is included', () => {
  const tour = { ...kinds.tour.example, price: null, averageRating: null, reviewCount: 0, isPremium: false };
  const rows = compareRows(kinds.tour, {
    ...{ kind: 'tour', days: null, near: null },
    items: [item(tour), item({ ...tour, included: 'Everything' })],
  } as unknown as Comparison);
  const included = rows.find(({ label }) => label === 'Included');
  expect(included?.differs).toBe(true);
  expect(included?.cells[1]?.words).toBe('Everything');
});

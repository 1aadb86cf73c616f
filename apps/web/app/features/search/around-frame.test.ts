import { areaQuery } from '@serendib/contract/listings/area-query';
import { type Box, island } from '@serendib/contract/listings/island';
import { longestRadiusKm } from '@serendib/contract/listings/limits';
import { expect, test } from 'vitest';
import { islandFrame } from '~/ui/map/frame.ts';
import { aroundFrame } from './around-frame.ts';

test('a frame of the map is looked for around its middle', () => {
  expect(aroundFrame({ west: 80, south: 6, east: 80.4, north: 6.2 })).toEqual({
    near: '6.100,80.200',
    radius: '25',
    district: '',
  });
});

test('a frame that no circle of a search holds, such as the island, is looked for everywhere', () => {
  expect(aroundFrame(islandFrame)).toEqual({ near: '', radius: '', sort: '', district: '' });
  expect(aroundFrame({ west: 60, south: 0, east: 100, north: 15 })).toMatchObject({ near: '' });
});

test('of a wide window over a part of the island no sea is counted: it is looked for around what lies in the frame', () => {
  const { near, radius } = aroundFrame({ west: 79, south: 8.33, east: 82.29, north: 10.07 });
  expect(Number(radius)).toBeLessThan(longestRadiusKm);
  const kmTo = (latitude: number, longitude: number) => {
    const [north = 0, east = 0] = near.split(',').map(Number);
    return Math.hypot(latitude - north, longitude - east) * 111;
  };
  for (const km of [
    kmTo(9.83, 80.24),
    kmTo(9.1, 79.72),
    kmTo(8.33, 79.8),
    kmTo(8.57, 81.24),
    kmTo(8.33, 81.39),
  ])
    expect(km).toBeLessThan(Number(radius));
  // Galle is not among them.
  expect(kmTo(6.03, 80.22)).toBeGreaterThan(Number(radius));
});

const towns: [name: string, latitude: number, longitude: number][] = [
  ['Jaffna', 9.67, 80.01],
  ['Mannar', 8.98, 79.9],
  ['Trincomalee', 8.57, 81.24],
  ['Batticaloa', 7.72, 81.69],
  ['Colombo', 6.93, 79.85],
  ['Arugam Bay', 6.84, 81.84],
  ['Galle', 6.03, 80.22],
  ['Dondra', 5.92, 80.59],
];

test.each([
  ['the southern two thirds', { south: 5.8, north: 8.6 }, ['Mannar', 'Jaffna']],
  ['the northern two thirds', { south: 7.1, north: 9.9 }, ['Arugam Bay', 'Galle', 'Dondra']],
  ['four fifths', { south: 5.8, north: 9.15 }, ['Jaffna']],
])('a wide window over %s of the island is looked for there and not everywhere', (_, part, away) => {
  const frame = { west: 76.5, east: 84.5, ...part };
  const { near, radius } = aroundFrame(frame);
  expect(areaQuery.radius.safeParse(radius).error).toBeUndefined();
  const [latitude = 0, longitude = 0] = near.split(',').map(Number);
  const found = towns.filter(
    ([, north, east]) => Math.hypot(north - latitude, east - longitude) * 111 <= Number(radius),
  );
  const inFrame = towns.filter(([, north]) => north >= part.south && north <= part.north);
  expect(found).toEqual(expect.arrayContaining(inFrame));
  expect(found.filter(([name]) => away.includes(name))).toEqual([]);
});

test('a wide window over the sea alone finds nothing of the island', () => {
  expect(aroundFrame({ west: 83, east: 90, south: 4, north: 8 })).toMatchObject({
    near: '6.000,82.500',
    radius: '1',
  });
});

test.each<[string, Partial<Box>]>([
  ['west', { west: 77.9, east: 79.5 }],
  ['east', { west: 82, east: 83.6 }],
  ['north', { south: 9.6, north: 12 }],
  ['south', { south: 3.5, north: 6.1 }],
])(
  'a frame whose middle lies on the sea in the %s is looked for from the edge of the island’s waters',
  (_, frame) => {
    const { near } = aroundFrame({ west: 80, south: 6, east: 81, north: 7, ...frame });
    expect(areaQuery.near.safeParse(near).error).toBeUndefined();
    const [latitude = 0, longitude = 0] = near.split(',').map(Number);
    expect(
      [island.south, island.north, island.west, island.east].filter((edge) =>
        [latitude, longitude].includes(edge),
      ),
    ).toHaveLength(1);
  },
);

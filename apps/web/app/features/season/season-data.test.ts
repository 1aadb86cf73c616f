import { readFileSync } from 'node:fs';
import { daysBetween } from '@serendib/contract/calendar';
import { climates } from '@serendib/contract/season/climate';
import { monthsOfPlace } from '@serendib/contract/season/place-months';
import { expect, test } from 'vitest';
import { monthIn, noPlans } from '~/lib/plans/plans.ts';
import { festivalsOf } from './facts/festivals.ts';
import { happenings } from './facts/happenings.ts';
import { knownYears, poyaDays } from './facts/poya-days.ts';
import { partsOver, seaOver, toldParts } from './parts.ts';
import { daysPeriod, isIn, monthPeriod, weatherOver } from './period.ts';

const festivals = festivalsOf(knownYears);
const places: { slug: string; district: string; category: string; bestTimeToVisit: string }[] = JSON.parse(
  readFileSync(new URL('../../../../api/data/destinations.json', import.meta.url), 'utf8'),
);
const bySlug = new Map(places.map((place) => [place.slug, place]));

/** Mean time from one full moon to the next, and one that there was: 3 January 2026, 10:03 in Greenwich. */
const moonth = 29.530588853;
const fullMoon = Date.parse('2026-01-03T10:03:00Z');

test('full moon days follow the moon, each within a day of it, and none is left out', () => {
  expect(poyaDays).toHaveLength(38);
  poyaDays.forEach(({ day }, index) => {
    // The moon is early or late by up to fourteen hours; the day may be that before the full moon.
    const mean = fullMoon + index * moonth * 86_400_000;
    expect(Math.abs(Date.parse(`${day}T12:00:00+05:30`) - mean) / 86_400_000, day).toBeLessThan(1.6);
    const next = poyaDays[index + 1];
    if (next) expect([29, 30], day).toContain(daysBetween(day, next.day));
  });
});

test('full moon days of 2026 are those of the list of public holidays', () => {
  const named = poyaDays.filter(({ day }) => day < '2027').map(({ day, name }) => `${day} ${name}`);
  expect(named).toEqual([
    ...['2026-01-03 Duruthu', '2026-02-01 Navam', '2026-03-02 Medin', '2026-04-01 Bak', '2026-05-01 Vesak'],
    ...['2026-05-30 Adhi Poson', '2026-06-29 Poson', '2026-07-29 Esala', '2026-08-27 Nikini'],
    ...['2026-09-26 Binara', '2026-10-25 Vap', '2026-11-24 Il', '2026-12-23 Unduvap'],
  ]);
  expect(poyaDays.filter(({ name }) => name === 'Vesak').map(({ day }) => day)).toEqual([
    '2026-05-01',
    '2027-05-19',
    '2028-05-08',
  ]);
});

test('each festival has its days, once a year, at places that there are', () => {
  for (const { name, from, to, place } of festivals) {
    expect(from <= to && daysBetween(from, to) < 31, `${name} ${from}`).toBe(true);
    if (place) expect([...bySlug.keys()], name).toContain(place);
  }
  const kandy = festivals.filter(({ name }) => name.includes('Kandy'));
  expect(kandy.map(({ from, to }) => `${from} ${to}`)).toEqual([
    '2026-08-18 2026-08-28',
    '2027-08-07 2027-08-17',
    '2028-07-26 2028-08-05',
  ]);
  // Ten nights, and the day after the last of them.
  for (const { from, to } of kandy) expect(daysBetween(from, to), from).toBe(10);
  // In 2028 the full moon of Esala is on 6 July: whether the temple takes that or the next is not known.
  const kataragama = festivals.filter(({ place }) => place === 'kataragama');
  expect(kataragama.map(({ from, to }) => `${from} ${to}`)).toEqual([
    '2026-07-15 2026-07-29',
    '2027-07-04 2027-07-18',
  ]);
  expect(bySlug.get('kataragama')?.bestTimeToVisit).toBe('July and August for the festival');
  // Twenty-five days, both ends counted; the great car goes on the last but one.
  const nallur = festivals.filter(({ name }) => name.includes('Nallur'));
  expect(nallur.map(({ from, to }) => `${from} ${to}`)).toEqual([
    '2026-08-17 2026-09-10',
    '2027-08-07 2027-08-31',
    '2028-07-27 2028-08-20',
  ]);
  for (const { from, to } of nallur) expect(daysBetween(from, to) + 1, from).toBe(25);
  // The Tamil day, on whose dawn the lunar day before the new moon's holds; in 2027 that is a day before the north of India.
  const deepavali = festivals.filter(({ name }) => name === 'Deepavali');
  expect(deepavali.map(({ from }) => from)).toEqual(['2026-11-08', '2027-10-28', '2028-10-17']);
  const newYear = festivals.filter(({ name }) => name === 'Sinhala and Tamil New Year');
  expect(newYear.map(({ from, to }) => `${from} ${to}`)).toEqual([
    '2026-04-13 2026-04-14',
    '2027-04-13 2027-04-14',
    '2028-04-12 2028-04-13',
  ]);
});

test('what happens at a place does so in its best months, but for what is to be minded', () => {
  for (const { name, months, places, isCare } of happenings)
    for (const slug of places) {
      const place = bySlug.get(slug);
      expect(place, slug).toBeDefined();
      if (!place || isCare) continue;
      expect(monthsOfPlace(place).bestMonths, `${name}, ${slug}`).toEqual(
        expect.arrayContaining([...months]),
      );
    }
});

test('every part of the island is told of, by a district that lies in it', () => {
  expect(toldParts.map(({ climate }) => climate).sort()).toEqual(Object.keys(climates).sort());
  for (const { climate, is } of toldParts) expect(is).toBe(climate);
});

test('a stay over the end of a month has the weather of most of its days', () => {
  const stay = daysPeriod({ from: '2027-12-20', to: '2028-01-05' });
  expect([...stay.days]).toEqual([
    [12, 12],
    [1, 5],
  ]);
  expect(stay.month).toBe(12);
  expect([weatherOver('Galle', stay), weatherOver('Jaffna', stay)]).toEqual(['dry', 'monsoon']);
  expect(isIn(stay, '2027-12-31')).toBe(true);
  expect(isIn(stay, '2028-01-06', '2028-01-09')).toBe(false);
  expect([...daysPeriod({ from: '2028-02-01', to: '2028-02-29' }).days]).toEqual([[2, 29]]);
});

test.each([
  ['2027-12-20', '2028-01-05', 12],
  ['2027-12-22', '2028-01-10', 12],
  ['2027-12-22', '2028-01-11', 1],
  ['2027-01-02', '2027-03-04', 2],
  ['2027-01-20', '2027-12-10', 7],
])(
  'the month of a stay from %s to %s is that of its middle, as lists are asked for it: %i',
  (from, to, month) => {
    expect(daysPeriod({ from, to }).month).toBe(month);
    expect(monthIn({ ...noPlans, from, to })).toBe(month);
  },
);

test('in January the south-west is dry and the east has its rain, in July it is the other way round', () => {
  const weather = (month: number) =>
    Object.fromEntries(
      partsOver(monthPeriod(month, [2027])).map((part, at) => [toldParts[at]?.climate, part.weather]),
    );
  expect(weather(1)).toMatchObject({ southWest: 'dry', east: 'monsoon' });
  expect(weather(7)).toMatchObject({ southWest: 'monsoon', east: 'dry' });
  expect(seaOver(monthPeriod(1, [2027]))).toContain('rough on the east coast');
  expect(seaOver(monthPeriod(7, [2027]))).toContain('rough on the west and south coasts');
  expect(seaOver(monthPeriod(4, [2027]))).toContain('calm on both');
});

test.each([
  ['2027-04-05', '2027-05-01', 'changes sides'],
  ['2027-02-28', '2027-03-20', 'changes sides'],
  ['2027-10-20', '2027-11-01', 'changes sides'],
  ['2027-04-25', '2027-05-20', 'rough on the west and south coasts: swim on the east coast'],
  ['2027-01-10', '2027-03-10', 'rough on the east coast: swim on the west and south coasts'],
  // Mostly of one coast, and for some days of the other.
  ['2027-08-01', '2027-11-05', 'changes sides'],
  ['2027-01-01', '2027-12-31', 'changes sides'],
  ['2027-03-01', '2027-04-30', 'calm on both'],
])('from %s to %s the sea is what it is on at least half of the days: %s', (from, to, said) => {
  expect(seaOver(daysPeriod({ from, to }))).toContain(said);
});

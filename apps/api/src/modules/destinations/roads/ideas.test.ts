import { stopsOfIdea } from '@serendib/contract/trips/ideas/idea-stops';
import { ideaOf, tripIdeas } from '@serendib/contract/trips/ideas/ideas';
import { placeTimes } from '@serendib/contract/trips/route/advice/place-times';
import { warningsOf } from '@serendib/contract/trips/route/advice/warnings';
import { routeOf } from '@serendib/contract/trips/route/days';
import type { RoadTable } from '@serendib/contract/trips/route/endpoints';
import { type Planner, plannerOf } from '@serendib/contract/trips/route/planner';
import { beforeAll, expect, test } from 'vitest';
import { useApi } from '../../../platform/testing.ts';
import { loadPlaces } from '../load-places.ts';
import { destinationFacts } from '../places.ts';

const api = useApi();
let planner: Planner;
beforeAll(async () => {
  await loadPlaces(api.db);
  planner = plannerOf((await api.get('/roads')).json() as RoadTable);
});

const slugs = new Set(destinationFacts.map(({ slug }) => slug));

test('there are ideas of five, seven, ten and fourteen days, each once', () => {
  expect(new Set(tripIdeas.map(({ days }) => days))).toEqual(new Set([5, 7, 10, 14]));
  expect(new Set(tripIdeas.map(({ slug }) => slug)).size).toBe(tripIdeas.length);
  expect(new Set(tripIdeas.map(({ theme }) => theme)).size).toBeGreaterThan(5);
  expect(ideaOf('no-such-trip')).toBeUndefined();
});

test.each(tripIdeas.map((idea) => [idea.slug, idea] as const))(
  '%s is of places that exist, has as many days as it says, and nothing to warn of in its months',
  (_, idea) => {
    const named = idea.stops.flatMap(({ place, dayTrips = [] }) => [place, ...dayTrips]);
    expect(named.filter((slug) => !slugs.has(slug))).toEqual([]);
    expect(new Set(named).size).toBe(named.length);
    const stops = stopsOfIdea(idea, planner, ({ name }) => name);
    expect(stops).toHaveLength(idea.stops.length + 2);
    const route = routeOf(stops, { ...planner, from: null });
    expect(route.days).toHaveLength(idea.days);
    expect(route.legs.every(({ way }) => way && !way.isEstimate)).toBe(true);
    for (const { minutes } of route.days) expect(minutes).toBeLessThanOrEqual(5 * 60);
    expect(idea.months.length).toBeGreaterThan(2);
    for (const month of idea.months) {
      const inMonth = `2027-${String(month).padStart(2, '0')}`;
      const warnings = warningsOf(stops, route, { planner, month: inMonth });
      // A boat, and a place that wants one early, are no faults.
      const faults = warnings.filter(
        (warning) =>
          warning.kind !== 'lastMile' &&
          !(warning.kind === 'closed' && warning.times.arriveBy && !warning.day),
      );
      expect(faults, `${idea.slug} in ${inMonth}`).toEqual([]);
    }
  },
);

test('what is known of places’ hours and seasons names destinations, and a source', () => {
  for (const { place, source, closedMonths, arriveBy } of placeTimes) {
    expect(slugs.has(place), place).toBe(true);
    expect(URL.canParse(source)).toBe(true);
    expect(closedMonths ?? arriveBy).toBeDefined();
  }
});

test('a place that is closed in a month is not at its best then', async () => {
  for (const { place, closedMonths = [] } of placeTimes) {
    const { bestMonths } = (await api.get(`/destinations/${place}`)).json();
    expect(
      closedMonths.filter((month) => bestMonths.includes(month)),
      place,
    ).toEqual([]);
  }
});

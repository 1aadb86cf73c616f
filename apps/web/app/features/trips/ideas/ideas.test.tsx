import { ideaOf, tripIdeas } from '@serendib/contract/trips/ideas/ideas';
import { placeAt } from '@serendib/contract/trips/route/testing';
import { beforeEach, expect, test, vi } from 'vitest';
import { forgetMemory } from '~/lib/trip/local-trips.ts';
import { readTrips } from '~/lib/trip/use-trips.ts';
import { answer, openPage, says, screen } from '~/testing/open-page.tsx';
import { ReadyMade } from '../route/ready-made.tsx';
import { BeginFromAddress } from './begin-from-address.tsx';

beforeEach(forgetMemory);

const idea = ideaOf('south-coast-in-5-days');
if (!idea) throw new Error('The idea of the south coast is missing.');
const named = idea.stops.flatMap(({ place, dayTrips = [] }) => [place, ...dayTrips]);
const table = {
  places: [
    placeAt('airport', 7.18, 79.88, { isDestination: false }),
    ...named.map((slug, index) => placeAt(slug, 6.1, 80.2 + index / 10)),
  ],
  legs: [],
};

test('all ready-made trips are offered, each with its page and a way to begin', async () => {
  await openPage(<ReadyMade />);
  await screen.findByRole('heading', { name: 'Begin with a ready-made trip' });
  for (const { slug, title } of tripIdeas) {
    expect(screen.getByRole('link', { name: title }).getAttribute('href')).toBe(`/trips/ideas/${slug}`);
    expect(screen.getByRole('link', { name: new RegExp(`^Begin ?: ${title}$`) }).getAttribute('href')).toBe(
      `/trip?begin=${slug}`,
    );
  }
});

test('an address begins a trip once, with its stops from the airport and back', async () => {
  answer({ 'GET /roads': says(table) });
  await openPage(<BeginFromAddress />, '/trip?begin=south-coast-in-5-days');
  // As long as a busy machine may take.
  await vi.waitFor(() => expect(readTrips().trips).toHaveLength(1), 20_000);
  expect(readTrips().current).toMatchObject({
    title: 'The south coast in 5 days',
    stops: [
      { name: 'Katunayake airport', place: null, nights: 0 },
      { place: 'galle', nights: 2, dayTrips: ['unawatuna'] },
      { place: 'mirissa', nights: 2 },
      { name: 'Katunayake airport', nights: 0 },
    ],
  });
});

test('an idea that is none, and a network that is away, are told in words', async () => {
  await openPage(<BeginFromAddress />, '/trip?begin=the-moon');
  expect(await screen.findByText('There is no such ready-made trip.')).toBeTruthy();
  answer({ 'GET /roads': 'away' });
  await openPage(<BeginFromAddress />, '/trip?begin=south-coast-in-5-days');
  expect(await screen.findByText(/^The trip could not be begun/)).toBeTruthy();
  expect(readTrips().trips).toEqual([]);
});

import { languages } from '@serendib/contract/options/guide-options';
import { mostLanguages } from '@serendib/contract/trips/limits';
import { beforeEach, expect, test } from 'vitest';
import { forgetMemory } from '~/lib/trip/local-trips.ts';
import { beginTrip } from '~/lib/trip/trips.ts';
import { readTrips } from '~/lib/trip/use-trips.ts';
import { answer, lists, openPage, says, screen } from '~/testing/open-page.tsx';
import { TripPage } from '../../trip-page.tsx';

beforeEach(() => {
  localStorage.clear();
  forgetMemory();
  answer({ 'GET /places': lists(), 'GET /roads': says({ places: [], legs: [] }) });
});

test('a trip with ten languages takes no further one, and says so', async () => {
  const ten = languages.slice(0, mostLanguages).map(({ value }) => value);
  const eleventh = languages[mostLanguages]?.label ?? '';
  beginTrip({ title: 'Island', languages: ten });
  const { user } = await openPage(<TripPage />, '/trip');
  await user.click(await screen.findByText('Name, days, people and notes'));
  const line = screen.getByRole('combobox', { name: 'Languages you speak' });
  await user.type(line, `${eleventh}{Enter}`);
  expect(readTrips().current?.languages).toEqual(ten);
  expect(screen.getByRole('combobox', { description: 'At most ten languages.' })).toBe(line);
  const said = screen.getAllByText('At most ten languages.');
  expect(said.map((one) => one.getAttribute('aria-live'))).toEqual(['polite', null]);
});

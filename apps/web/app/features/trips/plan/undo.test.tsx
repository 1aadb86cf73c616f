import { beforeEach, expect, test } from 'vitest';
import { forgetMemory } from '~/lib/trip/local-trips.ts';
import { beginTrip, changeTrip, saveItem, type Thing, takeItemOut } from '~/lib/trip/trips.ts';
import { readTrips } from '~/lib/trip/use-trips.ts';
import { act, answer, lists, openPage, refuses, says, screen } from '~/testing/open-page.tsx';
import { TripPage } from '../trip-page.tsx';

const stop = (name: string) => ({
  ...{ id: name, place: null, name, latitude: null, longitude: null, nights: 1, dayTrips: [], note: '' },
});
const guides = ['Nimal', 'Kamala'].map((title, index) => ({
  ...{ kind: 'tourGuide' as const, _id: `019acd00-0000-7000-8000-00000000000${index}`, title, line: 'Guide' },
  ...{ image: null, href: `/tour-guides/${index}`, district: null, latitude: null, longitude: null },
}));

let trip = '';
beforeEach(() => {
  localStorage.clear();
  forgetMemory();
  answer({
    'GET /places': lists(),
    'GET /items': lists(...guides),
    'GET /roads': says({ places: [], legs: [] }),
    'GET /tour-guides/{id}': refuses('There is no such guide.', 404, 'NOT_FOUND'),
    'GET /tours/{id}': refuses('There is no such tour.', 404, 'NOT_FOUND'),
  });
  trip = beginTrip({ stops: ['Kandy', 'Ella', 'Galle'].map(stop) });
});

const names = () => readTrips().current?.stops.map(({ name }) => name);
const focused = () =>
  document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent;
const press = async (user: Awaited<ReturnType<typeof openPage>>['user'], name: string) =>
  user.click(await screen.findByRole('button', { name }));

test('a stop that is taken off is had back where it stood, with the keyboard', async () => {
  const { user } = await openPage(<TripPage />, '/trip');
  await press(user, 'Take Ella off the way');
  expect(focused()).toBe('Undo');
  // What was added meanwhile stays.
  act(() => changeTrip(trip, { stops: [...(readTrips().current?.stops ?? []), stop('Jaffna')] }));
  await user.keyboard('{Enter}');
  expect(names()).toEqual(['Kandy', 'Ella', 'Galle', 'Jaffna']);
  expect(focused()).toBe('Stop 2, Ella: move');
});

test('with a stop comes back what still hangs nowhere, and not what was moved or taken out meanwhile', async () => {
  const [moved, out] = guides.map(({ kind, _id: itemId }) => ({ kind, itemId })) as [Thing, Thing];
  const left = { kind: 'tour' as const, itemId: '019acd00-0000-7000-8000-000000000009' };
  for (const one of [moved, out, left]) saveItem(trip, { ...one, stopId: 'Ella' });
  const { user } = await openPage(<TripPage />, '/trip');
  await press(user, 'Take Ella off the way');
  act(() => {
    saveItem(trip, { ...moved, stopId: 'Galle' });
    takeItemOut(trip, out);
    saveItem(trip, { ...left, note: 'Ask for the early one' });
  });
  await press(user, 'Undo');
  expect(names()).toEqual(['Kandy', 'Ella', 'Galle']);
  expect(readTrips().current?.items).toMatchObject([
    { ...moved, stopId: 'Galle' },
    { ...left, stopId: 'Ella', note: 'Ask for the early one' },
  ]);
});

test('a stop that stays off leaves the keyboard at the next one, at the end at the one before', async () => {
  const { user } = await openPage(<TripPage />, '/trip');
  await press(user, 'Take Ella off the way');
  await press(user, 'Dismiss');
  expect(focused()).toBe('Stop 2, Galle: move');
  await press(user, 'Take Galle off the way');
  await user.keyboard('{Escape}');
  expect(names()).toEqual(['Kandy']);
  expect(focused()).toBe('Stop 1, Kandy: move');
});

test('what was saved leaves the keyboard at what follows it, the last of a stop at its stop', async () => {
  for (const one of guides) saveItem(trip, { kind: one.kind, itemId: one._id, stopId: 'Galle' }, one);
  const { user } = await openPage(<TripPage />, '/trip');
  await press(user, 'Take Nimal out');
  expect(focused()).toBe('Undo');
  await press(user, 'Dismiss');
  expect(focused()).toBe('Kamala');
  await press(user, 'Take Kamala out');
  await press(user, 'Dismiss');
  expect(focused()).toBe('Stop 3, Galle: move');
});

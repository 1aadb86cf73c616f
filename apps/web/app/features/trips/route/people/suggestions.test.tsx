import { beforeEach, expect, test, vi } from 'vitest';
import { keepPlans, noPlans } from '~/lib/plans/plans.ts';
import { changeTrip, saveItem } from '~/lib/trip/trips.ts';
import { readTrips } from '~/lib/trip/use-trips.ts';
import { act, cleanup, openPage, refuses, screen, within } from '~/testing/open-page.tsx';
import { forgetRoutes, found, guideId, Planned, planned, press, searched, stop } from '../testing.tsx';

beforeEach(forgetRoutes);

test('what is missing is told, who fits is looked for by place and seats, and saved under the stop', async () => {
  const { id, user, sent } = await planned([stop('one', 1), stop('two', 2)]);
  const people = screen.getByRole('region', { name: 'Somebody for every leg' });
  expect(within(people).getByText(/^3 things are open/)).toBeTruthy();
  await user.click(within(people).getByRole('button', { name: 'Find a driver' }));
  await user.click(await within(people).findByRole('button', { name: /^Save\s?: Kandy Van$/ }));
  expect(sent.map(({ call }) => call)).toContain('GET /search');
  expect(await within(people).findByText(/^2 things are open/)).toBeTruthy();
  expect(within(people).getAllByRole('link', { name: 'Kandy Van' }).length).toBeGreaterThan(0);
  expect(readTrips().current?.items).toMatchObject([{ kind: 'vehicle', stopId: 'stop-two' }]);
  saveItem(
    id,
    { kind: 'tourGuide', itemId: guideId, stopId: 'stop-one' },
    { ...found('Nimal'), kind: 'tourGuide', _id: guideId },
  );
  expect(await within(people).findByRole('link', { name: 'Nimal' })).toBeTruthy();
});

test('what people call what is saved and suggested is marked with its language wherever it stands', async () => {
  const van = found('සිගිරිය වෑන්');
  const { user } = await planned([stop('one', 1), stop('two', 2)], { 'GET /search': searched(van) });
  const languagesIn = async (name: string) => {
    const region = within(screen.getByRole('region', { name }));
    const links = await region.findAllByRole('link', { name: van.title });
    return new Set(links.map(({ lang }) => lang));
  };
  await user.click(press('Find a driver'));
  expect(await languagesIn('Somebody for every leg')).toEqual(new Set(['si']));
  await user.click(press(/^Save\s?:/));
  for (const name of ['Somebody for every leg', 'Day by day', 'What it comes to'])
    expect(await languagesIn(name), name).toEqual(new Set(['si']));
});

test('of who is suggested it is said that they are booked, beside that they are free on the days', async () => {
  const booked = { ...found('Kandy Van'), onDates: 'free', availabilityState: 'booked', awayUntil: null };
  const { user } = await planned([stop('one', 1), stop('two', 3)], { 'GET /search': searched(booked) });
  await user.click(press('Find a driver'));
  expect(await screen.findByText('Free on your dates')).toBeTruthy();
  expect(screen.getByText('Booked')).toBeTruthy();
});

test('who is looked for is free on the days at the stop, where the trip or the plans have a first day', async () => {
  vi.setSystemTime('2027-01-05T10:00:00Z');
  let asked: object = {};
  const { id, user } = await planned([stop('one', 1), stop('two', 3)], {
    'GET /search': ({ url }) => {
      asked = Object.fromEntries(url.searchParams);
      return searched({ ...found('Kandy Van'), onDates: 'free' });
    },
  });
  await user.click(press('Find a driver'));
  expect(await screen.findByText('Free on your dates')).toBeTruthy();
  expect(asked).toMatchObject({ kind: 'vehicle', from: '2027-01-11', to: '2027-01-13' });
  const all = screen.getByRole('link', { name: 'All of them' }).getAttribute('href') ?? '';
  expect({ ...Object.fromEntries(new URLSearchParams(all.replace('/search?', ''))), limit: '3' }).toEqual(
    asked,
  );
  expect(asked).toMatchObject({ near: 'one', radius: '50' });
  act(() => changeTrip(id, { from: null, month: '2027-02' }));
  await vi.waitFor(() => expect(asked).not.toHaveProperty('from'));
  act(() => changeTrip(id, { month: null }));
  act(() => keepPlans({ ...noPlans, from: '2027-02-10', to: '2027-02-20' }));
  await vi.waitFor(() => expect(asked).toMatchObject({ from: '2027-02-11', to: '2027-02-13' }));
  // Beds have no calendar.
  await user.click(screen.getAllByRole('button', { name: 'Find a bed' }).at(-1) as HTMLElement);
  await vi.waitFor(() => expect(asked).toMatchObject({ kind: 'businessListing' }));
  expect(asked).not.toHaveProperty('from');
});

test('while a trip is under way, who is looked for is free on those of its own days that are not over', async () => {
  vi.setSystemTime('2027-01-12T10:00:00Z');
  keepPlans({ ...noPlans, from: '2027-07-12', to: '2027-07-26' });
  let asked: object = {};
  const { user } = await planned([stop('one', 1), stop('two', 3)], {
    'GET /search': ({ url }) => {
      asked = Object.fromEntries(url.searchParams);
      return searched(found('Kandy Van'));
    },
  });
  await user.click(press('Find a driver'));
  await vi.waitFor(() => expect(asked).toMatchObject({ from: '2027-01-12', to: '2027-01-13' }));
  cleanup();
  vi.setSystemTime('2027-01-13T18:30:00Z');
  asked = {};
  await openPage(<Planned />);
  await user.click(press('Find a driver'));
  await vi.waitFor(() => expect(asked).toMatchObject({ kind: 'vehicle' }));
  expect(asked).not.toHaveProperty('from');
});

test('who fits cannot be looked for without a network, in words', async () => {
  const { user } = await planned([stop('one', 1), stop('two', 1)], { 'GET /search': 'away' });
  await user.click(press('Find a driver'));
  expect(await screen.findByText(/^This needs a network/)).toBeTruthy();
});

test('what refuses to look for who fits is told in its words, and asked again', async () => {
  const { user, answers } = await planned([stop('one', 1), stop('two', 1)], {
    'GET /search': refuses('The search is being mended.', 503, 'UNAVAILABLE'),
  });
  await user.click(press('Find a driver'));
  await screen.findByText('The search is being mended.');
  expect(screen.queryByText(/^This needs a network/)).toBeNull();
  answers['GET /search'] = searched(found('Kandy Van'));
  await user.click(press('Try again'));
  await screen.findByRole('link', { name: 'Kandy Van' });
});

test('at a stop that is on no map a bed is looked for by the next town, and a driver near where the way begins', async () => {
  let near: string | null = '';
  const home = { ...stop('home', 2), place: null, name: 'Amma’s house' };
  const { user } = await planned([stop('one', 1), home], {
    'GET /search': ({ url }) => {
      near = url.searchParams.get('near');
      return searched(found('Kandy Van'));
    },
  });
  const beds = screen.getAllByRole('button', { name: 'Find a bed' });
  await user.click(beds.at(-1) as HTMLElement);
  await screen.findByText('Amma’s house is on no map of ours.');
  const link = screen.getByRole('link', { name: 'Look by the name of the next town' });
  expect(link.getAttribute('href')).toBe('/search?kind=businessListing&q=hotel');
  await user.click(press('Find a driver'));
  await screen.findByRole('link', { name: 'Kandy Van' });
  expect(near).toBe('one');
});

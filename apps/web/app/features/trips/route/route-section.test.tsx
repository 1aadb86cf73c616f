import { mostStops } from '@serendib/contract/trips/limits';
import { airportPoint } from '@serendib/contract/trips/route/airport';
import { placeAt } from '@serendib/contract/trips/route/testing';
import { beforeEach, expect, test, vi } from 'vitest';
import { removeStop } from '~/lib/trip/change-stop.ts';
import { beginTrip, changeTrip, rememberShown, saveItem } from '~/lib/trip/trips.ts';
import { readTrips } from '~/lib/trip/use-trips.ts';
import { act, answer, cleanup, openPage, refuses, says, screen, within } from '~/testing/open-page.tsx';
import { forgetRoads } from './road-table.ts';
import { forgetRoutes, found, guideId, names, Planned, planned, press, stop } from './testing.tsx';

beforeEach(forgetRoutes);

test('legs, days and warnings of a trip are told, and follow what is changed', async () => {
  const { id, route } = await planned([stop('one', 2), stop('four', 1), stop('two', 2, ['three'])]);
  expect(within(route).getByText('About 175 km and 7 hours on the road, in 6 days.')).toBeTruthy();
  expect(within(route).getByText('About 75 km, 3 hours by car')).toBeTruthy();
  expect(within(route).getByRole('img', { name: /^The route on a map/ })).toBeTruthy();
  const days = screen.getByRole('region', { name: 'Day by day' });
  expect(within(days).getByText('one to four, about 3 hours')).toBeTruthy();
  expect(within(days).getByText('Tue 12 January')).toBeTruthy();
  expect(within(days).getByRole('link', { name: 'three' }).getAttribute('href')).toBe('/destination/three');
  expect(screen.queryByText('Good to know')).toBeNull();
  changeTrip(id, { stops: [stop('one', 2), { ...stop('six', 1), id: 'far' }, stop('one', 1)] });
  expect(await within(route).findByText(/one is in your trip twice|on the road, in/)).toBeTruthy();
});

test('what is drawn on the map of a route stands beside it in words: each stop by its number, and the way to it', async () => {
  const { route } = await planned([stop('one', 2), stop('four', 1), stop('two', 2, ['three'])]);
  const map = within(route).getByRole('img', {
    name: 'The route on a map of the island; its legs are listed beside it.',
  });
  const drawn = [...map.querySelectorAll('g')].map((mark) => ({
    name: mark.querySelector('title')?.textContent ?? '',
    number: mark.querySelector('text')?.textContent,
  }));
  const rows = within(route).getAllByRole('listitem');
  expect(drawn.map(({ number }) => number)).toEqual(['1', '2', '3']);
  expect(rows).toHaveLength(3);
  for (const [index, { number, name }] of drawn.entries()) {
    expect(rows[index]?.textContent).toMatch(new RegExp(`^${number}.*${name}`));
    if (index > 0) expect(rows[index]?.textContent).toMatch(/About \d+ km, .* by car/);
  }
  // Day trips are dotted lines on it.
  const days = screen.getByRole('region', { name: 'Day by day' });
  expect(within(days).getByRole('link', { name: 'three' })).toBeTruthy();
});

test('the shortest order is taken, says what it saves, and is taken back', async () => {
  const { user, route } = await planned([stop('one', 1), stop('four', 1), stop('two', 1), stop('six', 1)]);
  await user.click(press('Find the shortest order'));
  expect(names()).toEqual(['one', 'two', 'four', 'six']);
  expect(within(route).getByText('About 100 km and 4 hours less.')).toBeTruthy();
  await user.click(press('Undo'));
  expect(names()).toEqual(['one', 'four', 'two', 'six']);
  await user.click(screen.getByLabelText('Keep the first stop'));
  await user.click(screen.getByLabelText('Keep the last stop'));
  await user.click(press('Find the shortest order'));
  await user.click(press('Find the shortest order'));
  expect(within(route).getByText('This is the shortest order already.')).toBeTruthy();
});

test('an order that is shorter and takes longer says how much longer', async () => {
  const quick = { kilometres: 150, minutes: 100 };
  const slow = { kilometres: 80, minutes: 150 };
  const table = {
    places: ['first', 'hill', 'coast', 'last'].map((id, index) => placeAt(id, 7.2 - index * 0.2, 80.5)),
    legs: [
      { from: 'first', to: 'hill', ...quick },
      { from: 'coast', to: 'last', ...quick },
      { from: 'first', to: 'coast', ...slow },
      { from: 'hill', to: 'last', ...slow },
      { from: 'hill', to: 'coast', kilometres: 60, minutes: 60 },
    ],
  };
  const stops = table.places.map(({ id }) => stop(id, 1));
  const { user, route } = await planned(stops, { 'GET /roads': says(table) });
  await user.click(press('Find the shortest order'));
  expect(names()).toEqual(['first', 'coast', 'hill', 'last']);
  expect(within(route).getByText('About 140 km shorter, and 1¾ hours more.')).toBeTruthy();
});

test('stops that were added since the shortest order stay where they were put when it is taken back', async () => {
  const { id, user } = await planned([stop('one', 1), stop('four', 1), stop('two', 1), stop('six', 1)]);
  await user.click(press('Find the shortest order'));
  act(() => changeTrip(id, { stops: [...(readTrips().current?.stops ?? []), stop('three', 1)] }));
  await user.click(press('Begin at the airport'));
  expect(names()).toEqual(['Katunayake airport', 'one', 'two', 'four', 'six', 'three']);
  await user.click(press('Undo'));
  expect(names()).toEqual(['Katunayake airport', 'one', 'four', 'two', 'six', 'three']);
});

test('a journey begins and ends at the airport with a press each', async () => {
  const { id, user } = await planned([stop('one', 1), stop('two', 1)]);
  const saidOf = async (name: string) => {
    await user.click(press(name));
    return screen.getByText(/ is stop \d now\.$/);
  };
  const said = await saidOf('Begin at the airport');
  expect([said.role, said.textContent]).toEqual(['status', 'Katunayake airport is stop 1 now.']);
  expect(await saidOf('End at the airport')).toBe(said);
  expect(said.textContent).toBe('Katunayake airport is stop 4 now.');
  expect(names()).toEqual(['Katunayake airport', 'one', 'two', 'Katunayake airport']);
  expect(screen.queryByRole('button', { name: 'Begin at the airport' })).toBeNull();
  act(() => void removeStop(id, readTrips().current?.stops[0]?.id ?? ''));
  expect(said.textContent).toBe('');
  expect(await saidOf('Begin at the airport')).toBe(said);
  expect(said.textContent).toBe('Katunayake airport is stop 1 now.');
});

test('a trip with as many stops as it takes has no press for another', async () => {
  await planned(
    Array.from({ length: mostStops }, (_, index) => ({ ...stop('one', 1), id: `stop-${index}` })),
  );
  expect(press('Find the shortest order')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /at the airport$/ })).toBeNull();
});

test('a place that stands in a trip more than twice is told of each time', async () => {
  const complaints = vi.spyOn(console, 'error');
  await planned(['one', 'two', 'one', 'two', 'one'].map((place, id) => ({ ...stop(place, 1), id: `${id}` })));
  expect(await screen.findAllByText(/one is in your trip twice/)).toHaveLength(2);
  expect(complaints).not.toHaveBeenCalled();
});

test('the airport and the shortest order leave what came meanwhile, though it was not heard of', async () => {
  const { id, user } = await planned([stop('one', 1), stop('four', 1), stop('two', 1), stop('six', 1)]);
  const addUnheard = (id: string) => {
    const kept = JSON.parse(localStorage.getItem('serendib:trips') ?? '');
    const { stops } = kept.trips[0].copy;
    stops.push({ ...stops[0], id, name: id, place: null, position: stops.at(-1).position + 1000 });
    localStorage.setItem('serendib:trips', JSON.stringify(kept));
  };
  addUnheard('three');
  await user.click(press('Find the shortest order'));
  expect(names()).toEqual(['one', 'two', 'four', 'six', 'three']);
  addUnheard('seven');
  await user.click(press('Begin at the airport'));
  const airport = 'Katunayake airport';
  expect(names()).toEqual([airport, 'one', 'two', 'four', 'six', 'three', 'seven']);
  addUnheard('eight');
  await user.click(press('End at the airport'));
  expect(names()?.slice(-3)).toEqual(['seven', 'eight', airport]);
  const said = screen.getByText(/ is stop \d+ now\.$/);
  expect(said.textContent).toBe(`${airport} is stop ${names()?.length} now.`);
  act(() => void removeStop(id, readTrips().current?.stops[0]?.id ?? ''));
  for (let nth = names()?.length ?? 0; nth < mostStops; nth += 1) addUnheard(`more-${nth}`);
  await user.click(press('Begin at the airport'));
  expect(names()?.[0]).toBe('one');
  expect(said.textContent).toBe('');
});

test('a stop at the airport is called as the page calls it, though it was kept in another language', async () => {
  const airport = { ...stop('airport', 0), ...airportPoint, place: null as never, name: 'කටුනායක ගුවන් තොටුපළ' };
  const { route } = await planned([airport, stop('one', 1)]);
  expect(within(route).getAllByText('Katunayake airport').length).toBeGreaterThan(0);
  expect(document.body.textContent).not.toContain('කටුනායක');
  expect(names()).toEqual(['කටුනායක ගුවන් තොටුපළ', 'one']);
});

test('without a network the route is reckoned by the table that was read last, and says so where there is none', async () => {
  await planned([stop('one', 1), stop('two', 1)]);
  cleanup();
  forgetRoads();
  answer({ 'GET /roads': 'away' });
  await openPage(<Planned />);
  expect(await screen.findAllByText('About 25 km, 1 hour by car')).toHaveLength(1);
  cleanup();
  forgetRoads();
  window.localStorage.removeItem('serendib:roads');
  await openPage(<Planned />);
  expect(await screen.findByText(/^The route cannot be reckoned without a network yet/)).toBeTruthy();
});

test('what was said of the order of one trip is said of no other', async () => {
  const { user, route } = await planned([stop('one', 1), stop('four', 1), stop('two', 1), stop('six', 1)]);
  await user.click(press('Find the shortest order'));
  expect(within(route).getByText('About 100 km and 4 hours less.')).toBeTruthy();
  act(() => void beginTrip({ stops: [stop('one', 1), stop('two', 1), stop('four', 1)] }));
  expect(screen.queryByText('About 100 km and 4 hours less.')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});

test('what is known of the cost is added up with its range, and what is not is told', async () => {
  const { id } = await planned([stop('one', 2), stop('two', 2)]);
  expect(screen.getByText('Nothing that you saved says a price that can be added up yet.')).toBeTruthy();
  const van = found('Kandy Van');
  saveItem(id, { kind: 'vehicle', itemId: van._id, stopId: 'stop-two' }, { ...van, kind: 'vehicle' });
  saveItem(
    id,
    { kind: 'tourGuide', itemId: guideId },
    { ...found('Nimal'), kind: 'tourGuide', _id: guideId },
  );
  const cost = screen.getByRole('region', { name: 'What it comes to' });
  expect(await within(cost).findByText('What is known of what you saved, for 2 people.')).toBeTruthy();
  expect(
    within(cost).getByRole('row', { name: /Kandy Van ?2 days · two LKR 20,000 to 24,000/ }),
  ).toBeTruthy();
  expect(within(cost).getByRole('row', { name: 'In all LKR 20,000 to 24,000' })).toBeTruthy();
  // A traveller who chose a currency reads of each day as well what it is about.
  const days = [...cost.querySelectorAll('li data')].map((sum) => sum.getAttribute('value'));
  expect(days).toEqual(['10000-12000', '10000-12000']);
  expect(await within(cost).findByText('Nimal: no price that can be read. Please ask.')).toBeTruthy();
  saveItem(id, { kind: 'vehicle', itemId: van._id, stopId: null });
  expect(
    await within(cost).findByRole('row', {
      name: /Kandy Van ?5 days · With you all the way LKR 50,000 to 60,000/,
    }),
  ).toBeTruthy();
});

test('what a vehicle asks for each km beyond those in its price is in the sum, and named where it cannot be', async () => {
  const van = { ...found('Kandy Van'), kind: 'vehicle' as const };
  const other = { ...found('Ella Van'), kind: 'vehicle' as const, _id: guideId };
  const price = { from: 8000, to: 8000, currency: 'LKR', per: 'day' };
  const { id } = await planned([stop('one', 1), stop('two', 1)], {
    'GET /vehicles/{id}': ({ url }) =>
      says({ price, pricePerKm: 60, kilometresIncluded: url.pathname.endsWith(guideId) ? null : 5 }),
  });
  act(() => {
    for (const one of [van, other]) saveItem(id, { kind: 'vehicle', itemId: one._id }, one);
  });
  const cost = screen.getByRole('region', { name: 'What it comes to' });
  const all = await within(cost).findByRole('row', {
    name: /Kandy Van ?about 10 km more than are in its price · With you all the way LKR 600/,
  });
  expect(all).toBeTruthy();
  expect(within(cost).getByText('Ella Van: the kilometres beyond those in its price.')).toBeTruthy();
  expect(within(cost).getByRole('row', { name: 'In all LKR 48,600' })).toBeTruthy();
});

test('what is gone from Serendib drives nobody, is no bed and no price, and is named among what is not in the sum', async () => {
  const { id } = await planned([stop('one', 1), stop('two', 1)]);
  const van = { ...found('Kandy Van'), kind: 'vehicle' as const };
  saveItem(id, { kind: 'vehicle', itemId: van._id }, van);
  const [people, cost] = ['Somebody for every leg', 'What it comes to'].map((name) =>
    screen.getByRole('region', { name }),
  ) as [HTMLElement, HTMLElement];
  expect(await within(cost).findByRole('row', { name: /^In all/ })).toBeTruthy();
  expect(within(people).getByText(/^2 things are open/)).toBeTruthy();
  act(() => rememberShown([{ ...van, isGone: true }]));
  expect(within(people).getByText(/^3 things are open/)).toBeTruthy();
  expect(within(people).queryByRole('link', { name: 'Kandy Van' })).toBeNull();
  expect(within(cost).queryByRole('row')).toBeNull();
  expect(within(cost).getByText('Kandy Van: not on Serendib any more.')).toBeTruthy();
});

test('a price that was not read yet is named as not known, and one that was read of what is gone is forgotten', async () => {
  const van = { ...found('Kandy Van'), kind: 'vehicle' as const };
  const details = { price: { from: 1, to: 1, currency: 'LKR', per: 'day' }, at: 0 };
  window.localStorage.setItem('serendib:trip-prices', JSON.stringify({ [van._id]: details }));
  const { id } = await planned([stop('one', 1), stop('two', 1)], {
    'GET /vehicles/{id}': refuses('There is no such vehicle.', 404, 'NOT_FOUND'),
  });
  saveItem(id, { kind: 'vehicle', itemId: van._id }, van);
  const cost = screen.getByRole('region', { name: 'What it comes to' });
  expect(await within(cost).findByText('Kandy Van: its price is not known here yet.')).toBeTruthy();
  expect(within(cost).queryByRole('row')).toBeNull();
  expect(window.localStorage.getItem('serendib:trip-prices')).toBe('{}');
});

test('a price is asked for once, and one that another tab read meanwhile is in the sum', async () => {
  const [kandy, ella] = ['2', '3'].map((end) => ({
    ...{ ...found(`Van ${end}`), kind: 'vehicle' as const, _id: `019acd00-0000-7000-8000-00000000000${end}` },
  })) as [ReturnType<typeof found>, ReturnType<typeof found>];
  const price = (from: number) => ({ from, to: from, currency: 'LKR', per: 'day' });
  let answered = () => {};
  const held = new Promise<void>((done) => {
    answered = done;
  });
  const { id, sent } = await planned([stop('one', 1), stop('two', 1)], {
    'GET /vehicles/{id}': async () => {
      await held;
      return says({ price: price(10_000) });
    },
  });
  act(() => {
    for (const van of [kandy, ella])
      saveItem(id, { kind: 'vehicle', itemId: van._id }, { ...van, kind: 'vehicle' });
  });
  const asked = () => sent.filter(({ call }) => call.startsWith('GET /vehicles/')).map(({ call }) => call);
  await vi.waitFor(() => expect(asked()).not.toEqual([]));
  const read = { [ella._id]: { price: price(20_000), at: Date.now() } };
  window.localStorage.setItem('serendib:trip-prices', JSON.stringify(read));
  answered();
  expect(await screen.findByRole('row', { name: /^In all LKR 90,000/ })).toBeTruthy();
  expect(asked()).toEqual([`GET /vehicles/${kandy._id}`]);
});

test('of what is not known yet it is asked first where one can sleep: a restaurant is no bed for the night, however late it was saved', async () => {
  const van = { ...found('Kandy Van'), kind: 'vehicle' as const };
  const cafe = { ...found('Cafe'), kind: 'businessListing' as const, _id: guideId };
  const { id, sent } = await planned([stop('one', 1), stop('two', 1)], {
    'GET /affiliate-links/{id}': says({ price: null, businessType: 'restaurant' }),
  });
  act(() => {
    for (const [one, stopId] of [
      [van, null],
      [cafe, 'stop-two'],
    ] as const)
      saveItem(id, { kind: one.kind, itemId: one._id, stopId }, one);
  });
  const people = screen.getByRole('region', { name: 'Somebody for every leg' });
  expect(await within(people).findByText(/^2 things are open/)).toBeTruthy();
  const asked = sent.flatMap(({ call }) => /^GET .(vehicles|affiliate-links)/.exec(call)?.[1] ?? []);
  expect(asked[0]).toBe('affiliate-links');
});

test('of very many saved things those whose price is not known are asked for first, sixty in one look, and the rest in the next', async () => {
  const vans = Array.from({ length: 62 }, (_, at) => ({
    ...{
      ...found(`Van ${at}`),
      kind: 'vehicle' as const,
      _id: `019acd00-0000-7000-8000-0000000001${at + 10}`,
    },
  }));
  const old = { price: { from: 1, to: 1, currency: 'LKR', per: 'day' }, at: 1 };
  const known = Object.fromEntries(vans.slice(0, 61).map(({ _id }) => [_id, old]));
  window.localStorage.setItem('serendib:trip-prices', JSON.stringify(known));
  const { id, sent } = await planned([stop('one', 1), stop('two', 1)]);
  act(() => {
    for (const van of vans) saveItem(id, { kind: 'vehicle', itemId: van._id }, van);
  });
  const asked = () => sent.flatMap(({ call }) => /^GET .vehicles.(.+)/.exec(call)?.[1] ?? []);
  await vi.waitFor(() => expect(asked().length).toBeGreaterThanOrEqual(60), 10_000);
  const inThis = [vans.at(-1), ...vans.slice(0, 59)].map((van) => van?._id);
  expect(asked()).toEqual(inThis);
  expect(await screen.findByRole('row', { name: /^Van 61/ })).toBeTruthy();
  cleanup();
  await openPage(<Planned />);
  await vi.waitFor(() => expect(asked()).toHaveLength(62));
  expect(new Set(asked()).size).toBe(62);
});

// @vitest-environment happy-dom
import { placeAt, stopAt } from '@serendib/contract/trips/route/testing';
import { fireEvent } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { keepPlans, noPlans } from '~/lib/plans/plans.ts';
import { forgetMemory } from '~/lib/trip/local-trips.ts';
import { beginTrip, changeTrip, chooseTrip, keep, rememberShown, saveItem } from '~/lib/trip/trips.ts';
import { readTrips } from '~/lib/trip/use-trips.ts';
import {
  type Answer,
  act,
  answer,
  lists,
  openPage,
  patience,
  refuses,
  says,
  screen,
  within,
} from '~/testing/open-page.tsx';
import { TripPage } from './trip-page.tsx';

const place = (slug: string, name: string, latitude: number, longitude: number) => ({
  ...{ slug, name, nameSi: null, nameTa: null, district: 'Kandy', latitude, longitude },
});
const [kandy, ella] = [place('kandy', 'Kandy', 7.2936, 80.6413), place('ella', 'Ella', 6.8755, 81.0463)];
const guide = '019acd00-0000-7000-8000-000000000001';
const shownGuide = {
  ...{
    kind: 'tourGuide',
    _id: guide,
    title: 'Nimal',
    line: 'Guide · Ella',
    image: null,
    district: 'Badulla',
  },
  ...{ href: `/tour-guides/${guide}`, latitude: 6.87, longitude: 81.05 },
};

beforeEach(() => {
  localStorage.clear();
  forgetMemory();
  answer({
    'GET /places': lists(kandy, ella),
    'GET /items': lists(shownGuide),
    // Asked by what the trip costs, which comes late and often after the test has ended.
    'GET /tour-guides/{id}': says({ price: null }),
    'GET /vehicles/{id}': says({ price: null }),
    'GET /roads': says({ places: [placeAt('kandy', 7.29, 80.64), placeAt('ella', 6.87, 81.05)], legs: [] }),
  });
});

const stopNames = () => readTrips().current?.stops.map(({ name }) => name);

async function addStop(user: Awaited<ReturnType<typeof openPage>>['user'], typed: string) {
  await user.type(await screen.findByRole('combobox', { name: /Where do you sleep first|And then/ }), typed);
  const found = await screen.findByRole('listbox', { name: /Where do you sleep first|And then/ });
  await user.click((await within(found).findAllByRole('option'))[0] as HTMLElement);
}

test('a trip is begun, its stops are found by typing and put in order by the keyboard, which is told', async () => {
  const { user } = await openPage(<TripPage />, '/trip');
  await user.click(await screen.findByRole('button', { name: 'Begin a trip' }));
  await addStop(user, 'kan');
  await addStop(user, 'ell');
  expect(stopNames()).toEqual(['Kandy', 'Ella']);
  const said = screen.getByText('Ella is stop 2 now.');
  await user.click(screen.getByRole('button', { name: 'Take Ella off the way' }));
  expect([said.isConnected, said.textContent]).toEqual([true, '']);
  await addStop(user, 'ell');
  expect(said.textContent).toBe('Ella is stop 2 now.');
  const handle = screen.getByRole('button', { name: 'Stop 2, Ella: move' });
  handle.focus();
  await user.keyboard('{ArrowUp}');
  expect(stopNames()).toEqual(['Ella', 'Kandy']);
  expect(screen.getByText('Ella is stop 1 now.')).toBeTruthy();
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Stop 1, Ella: move');
  await user.click(screen.getByRole('button', { name: 'Ella: later' }));
  expect(stopNames()).toEqual(['Kandy', 'Ella']);
  await user.click(screen.getByRole('button', { name: 'Ella: one night more' }));
  expect(readTrips().current?.stops.map(({ nights }) => nights)).toEqual([1, 2]);
});

test('what was saved is compared for the days of the trip, and for those of the plans where it has none', async () => {
  vi.setSystemTime('2027-01-05T10:00:00Z');
  keepPlans({ ...noPlans, from: '2027-01-10', to: '2027-01-14' });
  const id = beginTrip({ from: '2027-03-01', stops: [{ ...stopAt('kandy', 5), note: '', dayTrips: [] }] });
  for (const end of [1, 2])
    saveItem(id, { kind: 'vehicle', itemId: `019acd00-0000-7000-8000-00000000001${end}` });
  await openPage(<TripPage />, '/trip');
  const compared = async () =>
    (await screen.findByRole('link', { name: 'Compare 2 vehicles' })).getAttribute('href');
  expect(await compared()).toMatch(/&from=2027-03-01&to=2027-03-06$/);
  act(() => changeTrip(id, { from: null }));
  expect(await compared()).toMatch(/&from=2027-01-10&to=2027-01-14$/);
  act(() => changeTrip(id, { month: '2027-03' }));
  expect(await compared()).not.toContain('from=');
});

test('what is gone from Serendib is not compared, and keeps none of the others out', async () => {
  const id = beginTrip();
  const vans = [1, 2, 3, 4, 5].map((end) => `019acd00-0000-7000-8000-00000000001${end}`);
  const asShown = (itemId: string) => ({ ...shownGuide, kind: 'vehicle', _id: itemId }) as never;
  answer({ 'GET /items': lists(...vans.map(asShown)) });
  for (const itemId of vans) saveItem(id, { kind: 'vehicle', itemId }, asShown(itemId));
  await openPage(<TripPage />, '/trip');
  const compared = async () =>
    (await screen.findByRole('link', { name: 'Compare 4 vehicles' })).getAttribute('href');
  expect(await compared()).toBe(`/compare?kind=vehicle&ids=${vans.slice(0, 4)}`);
  act(() => rememberShown([{ ...(asShown(vans[1] ?? '') as object), isGone: true } as never]));
  expect(await compared()).toBe(`/compare?kind=vehicle&ids=${vans.toSpliced(1, 1)}`);
});

test('of what is saved it is said where the picture is a drawing, and that a partner is booked', async () => {
  answer({
    'GET /places': lists(kandy, ella),
    'GET /items': lists({
      ...{ ...shownGuide, image: '/drawing.svg', imageIsDrawing: true },
      ...{ availabilityState: 'booked', awayUntil: null },
    }),
  });
  const id = beginTrip({});
  saveItem(id, { kind: 'tourGuide', itemId: guide });
  await openPage(<TripPage />, '/trip');
  const drawing = await screen.findByRole('img', { name: 'drawing, no photograph yet' });
  // The initials of a guide stand on it.
  expect(drawing.parentElement?.querySelector('b')?.textContent).toBe('N');
  expect(screen.getByText('Booked')).toBeTruthy();
});

test('a saved place becomes the last stop in one press, and goes under it with the keyboard', async () => {
  const id = beginTrip();
  const saved = '019acd00-0000-7000-8000-000000000002';
  const shownPlace = {
    ...{ ...shownGuide, kind: 'destination', _id: saved, title: 'Ella', line: 'Hill Country · Badulla' },
    href: '/destination/ella',
  };
  answer({
    'GET /places': lists(kandy, ella),
    'GET /items': lists(shownPlace),
    'GET /roads': says({ places: [], legs: [] }),
  });
  saveItem(id, { kind: 'destination', itemId: saved }, shownPlace as never);
  const { user } = await openPage(<TripPage />, '/trip');
  await addStop(user, 'kan');
  await user.click(await screen.findByRole('button', { name: 'Make Ella a stop' }));
  const stops = readTrips().current?.stops;
  expect(stops).toMatchObject([
    { place: 'kandy' },
    { place: 'ella', name: 'Ella', nights: 1, latitude: ella.latitude },
  ]);
  expect(readTrips().current?.items).toMatchObject([{ itemId: saved, stopId: stops?.[1]?.id }]);
  expect(await screen.findByText('Ella is stop 2 now.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Make Ella a stop' })).toBeNull();
  await vi.waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('combobox', { name: 'The stop of Ella' })),
  );
});

test('what is saved hangs under the stop that it is near, is moved, taken out and brought back', async () => {
  const id = beginTrip();
  saveItem(id, { kind: 'tourGuide', itemId: guide }, shownGuide as never);
  const { user } = await openPage(<TripPage />, '/trip');
  expect(await screen.findByRole('heading', { name: 'Saved, and not on the way yet' })).toBeTruthy();
  await addStop(user, 'ell');
  expect(screen.queryByRole('heading', { name: 'Saved, and not on the way yet' })).toBeNull();
  const [stop] = readTrips().current?.stops ?? [];
  expect(readTrips().current?.items).toMatchObject([{ itemId: guide, stopId: stop?.id }]);
  await user.selectOptions(screen.getByRole('combobox', { name: 'The stop of Nimal' }), '');
  await user.click(screen.getByRole('button', { name: 'Move: The stop of Nimal' }));
  expect(readTrips().current?.items).toMatchObject([{ stopId: null }]);
  expect(screen.getByRole('heading', { name: 'With you all the way' })).toBeTruthy();
  expect(screen.getByRole('option', { name: 'With you all the way', selected: true })).toBeTruthy();
  expect(screen.queryByRole('heading', { name: 'Saved, and not on the way yet' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Take Nimal out' }));
  expect(readTrips().current?.items).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(readTrips().current?.items).toMatchObject([{ itemId: guide }]);
});

test('a child is added by its button alone, whatever was passed in the list of ages, and is said', async () => {
  beginTrip();
  const { user } = await openPage(<TripPage />, '/trip');
  const ages = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Children', hidden: true });
  const now = () => [ages.value, readTrips().current?.children];
  // By arrow keys, which change a closed select with each press, and then by mouse.
  for (const age of ['0', '1', '2', '3', '4']) fireEvent.change(ages, { target: { value: age } });
  ages.focus();
  await user.tab();
  await user.tab({ shift: true });
  expect(now()).toEqual(['4', []]);
  await user.selectOptions(ages, '7');
  const add = screen.getByRole('button', { name: 'Add: Children', hidden: true });
  await user.click(add);
  expect(now()).toEqual(['', [7]]);
  expect(screen.getByText('Children: 7 years').getAttribute('role')).toBe('status');
  await user.click(add);
  expect(now()).toEqual(['', [7]]);
  expect(document.activeElement).toBe(ages);
});

test('who goes through the months of a trip and back to none has its first day still', async () => {
  beginTrip({ from: '2027-02-10' });
  await openPage(<TripPage />, '/trip');
  const month = await screen.findByLabelText<HTMLSelectElement>('Or the month, where no day is known');
  month.focus();
  const choose = (value: string) => fireEvent.change(month, { target: { value } });
  const now = () => [readTrips().current?.from, readTrips().current?.month];
  choose(month.options[1]?.value ?? '');
  expect(now()).toEqual([null, month.options[1]?.value]);
  choose('');
  expect(now()).toEqual(['2027-02-10', null]);
  // Who comes back to a month that was chosen has none.
  choose(month.options[1]?.value ?? '');
  month.blur();
  month.focus();
  choose('');
  expect(now()).toEqual([null, null]);
});

test('what is saved goes under the stop that was chosen by its button alone, is followed by the keyboard, and it is said', async () => {
  const stops = ['kandy', 'ella', 'galle'].map((slug) => ({ ...stopAt(slug, 1), note: '', dayTrips: [] }));
  const id = beginTrip({ stops });
  for (const end of [1, 2]) {
    const _id = `${guide.slice(0, -1)}${end}`;
    saveItem(id, { kind: 'vehicle', itemId: _id, staysOff: true });
    rememberShown([{ ...shownGuide, kind: 'vehicle', _id, title: `Van ${end}` } as never]);
  }
  const { user } = await openPage(<TripPage />, '/trip');
  const stopOf = (name: string) =>
    screen.getByRole<HTMLSelectElement>('combobox', { name: `The stop of ${name}` });
  await screen.findByRole('combobox', { name: 'The stop of Van 1' });
  const stopsNow = () =>
    Object.fromEntries(
      readTrips().current?.items.map(({ itemId, stopId }) => [itemId.slice(-1), stopId]) ?? [],
    );
  const select = stopOf('Van 1');
  select.focus();
  // By arrow keys, which change a closed select with each press; the row stays where it is for who goes on.
  for (const stop of stops.slice(0, 2)) fireEvent.change(select, { target: { value: stop.id } });
  await user.tab({ shift: true });
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Take Van 1 out' }));
  expect([select.isConnected, stopsNow()]).toEqual([true, { 1: null, 2: null }]);
  await user.tab();
  await user.tab();
  await user.keyboard('{Enter}');
  expect(stopsNow()).toEqual({ 1: stops[1]?.id, 2: null });
  await vi.waitFor(() => expect(document.activeElement).toBe(stopOf('Van 1')));
  expect(stopOf('Van 1')).not.toBe(select);
  expect((await screen.findByText(/is under/)).textContent).toBe('“Van 1” is under Ella now.');
});

test('who goes along by choice goes along when a stop is added, and what hangs nowhere in another trip stays there', async () => {
  const stop = { place: null, nights: 1, dayTrips: [], note: '' };
  const inKandy = { ...stop, id: 'kandy', name: 'Kandy', latitude: 7.2936, longitude: 80.6413 };
  const inElla = { ...stop, id: 'ella', name: 'Ella', latitude: 6.8755, longitude: 81.0463 };
  const other = beginTrip({ title: 'Of another', stops: [inElla] });
  saveItem(other, { kind: 'tourGuide', itemId: guide }, shownGuide as never);
  const id = beginTrip({ title: 'Mine', stops: [inKandy] });
  saveItem(id, { kind: 'tourGuide', itemId: guide, stopId: 'kandy' });
  const { user } = await openPage(<TripPage />, '/trip');
  const choose = async (value: string) => {
    await user.selectOptions(await screen.findByRole('combobox', { name: 'The stop of Nimal' }), value);
    await user.click(screen.getByRole('button', { name: 'Move: The stop of Nimal' }));
  };
  await choose('');
  await addStop(user, 'ell');
  expect(readTrips().current?.items).toMatchObject([{ stopId: null }]);
  expect(readTrips().trips.find(({ _id }) => _id === other)?.items).toMatchObject([{ stopId: null }]);
  // Under a stop again, it finds its place as all others when that stop goes.
  await choose('kandy');
  await user.click(screen.getByRole('button', { name: 'Take Kandy off the way' }));
  await user.click(screen.getByRole('button', { name: 'Take Ella off the way' }));
  await addStop(user, 'ell');
  expect(readTrips().current?.items).toMatchObject([{ stopId: readTrips().current?.stops[0]?.id }]);
});

test('what is needed on the road, and the parts of a long page, are in sight under the title of the trip', async () => {
  const stop = { place: null, latitude: null, longitude: null, nights: 1, dayTrips: [], note: '' };
  beginTrip({ stops: [{ ...stop, id: 'one', name: 'Kandy' }] });
  await openPage(<TripPage />, '/trip');
  const ways = await screen.findByRole('navigation', { name: 'On this page' });
  const links = within(ways).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    ...['/trip/driver', '/trip/expected', '/trip/paper', '#days', '#cost', '#share-title'],
  ]);
  const first = screen.getByRole('heading', { name: 'The way' });
  expect(ways.compareDocumentPosition(first) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  const parts = ['days', 'cost', 'share-title'];
  await vi.waitFor(() => expect(parts.filter((id) => !document.getElementById(id))).toEqual([]));
});

test('what is gone from Serendib says so, and keeps its name without a way to it', async () => {
  const id = beginTrip();
  saveItem(id, { kind: 'tourGuide', itemId: guide }, shownGuide as never);
  const isGone = refuses('Not found', 404, 'NOT_FOUND');
  answer({ 'GET /items': lists(), 'GET /places': lists(kandy, ella), 'GET /tour-guides/{id}': isGone });
  await openPage(<TripPage />, '/trip');
  expect(await screen.findByText('This is not on Serendib any more.')).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Nimal' })).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Nimal' })).toBeNull();
});

test('without a network a trip and its prices stay as they were read last, whatever older replies a browser keeps', async () => {
  const id = beginTrip({ stops: [{ ...stopAt('kandy', 2), note: '', dayTrips: [] }] });
  const van = '019acd00-0000-7000-8000-000000000011';
  saveItem(id, { kind: 'tourGuide', itemId: guide }, { ...shownGuide, isGone: true } as never);
  saveItem(id, { kind: 'vehicle', itemId: van }, {
    ...shownGuide,
    kind: 'vehicle',
    _id: van,
    title: 'Van',
  } as never);
  const price = (from: number) => ({ from, to: from, currency: 'LKR', per: 'day' });
  const read = JSON.stringify({ [van]: { price: price(25_000), at: 1 } });
  localStorage.setItem('serendib:trip-prices', read);
  const asked: string[] = [];
  /** As the service worker answers. */
  const kept =
    (reply: Answer) =>
    ({ url, headers }: { url: URL; headers: Headers }) => {
      asked.push(url.pathname);
      return headers.get('cache-control') === 'max-age=0' ? 'away' : reply;
    };
  answer({
    'GET /places': lists(kandy, ella),
    'GET /roads': says({ places: [], legs: [] }),
    'GET /items': kept(lists(shownGuide)),
    'GET /vehicles/{id}': kept(says({ price: price(20_000) })),
    'GET /tour-guides/{id}': 'away',
  });
  await openPage(<TripPage />, '/trip');
  expect(await screen.findByRole('row', { name: /^In all LKR 75,000/ })).toBeTruthy();
  await vi.waitFor(() => expect(asked.sort()).toEqual(['/api/items', `/api/vehicles/${van}`]), patience);
  await act(async () => {});
  screen.getByText('This is not on Serendib any more.');
  expect(localStorage.getItem('serendib:trip-prices')).toBe(read);
});

test('one of several trips is chosen, deleted, and had back', async () => {
  beginTrip({ title: 'First' });
  beginTrip({ title: 'Second' });
  const { user } = await openPage(<TripPage />, '/trip');
  const all = await screen.findByRole('region', { name: 'All my trips' });
  await user.click(within(all).getByRole('button', { name: 'First' }));
  expect(readTrips().current?.title).toBe('First');
  await user.click(screen.getByRole('button', { name: 'Delete this trip' }));
  expect(readTrips().trips.map(({ title }) => title)).toEqual(['Second']);
  screen.getByText('“First” is deleted.');
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(readTrips().trips).toHaveLength(2);
});

test('who joined a trip leaves it, and who made one in their account deletes it for all who have a link to it', async () => {
  const [mine, ours] = [beginTrip({ title: 'Mine' }), beginTrip({ title: 'Ours' })];
  keep((kept) => ({
    ...kept,
    account: 'maja',
    trips: kept.trips.map((one) => ({
      ...{ ...one, owner: 'maja', savedAt: '2027-01-02T06:00:00.000Z' },
      ...(one.copy._id === ours && { link: { key: 'secret' } }),
    })),
  }));
  answer({ 'GET /places': lists(), 'GET /roads': says({ places: [], legs: [] }), 'GET /trips/{id}': 'away' });
  const { user } = await openPage(<TripPage />, '/trip');
  await user.click(await screen.findByRole('button', { name: 'Leave this trip' }));
  screen.getByText('You have left “Ours”. The others keep it.');
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  act(() => chooseTrip(mine));
  expect(screen.queryByRole('button', { name: 'Leave this trip' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Delete this trip' }));
  screen.getByText('“Mine” is deleted, also for all who have a link to it.');
});

test('stops, children and dates that do not fit are said in words', async () => {
  const id = beginTrip();
  const many = Array.from({ length: 60 }, (_, index) => ({
    ...{ id: `s${index}`, place: null, name: `Stop ${index}`, latitude: null, longitude: null },
    ...{ nights: 0, dayTrips: [], note: '' },
  }));
  changeTrip(id, { stops: many, from: '2020-01-01', children: Array.from({ length: 10 }, () => 4) });
  await openPage(<TripPage />, '/trip');
  expect(await screen.findByText('A trip has at most 60 stops.')).toBeTruthy();
  expect(screen.getByText('This day has been.')).toBeTruthy();
  await vi.waitFor(() => expect(screen.getByText('At most ten children.')).toBeTruthy());
});

test('what is shown is asked for anew of the trip that is looked at, not of all that are kept, and is written once', async () => {
  const ids = Array.from({ length: 130 }, (_, at) => `019acd00-0000-7000-8000-000000000${at + 100}`);
  const asked: string[][] = [];
  const guideOf = (_id: string) => ({ ...shownGuide, _id, title: 'Kamala' });
  answer({
    'GET /places': lists(kandy, ella),
    'GET /items': ({ url }) => {
      const found = url.searchParams.get('ids')?.split(',') ?? [];
      asked.push(found.map((key) => key.slice('tourGuide:'.length)));
      return lists(...found.map((key) => guideOf(key.slice('tourGuide:'.length))));
    },
  });
  const [first, second] = [ids.slice(0, 60), ids.slice(60)].map((itemIds, at) => {
    const id = beginTrip({ title: `Trip ${at}` });
    for (const itemId of itemIds) saveItem(id, { kind: 'tourGuide', itemId });
    return id;
  });
  rememberShown(ids.map((_id) => ({ ...guideOf(_id), kind: 'tourGuide', title: 'Nimal' })) as never);
  let writes = 0;
  const count = () => void writes++;
  window.addEventListener('serendib:trips-changed', count);
  await openPage(<TripPage />, '/trip');
  await vi.waitFor(() => expect(writes).toBe(1));
  expect(asked).toEqual([ids.slice(60, 120), ids.slice(120)]);
  expect(readTrips().current?._id).toBe(second);
  act(() => chooseTrip(first as string));
  await vi.waitFor(() => expect(writes).toBe(3));
  expect(asked.slice(2)).toEqual([ids.slice(0, 60)]);
  expect(new Set(Object.values(readTrips().shown).map(({ title }) => title))).toEqual(new Set(['Kamala']));
  window.removeEventListener('serendib:trips-changed', count);
});

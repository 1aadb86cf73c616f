// @vitest-environment happy-dom
import { airportPoint } from '@serendib/contract/trips/route/airport';
import { oneRoad, stopAt } from '@serendib/contract/trips/route/testing';
import { beforeEach, expect, test, vi } from 'vitest';
import { forgetMemory } from '~/lib/trip/local-trips.ts';
import { beginTrip, saveItem, takeItemOut } from '~/lib/trip/trips.ts';
import * as askRoute from '~/routes/inquiries/ask.tsx';
import {
  act,
  answer,
  cleanup,
  fill,
  lists,
  openPage,
  refuses,
  routeAt,
  says,
  screen,
  signIn,
} from '~/testing/open-page.tsx';
import { car, item, thread, van } from '../testing.ts';

beforeEach(() => {
  vi.setSystemTime('2027-01-02T06:00:00Z');
  forgetMemory();
  signIn();
});

test('of several who were ticked, the one that is gone is named and no longer ticked', async () => {
  const words = 'This is not there any more.';
  const body = { error: words, code: 'NOT_FOUND', fields: { 'itemIds.1': words } };
  const { answers, sent } = answer({
    'GET /items': lists(item(van, 'Toyota KDH'), item(car, 'Suzuki')),
    'POST /inquiries': { status: 404, body },
  });
  const { user } = await openPage(routeAt('/ask', askRoute), `/ask?to=vehicle:${van},vehicle:${car}`);
  await user.selectOptions(await screen.findByLabelText('Or a month'), '2027-03');
  await user.click(screen.getByRole('button', { name: 'Send it to 2 partners' }));
  await screen.findByText('“Suzuki” is not there any more, and nobody was asked. Send it to the others.');
  screen.getByRole('checkbox', { name: /Suzuki/, checked: false });
  answers['POST /inquiries'] = { status: 404, body: { ...body, fields: { 'itemIds.0': words } } };
  await user.click(screen.getByRole('button', { name: 'Send it' }));
  await screen.findByText('“Toyota KDH” is not there any more, and nobody was asked.');
  expect(sent.at(-1)?.body).toMatchObject({ itemIds: [{ kind: 'vehicle', _id: van }] });
});

test('why a question was not taken is said above the button that was pressed', async () => {
  answer({ 'GET /items': lists(item(van, 'Toyota KDH')), 'POST /inquiries': 'away' });
  const { user } = await openPage(routeAt('/ask', askRoute), `/ask?to=vehicle:${van}`);
  await user.selectOptions(await screen.findByLabelText('Or a month'), '2027-03');
  await user.click(screen.getByRole('button', { name: 'Send it' }));
  const isAfterQuestion = screen
    .getByLabelText(/^Your question/)
    .compareDocumentPosition(await screen.findByRole('alert'));
  expect(isAfterQuestion & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});

test('the latest month that a trip takes is the one that the form shows', async () => {
  const trip = beginTrip({ month: '2028-12' });
  answer({ 'GET /items': lists(item(van, 'Toyota KDH')) });
  await openPage(routeAt('/ask', askRoute), `/ask?to=vehicle:${van}&trip=${trip}`);
  const month = await screen.findByLabelText<HTMLSelectElement>('Or a month');
  expect(month.value).toBe('2028-12');
});

test('of whom one asks it is said where the picture is a drawing, and that they are booked', async () => {
  const more = {
    image: '/drawing.svg',
    canBeAsked: true,
    imageIsDrawing: true,
    availabilityState: 'booked',
    awayUntil: null,
  };
  answer({ 'GET /items': lists(item(van, 'Toyota KDH', more)) });
  await openPage(routeAt('/ask', askRoute), `/ask?to=vehicle:${van}`);
  expect(await screen.findByRole('checkbox', { name: /Toyota KDH.*Booked/ })).toBeTruthy();
  expect(screen.getByRole('img', { name: 'drawing, no photograph yet' })).toBeTruthy();
});

test('a question that an account left in a tab is not filled in for the next one, and a guest’s is for who signs in', async () => {
  answer({ 'GET /items': lists(item(van, 'Toyota KDH')) });
  const opens = async () => {
    cleanup();
    await openPage(routeAt('/ask', askRoute), `/ask?to=vehicle:${van}`);
    return screen.findByLabelText<HTMLTextAreaElement>(/^Your question/);
  };
  const usual = 'Would you be free then, and what would it cost?';
  fill(await opens(), 'Of Nimal.');
  await act(async () => {
    window.localStorage.removeItem('token');
    window.dispatchEvent(new StorageEvent('storage'));
  });
  expect(screen.getByLabelText<HTMLTextAreaElement>(/^Your question/).value).toBe(usual);
  fill(await opens(), 'Of a guest.');
  signIn({ _id: 'maja' });
  expect((await opens()).value).toBe('Of a guest.');
  window.localStorage.removeItem('token');
  expect((await opens()).value).toBe(usual);
  signIn();
  expect((await opens()).value).toBe('Of Nimal.');
});

test('a question that was begun for no trip goes over to the one that its thing is saved in, and back, and is gone when it was sent', async () => {
  const trip = beginTrip({ title: 'North', from: '2027-02-10', adults: 5 });
  const { answers } = answer({ 'GET /items': lists(item(van, 'Toyota KDH')), 'POST /inquiries': 'away' });
  const open = () => openPage(routeAt('/ask', askRoute), `/ask?to=vehicle:${van}`);
  const question = () => screen.findByLabelText<HTMLTextAreaElement>(/^Your question/);
  const adults = () => screen.getByLabelText<HTMLSelectElement>('Adults').value;
  let page = await open();
  await page.user.type(await question(), ' Yes?');
  page.unmount();
  saveItem(trip, { kind: 'vehicle', itemId: van });
  page = await open();
  expect((await question()).value).toMatch(/ Yes\?$/);
  screen.getByRole('checkbox', { name: 'For your trip “North”' });
  expect(adults()).toBe('5');
  await page.user.type(await question(), ' Or no?');
  page.unmount();
  takeItemOut(trip, { kind: 'vehicle', itemId: van });
  page = await open();
  expect((await question()).value).toMatch(/ Yes\? Or no\?$/);
  expect(adults()).toBe('2');
  answers['POST /inquiries'] = { status: 201, body: { threads: [thread] } };
  await page.user.selectOptions(screen.getByLabelText('Or a month'), '2027-03');
  await page.user.click(screen.getByRole('button', { name: 'Send it' }));
  await screen.findByText('Elsewhere');
  page.unmount();
  for (const change of [() => {}, () => saveItem(trip, { kind: 'vehicle', itemId: van })]) {
    change();
    const { unmount } = await open();
    expect((await question()).value).not.toContain('Yes?');
    unmount();
  }
});

test('who is no longer on the page is not asked, though a draft had ticked them', async () => {
  const trip = beginTrip();
  for (const itemId of [van, car]) saveItem(trip, { kind: 'vehicle', itemId });
  const both = lists(item(van, 'Toyota KDH'), item(car, 'Suzuki'));
  const { answers, sent } = answer({ 'GET /items': both, 'POST /inquiries': 'away' });
  const open = () => openPage(routeAt('/ask', askRoute), `/ask?trip=${trip}`);
  let page = await open();
  fill(await screen.findByLabelText(/^Your question/), 'Are you free?');
  screen.getByRole('button', { name: 'Send it to 2 partners' });
  page.unmount();
  takeItemOut(trip, { kind: 'vehicle', itemId: car });
  answers['GET /items'] = lists(item(van, 'Toyota KDH'));
  page = await open();
  await page.user.selectOptions(await screen.findByLabelText('Or a month'), '2027-03');
  await page.user.click(screen.getByRole('button', { name: 'Send it' }));
  await vi.waitFor(() =>
    expect(sent.at(-1)).toMatchObject({
      body: { itemIds: [{ kind: 'vehicle', _id: van }], message: 'Are you free?' },
    }),
  );
  page.unmount();
  // None of those ticked is there: it begins as without a draft.
  answers['GET /items'] = lists(item(car, 'Suzuki'));
  takeItemOut(trip, { kind: 'vehicle', itemId: van });
  saveItem(trip, { kind: 'vehicle', itemId: car });
  await open();
  await screen.findByRole('checkbox', { name: /Suzuki/, checked: true });
});

test.each([
  ['the airport', { ...airportPoint, place: null, name: 'කටුනායක ගුවන් තොටුපළ' }, 'Katunayake airport'],
  ['a destination', { place: 'kandy', name: 'මහනුවර' }, 'Kandy'],
  ['a place of a person’s own', { place: null, name: 'Aunt Anne' }, 'Aunt Anne'],
])('where one is met is said in the language of the page: %s', async (_, kept, said) => {
  const trip = beginTrip({ stops: [{ ...stopAt('kandy', 2, kept), dayTrips: [], note: '' }] });
  const kandy = { slug: 'kandy', name: 'Kandy', nameSi: 'මහනුවර', nameTa: null, ...airportPoint };
  answer({ 'GET /items': lists(item(van, 'Toyota KDH')), 'GET /places': lists(kandy) });
  await openPage(routeAt('/ask', askRoute), `/ask?to=vehicle:${van}&trip=${trip}`);
  expect((await screen.findByLabelText<HTMLInputElement>('Where you are met')).value).toBe(said);
});

test('all who are saved in a trip can be asked, in calls of as many as one takes', async () => {
  const trip = beginTrip();
  const ids = Array.from({ length: 70 }, (_, at) => `019acd00-0000-7000-8000-0000000000${at + 10}`);
  for (const itemId of ids) saveItem(trip, { kind: 'vehicle', itemId });
  const asked: number[] = [];
  answer({
    'GET /items': ({ url }) => {
      const keys = url.searchParams.get('ids')?.split(',') ?? [];
      asked.push(keys.length);
      return says(keys.map((key) => item(key.slice('vehicle:'.length), 'Toyota KDH')));
    },
  });
  await openPage(routeAt('/ask', askRoute), `/ask?trip=${trip}`);
  expect(await screen.findAllByRole('checkbox', { name: /^Toyota KDH/ })).toHaveLength(70);
  expect(screen.getAllByRole('checkbox', { name: /^Toyota KDH/, checked: true })).toHaveLength(5);
  expect(asked).toEqual([60, 10]);
});

const way = [stopAt('one', 2), stopAt('four', 3)].map((stop) => ({ ...stop, dayTrips: [], note: '' }));

test.each([
  ['that says nothing of them', {}, '2', 'The hotel at the station'],
  ['that says others', { from: '2027-03-01', adults: 5 }, '5', 'The hotel at the station'],
  ['whose days, and where they begin, are others', { from: '2027-03-01' }, '2', ''],
])(
  'days, ages, a language and a place that were typed for no trip go along to one %s, and back',
  async (_, said, adults, place) => {
    const trip = beginTrip({ ...said, stops: way });
    answer({
      ...{ 'GET /roads': says(oneRoad()), 'GET /places': lists() },
      'GET /items': lists(item(van, 'Toyota KDH')),
    });
    const fields = {
      'First day': '2027-02-10',
      'Last day': '2027-02-14',
      'Language you would like to speak': 'German',
      'Where you are met': place,
    };
    const open = () => openPage(routeAt('/ask', askRoute), `/ask?to=vehicle:${van}`);
    const field = (label: string) => screen.findByLabelText<HTMLInputElement>(label);
    const near = { name: 'A few days earlier or later would do, too' };
    let page = await open();
    for (const [label, words] of Object.entries(fields)) fill(await field(label), words);
    await page.user.click(screen.getByRole('checkbox', near));
    page.unmount();
    const isThere = async () => {
      for (const [label, words] of Object.entries(fields)) expect((await field(label)).value).toBe(words);
      screen.getByRole('checkbox', { ...near, checked: true });
    };
    saveItem(trip, { kind: 'vehicle', itemId: van });
    page = await open();
    await isThere();
    expect((await field('Adults')).value).toBe(adults);
    fill(await field('Children’s ages'), '4, 9');
    page.unmount();
    takeItemOut(trip, { kind: 'vehicle', itemId: van });
    await open();
    await isThere();
    expect((await field('Children’s ages')).value).toBe('4, 9');
  },
);

test('a trip’s kilometres go along with its days as they were filled in, and with no others', async () => {
  const trip = beginTrip({ from: '2027-02-10', stops: way });
  const { sent } = answer({
    ...{ 'GET /roads': says(oneRoad()), 'GET /places': lists() },
    'GET /items': lists(item(van, 'Toyota KDH')),
    'POST /inquiries': refuses('Not now.', 409, 'CONFLICT'),
  });
  const { user } = await openPage(routeAt('/ask', askRoute), `/ask?to=vehicle:${van}&trip=${trip}`);
  const told = /^Your trip goes about 75 km by road/;
  await screen.findByText(told);
  const send = async () => {
    await user.click(screen.getByRole('button', { name: 'Send it' }));
    await vi.waitFor(() => expect(sent.at(-1)?.call).toBe('POST /inquiries'));
    return sent.at(-1)?.body;
  };
  const [first, last] = [
    screen.getByLabelText<HTMLInputElement>('First day'),
    screen.getByLabelText<HTMLInputElement>('Last day'),
  ];
  const whole = last.value;
  fill(last, first.value);
  expect(screen.queryByText(told)).toBeNull();
  expect(await send()).toMatchObject({ tripId: trip, to: first.value, kilometres: null });
  fill(last, whole);
  expect(screen.getByText(told)).toBeTruthy();
});

test.each([
  ['that is under way', { from: '2027-01-01' }, ['2027-01-02', '2027-01-06']],
  ['of a month', { month: '2027-02' }, ['2027-02-12', '2027-02-17']],
])(
  'the kilometres of a trip %s go along with no days, and with all of its own, and not with two that are typed',
  async (_, start, whole) => {
    const trip = beginTrip({ ...start, stops: way });
    answer({
      ...{ 'GET /roads': says(oneRoad()), 'GET /places': lists() },
      'GET /items': lists(item(van, 'Toyota KDH')),
    });
    await openPage(routeAt('/ask', askRoute), `/ask?to=vehicle:${van}&trip=${trip}`);
    const told = /^Your trip goes about 75 km by road/;
    await screen.findByText(told);
    const type = (from = '', to = '') => {
      fill(screen.getByLabelText('First day'), from);
      fill(screen.getByLabelText('Last day'), to);
    };
    type('2027-02-12', '2027-02-13');
    expect(screen.queryByText(told)).toBeNull();
    type(...whole);
    screen.getByText(told);
  },
);

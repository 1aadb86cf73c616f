// @vitest-environment happy-dom
import type { Inquiry } from '@serendib/contract/inquiries/inquiry';
import { oneRoad, stopAt } from '@serendib/contract/trips/route/testing';
import type { TripCopy } from '@serendib/contract/trips/trip';
import { beforeEach, expect, test, vi } from 'vitest';
import { keepGuestThread } from '~/lib/inquiries/guest-keys.ts';
import { keepPlans, noPlans } from '~/lib/plans/plans.ts';
import { readLocal } from '~/lib/trip/local-trips.ts';
import { beginTrip, saveItem, tripsIn } from '~/lib/trip/trips.ts';
import * as askRoute from '~/routes/inquiries/ask.tsx';
import * as offersRoute from '~/routes/inquiries/offers.tsx';
import * as threadRoute from '~/routes/inquiries/thread.tsx';
import {
  answer,
  fill,
  lists,
  openPage,
  refuses,
  routeAt,
  says,
  screen,
  signIn,
  within,
} from '~/testing/open-page.tsx';
import { at, car, item, offer, thread, threadId, van } from './testing.ts';
import { AskedOfTrip } from './trip/asked-of-trip.tsx';

const openThread = (address = `/inquiries/${threadId}`) =>
  openPage(routeAt('/inquiries/:id', threadRoute), address);

beforeEach(() => {
  vi.setSystemTime(at);
  keepPlans({ ...noPlans, from: '2027-02-10', to: '2027-02-14', adults: 3, children: [4] });
});

test('a guest’s link opens a thread, and what was asked goes out by a press, not by being opened', async () => {
  const { sent } = answer({
    'GET /inquiries/{id}': says({ ...thread, status: 'unconfirmed' }),
    'POST /inquiries/{id}/read': { status: 204 },
    'POST /inquiries/{id}/confirm': says(thread),
  });
  const { user } = await openThread(`/inquiries/${threadId}?key=secret`);
  await screen.findByText('Not sent yet');
  expect(sent.some(({ call }) => call.includes('confirm'))).toBe(false);
  await user.click(screen.getByRole('button', { name: 'Send it' }));
  await screen.findByText('Waits for an answer');
});

test.each([
  [
    'a thread',
    routeAt('/inquiries/:id', threadRoute),
    `/inquiries/${threadId}?key=secret`,
    `/inquiries/${threadId}`,
  ],
  [
    'what was asked',
    routeAt('/ask', askRoute),
    `/ask?send=${threadId}.secret`,
    `/ask?send=${threadId}.secret`,
  ],
  ['offers', routeAt('/offers', offersRoute), '/offers', '/offers'],
])(
  'where an account has it by now, a guest’s link to %s leads to the login and back',
  async (_, route, address, place) => {
    const kept = { id: threadId, key: 'secret', tripId: null, at: Date.parse(at) };
    localStorage.setItem('serendib:guest-threads', JSON.stringify([kept]));
    const inAccount = refuses('This thread is in an account: log in to open it.', 403, 'FORBIDDEN');
    answer({ 'GET /inquiries/{id}': inAccount, 'GET /inquiries/compare': inAccount });
    await openPage(route, address);
    await vi.waitFor(() => expect(sessionStorage.getItem('returnTo')).toBe(place));
    await screen.findByText('Elsewhere');
  },
);

test.each([
  ['a thread', routeAt('/inquiries/:id', threadRoute), `/inquiries/${threadId}?key=old`],
  ['what was asked', routeAt('/ask', askRoute), `/ask?send=${threadId}.old`],
])(
  'a guest’s link to %s that opens nothing any more says so, and leads to no account',
  async (_, route, address) => {
    answer({
      'GET /inquiries/{id}': refuses('We could not find what you are looking for.', 404, 'NOT_FOUND'),
    });
    await openPage(route, address);
    await screen.findByRole('heading', { name: 'This link opens nothing any more' });
    screen.getByText(/^It works for 90 days/);
    expect(screen.queryByText(/We could not find/)).toBeNull();
    expect(screen.getByRole('link', { name: 'My trip' }).getAttribute('href')).toBe('/trip');
    for (const link of screen.getAllByRole('link')) expect(link.getAttribute('href')).not.toMatch(/profile/);
  },
);

test('an offer is shown with what differs from the one before, and is accepted when it was asked twice', async () => {
  signIn();
  vi.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(-60);
  const [included, validUntil] = [[], '2027-01-18T18:29:59.000Z'];
  const before = { ...offer, _id: 'o0', total: 80_000, included, validUntil, state: 'superseded' as const };
  const offered: Inquiry = { ...thread, status: 'offered', total: 75_000, offers: [offer, before] };
  answer({
    'GET /inquiries/{id}': says(offered),
    'POST /inquiries/{id}/read': { status: 204 },
    'POST /inquiries/{id}/offers/{offerId}/accept': refuses('These days are taken.', 409, 'CONFLICT'),
  });
  const { user } = await openThread();
  await screen.findByText('In all: LKR 75,000 instead of LKR 80,000');
  screen.getByText('Now included: Fuel');
  const sums = [...document.querySelectorAll('data')].map((sum) => [sum.value, sum.textContent]);
  const sheet = [
    ['75000', 'LKR 75,000'],
    ['75000', 'LKR 75,000'],
  ];
  expect(sums).toEqual([
    ...sheet,
    ['80000', 'An earlier offer of LKR 80,000'],
    sheet[0],
    ['80000', 'LKR 80,000'],
  ]);
  screen.getByText(
    'Valid until: 20 Jan 2027, 23:59 in Sri Lanka, 20 Jan 2027, 19:29 where you are instead of 18 Jan 2027, 23:59 in Sri Lanka, 18 Jan 2027, 19:29 where you are',
  );
  await user.click(screen.getByRole('button', { name: 'Accept the offer' }));
  await user.click(await screen.findByRole('button', { name: 'Yes, agreed' }));
  const dialog = within(screen.getByRole('dialog'));
  expect((await dialog.findByRole('alert')).textContent).toBe('These days are taken.');
  answer({
    'POST /inquiries/{id}/read': { status: 204 },
    'POST /inquiries/{id}/offers/{offerId}/accept': says({ ...offered, status: 'agreed' }),
  });
  await user.click(dialog.getByRole('button', { name: 'Yes, agreed' }));
  await screen.findByText('Agreed');
  expect(screen.queryByRole('dialog')).toBeNull();
});

/** What a partner is asked, of a vehicle with a price a day and for each kilometre beyond a hundred. */
const answerPartner = (asked: Inquiry) =>
  answer({
    'GET /inquiries/{id}': says(asked),
    'POST /inquiries/{id}/read': { status: 204 },
    'GET /vehicles/{id}': says({
      price: { from: 15_000, to: 15_000, currency: 'LKR', per: 'day' },
      ...{ kilometresIncluded: 100, pricePerKm: 120 },
    }),
    'POST /inquiries/{id}/offers': { status: 201, body: offer },
  });

test('a partner’s offer is made of the listing’s price and days: opened and sent, in two presses', async () => {
  signIn();
  const asked: Inquiry = { ...thread, as: 'partner', with: 'Anna' };
  const { sent } = answerPartner(asked);
  const { user } = await openThread();
  await user.click(await screen.findByRole('button', { name: 'Make an offer' }));
  await screen.findByText('In all LKR 75,000');
  await user.click(screen.getByRole('button', { name: 'Send the offer' }));
  await vi.waitFor(() =>
    expect(sent.find(({ call }) => call.includes('/offers'))?.body).toMatchObject({
      lines: [{ label: 'Toyota KDH', quantity: 5, unit: 'day', unitPrice: 15_000 }],
      notIncluded: expect.arrayContaining(['Fuel']),
      cancellation: { freeUntilDays: 7 },
      ...{ from: '2027-02-10', to: '2027-02-14', validUntil: '2027-01-05' },
      ...{ kilometresIncluded: 500, pricePerKm: 120 },
    }),
  );
  await vi.waitFor(() => expect(screen.queryByRole('form', { name: 'Your offer' })).toBeNull());
});

test('the next offer begins with the terms of the one before, and with the days of its own traveller', async () => {
  signIn();
  const asked: Inquiry = { ...thread, as: 'partner', with: 'Anna' };
  answer({
    'GET /inquiries/{id}': says(asked),
    'POST /inquiries/{id}/read': { status: 204 },
    'GET /vehicles/{id}': says({ kilometresIncluded: 100 }),
    'POST /inquiries/{id}/offers': { status: 201, body: offer },
  });
  const { user, unmount } = await openThread();
  await user.click(await screen.findByRole('button', { name: 'Make an offer' }));
  fill(await screen.findByLabelText('Rupees each'), '15000');
  await user.click(screen.getByLabelText('Fuel'));
  await user.selectOptions(screen.getByLabelText('Cancellation'), '14');
  await user.click(screen.getByRole('button', { name: 'Send the offer' }));
  await vi.waitFor(() => expect(screen.queryByRole('form', { name: 'Your offer' })).toBeNull());
  unmount();
  answer({
    'GET /inquiries/{id}': says({ ...asked, from: '2027-03-01', to: '2027-03-02' }),
    'POST /inquiries/{id}/read': { status: 204 },
    'GET /vehicles/{id}': says({ kilometresIncluded: 100 }),
  });
  await openThread();
  await user.click(await screen.findByRole('button', { name: 'Make an offer' }));
  const valueAt = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;
  await screen.findByLabelText('First day');
  expect(['First day', 'Last day', 'Kilometres included', 'Cancellation'].map(valueAt)).toEqual([
    ...['2027-03-01', '2027-03-02', '200', '14'],
  ]);
  expect(screen.getByLabelText<HTMLInputElement>('Fuel').checked).toBe(true);
  await user.click(screen.getByLabelText('Last day'));
  fill(screen.getByLabelText('Last day'), '2027-03-04');
  await user.click(screen.getByLabelText('Kilometres included'));
  expect(valueAt('Kilometres included')).toBe('400');
});

test('a question takes the kilometres of its trip along, and a partner includes all of them by one press', async () => {
  const trip = beginTrip({
    stops: [stopAt('one', 2), stopAt('four', 3)].map((stop) => ({ ...stop, dayTrips: [], note: '' })),
  });
  saveItem(trip, { kind: 'vehicle', itemId: van });
  const { sent } = answer({
    ...{ 'GET /roads': says(oneRoad()), 'GET /places': lists() },
    'GET /items': lists(item(van, 'Toyota KDH')),
    'POST /inquiries': { status: 201, body: { threads: [{ ...thread, status: 'unconfirmed' }] } },
  });
  const asking = await openPage(routeAt('/ask', askRoute), `/ask?trip=${trip}`);
  await screen.findByText('Your trip goes about 75 km by road. Partners read that too.');
  fill(screen.getByLabelText(/^Your name/), 'Anna');
  fill(screen.getByLabelText(/^Email/), 'anna@example.de');
  await asking.user.click(screen.getByRole('button', { name: 'Send it' }));
  await screen.findByRole('heading', { name: 'Now look into your mail' });
  expect(sent.find(({ call }) => call === 'POST /inquiries')?.body).toMatchObject({ kilometres: 75 });
  asking.unmount();

  signIn();
  const answered = answerPartner({ ...thread, as: 'partner', kilometres: 640 });
  const { user } = await openThread();
  await screen.findByText('about 640 km');
  await user.click(await screen.findByRole('button', { name: 'Make an offer' }));
  await screen.findByText('The journey goes about 640 km, 140 more than are included: LKR 16,800.');
  await user.click(screen.getByRole('button', { name: 'Include all kilometres' }));
  await screen.findByText('The journey goes about 640 km: all of it is included.');
  await screen.findByText('In all LKR 91,800');
  await user.click(screen.getByRole('button', { name: 'Send the offer' }));
  await vi.waitFor(() =>
    expect(answered.sent.find(({ call }) => call.includes('/offers'))?.body).toMatchObject({
      lines: [
        { label: 'Toyota KDH' },
        { label: 'Further kilometres', quantity: 140, unit: 'km', unitPrice: 120 },
      ],
      ...{ kilometresIncluded: 640, pricePerKm: 120 },
    }),
  );
});

test('each line of an offer is named by its number, and another one gets the keyboard', async () => {
  signIn();
  answerPartner({ ...thread, as: 'partner', with: 'Anna' });
  const { user } = await openThread();
  await user.click(await screen.findByRole('button', { name: 'Make an offer' }));
  await user.click(await screen.findByRole('button', { name: 'Another line' }));
  const line = within(screen.getByRole('group', { name: 'Line 2' }));
  await vi.waitFor(() => expect(document.activeElement).toBe(line.getByLabelText('What')));
  const price = line.getByLabelText('Rupees each');
  fill(line.getByLabelText('What'), 'Fuel');
  await user.click(screen.getByRole('button', { name: 'Send the offer' }));
  await vi.waitFor(() => expect(document.activeElement).toBe(price));
});

test('who ends something says why, which is asked for at the field', async () => {
  signIn();
  const { sent } = answer({
    'GET /inquiries/{id}': says(thread),
    'POST /inquiries/{id}/read': { status: 204 },
    'POST /inquiries/{id}/report': { status: 204 },
    'POST /inquiries/{id}/messages': says({ ...thread, messages: [] }),
  });
  const { user } = await openThread();
  fill(await screen.findByLabelText(/^Write to Ruwan/), 'And a child seat?');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await vi.waitFor(() =>
    expect(sent.some(({ body }) => JSON.stringify(body)?.includes('child seat'))).toBe(true),
  );
  await user.click(await screen.findByRole('button', { name: 'Report to our team' }));
  const dialog = screen.getByRole('form', { name: 'Report to our team' });
  await user.click(within(dialog).getByRole('button', { name: 'Report' }));
  await within(dialog).findByText('Please say why.');
  fill(within(dialog).getByLabelText(/^Why/), 'Rude.');
  await user.click(within(dialog).getByRole('button', { name: 'Report' }));
  await screen.findByText('Reported: our team reads it.');
});

test.each([
  [{ freeUntilDays: 7 }, 'As you agreed, it is free of charge until 3 February 2027.'],
  [
    { freeUntilDays: 60 },
    'As you agreed, it was free of charge until 12 December 2026. Please talk to each other about what is due now.',
  ],
  [{ words: 'Half of it in the last week.' }, 'Agreed about cancelling: Half of it in the last week.'],
])('who cancels an agreement reads what was agreed about it: %o', async (cancellation, words) => {
  signIn();
  answer({
    'GET /inquiries/{id}': says({
      ...{ ...thread, status: 'agreed', offers: [{ ...offer, cancellation, state: 'accepted' }] },
      agreement: {
        number: 'SA-2027-000001',
        offerId: 'o1',
        agreedAt: at,
        cancelledAt: null,
        cancelledBy: null,
      },
    }),
    'POST /inquiries/{id}/read': { status: 204 },
  });
  const { user } = await openThread();
  await user.click(await screen.findByRole('button', { name: 'Cancel the agreement' }));
  within(screen.getByRole('form', { name: 'Cancel the agreement' })).getByText(words);
});

test('a partner keeps a usual answer and takes it in the next thread; a moment is told by both clocks', async () => {
  signIn();
  // A reader in Germany in winter: Sri Lanka is four and a half hours ahead.
  vi.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(-60);
  const bring = vi.fn();
  const listeners: (() => void)[] = [];
  vi.stubGlobal('visualViewport', {
    addEventListener: (_: string, listener: () => void) => listeners.push(listener),
    removeEventListener: () => undefined,
  });
  answer({
    'GET /inquiries/{id}': says({ ...thread, as: 'partner', with: 'Anna' }),
    'POST /inquiries/{id}/read': { status: 204 },
  });
  const first = await openThread();
  await screen.findAllByText('2 Jan 2027, 11:30 in Sri Lanka, 2 Jan 2027, 07:00 where you are');
  fill(await screen.findByLabelText(/^Write to Anna/), 'Gladly. From which hotel?');
  await first.user.click(screen.getByRole('button', { name: 'Keep what is written as one' }));
  first.unmount();
  const { user } = await openThread();
  const field = await screen.findByLabelText<HTMLTextAreaElement>(/^Write to Anna/);
  fill(field, '');
  await user.click(await screen.findByRole('button', { name: /^Gladly\. From which hotel/ }));
  expect(field.value).toBe('Gladly. From which hotel?');
  // A phone's keyboard that opens makes what is seen smaller: the field comes into it.
  (field.closest('form')?.parentElement as HTMLElement).scrollIntoView = bring;
  (document.activeElement as HTMLElement).blur();
  listeners.at(-1)?.();
  expect(bring).not.toHaveBeenCalled();
  field.focus();
  listeners.at(-1)?.();
  expect(bring).toHaveBeenCalledWith({ block: 'nearest' });
  vi.unstubAllGlobals();
});

test('offers stand in one table, and what one has and another lacks in one line', async () => {
  signIn();
  // A reader in Germany in winter: Sri Lanka is four and a half hours ahead.
  vi.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(-60);
  const one = { ...thread, status: 'offered' as const, perDay: 15_000, perPerson: 25_000, kilometres: 640 };
  const far = { kilometresIncluded: 700 };
  const other = { ...offer, _id: 'o2', total: 90_000, included: [], notIncluded: ['Fuel'], ...far };
  answer({
    'GET /inquiries/compare': lists(
      { ...one, offer: { ...offer, kilometresIncluded: 500, pricePerKm: 120 } },
      { ...one, _id: car, listingTitle: 'Suzuki', offer: other },
    ),
  });
  await openPage(routeAt('/offers', offersRoute), `/offers?trip=${van}`);
  await screen.findByRole('rowheader', { name: 'Fuel' });
  const row = (name: string) =>
    [...(screen.getByRole('rowheader', { name }).closest('tr')?.cells ?? [])].map(
      ({ textContent }) => textContent,
    );
  expect(row('Fuel')).toEqual(['Fuel', 'Included', 'Not included']);
  const until = '20 Jan 2027, 23:59 in Sri Lanka, 20 Jan 2027, 19:29 where you are';
  expect(row('Valid until')).toEqual(['Valid until', until, until]);
  // The cheaper one costs more for the way that is to be driven.
  expect(row('The whole way')).toEqual([
    'The whole way',
    'about 640 km, 140 more than are included: LKR 91,800 in all',
    'about 640 km, all included',
  ]);
  // A traveller who chose a currency reads what each sum is about: it is marked for that.
  const sums = [...document.querySelectorAll('td data')].map((sum) => sum.getAttribute('value'));
  expect(sums).toEqual([...['75000', '90000'], ...['15000', '15000'], ...['25000', '25000'], '91800']);
});

test('of a partner whose offer is over the table does not say that they made none yet', async () => {
  signIn();
  const one = { ...thread, perDay: null, perPerson: null, offer: null };
  answer({
    'GET /inquiries/compare': lists(
      { ...one, status: 'offered', offer },
      { ...one, _id: car, status: 'declined' },
    ),
  });
  await openPage(routeAt('/offers', offersRoute), `/offers?trip=${van}`);
  const row = (await screen.findByRole('rowheader', { name: 'In all' })).closest('tr');
  expect([...(row?.cells ?? [])].map(({ textContent }) => textContent)).toEqual([
    'In all',
    'LKR 75,000',
    'no valid offer',
  ]);
});

test.each([
  ['there are more', '</api/inquiries?cursor=older>; rel="next"', true],
  ['these are all', '', false],
])('the table of all of one’s offers says whether it has all of them: %s', async (_, link, isSaid) => {
  signIn();
  const listed = Array.from({ length: 10 }, (_, nth) => ({
    ...{ ...thread, _id: van.replace(/.$/, String(nth)), status: 'offered' },
    ...{ perDay: null, perPerson: null, offer },
  }));
  answer({
    'GET /inquiries': says(listed, { 'x-total-count': '10', link }),
    'GET /inquiries/compare': lists(...listed),
  });
  await openPage(routeAt('/offers', offersRoute), '/offers');
  await screen.findByRole('rowheader', { name: 'In all' });
  expect(screen.queryByText(/^At most 10 are shown here/) !== null).toBe(isSaid);
});

test('a thread that a guest’s browser can open no more is forgotten and takes the others neither from the table nor from the mail’s link', async () => {
  const [dead, lives] = [van, car];
  keepGuestThread({ id: dead, key: 'old', tripId: null });
  keepGuestThread({ id: lives, key: 'secret', tripId: null });
  const gone = refuses('There is no such thread.', 404, 'NOT_FOUND');
  const offered = { ...thread, _id: lives, status: 'offered' as const, perDay: 15_000, perPerson: 25_000 };
  const unsent = { ...thread, _id: lives, listingTitle: 'Suzuki', status: 'unconfirmed' as const };
  const { sent } = answer({
    'GET /inquiries/compare': ({ url }) =>
      url.searchParams.get('ids') === lives ? lists({ ...offered, listingTitle: 'Suzuki', offer }) : gone,
    'GET /inquiries/{id}': ({ url }) => (url.pathname.endsWith(lives) ? says(unsent) : gone),
    'POST /inquiries/{id}/confirm': says({ ...unsent, status: 'open' }),
  });
  const table = await openPage(routeAt('/offers', offersRoute), '/offers');
  await screen.findByRole('columnheader', { name: /^Suzuki/ });
  const kept = () =>
    JSON.parse(localStorage.getItem('serendib:guest-threads') ?? '[]').map(({ id }: { id: string }) => id);
  expect(kept()).toEqual([lives]);
  table.unmount();
  const { user } = await openPage(routeAt('/ask', askRoute), `/ask?send=${dead}.old,${lives}.secret`);
  await user.click(await screen.findByRole('button', { name: 'Send it' }));
  screen.getByText('One link of your mail opens nothing any more.');
  await screen.findByText('Waits for an answer');
  expect(sent.filter(({ call }) => call.includes('confirm'))).toHaveLength(1);
});

test('a trip shows whom a guest asked, though one of the threads is gone', async () => {
  const trip = beginTrip({ stops: [{ ...stopAt('one', 2), dayTrips: [], note: '' }] });
  keepGuestThread({ id: van, key: 'old', tripId: trip });
  keepGuestThread({ id: car, key: 'secret', tripId: trip });
  answer({
    'GET /inquiries/compare': ({ url }) =>
      url.searchParams.get('ids') === car
        ? lists({ ...thread, _id: car, listingTitle: 'Suzuki', hasNews: true, total: 90_000, offer: null })
        : refuses('There is no such thread.', 404, 'NOT_FOUND'),
  });
  const { copy } = tripsIn(readLocal()).find(({ copy }) => copy._id === trip) ?? {};
  await openPage(<AskedOfTrip trip={copy as TripCopy} />, '/trip');
  await screen.findByText('Suzuki');
  screen.getByText('New');
  expect(screen.getByText<HTMLDataElement>('LKR 90,000').value).toBe('90000');
});

// @vitest-environment happy-dom
import { contentOf } from '@serendib/contract/trips/change';
import { mostTrips } from '@serendib/contract/trips/limits';
import type { Trip, TripCopy } from '@serendib/contract/trips/trip';
import { beforeEach, expect, test, vi } from 'vitest';
import { expireSession } from '~/lib/session/session.ts';
import { answer, lists, passes, refuses, says, signIn } from '~/testing/open-page.tsx';
import { copyTrip } from './copy-trip.ts';
import { dropTrips } from './drop-trips.ts';
import { holdDeletion } from './held.ts';
import { sendBeforeLeaving } from './leave.ts';
import { forgetMemory, readLocal, storageKey } from './local-trips.ts';
import { onSyncChange, syncNow, syncState } from './sync.ts';
import { joinTrip } from './together.ts';
import { beginTrip, changeTrip, deleteTrip } from './trips.ts';
import { readTrips } from './use-trips.ts';

const id = '019acd00-0000-7000-8000-00000000000a';
const at = '2027-01-02T06:00:00.000Z';
const written = { title: 'With Anna', from: null, month: null, adults: 2, children: [], languages: [] };
const theirs: Trip = {
  ...contentOf(id, { ...written, notes: '', stops: [], items: [] }, at),
  ...{ items: [], version: 1, mine: false, mayChange: true, createdAt: at, updatedAt: at },
};
const changed = { ...theirs, title: 'With Anna and Ben', updatedAt: '2027-01-02T07:00:00.000Z' };

// There is one tab, and the document of tests has no locks of its own; another tab holds them until this is over.
let held: Promise<void> | undefined;
Object.defineProperty(navigator, 'locks', {
  value: {
    request: async (_: string, work: () => Promise<void>) => {
      await held;
      return work();
    },
    query: async () => ({ held: [] }),
  },
});

beforeEach(() => {
  held = undefined;
  forgetMemory();
});

const synced = async () => {
  await syncNow();
  expect(syncState()).toEqual({ at: 'done' });
  return readTrips().trips.map(({ title }) => title);
};

/** As a server answers on which their trip is shared with this account. */
const answerJoined = (more: Parameters<typeof answer>[0] = {}) =>
  answer({
    'GET /trips': lists(),
    'GET /trips/joined': lists(),
    'PUT /trips/{id}/joined': { status: 204 },
    'GET /trips/{id}': says(theirs),
    ...more,
  });

test('a trip that is changed together stays with a traveller who is signed in, though their account lists their own alone', async () => {
  signIn();
  const { answers } = answerJoined({
    'POST /trips/{id}/merge': says(changed),
  });
  expect(await synced()).toEqual([]);
  joinTrip(theirs, 'secret');
  expect(await synced()).toEqual(['With Anna']);
  changeTrip(id, { title: 'With Anna and Ben' });
  expect(await synced()).toEqual(['With Anna and Ben']);
  // Its link was revoked: it can still be kept as one's own.
  answers['GET /trips/{id}'] = refuses('There is no such trip.', 404, 'NOT_FOUND');
  expect(await synced()).toEqual(['With Anna and Ben']);
});

test('a trip that was joined is in the account before a sign-out takes it from the browser', async () => {
  signIn();
  const { sent } = answerJoined();
  await synced();
  joinTrip(theirs, 'secret');
  await sendBeforeLeaving();
  expect(sent.map(({ call }) => call)).toContain(`PUT /trips/${id}/joined`);
});

test.each([
  ['no account', () => window.localStorage.clear()],
  ['another account', () => signIn({ _id: 'maja', userName: 'Maja' })],
])(
  'what one account could not bring to the others is not tried again and again under %s',
  async (_, becomes) => {
    signIn();
    const { sent, answers } = answerJoined();
    await synced();
    joinTrip(theirs, 'secret');
    await synced();
    answers['GET /trips/{id}'] = 'away';
    changeTrip(id, { title: 'With Anna and Ben' });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    await syncNow();
    dropTrips('nimal', false);
    const kept = window.localStorage.getItem(storageKey) as string;
    becomes();
    window.localStorage.setItem(storageKey, kept);
    let runs = 0;
    const forget = onSyncChange(() => void runs++);
    await syncNow();
    const [ranBefore, sentBefore] = [runs, sent.length];
    await passes(10_000);
    forget();
    expect([runs, sent.length]).toEqual([ranBefore, sentBefore]);
    expect(readTrips().trips).toEqual([]);
    expect(kept).toContain('With Anna and Ben');
  },
);

test('what was begun while an account was signed in waits for it when its session ends by itself, what was begun after that is of who signs in next', async () => {
  const merged: string[][] = [];
  const { answers } = answer({
    'GET /trips': 'away',
    'GET /trips/joined': 'away',
    'POST /trips/merge': ({ body }) => {
      const { trips } = body as { trips: TripCopy[] };
      merged.push(trips.map(({ title }) => title));
      return says({ data: trips.map((trip) => ({ ...theirs, ...trip, items: [], mine: true })) });
    },
  });
  const signsIn = (name: string) => {
    signIn({ _id: name, userName: name });
    for (const list of ['GET /trips', 'GET /trips/joined']) answers[list] = lists();
  };
  signIn({ _id: 'maja', userName: 'Maja' });
  beginTrip({ title: 'Begun as Maja' });
  await syncNow();
  expireSession();
  await syncNow();
  beginTrip({ title: 'Begun signed out' });
  await syncNow();
  expect(
    readTrips()
      .trips.map(({ title }) => title)
      .sort(),
  ).toEqual(['Begun as Maja', 'Begun signed out']);
  signsIn('nimal');
  expect(await synced()).toEqual(['Begun signed out']);
  expect(merged).toEqual([['Begun signed out']]);
  signsIn('maja');
  expect(await synced()).toEqual(['Begun as Maja']);
  expect(merged).toEqual([['Begun signed out'], ['Begun as Maja']]);
});

/** An account that says of each trip of another whether it has joined or left it, as the API does. */
function accountThatJoins() {
  signIn();
  const joined = new Map<string, boolean>();
  const { answers } = answer({
    'GET /trips': lists(),
    'GET /trips/joined': () =>
      lists(...[...joined].map(([_id, isLeft]) => ({ _id, isLeft, updatedAt: theirs.updatedAt }))),
    'PUT /trips/{id}/joined': () => {
      joined.set(id, false);
      return { status: 204 };
    },
    'DELETE /trips/{id}/joined': () => {
      if (joined.has(id)) joined.set(id, true);
      return { status: 204 };
    },
    'GET /trips/{id}': says(theirs),
    'POST /trips/{id}/merge': says(theirs),
  });
  return { answers, joined };
}

test('a joined trip that is left, brought back and left again before the account heard of it is left there too', async () => {
  accountThatJoins();
  await synced();
  joinTrip(theirs, 'secret');
  expect(await synced()).toEqual(['With Anna']);
  deleteTrip(id)();
  deleteTrip(id);
  expect(await synced()).toEqual([]);
  expect(await synced()).toEqual([]);
});

test.each([
  ['joined in the account', () => undefined],
  ['joined before the sign-in', () => window.localStorage.clear()],
])('a trip %s is left also where the account was not heard to have joined it', async (_, first) => {
  const { answers, joined } = accountThatJoins();
  await synced();
  first();
  forgetMemory();
  joinTrip(theirs, 'secret');
  signIn();
  answers['PUT /trips/{id}/joined'] = () => {
    joined.set(id, false);
    return 'away';
  };
  await syncNow();
  expect(syncState()).toEqual({ at: 'away' });
  deleteTrip(id);
  expect(await synced()).toEqual([]);
  expect(await synced()).toEqual([]);
});

test('a trip whose way up had no answer does not come back once it is deleted', async () => {
  signIn();
  const taken = new Map<string, Trip>();
  answer({
    'GET /trips': () => lists(...taken.values()),
    'GET /trips/joined': lists(),
    'GET /trips/{id}': ({ url }) => says(taken.get(url.pathname.slice('/api/trips/'.length))),
    'POST /trips/merge': ({ body }) => {
      const { trips } = body as { trips: TripCopy[] };
      for (const copy of trips) taken.set(copy._id, { ...theirs, ...copy, items: [] });
      return 'away';
    },
    'DELETE /trips/{id}': ({ url }) =>
      taken.delete(url.pathname.slice('/api/trips/'.length))
        ? { status: 204 }
        : refuses('There is no such trip.', 404, 'NOT_FOUND'),
  });
  await synced();
  const own = beginTrip({ title: 'Mine' });
  await syncNow();
  expect(taken.size).toBe(1);
  deleteTrip(own);
  expect(await synced()).toEqual([]);
  expect(await synced()).toEqual([]);
  // What never went up is deleted as well.
  deleteTrip(beginTrip({ title: 'Not sent' }));
  expect(await synced()).toEqual([]);
});

test.each([
  ['changed', 'b'],
  ['begun', 'c'],
])('a trip that is %s elsewhere takes no place on the page from the one that is shown', async (_, which) => {
  signIn();
  const of = (name: string, hour: number): Trip => ({
    ...theirs,
    ...{ _id: `019acd00-0000-7000-8000-00000000000${name}`, title: name, mine: true },
    updatedAt: `2027-01-02T0${hour}:00:00.000Z`,
  });
  const taken = new Map(['a', 'b'].map((name, index) => [name, of(name, 8 - index)]));
  answer({
    'GET /trips': () => lists(...taken.values()),
    'GET /trips/joined': lists(),
    'GET /trips/{id}': ({ url }) => says(taken.get(url.pathname.slice(-1))),
    'DELETE /trips/{id}': ({ url }) => {
      taken.delete(url.pathname.slice(-1));
      return { status: 204 };
    },
  });
  expect(await synced()).toEqual(['a', 'b']);
  taken.set(which, of(which, 9));
  expect((await synced())[0]).toBe(which);
  expect(readTrips().current?.title).toBe('a');
  // Where it is deleted, what stands in its place stays as well.
  deleteTrip(readTrips().current?._id ?? '');
  const next = readTrips().current?.title ?? '';
  const other = next === 'b' ? 'd' : 'b';
  taken.set(other, of(other, 9));
  await syncNow();
  expect(readTrips().current?.title).toBe(next);
});

test('trips of others that were joined take no room from own ones, of which there may be as many', () => {
  const of = (nth: number) => ({ ...theirs, _id: `019acd00-0000-7000-8000-0000000000${nth + 10}` });
  for (let nth = 0; nth < mostTrips; nth++) joinTrip(of(nth), 'secret');
  for (let nth = 1; nth < mostTrips; nth++) beginTrip();
  copyTrip(theirs);
  for (const begin of [beginTrip, () => copyTrip(theirs)])
    expect(begin).toThrow(`You have ${mostTrips} trips already.`);
  expect(readTrips().trips).toHaveLength(2 * mostTrips);
});

test('what is deleted and changed while it is asked what others changed is in the account before a sign-out ends', async () => {
  signIn();
  let answered: (() => void) | undefined;
  const { sent, answers } = answer({
    'GET /trips': lists(),
    'GET /trips/joined': lists(),
    'DELETE /trips/{id}': { status: 204 },
    'POST /trips/merge': ({ body }) =>
      says((body as { trips: TripCopy[] }).trips.map((copy) => ({ ...theirs, ...copy, items: [] }))),
  });
  const [first, second] = [beginTrip({ title: 'First' }), beginTrip({ title: 'Second' })];
  await synced();
  const other = { ...theirs, updatedAt: '2027-01-02T09:00:00.000Z' };
  answers['GET /trips'] = lists({ ...other, _id: first }, { ...other, _id: second }, other);
  answers['GET /trips/{id}'] = () =>
    new Promise((done) => {
      answered = () => done(says(other));
    });
  void syncNow();
  await vi.waitFor(() => expect(answered).toBeDefined());
  holdDeletion(first);
  deleteTrip(first);
  changeTrip(second, { notes: 'Bring a torch' });
  const before = sent.length;
  const leaving = sendBeforeLeaving();
  answers['GET /trips/{id}'] = says(other);
  answered?.();
  await leaving;
  const calls = sent.slice(before).map(({ call }) => call);
  expect(calls).toContain(`DELETE /trips/${first}`);
  expect(calls).toContain('POST /trips/merge');
});

test.each([
  ['waits for another tab', 'lock'],
  ['is being answered', 'answer'],
])(
  'what one account asks while it %s does not go on under the account that signs in meanwhile',
  async (_, where) => {
    signIn();
    const hold = Promise.withResolvers<void>();
    const { sent, answers } = answer({
      'GET /trips': lists(),
      'GET /trips/joined': lists(),
      'POST /trips/merge': says([]),
      'DELETE /trips/{id}': refuses('There is no such trip.', 404, 'NOT_FOUND'),
    });
    await synced();
    const [mine, gone] = [beginTrip({ title: 'Mine' }), beginTrip({ title: 'Deleted' })];
    deleteTrip(gone);
    const other = { ...theirs, _id: '019acd00-0000-7000-8000-00000000000b', mine: true };
    if (where === 'lock') held = hold.promise;
    else
      answers['GET /trips'] = async () => {
        await hold.promise;
        return lists(other);
      };
    answers['GET /trips/{id}'] = says(other);
    const before = sent.length;
    const syncing = syncNow();
    if (where === 'answer') await vi.waitFor(() => expect(sent.length).toBeGreaterThan(before + 1));
    dropTrips('nimal', false);
    signIn({ _id: 'maja', userName: 'Maja' });
    window.localStorage.setItem('token', 'of-maja');
    answers['GET /trips'] = lists();
    hold.resolve();
    await syncing;
    const calls = sent.slice(before).map(({ call }) => call);
    expect(calls.filter((call) => /merge|DELETE/.test(call))).toEqual([]);
    const { account, trips } = readLocal();
    expect([account, syncState()]).toEqual(['maja', { at: 'done' }]);
    expect(
      trips.map(({ copy, owner, isUnsent, isDeleted }) => [copy._id, owner, isUnsent, isDeleted]),
    ).toEqual([
      [mine, 'nimal', true, undefined],
      [gone, 'nimal', true, true],
    ]);
  },
);

import { mergeTrips } from '@serendib/contract/trips/merge';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { dropTrips } from './drop-trips.ts';
import { hangLocated, hangUnder } from './hang.ts';
import { forgetMemory, type LocalTrip, type LocalTrips, readLocal, storageKey } from './local-trips.ts';
import { withAnswer } from './send-up.ts';
import {
  beginTrip,
  changeTrip,
  chooseTrip,
  deleteTrip,
  keep,
  saveItem,
  setSaved,
  TripProblem,
  takeItemOut,
} from './trips.ts';
import { readTrips } from './use-trips.ts';

/** Storage as browsers have it, which can be full or forbidden. */
class Storage {
  kept = new Map<string, string>();
  bytes = 5_000_000;
  isForbidden = false;
  getItem = (key: string) => {
    if (this.isForbidden) throw new DOMException('The operation is insecure.', 'SecurityError');
    return this.kept.get(key) ?? null;
  };
  setItem = (key: string, value: string) => {
    if (this.isForbidden) throw new DOMException('The operation is insecure.', 'SecurityError');
    if (key.length + value.length > this.bytes) throw new DOMException('Full.', 'QuotaExceededError');
    this.kept.set(key, value);
  };
  removeItem = (key: string) => {
    this.kept.delete(key);
  };
}

let storage: Storage;
beforeEach(() => {
  storage = new Storage();
  vi.stubGlobal('window', Object.assign(new EventTarget(), { localStorage: storage }));
  forgetMemory();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const van = { kind: 'vehicle' as const, itemId: '019acd00-0000-7000-8000-000000000001' };
const shownVan = {
  ...{
    kind: 'vehicle' as const,
    _id: van.itemId,
    title: 'Toyota',
    line: 'Van',
    image: null,
    district: 'Kandy',
  },
  ...{ href: `/vehicles/${van.itemId}`, latitude: 7.29, longitude: 80.63 },
};
const stop = (name: string) => ({
  ...{ id: name, place: null, name, latitude: null, longitude: null, nights: 1, dayTrips: [], note: '' },
});
const namesOf = (id: string) =>
  readTrips()
    .trips.find(({ _id }) => _id === id)
    ?.stops.map(({ name }) => name);

test('a first heart begins a trip, a second press takes the thing out, and both outlive the page', () => {
  setSaved(van, true, shownVan);
  expect(readTrips().current?.items).toMatchObject([van]);
  forgetMemory();
  expect(readTrips().current?.items).toMatchObject([van]);
  expect(readTrips().shown[`item:vehicle:${van.itemId}`]?.title).toBe('Toyota');
  setSaved(van, false);
  expect(readTrips().current).toMatchObject({ items: [], gone: [{ key: `item:vehicle:${van.itemId}` }] });
  expect(readTrips().trips).toHaveLength(1);
});

test('what another tab wrote is there, and nothing of it is written over', () => {
  const id = beginTrip({ title: 'January' });
  const here = storage.kept.get(storageKey) as string;
  changeTrip(id, { stops: [stop('kandy')] });
  const theirs = JSON.parse(here);
  theirs.trips[0].copy.notes = 'From another tab';
  storage.kept.set(storageKey, JSON.stringify(theirs));
  saveItem(id, van);
  expect(readTrips().current).toMatchObject({ notes: 'From another tab', items: [van] });
});

test('stops keep their order, and what hung under one that goes stays in the trip', () => {
  const id = beginTrip();
  changeTrip(id, { stops: [stop('kandy'), stop('ella'), stop('galle')] });
  saveItem(id, { ...van, stopId: 'ella' });
  changeTrip(id, { stops: [stop('galle'), stop('kandy')] });
  expect(namesOf(id)).toEqual(['galle', 'kandy']);
  expect(readTrips().current?.items).toMatchObject([{ ...van, stopId: null }]);
});

const near = (name: string, nights: number) => ({
  ...{ ...stop(name), nights, latitude: 7.29, longitude: 80.63 + (nights > 0 ? 0.1 : 0) },
});

test('what hangs under a stop that another device took away is hung under one that is added near it', () => {
  const id = beginTrip();
  saveItem(id, { ...van, stopId: 'taken-away' }, shownVan);
  changeTrip(id, { stops: [near('kandy', 1)] });
  hangUnder(id, 'kandy');
  expect(readTrips().current?.items).toMatchObject([{ ...van, stopId: 'kandy' }]);
});

test('a place to stay hangs under the stop near it at which one sleeps, and where there is none under that which is passed', () => {
  const bed = { kind: 'businessListing' as const, itemId: van.itemId };
  const id = beginTrip({ stops: [near('airport', 0), near('negombo', 1)] });
  saveItem(id, bed, { ...shownVan, kind: 'businessListing' });
  saveItem(id, van, shownVan);
  const stops = () => readTrips().current?.items.map(({ kind, stopId }) => [kind, stopId]);
  hangLocated([`item:businessListing:${van.itemId}`, `item:vehicle:${van.itemId}`]);
  expect(stops()).toEqual([
    ['businessListing', 'negombo'],
    ['vehicle', 'airport'],
  ]);
  changeTrip(id, { stops: [near('airport', 0)] });
  hangUnder(id, 'airport');
  expect(new Map(stops() as [string, string][]).get('businessListing')).toBe('airport');
});

test('where the storage is full all stays in this tab, the reason is known, and it is written when there is room', () => {
  const id = beginTrip();
  storage.bytes = 100;
  changeTrip(id, { notes: 'Bring a torch' });
  expect(readTrips()).toMatchObject({ problem: 'full', current: { notes: 'Bring a torch' } });
  storage.bytes = 5_000_000;
  changeTrip(id, { title: 'Caves' });
  expect(readTrips().problem).toBeNull();
  forgetMemory();
  expect(readTrips().current).toMatchObject({ notes: 'Bring a torch', title: 'Caves' });
});

test('what was not written and what another tab wrote meanwhile are merged', () => {
  const id = beginTrip();
  const before = storage.kept.get(storageKey) as string;
  storage.bytes = 100;
  changeTrip(id, { notes: 'Bring a torch' });
  storage.bytes = 5_000_000;
  const theirs = JSON.parse(before);
  theirs.trips[0].copy.title = 'Theirs';
  theirs.trips[0].copy.changedAt.title = new Date(Date.now() + 1000).toISOString();
  storage.kept.set(storageKey, JSON.stringify(theirs));
  expect(readTrips().current).toMatchObject({ notes: 'Bring a torch', title: 'Theirs' });
});

/** As another tab writes, which makes room. */
const writtenElsewhere = (change: (kept: LocalTrips) => LocalTrips) => {
  const before = JSON.parse(storage.kept.get(storageKey) as string);
  storage.bytes = 5_000_000;
  storage.kept.set(storageKey, JSON.stringify(change(before)));
};
const stored = () => JSON.parse(storage.kept.get(storageKey) as string) as LocalTrips;
const signedInAs = (account: string) =>
  keep((kept) => ({
    ...kept,
    account,
    trips: kept.trips.map((trip) => ({ ...trip, owner: account, isUnsent: false })),
  }));

test('where the storage is full, what another tab signed out of is shown no more and not written again', () => {
  const id = beginTrip();
  signedInAs('nimal');
  storage.bytes = 100;
  changeTrip(id, { notes: 'Bring a torch' });
  const begun = beginTrip({ title: 'Begun without room' });
  writtenElsewhere((kept) => ({ ...kept, account: null, current: null, trips: [] }));
  expect(readTrips().trips).toEqual([]);
  beginTrip({ title: 'Of who comes next' });
  expect(readTrips().trips.map(({ title }) => title)).toEqual(['Of who comes next']);
  expect(stored()).toMatchObject({ account: null });
  // What was in no other place waits for its owner.
  expect(stored().trips.map(({ copy, owner }) => [copy._id, owner])).toEqual([
    [begun, 'nimal'],
    [expect.any(String), null],
  ]);
});

test.each([
  ['marked as deleted', (trip: LocalTrip) => [{ ...trip, isDeleted: true }]],
  ['taken out', () => []],
])('where the storage is full, what another tab deleted stays deleted: %s', (_, elsewhere) => {
  const id = beginTrip();
  signedInAs('nimal');
  storage.bytes = 100;
  changeTrip(id, { notes: 'Bring a torch' });
  writtenElsewhere((kept) => ({ ...kept, trips: kept.trips.flatMap(elsewhere) }));
  expect(readTrips().trips).toEqual([]);
  beginTrip({ title: 'Another' });
  expect(readTrips().trips.map(({ title }) => title)).toEqual(['Another']);
  const [of] = stored().trips.filter(({ copy }) => copy._id === id);
  expect(of?.isDeleted ?? true).toBe(true);
});

test('where the storage is full, what another tab brought into the account or back stays so, and what is deleted here goes', () => {
  const [id, gone] = [beginTrip(), beginTrip({ title: 'Deleted here' })];
  signedInAs('nimal');
  const first = stored();
  storage.bytes = 100;
  changeTrip(id, { notes: 'Bring a torch' });
  deleteTrip(gone);
  writtenElsewhere(() => ({
    ...first,
    trips: first.trips.map((trip) => ({ ...trip, owner: 'maja', savedAt: '2027-01-02T06:00:00.000Z' })),
    account: 'maja',
  }));
  expect(readTrips().trips.map(({ notes }) => notes)).toEqual(['Bring a torch']);
  chooseTrip(id);
  expect(stored()).toMatchObject({
    account: 'maja',
    trips: [
      { owner: 'maja', isUnsent: true, savedAt: '2027-01-02T06:00:00.000Z' },
      { owner: 'maja', isDeleted: true },
    ],
  });
});

test.each([
  ['', () => {}],
  [
    ', though another tab wrote something else',
    () => writtenElsewhere((kept) => ({ ...kept, current: null })),
  ],
])(
  'where the storage is full, what was begun signed out counts as sent once it is%s, and goes at the sign-out',
  (_, elsewhere) => {
    const id = beginTrip({ title: 'Begun signed out' });
    storage.bytes = storageKey.length + JSON.stringify(stored()).length;
    changeTrip(id, { notes: 'Bring a torch' });
    keep((kept) => {
      const [here] = kept.trips as [LocalTrip];
      const at = '2027-01-02T06:00:00.000Z';
      const account = { version: 1, mine: true, mayChange: true, createdAt: at, updatedAt: at };
      const answer = { ...here.copy, items: [], ...account };
      return withAnswer({ ...kept, account: 'nimal' }, 'nimal', here, false, answer);
    });
    elsewhere();
    expect(readLocal().trips).toMatchObject([
      { owner: 'nimal', isUnsent: false, copy: { notes: 'Bring a torch' } },
    ]);
    dropTrips('nimal', false);
    expect(stored()).toMatchObject({ account: null, trips: [] });
  },
);

test('where the storage is full, what another tab changed is unsent though what stood there before was sent', () => {
  const id = beginTrip();
  storage.bytes = 100;
  changeTrip(id, { notes: 'Bring a torch' });
  keep((kept) => ({ ...kept, trips: kept.trips.map((trip) => ({ ...trip, isUnsent: false })) }));
  writtenElsewhere((kept) => ({
    ...kept,
    trips: kept.trips.map((trip) => ({ ...trip, copy: { ...trip.copy, title: 'Theirs' } })),
  }));
  expect(readLocal().trips).toMatchObject([{ isUnsent: true }]);
});

test('where nothing may be kept a trip can be planned until the tab is closed', () => {
  storage.isForbidden = true;
  setSaved(van, true);
  expect(readTrips()).toMatchObject({ problem: 'forbidden', current: { items: [van] } });
});

test('what cannot be read is put aside, not lost', () => {
  storage.kept.set(storageKey, '{"trips":[{"cop');
  const id = beginTrip();
  expect(readTrips().current?._id).toBe(id);
  expect(storage.kept.get(`${storageKey}:unread`)).toBe('{"trips":[{"cop');
});

test('a clock that goes back loses no change: what is changed later is later', () => {
  vi.useFakeTimers({ now: new Date('2037-01-05T10:00:00Z') });
  const id = beginTrip({ title: 'By the wrong clock' });
  const [before] = readLocal().trips;
  vi.setSystemTime(new Date('2027-01-05T10:00:00Z'));
  changeTrip(id, { title: 'By the right one' });
  const [after] = readLocal().trips;
  if (!before || !after) throw new Error('Two copies are needed.');
  expect(mergeTrips(before.copy, after.copy).title).toBe('By the right one');
});

test('a deleted trip comes back by its undo, and one of several is chosen', () => {
  const first = beginTrip({ title: 'First' });
  const second = beginTrip({ title: 'Second' });
  expect(readTrips().current?.title).toBe('Second');
  chooseTrip(first);
  expect(readTrips().current?.title).toBe('First');
  const undo = deleteTrip(first);
  expect(readTrips().trips.map(({ _id }) => _id)).toEqual([second]);
  undo();
  expect(readTrips().current?.title).toBe('First');
});

test('more than fits is refused with words, and nothing is lost', () => {
  const id = beginTrip();
  for (let count = 0; count < 300; count++)
    saveItem(id, { kind: 'blog', itemId: `019acd00-0000-7000-8000-${String(count).padStart(12, '0')}` });
  expect(() => saveItem(id, van)).toThrow(TripProblem);
  expect(() => saveItem(id, van)).toThrow('A trip has at most 300 saved things.');
  takeItemOut(id, { kind: 'blog', itemId: '019acd00-0000-7000-8000-000000000000' });
  saveItem(id, van);
  expect(readTrips().current?.items).toHaveLength(300);
});

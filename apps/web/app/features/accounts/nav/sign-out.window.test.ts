import { beforeEach, expect, test, vi } from 'vitest';

class Kept {
  getItem = (key: string): string | null => (this as unknown as Record<string, string>)[key] ?? null;
  setItem = (key: string, value: string) => void Object.assign(this, { [key]: value });
  removeItem = (key: string) => void Reflect.deleteProperty(this, key);
}

let storage: Kept;
beforeEach(() => {
  vi.resetModules();
  storage = new Kept();
  const window = Object.assign(new EventTarget(), { localStorage: storage, sessionStorage: new Kept() });
  for (const [name, value] of Object.entries({ window, ...window, localStorage: storage }))
    vi.stubGlobal(name, value);
  vi.stubGlobal('sessionStorage', window.sessionStorage);
  vi.stubGlobal('fetch', async () => new Response(null, { status: 204 }));
  storage.setItem('token', 'a-token');
  storage.setItem('user', JSON.stringify({ _id: 'one', userName: 'Nimali', email: 'n@example.lk' }));
  storage.setItem('draft:one:tourGuide:new', '{"values":{"licenseNumber":"SLTDA-7788"}}');
  storage.setItem('draft:other:vehicle:new', '{}');
});
const kept = () => Object.keys(storage).filter((key) => key.startsWith('draft:'));

test('signing out takes the drafts of this account from the browser, and no others', async () => {
  const { signOut } = await import('./sign-out.ts');
  await signOut();
  expect(['token', 'user', 'left'].map(storage.getItem)).toEqual([null, null, null]);
  expect(kept()).toEqual(['draft:other:vehicle:new']);
});

test('signing out takes what a tab drafted and who is expecting its traveller, and nothing that is of no account', async () => {
  storage.setItem('serendib:expected', '{"trip":"one","all":[{"name":"Nimal","phone":"+94771234567"}]}');
  storage.setItem('serendib:roads', '{}');
  const drafts = ['draft:one:review:van', 'draft:one:answer:thread', 'draft::ask:', 'draft::contact'];
  for (const key of [...drafts, 'serendib:driver-card']) sessionStorage.setItem(key, 'words');
  const { signOut } = await import('./sign-out.ts');
  await signOut();
  expect(['serendib:expected', 'serendib:roads'].map(storage.getItem)).toEqual([null, '{}']);
  expect(drafts.map(sessionStorage.getItem)).toEqual([null, null, null, null]);
  expect(sessionStorage.getItem('serendib:driver-card')).toBe('words');
});

test('signing out without a network, on a page of an older version, leaves no trip to be shown and no draft', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  const { signOut } = await import('./sign-out.ts');
  // What was not fetched with the menu is of a build that is not there any more.
  const late = ['~/lib/trip/leave.ts', '~/lib/session/drafts.ts'];
  for (const path of late) vi.doMock(path, () => Promise.reject(new TypeError('Failed to fetch')));
  const { beginTrip, keep, tripsIn } = await import('~/lib/trip/trips.ts');
  const { readLocal } = await import('~/lib/trip/local-trips.ts');
  keep((before) => ({ ...before, account: 'one' }));
  beginTrip({ title: 'Of Nimali' });
  await signOut();
  for (const path of late) vi.doUnmock(path);
  expect([storage.getItem('token'), kept()]).toEqual([null, ['draft:other:vehicle:new']]);
  expect(tripsIn(readLocal())).toEqual([]);
  // What could not be sent waits for its owner.
  expect(readLocal()).toMatchObject({ account: null, trips: [{ owner: 'one', isUnsent: true }] });
});

test('what was written has left the browser before the sign-out is answered, for the page may be loaded anew meanwhile', async () => {
  const { promise: answer, resolve } = Promise.withResolvers<Response>();
  const fetch = vi.fn(() => answer);
  vi.stubGlobal('fetch', fetch);
  const { signOut } = await import('./sign-out.ts');
  vi.doMock('~/lib/trip/leave.ts', () => Promise.reject(new TypeError('Failed to fetch')));
  const { beginTrip, keep, tripsIn } = await import('~/lib/trip/trips.ts');
  const { readLocal } = await import('~/lib/trip/local-trips.ts');
  beginTrip({ title: 'In the account' });
  const unsent = beginTrip({ title: 'Not in it yet' });
  keep((before) => ({
    ...before,
    account: 'one',
    trips: before.trips.map((trip) => ({ ...trip, owner: 'one', isUnsent: trip.copy._id === unsent })),
  }));
  const leaving = signOut();
  await vi.waitFor(() => expect(fetch).toHaveBeenCalledOnce());
  vi.doUnmock('~/lib/trip/leave.ts');
  expect(storage.getItem('token')).toBe('a-token');
  expect(kept()).toEqual(['draft:other:vehicle:new']);
  expect(tripsIn(readLocal())).toEqual([]);
  expect(readLocal().trips).toMatchObject([{ owner: 'one', isUnsent: true, copy: { _id: unsent } }]);
  // It is still the account's that leaves.
  beginTrip({ title: 'Begun meanwhile' });
  resolve(new Response(null, { status: 204 }));
  await leaving;
  expect(tripsIn(readLocal())).toEqual([]);
  expect(readLocal().trips).toMatchObject([{ owner: 'one' }, { owner: 'one', isUnsent: true }]);
});

test('a session that ends by itself leaves the drafts', async () => {
  const { expireSession } = await import('~/lib/session/session.ts');
  expireSession();
  expect(storage.getItem('token')).toBeNull();
  expect(kept()).toHaveLength(2);
});

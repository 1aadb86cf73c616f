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
  expect(storage.getItem('token')).toBeNull();
  expect(kept()).toEqual(['draft:other:vehicle:new']);
});

test('signing out takes what a tab drafted and who is expecting its traveller, and nothing that is of no account', async () => {
  storage.setItem('serendib:expected', '{"trip":"one","all":[{"name":"Nimal","phone":"+94771234567"}]}');
  storage.setItem('serendib:roads', '{}');
  const drafts = ['review:van', 'serendib:answer:thread', 'serendib:ask', 'serendib:contact'];
  for (const key of [...drafts, 'serendib:driver-card']) sessionStorage.setItem(key, 'words');
  const { signOut } = await import('./sign-out.ts');
  await signOut();
  expect(['serendib:expected', 'serendib:roads'].map(storage.getItem)).toEqual([null, '{}']);
  expect(drafts.map(sessionStorage.getItem)).toEqual([null, null, null, null]);
  expect(sessionStorage.getItem('serendib:driver-card')).toBe('words');
});

test('a session that ends by itself leaves the drafts', async () => {
  const { expireSession } = await import('~/lib/session/session.ts');
  expireSession();
  expect(storage.getItem('token')).toBeNull();
  expect(kept()).toHaveLength(2);
});

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { bytesOf, makePage, PageStore } from './page-store.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const page = (html: string, status = 200) => makePage(html, status, 'policy');

test('a page is fresh for half a minute, then old, then gone', async () => {
  const store = new PageStore();
  const kept = await store.renew('/', () => page('one'));
  expect(store.find('/')).toBe(kept);
  vi.advanceTimersByTime(31_000);
  expect(store.find('/')).toBe(kept);
  expect(store.isFresh(kept)).toBe(false);
  vi.advanceTimersByTime(60_000);
  expect(store.find('/')).toBeUndefined();
});

test('whoever asks at the same time waits for the same rendering', async () => {
  const store = new PageStore();
  const render = vi.fn(() => page('one'));
  await Promise.all([store.renew('/', render), store.renew('/', render)]);
  expect(render).toHaveBeenCalledOnce();
});

test('a failure is answered with, and not kept', async () => {
  const store = new PageStore();
  expect((await store.renew('/', () => page('broken', 500))).status).toBe(500);
  expect(store.find('/')).toBeUndefined();
});

test('what was being rendered when its truth changed is not kept', async () => {
  const store = new PageStore();
  const coming = store.renew('/vehicles?type=van', () => page('before'));
  store.invalidate((path) => path === '/vehicles');
  await coming;
  expect(store.find('/vehicles?type=van')).toBeUndefined();
});

test('forgetting one path leaves the others', async () => {
  const store = new PageStore();
  await store.renew('/vehicles/a', () => page('a'));
  await store.renew('/tours/b', () => page('b'));
  store.invalidate((path) => path.startsWith('/vehicles'));
  expect(store.find('/vehicles/a')).toBeUndefined();
  expect(store.find('/tours/b')).toBeDefined();
});

test('a page comes out of every coding as it went in', async () => {
  const kept = await page('<p>ආයුබෝවන්</p>');
  expect((await bytesOf(kept, 'identity')).toString()).toBe('<p>ආයුබෝවන්</p>');
  const { gunzipSync, brotliDecompressSync } = await import('node:zlib');
  expect(gunzipSync(await bytesOf(kept, 'gzip')).toString()).toBe('<p>ආයුබෝවන්</p>');
  expect(brotliDecompressSync(await bytesOf(kept, 'br')).toString()).toBe('<p>ආයුබෝවන්</p>');
});

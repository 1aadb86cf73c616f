import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { ToldInvalidations } from '@serendib/api/platform/cache/testing';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Making } from './making.ts';
import { bytesOf, makePage } from './page.ts';
import { PageStore } from './page-store.ts';

let told: ToldInvalidations;
let store: PageStore;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  told = new ToldInvalidations();
  store = new PageStore(told);
});
afterEach(() => {
  vi.useRealTimers();
});

const page = (html: string, status = 200) => makePage(html, status, 'policy');
/** Makes a page of an answer that shows these. */
const showing =
  (...tags: string[]) =>
  async (making: Making) => {
    making.answered(200, new Set(tags));
    return page(tags.join());
  };
const minute = 60_000;

test('a page is fresh for half a minute, then stale, then made anew', async () => {
  const kept = await store.renew('/', () => page('one'));
  expect(store.find('/')).toBe(kept);
  vi.advanceTimersByTime(31_000);
  expect(store.find('/')).toBe(kept);
  expect(store.isFresh(kept)).toBe(false);
  vi.advanceTimersByTime(minute);
  expect(store.find('/')).toBeUndefined();
  expect(store.findOld('/')).toBe(kept);
});

test('whoever asks at the same time waits for the same rendering', async () => {
  const render = vi.fn(() => page('one'));
  await Promise.all([store.renew('/', render), store.renew('/', render)]);
  expect(render).toHaveBeenCalledOnce();
});

test('a page of which a part failed is answered with, and takes no good one’s place', async () => {
  const good = await store.renew('/', () => page('whole'));
  const hollow = (making: Making) => {
    making.answered(503, new Set());
    return page('hollow');
  };
  expect(await store.renew('/', hollow)).toMatchObject({ status: 200, isBroken: true });
  expect(await store.renew('/', () => page('broken', 500))).toMatchObject({ status: 500, isBroken: true });
  expect(store.find('/')).toBe(good);
});

test('what changes drops the pages that show it, and no others', async () => {
  await store.renew('/vehicles', showing('listings:vehicle', 'listing:a', 'listing:b'));
  await store.renew('/vehicles/a', showing('listing:a'));
  await store.renew('/vehicles/b', showing('listing:b'));
  await store.renew('/unknown', showing('*'));
  await store.renew('/about', showing());
  told.change('listing:a', 'listing:elsewhere');
  const paths = ['/vehicles', '/vehicles/a', '/vehicles/b', '/unknown', '/about'];
  expect(paths.filter((path) => store.findOld(path))).toEqual(['/vehicles/b', '/about']);
  told.change('*');
  expect(paths.filter((path) => store.findOld(path))).toEqual([]);
  expect(store.bytes).toBe(0);
});

test('what was being rendered when something in it changed is not kept', async () => {
  const read = Promise.withResolvers<void>();
  const begun = store.renew('/vehicles/a', async (making) => {
    await read.promise;
    making.answered(200, new Set(['listing:a']));
    return page('before');
  });
  const other = store.renew('/vehicles/b', showing('listing:b'));
  told.change('listing:a');
  read.resolve();
  await Promise.all([begun, other]);
  expect(store.findOld('/vehicles/a')).toBeUndefined();
  expect(store.findOld('/vehicles/b')).toBeDefined();
});

test('who asks after a change is not handed what was read before it', async () => {
  const turn = Promise.withResolvers<void>();
  const before = store.renew('/', async (making) => {
    making.answered(200, new Set(['settings']));
    await turn.promise;
    return page('before');
  });
  told.change('settings');
  const after = store.renew('/', () => page('after'));
  turn.resolve();
  expect((await before).etag).not.toBe((await after).etag);
  expect(store.find('/')).toBe(await after);
});

test('while changes go unheard a page is fresh for a second', async () => {
  await store.renew('/', showing('settings'));
  told.deafSince = Date.now();
  vi.advanceTimersByTime(900);
  expect(store.find('/')).toBeDefined();
  vi.advanceTimersByTime(200);
  expect(store.find('/')).toBeUndefined();
});

test('what was kept while changes went unheard is shown as an old one alone, for ten minutes', async () => {
  const kept = await store.renew('/', showing('settings'));
  vi.advanceTimersByTime(30 * minute);
  expect(store.findOld('/')).toBe(kept);
  told.deafSince = Date.now();
  vi.advanceTimersByTime(minute);
  told.comeBack();
  expect(store.find('/')).toBeUndefined();
  vi.advanceTimersByTime(8.9 * minute);
  expect(store.findOld('/')).toBe(kept);
  vi.advanceTimersByTime(0.2 * minute);
  expect(store.findOld('/')).toBeUndefined();
  const renewed = await store.renew('/', showing('settings'));
  expect(store.find('/')).toBe(renewed);
});

test('what was begun while changes went unheard is not kept beyond that', async () => {
  told.deafSince = Date.now();
  const turn = Promise.withResolvers<void>();
  const begun = store.renew('/', async () => {
    await turn.promise;
    return page('perhaps before');
  });
  told.comeBack();
  turn.resolve();
  await begun;
  expect(store.findOld('/')).toBeUndefined();
});

test('a page comes out of every coding as it went in', async () => {
  const kept = await page('<p>ආයුබෝවන්</p>');
  expect((await bytesOf(kept, 'identity')).toString()).toBe('<p>ආයුබෝවන්</p>');
  expect(gunzipSync(await bytesOf(kept, 'gzip')).toString()).toBe('<p>ආයුබෝවන්</p>');
  expect(brotliDecompressSync(await bytesOf(kept, 'br')).toString()).toBe('<p>ආයුබෝවන්</p>');
});

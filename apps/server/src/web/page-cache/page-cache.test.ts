import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { ToldInvalidations } from '@serendib/api/platform/cache/testing';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { bytesOf, makePage } from './page.ts';
import { PageCache } from './page-cache.ts';
import type { PageRender } from './page-render.ts';

let told: ToldInvalidations;
let pageCache: PageCache;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'] });
  told = new ToldInvalidations();
  pageCache = new PageCache(told);
});
afterEach(() => {
  vi.useRealTimers();
});

const page = async (html: string, status = 200) =>
  makePage({ before: html, css: '', after: '' }, status, 'policy');
/** Makes a page of an answer that shows these. */
const showing =
  (...tags: string[]) =>
  async (rendering: PageRender) => {
    rendering.answered(200, new Set(tags));
    return page(tags.join());
  };
const minute = 60_000;

test('a page is fresh for half a minute, then stale, then made anew', async () => {
  const cached = await pageCache.renew('/', () => page('one'));
  expect(pageCache.find('/')).toBe(cached);
  vi.advanceTimersByTime(31_000);
  expect(pageCache.find('/')).toBe(cached);
  expect(pageCache.isFresh(cached)).toBe(false);
  vi.advanceTimersByTime(minute);
  expect(pageCache.find('/')).toBeUndefined();
  expect(pageCache.findStale('/')).toBe(cached);
});

test('a page ages by the time that has passed, also where the clock of the machine is set back meanwhile', async () => {
  await pageCache.renew('/', () => page('one'));
  vi.setSystemTime(Date.now() - 5 * 60 * minute);
  vi.advanceTimersByTime(2 * minute);
  expect(pageCache.find('/')).toBeUndefined();
});

test('whoever asks at the same time waits for the same rendering', async () => {
  const render = vi.fn(() => page('one'));
  await Promise.all([pageCache.renew('/', render), pageCache.renew('/', render)]);
  expect(render).toHaveBeenCalledOnce();
});

test('a page of which a part failed is answered with, and takes no good one’s place', async () => {
  const good = await pageCache.renew('/', () => page('whole'));
  const hollow = (rendering: PageRender) => {
    rendering.answered(503, new Set());
    return page('hollow');
  };
  expect(await pageCache.renew('/', hollow)).toMatchObject({ status: 200, isBroken: true });
  expect(await pageCache.renew('/', () => page('broken', 500))).toMatchObject({
    status: 500,
    isBroken: true,
  });
  expect(pageCache.find('/')).toBe(good);
});

test('what changes drops the pages that show it, and no others', async () => {
  await pageCache.renew('/vehicles', showing('listings:vehicle', 'listing:a', 'listing:b'));
  await pageCache.renew('/vehicles/a', showing('listing:a'));
  await pageCache.renew('/vehicles/b', showing('listing:b'));
  await pageCache.renew('/unknown', showing('*'));
  await pageCache.renew('/about', showing());
  told.change('listing:a', 'listing:elsewhere');
  const paths = ['/vehicles', '/vehicles/a', '/vehicles/b', '/unknown', '/about'];
  expect(paths.filter((path) => pageCache.findStale(path))).toEqual(['/vehicles/b', '/about']);
  told.change('*');
  expect(paths.filter((path) => pageCache.findStale(path))).toEqual([]);
  expect(pageCache.bytes).toBe(0);
});

test('what was being rendered when something in it changed is not kept', async () => {
  const read = Promise.withResolvers<void>();
  const begun = pageCache.renew('/vehicles/a', async (rendering) => {
    await read.promise;
    rendering.answered(200, new Set(['listing:a']));
    return page('before');
  });
  const other = pageCache.renew('/vehicles/b', showing('listing:b'));
  told.change('listing:a');
  read.resolve();
  await Promise.all([begun, other]);
  expect(pageCache.findStale('/vehicles/a')).toBeUndefined();
  expect(pageCache.findStale('/vehicles/b')).toBeDefined();
});

test('who asks after a change is not handed what was read before it', async () => {
  const turn = Promise.withResolvers<void>();
  const before = pageCache.renew('/', async (rendering) => {
    rendering.begin();
    rendering.answered(200, new Set(['settings']));
    await turn.promise;
    return page('before');
  });
  told.change('settings');
  const after = pageCache.renew('/', () => page('after'));
  turn.resolve();
  expect((await before).etag).not.toBe((await after).etag);
  expect(pageCache.find('/')).toBe(await after);
});

test('who asks after a change is not handed a page whose calls were under way, nor one that waited has to be begun again', async () => {
  const read = Promise.withResolvers<void>();
  const rendering = (html: string) => async (rendering: PageRender) => {
    rendering.begin();
    await read.promise;
    rendering.answered(200, new Set([`listing:${html}`]));
    return page(html);
  };
  const turn = Promise.withResolvers<void>();
  const waiting = vi.fn(async (rendering: PageRender) => {
    await turn.promise;
    return showing('listing:c')(rendering);
  });
  const [a, b, c] = [
    pageCache.renew('/vehicles/a', rendering('a')),
    pageCache.renew('/vehicles/b', rendering('b')),
    pageCache.renew('/vehicles/c', waiting),
  ];
  told.change('listing:a');
  const again = pageCache.renew('/vehicles/a', showing('listing:a', 'listing:after'));
  pageCache.renew('/vehicles/c', waiting);
  read.resolve();
  turn.resolve();
  expect((await a).etag).not.toBe((await again).etag);
  expect(pageCache.find('/vehicles/a')).toBe(await again);
  expect(pageCache.find('/vehicles/b')).toBe(await b);
  expect(pageCache.find('/vehicles/c')).toBe(await c);
  expect(waiting).toHaveBeenCalledOnce();
});

test('while changes go unheard a page is fresh for a second', async () => {
  await pageCache.renew('/', showing('settings'));
  told.disconnectedSince = performance.now();
  vi.advanceTimersByTime(900);
  expect(pageCache.find('/')).toBeDefined();
  vi.advanceTimersByTime(200);
  expect(pageCache.find('/')).toBeUndefined();
});

test('what was kept while changes went unheard is shown as an old one alone, for ten minutes', async () => {
  const cached = await pageCache.renew('/', showing('settings'));
  vi.advanceTimersByTime(30 * minute);
  expect(pageCache.findStale('/')).toBe(cached);
  told.disconnectedSince = performance.now();
  vi.advanceTimersByTime(minute);
  told.comeBack();
  expect(pageCache.find('/')).toBeUndefined();
  vi.advanceTimersByTime(8.9 * minute);
  expect(pageCache.findStale('/')).toBe(cached);
  vi.advanceTimersByTime(0.2 * minute);
  expect(pageCache.findStale('/')).toBeUndefined();
  const renewed = await pageCache.renew('/', showing('settings'));
  expect(pageCache.find('/')).toBe(renewed);
});

test('what was begun while changes went unheard is not kept beyond that', async () => {
  told.disconnectedSince = performance.now();
  const turn = Promise.withResolvers<void>();
  const begun = pageCache.renew('/', async () => {
    await turn.promise;
    return page('perhaps before');
  });
  told.comeBack();
  turn.resolve();
  await begun;
  expect(pageCache.findStale('/')).toBeUndefined();
});

test('a page comes out of every coding as it went in', async () => {
  const cached = await page('<p>ආයුබෝවන්</p>');
  expect((await bytesOf(cached, 'identity')).toString()).toBe('<p>ආයුබෝවන්</p>');
  expect(gunzipSync(await bytesOf(cached, 'gzip')).toString()).toBe('<p>ආයුබෝවන්</p>');
  expect(brotliDecompressSync(await bytesOf(cached, 'br')).toString()).toBe('<p>ආයුබෝවන්</p>');
});

describe('a page that is asked for again', () => {
  const long = Array.from({ length: 600 }, (_, i) => `<li class="card">${(i * 7919) % 997} km</li>`).join('');

  test('is compressed densely, and what that takes is counted', async () => {
    const cached = await pageCache.renew('/', () => page(long));
    const bytes = pageCache.bytes;
    expect(cached.br).toBeUndefined();
    await pageCache.condense('/', cached);
    const dense = await bytesOf(cached, 'br');
    expect(dense).toBe(cached.br);
    expect(dense.length).toBeLessThan(cached.gzip.length * 0.9);
    expect(brotliDecompressSync(dense).toString()).toBe(long);
    expect(pageCache.bytes).toBe(bytes + dense.length);
    const held = [cached.gzip, dense].map(({ buffer }) => buffer.byteLength);
    expect(held, 'memory that they keep alive').toEqual([cached.gzip.length, dense.length]);
    told.change('*');
    expect(pageCache.bytes).toBe(0);
  });

  test('stays so when it comes out of a new rendering as it was, and not when it changed', async () => {
    const first = await pageCache.renew('/', () => page(long));
    await pageCache.condense('/', first);
    const same = await pageCache.renew('/', () => page(long));
    expect(same.br).toBe(first.br);
    expect(same.br).toBeDefined();
    const other = await pageCache.renew('/', () => page(`${long}!`));
    expect(other.isDense).toBeUndefined();
    expect(brotliDecompressSync(await bytesOf(other, 'br')).toString()).toBe(`${long}!`);
  });

  test('gives its bytes to the one that took its place meanwhile, if that looks the same', async () => {
    const first = await pageCache.renew('/', () => page(long));
    const condensed = pageCache.condense('/', first);
    const same = await pageCache.renew('/', () => page(long));
    await condensed;
    expect(same.br?.length).toBeLessThan(same.gzip.length * 0.9);
    const condensedAgain = pageCache.condense('/gone', await pageCache.renew('/gone', () => page(long)));
    told.change('*');
    await condensedAgain;
    expect(pageCache.bytes).toBe(0);
  });
});

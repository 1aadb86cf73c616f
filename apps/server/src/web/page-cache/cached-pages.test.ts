import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ToldInvalidations } from '@serendib/api/platform/cache/testing';
import Fastify from 'fastify';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { RenderQueue } from '../rendering/render-queue.ts';
import type { Answered } from '../rendering/renderer.ts';
import { serveCachedPages } from './cached-pages.ts';
import { PageCache } from './page-cache.ts';

let rendered: string[] = [];
/** What the API answers to the parts of pages. */
let part = 200;
/** Seconds since that was last known to be true, of an old one. */
let age: number | undefined;
let told: ToldInvalidations;
const html = { 'content-type': 'text/html' };

async function site() {
  rendered = [];
  part = 200;
  age = undefined;
  told = new ToldInvalidations();
  const pages = {
    formPaths: () => [],
    queryAt: (path: string) => (path === '/nowhere' ? null : ['type']),
    async render(request: Request, { answered }: { answered?: Answered } = {}) {
      const url = new URL(request.url);
      rendered.push(url.href);
      if (url.pathname === '/old') return new Response(null, { status: 302, headers: { location: '/new' } });
      if (url.pathname === '/away.xml') return new Response(null, { status: 503 });
      answered?.(part, new Set(['listing:a']), age);
      if (part === 0) await new Promise(() => undefined);
      if (url.pathname === '/whole' && part >= 500)
        return Object.assign(new Response(null, { status: part, headers: html }), { html: 'no' });
      const status = { '/gone': 404, '/nowhere': 404, '/away': 503 }[url.pathname] ?? 200;
      return Object.assign(new Response(null, { status, headers: html }), {
        html: `<script nonce="m">go()</script>${url.pathname}${part === 200 ? '' : ' without a part'}`,
      });
    },
  };
  const renderer = {
    pages: async () => pages,
    cspNonce: 'm',
    finishHtml: (page: string) => ({ before: page, css: '', after: '' }),
  };
  const app = Fastify();
  app.get(
    '/*',
    await serveCachedPages(renderer, new PageCache(told), 'https://serendib.example', new RenderQueue()),
  );
  return app;
}
let app: Awaited<ReturnType<typeof site>>;
beforeEach(async () => {
  app = await site();
});

test('a page is rendered once for everybody, for the site’s own origin', async () => {
  for (const query of ['', '?utm=1', '?type=']) await app.inject(`/vehicles${query}`);
  await app.inject({ url: '/vehicles', headers: { host: 'evil.example' } });
  expect(rendered).toEqual(['https://serendib.example/vehicles']);
});

test('who has it already is told so', async () => {
  const first = await app.inject('/vehicles');
  const again = await app.inject({
    url: '/vehicles',
    headers: { 'if-none-match': String(first.headers.etag) },
  });
  expect(again.statusCode).toBe(304);
  expect(again.body).toBe('');
});

test('a tag is known when it is named whole, among others, or all are', async () => {
  const { etag } = (await app.inject('/vehicles')).headers;
  const ask = async (sent: string) =>
    (await app.inject({ url: '/vehicles', headers: { 'if-none-match': sent } })).statusCode;
  for (const known of [String(etag), `"x", ${etag}`, `"a,b" , ${String(etag).slice(2)}`, '*'])
    expect(await ask(known), known).toBe(304);
  for (const other of [`"x${String(etag).slice(3)}`, `"x${etag}"`, String(etag).slice(0, -1), ''])
    expect(await ask(other), other).toBe(200);
});

test('a page comes in the coding that is asked for, and without its mark', async () => {
  const coded = await app.inject({ url: '/vehicles', headers: { 'accept-encoding': 'gzip' } });
  expect(coded.headers['content-encoding']).toBe('gzip');
  expect(coded.headers.vary).toBe('accept-encoding');
  const brotli = await app.inject({ url: '/vehicles', headers: { 'accept-encoding': 'br' } });
  expect(brotli.headers['content-encoding']).toBe('br');
  const plain = await app.inject({ url: '/vehicles', headers: { 'accept-encoding': 'br;q=0, identity' } });
  expect(plain.headers['content-encoding']).toBeUndefined();
  for (const refused of ['BR;Q=0', 'x-br', 'identity;q=0', '*;q=0']) {
    const answer = await app.inject({ url: '/vehicles', headers: { 'accept-encoding': refused } });
    expect(answer.headers['content-encoding'], refused).toBeUndefined();
  }
  expect(plain.body).toBe('<script>go()</script>/vehicles');
  expect(plain.headers['content-security-policy']).toMatch(/script-src 'self' 'sha256-/);
});

test('the first to ask gets what is made in a moment, and later ones what is dense', async () => {
  const coding = async () =>
    (await app.inject({ url: '/vehicles', headers: { 'accept-encoding': 'gzip, deflate, br' } })).headers[
      'content-encoding'
    ];
  expect(await coding()).toBe('gzip');
  await expect.poll(coding).toBe('br');
});

test('a page that is not there says so with its status, and no store keeps it', async () => {
  for (const url of ['/gone', '/nowhere']) {
    const answer = await app.inject(url);
    expect(answer.statusCode).toBe(404);
    expect(answer.headers['cache-control']).toBe('no-store');
  }
});

test('a page or file that cannot be made for now says so, when to ask again, and is kept by nobody', async () => {
  for (const url of ['/away', '/away.xml', '/away']) {
    const answer = await app.inject(url);
    expect(answer.statusCode).toBe(503);
    expect(answer.headers['retry-after']).toBe('5');
    expect(answer.headers['cache-control']).toBe('no-store');
  }
  expect(rendered).toHaveLength(3);
  expect((await app.inject('/gone')).headers['retry-after']).toBeUndefined();
});

test('a slash at the end, and a page that moved, lead on within the site', async () => {
  expect((await app.inject('/vehicles/?type=van')).headers.location).toBe('/vehicles?type=van');
  expect((await app.inject('/old')).headers.location).toBe('/new');
});

test('no way of writing a host into the path leads to another site', async () => {
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  // Over a socket, because `inject` tidies paths before they are sent.
  const leadsTo = async (path: string) => {
    const [answer] = (await once(get({ port, path }), 'response')) as [IncomingMessage];
    answer.resume();
    return answer.headers.location;
  };
  for (const path of ['//evil.example/', '/\\evil.example/', '/.//evil.example/', '/a/..//evil.example/'])
    expect(await leadsTo(path)).toBe('/evil.example');
  expect(await leadsTo('//evil.example')).toBe('/evil.example');
  expect(await leadsTo('//vehicles?type=van&odd=1')).toBe('/vehicles?type=van');
  expect(await leadsTo('//')).toBe('/');
  await app.close();
});

describe('while the database is away', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date', 'performance'] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });
  const minute = 60_000;

  test('a good page lives on for ten minutes, whether the new one failed or lacks a part', async () => {
    for (const url of ['/', '/whole']) {
      part = 200;
      const good = await app.inject(url);
      vi.advanceTimersByTime(2 * minute);
      told.disconnectedSince = performance.now();
      part = 503;
      for (const passed of [0, 5 * minute, 4.9 * minute]) {
        vi.advanceTimersByTime(passed);
        const shown = await app.inject(url);
        expect([url, shown.statusCode, shown.body]).toEqual([url, 200, good.body]);
        expect(shown.headers['cache-status']).toBe('serendib; hit; detail=not-renewed');
      }
      vi.advanceTimersByTime(0.2 * minute);
      expect((await app.inject(url)).body).not.toBe(good.body);
      told.comeBack();
    }
  });

  test('it is shown at once, without asking the database again', async () => {
    const { body } = await app.inject('/');
    vi.advanceTimersByTime(2 * minute);
    told.isAway = true;
    const shown = await app.inject('/');
    expect(shown.body).toBe(body);
    expect(rendered).toHaveLength(1);
    // Said in a header alone, and no more once it is back.
    expect(shown.headers['cache-status']).toBe('serendib; hit; detail=database-away');
    told.comeBack();
    expect((await app.inject('/')).headers['cache-status']).toBeUndefined();
  });

  test('it is shown to those as well who began to wait before that was known', async () => {
    const { body } = await app.inject('/');
    vi.advanceTimersByTime(2 * minute);
    part = 0;
    const waiting = app.inject('/');
    setTimeout(() => {
      told.isAway = true;
    }, 50);
    expect((await waiting).body).toBe(body);
  });

  test('a page that is asked for first then is as old as what it is made of', async () => {
    told.isAway = true;
    told.disconnectedSince = performance.now();
    vi.advanceTimersByTime(9 * minute);
    age = 9 * 60;
    const shown = [await app.inject('/'), await app.inject('/')];
    expect(rendered).toHaveLength(1);
    for (const { statusCode, headers } of shown) {
      expect(statusCode).toBe(200);
      expect(headers['cache-status']).toBe('serendib; hit; detail=database-away');
    }
    vi.advanceTimersByTime(1.1 * minute);
    part = 503;
    expect((await app.inject('/')).body).toContain('without a part');
  });

  test('a page that lacks a part is kept by nobody, and is whole again once the part can be had', async () => {
    part = 503;
    const hollow = await app.inject('/');
    expect([hollow.statusCode, hollow.headers['cache-control'], hollow.headers.etag]).toEqual([
      200,
      'no-store',
      undefined,
    ]);
    part = 200;
    expect((await app.inject('/')).body).not.toContain('without a part');
  });

  test('what was changed before is not shown again', async () => {
    await app.inject('/whole');
    told.change('listing:a');
    part = 503;
    expect((await app.inject('/whole')).statusCode).toBe(503);
  });
});

import { ToldInvalidations } from '@serendib/api/platform/cache/testing';
import Fastify, { type FastifyInstance, type LightMyRequestResponse } from 'fastify';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { serveCachedPages } from '../page-cache/cached-pages.ts';
import { PageCache } from '../page-cache/page-cache.ts';
import { type RenderLimits, RenderQueue, renderLimits } from './render-queue.ts';

let release: (() => void)[] = [];
/** The pages whose rendering has begun, in their order; which reply is compressed first is left to chance. */
let rendered: string[] = [];
let pageCache: PageCache;
let told: ToldInvalidations;
let app: FastifyInstance;
const taken: string[] = [];
/** Counts as the real ones do, without a clock: each key has its free ones, then waits. */
const rateLimiter = {
  take: async (wanted: { key: string; policy: { free: number } }[]) => {
    const { key, policy } = wanted[0] ?? { key: '', policy: { free: 0 } };
    taken.push(key);
    return taken.filter((each) => each === key).length > policy.free ? 2 : 0;
  },
  forget: async () => undefined,
  spend: async () => 0,
};

async function open(limits: Partial<RenderLimits>, answersAtOnce = false): Promise<void> {
  release = [];
  rendered = [];
  taken.length = 0;
  told = new ToldInvalidations();
  pageCache = new PageCache(told, 1_000_000);
  const pages = {
    formPaths: () => [],
    queryAt: (path: string) => (path === '/nowhere' ? null : ['search']),
    async render(request: Request) {
      const { pathname, search } = new URL(request.url);
      rendered.push(pathname + search);
      if (!answersAtOnce) await new Promise<void>((resolve) => release.push(resolve));
      if (request.url.endsWith('broken')) throw new Error('broken');
      return Object.assign(new Response(null, { headers: { 'content-type': 'text/html' } }), {
        html: `<p>${request.url}</p>`,
      });
    },
  };
  const renderer = {
    pages: async () => pages,
    cspNonce: 'm',
    finishHtml: (page: string) => ({ before: page, css: '', after: '' }),
  };
  app = Fastify({ trustProxy: ['10.0.0.0/8'] });
  const renderQueue = new RenderQueue(rateLimiter, { ...renderLimits, ...limits });
  app.get('/*', await serveCachedPages(renderer, pageCache, 'https://serendib.example', renderQueue));
}
beforeEach(() => open({}, true));
afterEach(() => app.close());

const search = (words: string, from = '203.0.113.7') =>
  app.inject({ url: `/vehicles?search=${words}`, remoteAddress: from });
const turn = () => new Promise((resolve) => setImmediate(resolve));
/** Waits until every requested page is finished; compressing them takes a while of its own. */
async function finish<Answers>(answers: Promise<Answers>): Promise<Answers> {
  let done = false;
  const settled = answers.finally(() => {
    done = true;
  });
  while (!done) {
    for (const go of release.splice(0)) go();
    await turn();
  }
  return settled;
}

test('so many pages are made at once, so many wait, and who comes after is asked to come back', async () => {
  await open({ atOnce: 2, waiting: 3 });
  const answers = Array.from({ length: 9 }, (_, i) => search(`a${i}`));
  for (let i = 0; i < 50; i++) await turn();
  expect(release).toHaveLength(2);
  const all = await finish(Promise.all(answers));
  expect(all.map(({ statusCode }) => statusCode).sort()).toEqual([
    200, 200, 200, 200, 200, 503, 503, 503, 503,
  ]);
  const refused = all.find(({ statusCode }) => statusCode === 503);
  expect(refused?.headers['retry-after']).toBe('5');
  expect(refused?.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(refused?.headers['cache-control']).toBe('no-store');
  expect(refused?.body).toContain('Please try again in a few seconds.');
  expect((await finish(search('after'))).statusCode).toBe(200);
});

test('while the render queue is full, cached pages are still shown', async () => {
  await open({ atOnce: 1, waiting: 0 });
  await finish(search('kept'));
  const busy = search('slow');
  for (let i = 0; i < 20; i++) await turn();
  expect((await search('kept')).statusCode).toBe(200);
  expect((await search('other')).statusCode).toBe(503);
  expect((await finish(busy)).statusCode).toBe(200);
});

test('pages that many want come before searches that somebody makes up', async () => {
  await open({ atOnce: 1, waiting: 2 });
  const asked = ['/vehicles?search=a', '/vehicles?search=b', '/vehicles?search=c', '/', '/vehicles?search=d'];
  const answers: Promise<LightMyRequestResponse>[] = [];
  for (const url of asked) {
    answers.push(app.inject(url));
    for (let i = 0; i < 10; i++) await turn();
  }
  const replies = await finish(Promise.all(answers));
  expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 503]);
  expect(rendered).toEqual(['/vehicles?search=a', '/', '/vehicles?search=b', '/vehicles?search=c']);
});

test('while the render queue is full a stale page is better than none', async () => {
  await open({ atOnce: 1, waiting: 0 });
  const { body } = await finish(search('kept'));
  vi.useFakeTimers({ toFake: ['Date', 'performance'] });
  vi.advanceTimersByTime(3_600_000);
  const busy = search('slow');
  for (let i = 0; i < 20; i++) await turn();
  expect(await search('kept')).toMatchObject({ statusCode: 200, body });
  vi.useRealTimers();
  await finish(busy);
});

test('one that fails frees its place, and says so in words', async () => {
  await open({ atOnce: 1, waiting: 0 }, true);
  for (const _ of [1, 2]) {
    const failed = await search('broken');
    expect(failed.statusCode).toBe(500);
    expect(failed.body).toContain('This is our fault.');
  }
  expect((await search('fine')).statusCode).toBe(200);
});

test('a visitor has so many pages made for them alone; kept ones and other visitors are free', async () => {
  await open({ perVisitor: { ...renderLimits.perVisitor, free: 3 } }, true);
  for (const words of ['a', 'b', 'c', 'a', 'b', 'c', 'c']) expect((await search(words)).statusCode).toBe(200);
  const refused = await search('d');
  expect(refused.statusCode).toBe(429);
  expect(refused.headers['retry-after']).toBe('2');
  expect(refused.body).toContain('Please wait a few seconds');
  expect((await app.inject({ url: '/nowhere', remoteAddress: '203.0.113.7' })).statusCode).toBe(429);
  expect((await search('a')).statusCode).toBe(200);
  expect((await search('d', '203.0.113.8')).statusCode).toBe(200);
});

test('behind a known proxy its visitors are counted, one by one; nobody else is believed', async () => {
  await open({ perVisitor: { ...renderLimits.perVisitor, free: 1 } }, true);
  const through = async (words: string, proxy: string, visitor: string) =>
    (
      await app.inject({
        url: `/vehicles?search=${words}`,
        remoteAddress: proxy,
        headers: { 'x-forwarded-for': visitor },
      })
    ).statusCode;
  expect(await through('a', '10.0.0.7', '198.51.100.1')).toBe(200);
  expect(await through('b', '10.0.0.7', '198.51.100.2')).toBe(200);
  expect(await through('c', '10.0.0.7', '198.51.100.1')).toBe(429);
  expect(await through('d', '192.0.2.9', '198.51.100.3')).toBe(200);
  expect(await through('e', '192.0.2.9', '198.51.100.4')).toBe(429);
});

test('twenty thousand addresses take no more room than there is', async () => {
  for (let i = 0; i < 20_000; i += 500) {
    await Promise.all(
      Array.from({ length: 500 }, (_, j) =>
        pageCache.renew(`/vehicles?search=${'x'.repeat(i % 2000)}${i + j}`, async () => ({
          status: 200,
          etag: 'W/"x"',
          policy: '',
          gzip: Buffer.alloc(140),
          br: Buffer.alloc(100),
        })),
      ),
    );
  }
  expect(pageCache.bytes).toBeLessThanOrEqual(1_000_000);
  expect(pageCache.bytes).toBeGreaterThan(900_000);
  told.change('*');
  expect(pageCache.bytes).toBe(0);
});

test('an address too long to be one of ours is refused in words', async () => {
  const refused = await search('x'.repeat(3000));
  expect(refused.statusCode).toBe(414);
  expect(refused.body).toContain('This address is too long');
  expect(taken).toEqual([]);
});

test('what lies behind the many links of a map is answered, as far as React Router asks', async () => {
  const asked = async (length: number) =>
    (await app.inject({ url: `/si/__manifest?paths=${'x'.repeat(length)}` })).statusCode;
  expect(await asked(5000)).toBe(200);
  expect(await asked(8000)).toBe(414);
});

test('a page of another language is refused in that language, and leads to its home page', async () => {
  const { body } = await app.inject({ url: `/si/vehicles?search=${'x'.repeat(3000)}` });
  expect(body).toContain('<html lang="si">');
  expect(body).toContain('<a href="/si">');
  expect(body).not.toContain('This address is too long');
  expect(body).toMatch(/<h1>[^<]*\p{Script=Sinhala}/u);
});

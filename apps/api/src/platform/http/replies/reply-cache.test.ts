import { setTimeout as wait } from 'node:timers/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { Endpoints } from '@serendib/contract/endpoint';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { shows } from '../../cache/cache-tags.ts';
import { ToldInvalidations } from '../../cache/testing.ts';
import type { Visitor } from '../app-types.ts';
import { routeOf } from '../route.ts';
import { serve } from '../serve.ts';

const shells = {
  'GET /shells': {
    summary: 'Shells',
    access: 'public',
    query: z.strictObject({ colour: z.string().max(2_000).default('red') }),
    success: { status: 200, reply: z.array(z.object({ name: z.string() })) },
  },
} as const satisfies Endpoints;

let invalidations: ToldInvalidations;
let app: FastifyInstance;
/** Called for each reply that is made. */
let make: (colour: string, visitor: Visitor | null) => Promise<string[]>;
let made: number;
let bytes: () => number;
beforeEach(async () => {
  invalidations = new ToldInvalidations();
  made = 0;
  make = async (colour) => Array.from({ length: 100 }, (_, index) => `${colour} ${index}`);
  app = await serve(
    {
      publicUrl: 'http://serendib.test',
      rateLimit: false,
      log: { level: 'silent' },
      corsOrigins: ['https://partner.example'],
      invalidations,
      authenticate: async ({ headers }) => ({ id: String(headers.authorization), role: 'user' }),
    },
    (api) => {
      bytes = () => api.replyCache.bytes;
      routeOf<typeof shells>(shells)(
        api,
        'GET /shells',
        async ({ query, visitor }, reply) => {
          made++;
          shows(`colour:${query.colour}`);
          reply.header('x-total-count', 100);
          return (await make(query.colour, visitor)).map((name) => ({ name, secret: 'of the deep' }));
        },
        { cached: true },
      );
    },
  );
});
afterEach(async () => {
  vi.useRealTimers();
  await app.close();
});

const ask = (query = '', headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
  app.inject({ method, url: `/api/shells${query}`, headers });
const textOf = ({ headers, rawPayload }: LightMyRequestResponse) => {
  const coding = headers['content-encoding'];
  if (coding === 'br') return brotliDecompressSync(rawPayload).toString();
  return (coding === 'gzip' ? gunzipSync(rawPayload) : rawPayload).toString();
};
/** Asks until a coding is there, which is made beside the requests. */
const askCoded = async (accepted: string, coding: string) => {
  for (let tries = 0; tries < 200; tries++) {
    const reply = await ask('', { 'accept-encoding': accepted });
    if (reply.headers['content-encoding'] === coding) return reply;
    await wait(10);
  }
  throw new Error(`${coding} did not come.`);
};

test('one who must see what is true by now is answered once this process has heard of it', async () => {
  vi.spyOn(invalidations, 'heard').mockImplementation(async () => {
    await wait(20);
    invalidations.change('colour:red');
  });
  await ask();
  await ask('', { 'cache-control': 'max-stale' });
  expect(made).toBe(1);
  for (const asked of ['no-cache', 'max-age=0', 'no-store, no-cache']) {
    const before = made;
    await ask('', { 'cache-control': asked });
    expect(made, asked).toBe(before + 1);
  }
});

test('what is asked for again comes from memory, with all its headers, and without what is not declared', async () => {
  const first = await ask();
  const again = await ask();
  expect(made).toBe(1);
  expect(again.body).toBe(first.body);
  expect(again.body).not.toContain('deep');
  const { 'x-request-id': one, date: _, ...headers } = first.headers;
  const { 'x-request-id': other, date: __, ...known } = again.headers;
  expect(known).toEqual(headers);
  expect(other).not.toBe(one);
  expect(known).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'x-total-count': '100',
    'cache-control': 'public, max-age=0, s-maxage=1, must-revalidate',
    etag: expect.stringMatching(/^W\/"[\w-]+"$/),
  });
});

test('who knows it already is told so, by GET and by HEAD; other and malformed tags are sent it', async () => {
  const { etag, body } = await ask().then(({ headers, body }) => ({ etag: String(headers.etag), body }));
  for (const known of [etag, etag.slice(2), `"x", ${etag}`, '*']) {
    for (const method of ['GET', 'HEAD'] as const) {
      const reply = await ask('', { 'if-none-match': known }, method);
      expect([known, reply.statusCode, reply.body]).toEqual([known, 304, '']);
      expect(reply.headers).toMatchObject({ etag, vary: expect.stringContaining('Authorization') });
      expect(reply.headers['content-type']).toBeUndefined();
    }
  }
  for (const other of ['W/"other"', etag.slice(0, -1), 'W/', '"', ',,,', etag.toUpperCase(), '\t']) {
    const reply = await ask('', { 'if-none-match': other });
    expect([other, reply.statusCode, reply.body === body]).toEqual([other, 200, true]);
  }
});

test('HEAD says what GET would, without the body, whichever comes first', async () => {
  const head = await ask('?colour=blue', {}, 'HEAD');
  const get = await ask('?colour=blue');
  const again = await ask('?colour=blue', {}, 'HEAD');
  expect(made).toBe(1);
  expect([head.body, again.body]).toEqual(['', '']);
  for (const { headers } of [head, again])
    expect(headers).toMatchObject({
      etag: get.headers.etag,
      'content-length': String(get.headers['content-length']),
    });
});

test('it is sent in the coding that is accepted, and says what it depends on', async () => {
  const plain = await ask();
  for (const [accepted, coding] of [
    ['br, gzip', 'br'],
    ['gzip', 'gzip'],
    ['gzip, br;q=0', 'gzip'],
  ] as const) {
    const reply = await askCoded(accepted, coding);
    expect(textOf(reply)).toBe(plain.body);
    expect(Number(reply.headers['content-length'])).toBeLessThan(plain.body.length / 2);
    expect(reply.headers.etag).toBe(plain.headers.etag);
  }
  for (const accepted of ['identity', 'gzip;q=0, br;q=0', 'deflate', ''])
    expect((await ask('', { 'accept-encoding': accepted })).headers['content-encoding']).toBeUndefined();
  expect(made).toBe(1);
  const ofPartner = await ask('', { origin: 'https://partner.example', 'accept-encoding': 'br' });
  expect(ofPartner.headers['access-control-allow-origin']).toBe('https://partner.example');
  const vary = String(ofPartner.headers.vary).split(', ').sort();
  expect(vary).toEqual(['Accept-Encoding', 'Authorization', 'Origin']);
  expect((await ask()).headers['access-control-allow-origin']).toBeUndefined();
});

test('many who ask at once are answered by one making, and by one refusal', async () => {
  const { promise, resolve } = Promise.withResolvers<string[]>();
  make = () => promise;
  const asked = Array.from({ length: 20 }, () => ask());
  await wait(20);
  resolve(['conch']);
  expect(new Set((await Promise.all(asked)).map(({ body }) => body))).toEqual(
    new Set(['[{"name":"conch"}]']),
  );
  expect(made).toBe(1);
  make = () => Promise.reject(new Error('broken'));
  const refused = await Promise.all([ask('?colour=grey'), ask('?colour=grey')]);
  expect(refused.map(({ statusCode }) => statusCode)).toEqual([500, 500]);
  make = async () => ['mended'];
  expect((await ask('?colour=grey')).json()).toEqual([{ name: 'mended' }]);
});

test('a session is never answered from memory, and leaves nothing in it', async () => {
  make = async (_, visitor) => [visitor?.id ?? 'everybody'];
  const session = { authorization: 'Bearer owner' };
  expect((await ask('', session)).json()).toEqual([{ name: 'Bearer owner' }]);
  expect((await ask()).json()).toEqual([{ name: 'everybody' }]);
  const again = await ask('', session);
  expect(again.json()).toEqual([{ name: 'Bearer owner' }]);
  expect(again.headers['cache-control']).toBe('private, no-store');
  expect(again.headers.etag).toBeUndefined();
  expect((await ask()).json()).toEqual([{ name: 'everybody' }]);
  expect(made).toBe(3);
});

test('what changes drops what shows it, and nothing else', async () => {
  await Promise.all([ask('?colour=blue'), ask('?colour=green')]);
  make = async () => ['new'];
  invalidations.change('colour:blue');
  expect((await ask('?colour=blue')).json()).toEqual([{ name: 'new' }]);
  expect((await ask('?colour=green')).body).toContain('green 7');
  invalidations.change('*');
  expect((await ask('?colour=green')).json()).toEqual([{ name: 'new' }]);
});

test('what changed while a reply was made is not kept, nor handed to those who ask after the change', async () => {
  const { promise, resolve } = Promise.withResolvers<string[]>();
  make = () => promise;
  const early = ask();
  await wait(20);
  invalidations.change('colour:red');
  make = async () => ['new'];
  expect((await ask()).json()).toEqual([{ name: 'new' }]);
  resolve(['old']);
  expect((await early).json()).toEqual([{ name: 'old' }]);
  expect((await ask()).json()).toEqual([{ name: 'new' }]);
});

test('while changes go unheard nothing is kept, and afterwards nothing of before is shown', async () => {
  await ask();
  invalidations.disconnectedSince = performance.now();
  make = async () => ['meanwhile'];
  expect((await ask()).json()).toEqual([{ name: 'meanwhile' }]);
  make = async () => ['later'];
  expect((await ask()).json()).toEqual([{ name: 'later' }]);
  invalidations.comeBack();
  make = async () => ['afterwards'];
  expect((await ask()).json()).toEqual([{ name: 'afterwards' }]);
  expect(made).toBe(4);
});

test('after half a minute it is made anew although nothing changed', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'] });
  await ask();
  make = async () => ['looked at more'];
  // The clock of the machine is set back, and time goes on.
  vi.setSystemTime(Date.now() - 3_600_000);
  vi.advanceTimersByTime(29_000);
  expect((await ask()).body).toContain('red 7');
  vi.advanceTimersByTime(2_000);
  expect((await ask()).json()).toEqual([{ name: 'looked at more' }]);
});

test('while the database is away what is kept is sent, says how old it is, and is kept by none between', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'] });
  const { body } = await ask();
  vi.advanceTimersByTime(1_000);
  invalidations.disconnectedSince = performance.now();
  const refuse = async () => {
    throw Object.assign(new Error('refused'), { code: 'ECONNREFUSED' });
  };
  make = refuse;
  vi.advanceTimersByTime(60_000);
  // It is not known yet that it is away: who asks finds out.
  const found = await ask();
  expect([found.statusCode, found.body]).toEqual([200, body]);
  invalidations.isAway = true;
  const known = await ask();
  expect(known.body).toBe(body);
  expect(known.headers).toMatchObject({
    age: '60',
    'cache-control': 'no-store',
    'cache-status': 'serendib; hit; detail=database-away',
  });
  expect(made).toBe(2);
  const unknown = await ask('?colour=never-asked');
  expect([unknown.statusCode, unknown.headers['retry-after']]).toEqual([503, expect.any(String)]);
  vi.advanceTimersByTime(600_000);
  expect((await ask()).statusCode).toBe(503);
});

test('what is known to have changed is not shown again while the database is away', async () => {
  await ask();
  invalidations.change('colour:red');
  invalidations.disconnectedSince = performance.now();
  invalidations.isAway = true;
  make = async () => {
    throw Object.assign(new Error('refused'), { code: 'ECONNREFUSED' });
  };
  expect((await ask()).statusCode).toBe(503);
});

test('a query that is refused is refused each time, and a long address is answered and not kept', async () => {
  for (let times = 0; times < 2; times++) expect((await ask('?coluor=red')).statusCode).toBe(400);
  const long = `?colour=${'r'.repeat(1_500)}`;
  await ask(long);
  await ask(long);
  expect(made).toBe(2);
});

test('any number of addresses takes bounded room, and does not push out what many ask for', async () => {
  make = async (colour) =>
    Array.from({ length: 2_000 }, (_, index) => `${colour} ${index} ${'x'.repeat(20)}`);
  await ask();
  await ask();
  const before = made;
  for (let n = 0; n < 600; n++) await ask(`?colour=${n}`);
  expect(bytes()).toBeLessThanOrEqual(20 * 1024 * 1024);
  expect(bytes()).toBeGreaterThan(4 * 1024 * 1024);
  expect(made).toBe(before + 600);
  await ask();
  expect(made).toBe(before + 600);
}, 120_000);

test('what is larger than a tenth of the room is answered and not kept', async () => {
  make = async () => Array.from({ length: 20_000 }, (_, index) => `${index} ${'x'.repeat(200)}`);
  await ask();
  await ask();
  expect(made).toBe(2);
});

import { hash } from '@node-rs/argon2';
import { eq, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildApp } from '../../app.ts';
import { openDatabase } from '../../platform/database/database.ts';
import { keyOf } from '../../platform/rate-limiter/rate-limiter.ts';
import { startRedis, type TestRedis, withoutRedis } from '../../platform/rate-limiter/testing.ts';
import { openRedis } from '../../platform/redis.ts';
import { hashOf, newToken } from '../../platform/secrets/tokens.ts';
import { useApi } from '../../platform/testing.ts';
import { accountTokens, knownPlaces, tries, users } from '../../schema/index.ts';
import { deleteExpiredTokens } from './accounts.service.ts';
import { password } from './testing.ts';

const proxy = '10.0.0.7';
const api = useApi({ rateLimit: { perMinute: 100_000 }, trustProxy: ['10.0.0.0/8'] });
beforeEach(async () => {
  await api.db.delete(tries);
});
const letPass = (seconds: number) =>
  api.db.execute(sql`update tries set open_at = open_at - make_interval(secs => ${seconds}::int)`);
let visitors = 0;
/** As from another network each time. */
const fromElsewhere = () => {
  visitors++;
  return { 'x-forwarded-for': `198.51.${Math.floor(visitors / 250)}.${(visitors % 250) + 1}` };
};
const ask = (path: string, body: object, headers: Record<string, string> = {}, app = api.app) =>
  app.inject({ method: 'POST', url: `/api/auth/${path}`, payload: body, headers, remoteAddress: proxy });

const member = async () =>
  (await api.signIn({ passwordHash: await hash(password, { memoryCost: 64, timeCost: 1 }) })).email;
const guess = (email: string, headers = fromElsewhere()) =>
  ask('login', { email, password: 'Wrong-Lake-7' }, headers);

const login = (email: string, headers: Record<string, string>) => ask('login', { email, password }, headers);
const elsewhere = ' Or choose “Forgot password?”: the link we mail you lets you in at once.';

test('strangers who guess from many networks keep no owner out of a network or browser they know', async () => {
  const email = await member();
  const home = fromElsewhere();
  const browser = { 'x-session-id': '3f0e8f4e-6c0b-4d86-9a4e-1f2f6f0a7b11' };
  expect((await login(email, { ...home, ...browser })).statusCode).toBe(200);
  const guesses = [];
  for (let i = 0; i < 60; i++) guesses.push((await guess(email)).statusCode);
  // What is tried from places that the account does not know stays bounded all together; its first try was one. On a
  // slow machine the first short pauses end in between.
  const heard = guesses.filter((status) => status === 401).length;
  expect(heard).toBeGreaterThanOrEqual(29);
  expect(heard).toBeLessThanOrEqual(33);
  // However slow the machine is, the pause that the last guesses earned outlasts what follows.
  await api.db.execute(sql`update tries set open_at = open_at + interval '1 hour' where open_at > now()`);
  for (let i = 0; i < 8; i++) {
    expect((await login(email, home)).statusCode).toBe(200);
    expect((await login(email, { ...fromElsewhere(), ...browser })).statusCode).toBe(200);
    expect((await guess(email)).statusCode).toBe(429);
  }
});

test('who guesses in the owner’s own network does not keep the owner’s browser out', async () => {
  const email = await member();
  const hotel = fromElsewhere();
  const browser = { 'x-session-id': 'b4f5cf0c-93f9-4c69-8b54-0b8f3a3e5a2f' };
  expect((await login(email, { ...hotel, ...browser })).statusCode).toBe(200);
  for (let i = 0; i < 8; i++) await guess(email, hotel);
  expect((await login(email, hotel)).statusCode).toBe(429);
  expect((await login(email, { ...hotel, ...browser })).statusCode).toBe(200);
  // A browser that only says what is no id is none.
  expect((await login(email, { ...hotel, 'x-session-id': 'mine' })).statusCode).toBe(429);
});

test('what is counted of a network or an address does not tell which it is', async () => {
  const headers = { 'x-forwarded-for': '203.0.113.77' };
  const email = 'ruwani@example.lk';
  const post = (url: string, payload: object) =>
    api.app.inject({ method: 'POST', url: `/api${url}`, payload, headers, remoteAddress: proxy });
  await guess(email, headers);
  await post('/auth/login/passkey/options', {});
  await post('/auth/register', { userName: 'Ruwani', email, password, confirmPassword: password });
  await post('/auth/forgot-password', { email });
  await post('/contact', { name: 'Ruwani', email, subject: 'Hello', message: 'Hello there' });
  const counted = (await api.db.select({ key: tries.key }).from(tries)).map(({ key }) => key);
  const networks = counted.map((key) => key.split(':')[0]).filter((what) => what?.endsWith('-from'));
  const calls = ['contact-from', 'mail-from', 'passkeys-from', 'sign-in-from', 'sign-up-from'];
  expect(networks.toSorted()).toEqual(calls);
  for (const whose of ['203.0.113', email]) expect(counted.join()).not.toContain(whose);
  // Nor to who hashes all networks there are.
  expect(counted).not.toContain(keyOf('sign-in-from', '203.0.113.77'));
});

test('one network that guesses at an account waits longer and longer, up to 45 seconds', async () => {
  const email = await member();
  const here = fromElsewhere();
  const pauses: number[] = [];
  for (let i = 0; i < 16; i++) {
    const reply = await guess(email, here);
    if (reply.statusCode !== 429) continue;
    const pause = Number(reply.headers['retry-after']);
    pauses.push(pause);
    expect(reply.json().error).toBe(
      `Too many tries. Please wait ${pause} ${pause === 1 ? 'second' : 'seconds'} and try again.${elsewhere}`,
    );
    expect((await login(email, here)).statusCode).toBe(429);
    // The owner, anywhere else, is let in.
    expect((await login(email, fromElsewhere())).statusCode).toBe(200);
    await letPass(pause);
  }
  // A busy machine is told what is left of the pause.
  const doubled = [2, 4, 8, 16, 32, 45].map((seconds) => expect.toBeOneOf([seconds, seconds - 1]));
  expect(pauses.slice(0, 6)).toEqual(doubled);
});

test('in a new place, while strangers guess, a mailed link lets the owner in', async () => {
  const email = await member();
  for (let i = 0; i < 31; i++) await guess(email);
  const away = fromElsewhere();
  expect((await login(email, away)).statusCode).toBe(429);
  const token = newToken();
  const [user] = await api.db.select().from(users).where(eq(users.email, email));
  const now = Date.now();
  await api.db.insert(accountTokens).values({
    ...{ tokenHash: hashOf(token), userId: user?.id ?? '', purpose: 'reset' },
    ...{ createdAt: new Date(now), expiresAt: new Date(now + 60_000) },
  });
  const next = 'Galle-Fort-9';
  expect((await ask(`reset-password/${token}`, { password: next }, away)).statusCode).toBe(200);
  expect((await ask('login', { email, password: next }, away)).statusCode).toBe(200);
});

test('places are kept for ninety days and as hashes that differ between accounts', async () => {
  const [one, other] = [await member(), await member()];
  const home = fromElsewhere();
  for (const email of [one, other]) await login(email, home);
  const kept = await api.db.select().from(knownPlaces);
  const hashes = kept.map(({ place }) => place.toString('hex'));
  expect(new Set(hashes).size).toBe(kept.length);
  await api.db.update(knownPlaces).set({ lastUsedAt: new Date(Date.now() - 91 * 86_400_000) });
  await deleteExpiredTokens({ db: api.db, clock: () => new Date() });
  expect(await api.db.$count(knownPlaces)).toBe(0);
});

test('old counts are deleted without waiting for a row that is being counted in', async () => {
  const before = new Date(Date.now() - 1_000);
  const forgotten = { count: 1, openAt: before, forgottenAt: before };
  await api.db.insert(tries).values(['held', 'free'].map((key) => ({ key, ...forgotten })));
  const cleanUp = () => deleteExpiredTokens({ db: api.db, clock: () => new Date() });
  const left = async () => (await api.db.select({ key: tries.key }).from(tries)).map(({ key }) => key);
  await api.db.transaction(async (tx) => {
    await tx.select().from(tries).where(eq(tries.key, 'held')).for('update');
    await cleanUp();
    expect(await left()).toEqual(['held']);
  });
  await cleanUp();
  expect(await left()).toEqual([]);
});

test('an address written in another way is counted with itself, or is nobody’s', async () => {
  const passwordHash = await hash(password, { memoryCost: 64, timeCost: 1 });
  await api.signIn({ email: 'indika@example.lk', passwordHash });
  for (const email of ['\u0130ndika@example.lk', 'ind\u0130ka@example.lk'])
    expect((await ask('login', { email, password }, fromElsewhere())).statusCode).toBe(401);
  const here = fromElsewhere();
  for (let i = 0; i < 5; i++) await guess(i % 2 ? 'INDIKA@example.lk' : 'indi\u212Aa@example.lk', here);
  expect((await login('indika@example.lk', here)).statusCode).toBe(429);
});

test('one network that guesses at many accounts is slowed down, others are not', async () => {
  const here = { 'x-forwarded-for': '203.0.113.5' };
  const statuses = new Set<number>();
  for (let i = 0; i < 60; i++) statuses.add((await guess(`nobody${i}@example.lk`, here)).statusCode);
  expect([...statuses]).toEqual([401]);
  expect((await guess('nobody@example.lk', here)).statusCode).toBe(429);
  expect((await guess('nobody@example.lk')).statusCode).toBe(401);
});

test('nobody is taken for another network by saying so', async () => {
  const claims: number[] = [];
  for (let i = 0; i < 61; i++) {
    const reply = await api.app.inject({
      method: 'POST',
      url: '/api/auth/login',
      payload: { email: `claim${i}@example.lk`, password },
      headers: fromElsewhere(),
      remoteAddress: '203.0.113.77',
    });
    claims.push(reply.statusCode);
  }
  expect(claims.filter((status) => status === 429)).toHaveLength(1);
});

test.each<[string, (email: string) => object]>([
  ['register', (email) => ({ userName: 'N', email, password, confirmPassword: password })],
  ['resend-verification', (email) => ({ email })],
  ['forgot-password', (email) => ({ email })],
])('%s mails an address a few times, then waits', async (path, body) => {
  const known = await member();
  for (const email of [known, 'nobody@example.lk']) {
    const statuses: number[] = [];
    for (let i = 0; i < 4; i++) statuses.push((await ask(path, body(email), fromElsewhere())).statusCode);
    expect(statuses.slice(0, 3)).not.toContain(429);
    expect(statuses[3]).toBe(429);
  }
});

test('an address that one account after another names as its new one is mailed a few times, then waits', async () => {
  const name = async (email: string) => {
    const me = await api.signIn({ passwordHash: await hash(password, { memoryCost: 64, timeCost: 1 }) });
    return (await api.put('/auth/profile', { userName: 'Maja', email, password }, me)).statusCode;
  };
  for (const email of [await member(), 'nobody.yet@example.lk']) {
    const statuses: number[] = [];
    for (const written of [email, email.toUpperCase(), email, email]) statuses.push(await name(written));
    expect(statuses).toEqual([200, 200, 200, 429]);
  }
  expect(await name('another@example.lk')).toBe(200);
});

test('one network signs up a few people, then waits', async () => {
  const here = { 'x-forwarded-for': '203.0.113.6' };
  const statuses: number[] = [];
  for (let i = 0; i < 11; i++) {
    const email = `crowd${i}@example.lk`;
    statuses.push(
      (await ask('register', { userName: 'N', email, password, confirmPassword: password }, here)).statusCode,
    );
  }
  expect(statuses).toEqual([...Array(10).fill(201), 429]);
});

test.each<[string, number, number, (email: string) => object]>([
  ['register', 20, 40, (email) => ({ userName: 'N', email, password, confirmPassword: password })],
  ['forgot-password', 30, 35, (email) => ({ email })],
])(
  '%s goes on for a network that is never without an attempt, as that of a mobile provider',
  async (path, times, minutes, body) => {
    const here = { 'x-forwarded-for': '203.0.113.7' };
    const statuses = new Set<number>();
    for (let nth = 0; nth < times; nth++) {
      statuses.add((await ask(path, body(`steady${nth}@example.lk`), here)).statusCode);
      const pause = sql`make_interval(mins => ${minutes}::int)`;
      await api.db.execute(
        sql`update tries set open_at = open_at - ${pause}, forgotten_at = forgotten_at - ${pause}`,
      );
    }
    expect([...statuses]).toEqual([path === 'register' ? 201 : 200]);
  },
);

test('a session does not serve to guess its password', async () => {
  const me = await api.signIn({ passwordHash: await hash(password, { memoryCost: 64, timeCost: 1 }) });
  const statuses: number[] = [];
  for (let i = 0; i < 6; i++) {
    const body = { currentPassword: 'Wrong-Lake-7', password: 'Galle-Fort-9' };
    statuses.push((await api.put('/auth/password', body, me)).statusCode);
  }
  expect(statuses).toEqual([400, 400, 400, 400, 400, 429]);
});

describe.skipIf(withoutRedis)(`two processes${withoutRedis ? `: ${withoutRedis}` : ''}`, () => {
  let server: TestRedis;
  const apps: FastifyInstance[] = [];
  const closers: (() => unknown)[] = [];
  beforeAll(async () => {
    server = await startRedis();
    for (let i = 0; i < 2; i++) {
      const redis = openRedis(server.url, () => undefined);
      const database = openDatabase({ url: api.databaseUrl, poolSize: 2 });
      await new Promise((resolve) => redis.once('ready', resolve));
      const app = await buildApp({
        database,
        publicUrl: 'http://serendib.test',
        trustProxy: ['10.0.0.0/8'],
        log: { level: 'fatal' },
        accounts: { passwordWork: { memoryCost: 64, timeCost: 1, parallelism: 1 } },
        rateLimit: { redis, perMinute: 8 },
      });
      apps.push(app);
      closers.push(
        () => app.close(),
        database.close,
        () => redis.disconnect(),
      );
    }
  });
  afterAll(async () => {
    for (const close of closers) await close();
    await server?.stop();
  });

  test('count together in Redis: attempts at an account, and requests of an address', async () => {
    const [one, other] = apps;
    const email = await member();
    const attacker = fromElsewhere();
    const statuses: number[] = [];
    for (let i = 0; i < 6; i++) {
      const body = { email, password: 'Wrong-Lake-7' };
      statuses.push((await ask('login', body, attacker, i % 2 === 0 ? one : other)).statusCode);
    }
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
    expect(await api.db.$count(tries)).toBe(0);

    const here = { 'x-forwarded-for': '203.0.113.9' };
    const busy: number[] = [];
    for (let i = 0; i < 9; i++)
      busy.push((await ask('logout', {}, here, i % 2 === 0 ? one : other)).statusCode);
    expect(busy).toEqual([...Array(8).fill(204), 429]);
  });
});

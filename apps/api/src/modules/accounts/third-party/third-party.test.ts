import { eq, sql } from 'drizzle-orm';
import { type MutableToken, OAuth2Server } from 'oauth2-mock-server';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { buildApp } from '../../../app.ts';
import { untilWaiting } from '../../../platform/database/testing.ts';
import { useApi } from '../../../platform/testing.ts';
import { sessions, users } from '../../../schema/index.ts';
import { accountsOf, bearer, password, tokenIn } from '../testing.ts';

const provider = new OAuth2Server();
let claims: Record<string, unknown> = {};
let now = new Date();
const log: string[] = [];

beforeAll(async () => {
  await provider.issuer.keys.generate('RS256');
  await provider.start(0, '127.0.0.1');
  provider.service.on('beforeTokenSigning', (token: MutableToken) => Object.assign(token.payload, claims));
});
afterAll(async () => {
  await provider.stop();
  expect(log.filter((line) => JSON.parse(line).level >= 50)).toEqual([]);
});

const api = useApi({ isTrial: true, clock: () => now }, (options) =>
  buildApp({
    ...options,
    languages: ['en', 'si', 'ta'],
    log: { destination: { write: (line) => log.push(line) } },
    accounts: {
      ...options.accounts,
      provider: { issuer: provider.issuer.url ?? '', clientId: 'serendib', clientSecret: 'secret' },
    },
  }),
);
const { signUp, login, join, mailsTo, verify } = accountsOf(api);

const google = (email: string, more = {}) => ({
  sub: `sub-${email}`,
  aud: 'serendib',
  email,
  email_verified: true,
  name: 'Kamala Silva',
  ...more,
});

interface Journey {
  cookie: string;
  back: string;
}

/** To the provider and back, as a browser goes. */
async function go(as: Record<string, unknown>, from = '/auth/google'): Promise<Journey> {
  claims = as;
  const start = await api.get(from);
  expect(start.statusCode).toBe(303);
  const cookie = String(start.headers['set-cookie']);
  expect(cookie).toMatch(/HttpOnly; SameSite=Lax/);
  const there = new URL(String(start.headers.location));
  expect(there.searchParams.get('code_challenge_method')).toBe('S256');
  const reply = await fetch(there, { redirect: 'manual' });
  const back = new URL(reply.headers.get('location') ?? '');
  expect(back.origin + back.pathname).toBe('http://serendib.test/api/auth/google/callback');
  return { cookie: cookie.split(';')[0] ?? '', back: `/auth/google/callback${back.search}` };
}

/** The cookie that the latest journey's browser came home with. */
let arrived = '';
async function land({ cookie, back }: Journey): Promise<string> {
  const reply = await api.get(back, { headers: { cookie } });
  expect(reply.statusCode).toBe(303);
  arrived = [reply.headers['set-cookie']].flat().find((each) => each?.includes('arrival')) ?? '';
  return String(reply.headers.location).replace('http://serendib.test', '');
}

const codeIn = (location: string) => /^\/auth\/callback\?token=([\w-]{43})$/.exec(location)?.[1] ?? '';
const exchange = (code: string, cookie = arrived) =>
  api.get('/auth/me', {
    headers: { ...bearer(code).headers, ...(cookie && { cookie: `theme=dark; ${cookie.split(';')[0]}` }) },
  });
const arrive = async (as: Record<string, unknown>) => exchange(codeIn(await land(await go(as))));

// Proves CALL-10, CALL-11, OWN-CALL-04.
test('somebody new has an account, signed in by a code that works once', async () => {
  const code = codeIn(await land(await go(google('kamala@example.lk'))));
  expect((await api.get('/auth/profile', bearer(code))).statusCode).toBe(401);
  const both = await Promise.all([exchange(code), exchange(code)]);
  expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 401]);
  const reply = both.find(({ statusCode }) => statusCode === 200);
  const me = reply?.json();
  expect(me).toMatchObject({ email: 'kamala@example.lk', userName: 'Kamala Silva', role: 'user' });
  expect(me.token).not.toBe(code);
  expect((await api.get('/auth/profile', bearer(me.token))).json().hasPassword).toBe(false);
});

test('a code opened in another browser signs nobody in, and still works in its own', async () => {
  const code = codeIn(await land(await go(google('own@example.lk'))));
  const own = arrived;
  expect(own).toMatch(/^serendib-arrival=[\w-]{43}; Path=\/; Max-Age=60; HttpOnly; SameSite=Lax$/);
  expect((await api.get('/auth/me', bearer(code))).statusCode).toBe(401);
  await land(await go(google('other@example.lk')));
  expect((await exchange(code, arrived)).statusCode).toBe(401);
  expect((await exchange(code, own)).json()).toMatchObject({ email: 'own@example.lk' });
});

test('a code waits for what becomes of its account, and what takes both away waits for nothing', async () => {
  const code = codeIn(await land(await go(google('leaving@example.lk'))));
  let exchanged: ReturnType<typeof exchange> | undefined;
  // As a deletion or a new password does: the account first, then its codes.
  await api.db.transaction(async (tx) => {
    await tx.execute(sql`select from users where email = 'leaving@example.lk' for no key update`);
    exchanged = exchange(code);
    exchanged.catch(() => undefined);
    await untilWaiting(api.db);
    await tx.execute(sql`delete from account_tokens where purpose = 'sign-in'`);
  });
  expect((await exchanged)?.statusCode).toBe(401);
});

test('the code ends after a minute', async () => {
  const code = codeIn(await land(await go(google('late@example.lk'))));
  now = new Date(now.getTime() + 61_000);
  expect((await exchange(code)).statusCode).toBe(401);
});

test('who comes back is who they were, though their address has changed at the provider', async () => {
  const first = (await arrive(google('before@example.lk'))).json();
  const second = (await arrive(google('after@example.lk', { sub: 'sub-before@example.lk' }))).json();
  expect(second._id).toBe(first._id);
  expect(second.email).toBe('before@example.lk');
});

test('a verified account is linked, keeps its password, and its owner hears of it', async () => {
  const tab = await join('linked@example.lk');
  const me = (await arrive(google('LINKED@example.lk'))).json();
  expect(me._id).toBe((await api.get('/auth/profile', tab)).json()._id);
  expect((await login('linked@example.lk')).statusCode).toBe(200);
  const [last] = await mailsTo('linked@example.lk');
  expect(last?.subject).toBe('You can now sign in with Google');
  expect(last?.text).toMatch(/^Write to us:\n\S+\/contact$/m);
  expect(last?.text).toMatch(/^Choose a new password:\n\S+\/forgot-password$/m);
});

test('nothing of who signed up unverified with somebody’s address remains when its owner comes', async () => {
  const email = 'victim@example.lk';
  const link = tokenIn((await signUp(email, { userName: 'Attacker' })).json().devVerificationLink);
  const me = (await arrive(google(email))).json();
  expect(me.userName).toBe('Kamala Silva');
  expect((await login(email)).statusCode).toBe(401);
  expect((await verify(link)).statusCode).toBe(400);
  expect((await api.post('/auth/login', { email, password })).json().code).toBe('UNAUTHENTICATED');
});

test.each([
  ['ruwan.silva@example.lk', 'ruwan.silva'],
  ['serendib-support@example.lk', 'Traveller'],
])('of a name that is refused the address %s makes %s', async (email, userName) => {
  expect((await arrive(google(email, { name: 'Serendib Support' }))).json().userName).toBe(userName);
});

test('a suspended account is not opened, and told so', async () => {
  const { id, email } = await api.signIn();
  await api.db.update(users).set({ suspendedAt: now }).where(eq(users.id, id));
  await api.db.delete(sessions).where(eq(sessions.userId, id));
  expect(await land(await go(google(email)))).toBe('/login?error=suspended');
  expect(await api.db.$count(sessions, eq(sessions.userId, id))).toBe(0);
  await vi.waitUntil(() => log.some((line) => line.includes(`"result":"UNAUTHENTICATED","userId":"${id}"`)));
});

test.each<[string, (journey: Journey) => Journey]>([
  ['without the cookie', (journey) => ({ ...journey, cookie: 'other=1' })],
  [
    'with another state',
    ({ cookie, back }) => ({ cookie, back: back.replace(/state=[^&]+/, 'state=other') }),
  ],
  [
    'with the cookie of another journey',
    ({ cookie, back }) => ({ back, cookie: cookie.replace(/=.*/, '=a.b.c') }),
  ],
  [
    'with a code of somebody else',
    ({ cookie, back }) => ({ cookie, back: back.replace(/code=[^&]+/, 'code=x') }),
  ],
  [
    'refused at the provider',
    ({ cookie }) => ({ cookie, back: '/auth/google/callback?error=access_denied' }),
  ],
  ['with nothing', ({ cookie }) => ({ cookie, back: '/auth/google/callback' })],
])('coming back %s fails', async (_, change) => {
  const journey = await go(google('failing@example.lk'));
  expect(await land(change(journey))).toBe('/login?error=auth_failed');
});

test.each<[string, Record<string, unknown>]>([
  ['an address that the provider has not verified', { email_verified: false }],
  ['no address', { email: undefined }],
  ['another audience', { aud: 'somebody-else' }],
  ['another issuer', { iss: 'https://elsewhere.example' }],
  ['another nonce', { nonce: 'other' }],
  ['an old token', { exp: 1_000_000 }],
])('%s is refused', async (_, change) => {
  expect(await land(await go(google('wrong@example.lk', change)))).toBe('/login?error=auth_failed');
});

test('a journey cannot be taken twice', async () => {
  const journey = await go(google('again@example.lk'));
  expect(codeIn(await land(journey))).not.toBe('');
  expect(await land(journey)).toBe('/login?error=auth_failed');
});

test('it ends in the language of the page that it began on, and a new account is written to in it', async () => {
  const location = await land(await go(google('tamil@example.lk'), '/auth/google?language=ta'));
  expect(location).toMatch(/^\/ta\/auth\/callback\?token=/);
  const me = (await exchange(codeIn(location.replace('/ta/', '/')))).json();
  expect((await api.get('/auth/profile', bearer(me.token))).json().language).toBe('ta');

  const failed = await go(google('tamil2@example.lk', { email_verified: false }), '/auth/google?language=ta');
  expect(await land(failed)).toBe('/ta/login?error=auth_failed');
  const unknown = await go(google('other@example.lk'), '/auth/google?language=//evil.example');
  expect(await land(unknown)).toMatch(/^\/auth\/callback\?token=/);
});

test('an account that is there keeps its own language', async () => {
  const email = 'kept@example.lk';
  const first = (await arrive(google(email))).json();
  expect((await api.get('/auth/profile', bearer(first.token))).json().language).toBe('en');
  const again = await land(await go(google(email), '/auth/google?language=si'));
  const me = (await exchange(codeIn(again.replace('/si/', '/')))).json();
  expect((await api.get('/auth/profile', bearer(me.token))).json().language).toBe('en');
});

test('what the provider says of itself is asked for again after an hour, also where the clock was set back', async () => {
  await api.get('/auth/google');
  const asked = vi.spyOn(globalThis, 'fetch');
  vi.useFakeTimers({ toFake: ['Date', 'performance'] });
  vi.setSystemTime(Date.now() - 5 * 3_600_000);
  vi.advanceTimersByTime(2 * 3_600_000);
  const started = [await api.get('/auth/google'), await api.get('/auth/google')];
  vi.useRealTimers();
  const addresses = asked.mock.calls.map(([address]) => new URL(String(address)).pathname);
  asked.mockRestore();
  expect(started.map(({ statusCode }) => statusCode)).toEqual([303, 303]);
  expect(addresses).toEqual(['/.well-known/openid-configuration']);
});

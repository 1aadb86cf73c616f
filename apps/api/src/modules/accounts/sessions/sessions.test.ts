import type { Session } from '@serendib/contract/accounts/endpoints';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { useApi } from '../../../platform/testing.ts';
import { sessions, users } from '../../../schema/index.ts';
import { accountsOf, bearer, password } from '../testing.ts';
import { countryOf } from './country.ts';
import { deviceOf } from './device.ts';

let now = new Date('2026-11-21T10:00:00Z');
const later = (days: number) => {
  now = new Date(now.getTime() + days * 86_400_000);
};
const api = useApi({
  isTrial: true,
  clock: () => now,
  trustProxy: ['loopback'],
  languages: ['en', 'si', 'ta'],
});
const { join, login } = accountsOf(api);
const chrome =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36';

test('a session lasts thirty days from when it was last used', async () => {
  const me = await join('sliding@example.lk');
  for (const days of [29, 29]) {
    later(days);
    expect((await api.get('/auth/profile', me)).statusCode).toBe(200);
  }
  later(31);
  expect((await api.get('/auth/profile', me)).statusCode).toBe(401);
});

test('a session ends after ninety days, however often it is used', async () => {
  const me = await join('absolute@example.lk');
  for (let days = 0; days < 87; days += 29) {
    later(29);
    expect((await api.get('/auth/profile', me)).statusCode).toBe(200);
  }
  later(2.9);
  expect((await api.get('/auth/profile', me)).statusCode).toBe(200);
  later(0.2);
  expect((await api.get('/auth/profile', me)).statusCode).toBe(401);
  expect(
    (await api.get('/auth/sessions', bearer((await login('absolute@example.lk')).json().token))).json(),
  ).toHaveLength(1);
});

test('a session that was begun long ago has ended, whatever was written of its end', async () => {
  const me = await join('ancient@example.lk');
  const created = new Date(now.getTime() - 400 * 86_400_000);
  await api.db.update(sessions).set({ createdAt: created, expiresAt: new Date(now.getTime() + 86_400_000) });
  expect((await api.get('/auth/profile', me)).statusCode).toBe(401);
});

test('an administrator’s ends after twelve hours unused, and after seven days in any case', async () => {
  const email = 'desk@example.lk';
  const me = await join(email);
  await api.db.update(users).set({ role: 'admin' }).where(eq(users.email, email));
  later(11.9 / 24);
  expect((await api.get('/admin/users', me)).statusCode).toBe(200);
  later(12.2 / 24);
  expect((await api.get('/admin/users', me)).statusCode).toBe(401);
  const again = bearer((await login(email)).json().token);
  for (let i = 0; i < 14; i++) {
    later(11.9 / 24);
    expect((await api.get('/admin/users', again)).statusCode).toBe(200);
  }
  later(0.1);
  expect((await api.get('/admin/users', again)).statusCode).toBe(401);
});

test('one sees where one is signed in, latest first, and ends one or all', async () => {
  const here = await join('places@example.lk');
  later(0.01);
  const there = bearer(
    (
      await api.post(
        '/auth/login',
        { email: 'places@example.lk', password },
        { headers: { 'user-agent': chrome } },
      )
    ).json().token,
  );
  const listed = (await api.get('/auth/sessions', here)).json();
  expect(listed).toMatchObject([{ device: 'Chrome on Windows', isCurrent: false }, { isCurrent: true }]);
  const stranger = await api.signIn();
  const path = `/auth/sessions/${listed[0]._id}`;
  expect((await api.delete(path, stranger)).statusCode).toBe(404);
  const withPassword = { ...here, payload: { password } };
  for (const all of [path, '/auth/sessions']) {
    expect((await api.delete(all, here)).json().fields).toEqual({ password: 'Please enter your password.' });
    const wrong = { ...here, payload: { password: 'Wrong-Lake-7' } };
    expect((await api.delete(all, wrong)).json().fields).toEqual({ password: 'This password is not right.' });
  }
  expect((await api.delete('/auth/sessions/', withPassword)).statusCode).toBe(404);
  expect((await api.get('/auth/profile', there)).statusCode).toBe(200);
  expect((await api.delete(path, withPassword)).statusCode).toBe(204);
  expect((await api.get('/auth/profile', there)).statusCode).toBe(401);
  expect((await api.delete('/auth/sessions', withPassword)).statusCode).toBe(204);
  expect((await api.get('/auth/profile', here)).statusCode).toBe(401);
});

test('a session tells the country that it was last used from, in words of the reader’s language', async () => {
  const email = 'countries@example.lk';
  const from = (address: string) => ({ headers: { 'x-forwarded-for': address } });
  const here = await join(email);
  const abroad = await api.post('/auth/login', { email, password }, from('112.134.1.1'));
  const there = { headers: { ...bearer(abroad.json().token).headers, ...from('2003::1').headers } };
  const seen = async (language: string) => {
    const headers = { ...here.headers, 'accept-language': language };
    const listed: Session[] = (await api.get('/auth/sessions', { headers })).json();
    return Object.fromEntries(listed.map((session) => [session.isCurrent ? 'here' : 'there', session]));
  };
  expect(await seen('en')).toMatchObject({
    here: { country: null, countryName: null },
    there: { country: 'LK', countryName: 'Sri Lanka' },
  });
  expect(await seen('si')).toMatchObject({ there: { countryName: 'ශ්‍රී ලංකාව' } });
  expect(await seen('ta')).toMatchObject({ there: { countryName: 'இலங்கை' } });
  later(6 / (24 * 60));
  await api.get('/auth/profile', there);
  expect(await seen('en')).toMatchObject({ there: { country: 'DE', countryName: 'Germany' } });
  const { sessions: taken } = (await api.post('/auth/export', { password }, here)).json();
  expect(taken.map(({ country }: Session) => country).toSorted()).toEqual(['DE', null]);
  const [kept] = await api.db.select().from(sessions).where(eq(sessions.country, 'DE'));
  expect(JSON.stringify(kept)).not.toMatch(/2003:|112\.134/);
});

test('who has no password confirms by having just signed in', async () => {
  const me = await api.signIn();
  const calls = () => [
    api.post('/auth/export', {}, me),
    api.delete('/auth/sessions/0195f000-0000-7000-8000-000000000000', me),
    api.delete('/auth/sessions', me),
    api.delete('/auth/account', me),
  ];
  later(16 / (24 * 60));
  for (const reply of await Promise.all(calls())) {
    expect(reply.statusCode).toBe(403);
    expect(reply.json().error).toBe(
      'You have no password here, so please log out and log in again first. You then have 15 minutes for this.',
    );
  }
  later(-2 / (24 * 60));
  expect((await api.post('/auth/export', {}, me)).statusCode).toBe(200);
  expect((await api.delete('/auth/account', me)).statusCode).toBe(204);
});

test('role and suspension count from the next request on', async () => {
  const me = await join('role@example.lk');
  const change = (values: Partial<typeof users.$inferInsert>) =>
    api.db.update(users).set(values).where(eq(users.email, 'role@example.lk'));
  await change({ role: 'admin' });
  expect((await api.get('/auth/me', me)).json()).toMatchObject({ role: 'admin' });
  await change({ suspendedAt: now });
  expect((await api.get('/auth/me', me)).statusCode).toBe(401);
  expect((await api.get('/auth/profile', me)).statusCode).toBe(401);
  const refused = await login('role@example.lk');
  expect(refused.statusCode).toBe(403);
  expect(refused.json().code).toBe('FORBIDDEN');
  expect((await login('role@example.lk', 'Wrong-Lake-7')).json().code).toBe('UNAUTHENTICATED');
});

test('with an ended session one is a visitor to public calls; those that need one say so', async () => {
  const me = await join('ended@example.lk');
  await api.post('/auth/logout', undefined, me);
  for (const path of ['/vehicles', '/tour-guides', '/destinations', '/reviews/summary'])
    expect((await api.get(path, me)).statusCode, path).toBe((await api.get(path)).statusCode);
  expect((await api.get('/vehicles', me)).statusCode).toBe(200);
  for (const path of ['/auth/profile', '/vehicles/my-submissions', '/auth/me'])
    expect((await api.get(path, me)).statusCode, path).toBe(401);
  expect((await api.post('/vehicles', {}, me)).statusCode).toBe(401);
});

test.each([undefined, 'Bearer', 'Bearer short', `Basic ${'a'.repeat(43)}`, `Bearer ${'a'.repeat(43)}`])(
  'no session: %s',
  async (authorization) => {
    const headers = authorization ? { authorization } : {};
    for (const path of ['/auth/me', '/auth/profile', '/auth/sessions']) {
      expect((await api.get(path, { headers })).json()).toEqual({
        error: 'Please log in to continue.',
        code: 'UNAUTHENTICATED',
      });
    }
    expect((await api.post('/auth/logout', undefined, { headers })).statusCode).toBe(204);
  },
);

test.each([
  [chrome, 'Chrome on Windows'],
  [`${chrome} Edg/142.0`, 'Edge on Windows'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1',
    'Safari on iPhone',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox on Linux'],
  ['curl/8', 'Unknown device'],
  [undefined, 'Unknown device'],
])('%s is %s', (userAgent, device) => {
  expect(deviceOf(userAgent)).toBe(device);
});

test.each([
  ['112.134.1.1', 'LK'],
  ['::ffff:112.134.1.1', 'LK'],
  ['2402:4000::1', 'LK'],
  ['127.0.0.1', null],
  ['192.168.1.1', null],
  ['fd00::1', null],
  ['2001:db8::1', null],
  ['unknown', null],
])('the network %s belongs to %s', async (address, country) => {
  expect(await countryOf(address)).toBe(country);
});

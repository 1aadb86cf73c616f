import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { Secret, TOTP } from 'otpauth';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { buildApp } from '../../app.ts';
import { openDatabase } from '../../platform/database/database.ts';
import { securityEvents } from '../../platform/http/security-events.ts';
import { useApi } from '../../platform/testing.ts';
import { users } from '../../schema/index.ts';
import { accountsOf, bearer, password } from './testing.ts';

type Line = Record<string, unknown>;
const network = /^[\w-]{12}$/;
let lines: Line[] = [];
let now = new Date();
const everSeen = new Set<unknown>();
const everWritten: string[] = [];
const write = (line: string) => {
  const entry: Line = JSON.parse(line);
  if (!entry.event) return;
  lines.push(entry);
  everSeen.add(entry.event);
  everWritten.push(line);
};
const api = useApi({ isTrial: true, clock: () => now, rateLimit: { perMinute: 100_000 } }, (options) =>
  buildApp({ ...options, log: { destination: { write } } }),
);
const { join, login, askForReset } = accountsOf(api);
// The first event waits for the site's secret; those after it are written at once.
beforeAll(async () => {
  await api.get('/auth/profile');
  await vi.waitUntil(() => everSeen.size > 0);
});
beforeEach(() => {
  now = new Date(now.getTime() + 3_600_000);
});

/** The events of what is done, each as its name and result. */
async function eventsOf(act: () => Promise<unknown>): Promise<string[]> {
  lines = [];
  await act();
  return lines.map(({ event, result }) => `${event} ${result}`);
}
const idOf = async (email: string) =>
  (await api.db.select({ id: users.id }).from(users).where(eq(users.email, email)))[0]?.id;

test('a sign-in that failed and one that was done are one line each, with who, from where and which request', async () => {
  const email = 'event-one@example.lk';
  await join(email);
  const userId = await idOf(email);
  let requestId: unknown;
  const failed = await eventsOf(async () => {
    requestId = (await login(email, 'Wrong-Lake-7')).headers['x-request-id'];
  });
  expect(failed).toEqual(['sign-in UNAUTHENTICATED']);
  expect(lines[0]).toMatchObject({ userId, requestId, from: expect.stringMatching(network) });
  const from = lines[0]?.from;
  expect(await eventsOf(() => login(email))).toEqual(['sign-in done']);
  expect(lines[0]).toMatchObject({ userId, from });
  expect(await eventsOf(() => login('unknown@example.lk'))).toEqual(['sign-in UNAUTHENTICATED']);
  expect(lines[0]).not.toHaveProperty('userId');
});

test('a refusal of access is a line, with a session or without', async () => {
  const session = await join('event-two@example.lk');
  const userId = await idOf('event-two@example.lk');
  expect(await eventsOf(() => api.get('/admin/users', session))).toEqual(['access-refused FORBIDDEN']);
  expect(lines[0]).toMatchObject({ userId, call: 'GET /admin/users' });
  expect(await eventsOf(() => api.get('/auth/profile', bearer('x'.repeat(43))))).toEqual([
    'access-refused UNAUTHENTICATED',
  ]);
  for (const path of ['/auth/profile', '/admin/users', '/admin/exports/users'])
    expect(await eventsOf(() => api.get(path))).toEqual(['access-refused UNAUTHENTICATED']);
  expect(lines[0]).toMatchObject({ call: 'GET /admin/exports/users', from: expect.stringMatching(network) });
  expect(lines[0]).not.toHaveProperty('userId');
  expect(await eventsOf(() => api.get('/vehicles'))).toEqual([]);
});

test('a sign-in with a third party that failed is a line, though the browser is only led back', async () => {
  expect(await eventsOf(() => api.get('/auth/google/callback?code=x&state=y'))).toEqual([
    'sign-in UNAUTHENTICATED',
  ]);
  expect(lines[0]).toMatchObject({ call: 'GET /auth/google/callback', from: expect.stringMatching(network) });
});

test('a network has one fingerprint in all processes for a month, and another in the next', async () => {
  const seen: Line[] = [];
  const database = openDatabase({ url: api.databaseUrl, poolSize: 2 });
  const other = await buildApp({
    ...{ publicUrl: 'http://serendib.test', rateLimit: false, clock: () => now, database },
    log: { destination: { write: (line) => void seen.push(JSON.parse(line)) } },
  });
  const fromOf = async (app: FastifyInstance, remoteAddress = '203.0.113.7') => {
    lines = [];
    seen.length = 0;
    await app.inject({ url: '/api/admin/users', remoteAddress });
    const found = await vi.waitUntil(() => [...lines, ...seen].find(({ event }) => event));
    return found.from;
  };
  const from = await fromOf(api.app);
  expect(from).toMatch(network);
  expect(await fromOf(other)).toBe(from);
  expect(await fromOf(other, '203.0.113.8')).not.toBe(from);
  now = new Date(now.getTime() + 32 * 86_400_000);
  expect(await fromOf(other)).not.toBe(from);
  await other.close();
  await database.close();
});

test('factors, passwords, sessions and an account that goes are events', async () => {
  const email = 'event-three@example.lk';
  const session = await join(email);
  const factors = '/auth/factors/authenticator';
  let secret = '';
  const codeOf = () => new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: now.getTime() });
  const later = () => {
    now = new Date(now.getTime() + 30_000);
  };
  const events = await eventsOf(async () => {
    secret = (await api.post(factors, { password }, session)).json().secret;
    await api.post(`${factors}/confirm`, { code: '000000' }, session);
    later();
    await api.post(`${factors}/confirm`, { code: codeOf() }, session);
    later();
    await api.post('/auth/factors/confirm', { code: codeOf() }, session);
    await api.post('/auth/factors/recovery-codes', { password }, session);
    await api.delete(factors, { ...session, payload: { password } });
    await api.post('/auth/export', { password }, session);
    await api.post('/auth/logout', undefined, session);
  });
  expect(events).toEqual([
    'factor-begun done',
    'factor-set-up INVALID',
    'factor-set-up done',
    'factor-used done',
    'recovery-codes-renewed done',
    'factor-removed done',
    'data-exported done',
    'session-ended done',
  ]);
  const passwords = await eventsOf(async () => {
    const reset = await askForReset(email);
    await api.post(`/auth/reset-password/${reset}`, { password: 'Galle-Fort-9' });
    const again = bearer((await login(email, 'Galle-Fort-9')).json().token);
    const change = { currentPassword: 'Galle-Fort-9', password: 'Mirissa-Bay-3' };
    const changed = await api.put('/auth/password', change, again);
    await api.delete('/auth/account', {
      ...bearer(changed.json().token),
      payload: { password: 'Mirissa-Bay-3' },
    });
  });
  expect(passwords).toEqual([
    'password-reset-asked done',
    'password-reset done',
    'sign-in done',
    'password-changed done',
    'account-deleted done',
  ]);
});

test('what an administrator does with accounts and data says who did it, and about whom', async () => {
  const admin = await api.signIn({ role: 'admin' });
  const other = await api.signIn();
  const path = `/admin/users/${other.id}`;
  const events = await eventsOf(async () => {
    await api.post(`${path}/suspend`, { reason: 'It asks for money by mail.' }, admin);
    await api.post(`${path}/restore`, undefined, admin);
    await api.patch(`${path}/role`, { role: 'admin' }, admin);
  });
  expect(events).toEqual(['account-suspended done', 'account-restored done', 'role-changed done']);
  for (const line of lines) expect(line).toMatchObject({ userId: admin.id, aboutId: other.id });
  expect(await eventsOf(() => api.get('/admin/exports/users', admin))).toEqual(['data-exported done']);
  expect(await eventsOf(() => api.get('/admin/exports/vehicles', admin))).toEqual(['data-exported done']);
  expect(await eventsOf(() => api.get('/admin/chargebacks/VEH-1/evidence', admin))).toEqual([
    'data-exported NOT_FOUND',
  ]);
});

test('a pace that was reached is an event, and by now every name of the table was written, none with an address, name or password', async () => {
  const wrong = await eventsOf(async () => {
    for (let tries = 0; tries < 12; tries++) await login('event-four@example.lk', 'Wrong-Lake-7');
  });
  expect(wrong).toContain('rate-limit-reached TOO_MANY_REQUESTS');
  expect([...everSeen].sort()).toEqual(Object.keys(securityEvents).sort());
  expect(everWritten.join('')).not.toMatch(
    /@|Nimali|127\.0\.0|Wrong-Lake|Galle-Fort|Mirissa|Kandy-Lake|Bearer/,
  );
});

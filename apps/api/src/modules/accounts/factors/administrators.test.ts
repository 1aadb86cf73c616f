import { eq } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import { beforeEach, expect, test } from 'vitest';
import { type SignedInPerson, useApi } from '../../../platform/testing.ts';
import { sessions, users } from '../../../schema/index.ts';
import { addListing } from '../../listings/testing.ts';
import { accountsOf, password } from '../testing.ts';

let now = new Date();
const api = useApi({ isTrial: true, requiresFactor: true, clock: () => now });
const { join } = accountsOf(api);
let other: SignedInPerson;
beforeEach(async () => {
  now = new Date(now.getTime() + 3_600_000);
  other = await api.signIn();
});
const codeOf = (secret: string) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: now.getTime() });
const suspend = (headers: object) =>
  api.post(`/admin/users/${other.id}/suspend`, { reason: 'It asks for money by mail.' }, headers);

async function administrator(email: string) {
  const session = await join(email);
  await api.db.update(users).set({ role: 'admin' }).where(eq(users.email, email));
  return session;
}

test('an administrator without a factor may do nothing in the administration, sets one up and is let in', async () => {
  const session = await administrator('desk@example.lk');
  expect((await api.get('/admin/dashboard-stats', session)).json()).toMatchObject({ code: 'FACTOR_MISSING' });
  expect((await suspend(session)).json()).toMatchObject({ code: 'FACTOR_MISSING' });
  expect((await api.get('/auth/factors', session)).json()).toMatchObject({ isRequired: true });
  const { secret } = (await api.post('/auth/factors/authenticator', { password }, session)).json();
  await api.post('/auth/factors/authenticator/confirm', { code: codeOf(secret) }, session);
  expect((await api.get('/admin/dashboard-stats', session)).statusCode).toBe(200);
  expect((await suspend(session)).statusCode).toBe(200);
  const removed = await api.delete('/auth/factors/authenticator', { ...session, payload: { password } });
  expect(removed.json()).toMatchObject({ code: 'CONFLICT' });
});

test('ten minutes after it was confirmed the administration can be read, and what weighs more is asked for again', async () => {
  const session = await administrator('later@example.lk');
  const { secret } = (await api.post('/auth/factors/authenticator', { password }, session)).json();
  await api.post('/auth/factors/authenticator/confirm', { code: codeOf(secret) }, session);
  now = new Date(now.getTime() + 11 * 60_000);
  expect((await api.get('/admin/dashboard-stats', session)).statusCode).toBe(200);
  const refused = [
    await suspend(session),
    await api.patch(`/admin/users/${other.id}/role`, { role: 'admin' }, session),
    await api.get('/admin/exports/users', session),
    await api.put('/admin/settings', {}, session),
    await api.post(`/admin/payments/${other.id}/refund`, {}, session),
  ];
  expect(refused.map((reply) => reply.json().code)).toEqual(Array(5).fill('FACTOR_REQUIRED'));
  await api.post('/auth/factors/confirm', { code: codeOf(secret) }, session);
  expect((await suspend(session)).statusCode).toBe(200);
  expect((await api.get('/admin/exports/users', session)).statusCode).toBe(200);
});

test('until its factor is confirmed, a session of an administrator may no more with what is of others than any account', async () => {
  const session = await administrator('elsewhere@example.lk');
  const [waiting, live] = [
    await addListing(api, 'vehicle', {}, { ownerId: other.id, status: 'pending' }),
    await addListing(api, 'vehicle', {}, { ownerId: other.id }),
  ];
  const answers = async () => {
    const replies = [
      await api.get(`/vehicles/${waiting}`, session),
      await api.get(`/papers?listingId=${live}`, session),
      await api.get(`/listings/${live}/history`, session),
      await api.put(`/vehicles/owner/${live}`, { pricePerDay: 9_000 }, session),
    ];
    return replies.map(({ statusCode }) => statusCode);
  };
  expect(await answers()).toEqual([404, 404, 404, 403]);
  const { secret } = (await api.post('/auth/factors/authenticator', { password }, session)).json();
  await api.post('/auth/factors/authenticator/confirm', { code: codeOf(secret) }, session);
  expect(await answers()).toEqual([200, 200, 200, 200]);
  await api.db.update(sessions).set({ factorAt: null });
  expect(await answers()).toEqual([404, 404, 404, 403]);
});

import { sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { type SignedInPerson, useApi } from '../../../platform/testing.ts';
import { entitlements } from '../../../schema/index.ts';
import { addListing, exampleOf } from '../../listings/testing.ts';

const day = 86_400_000;
const now = new Date('2027-03-01T06:00:00.000Z');
const api = useApi({ clock: () => now, isTrial: true });
let admin: SignedInPerson;
let owner: SignedInPerson;
beforeEach(async () => {
  await api.empty('listings', 'users', 'entitlements', 'sent_mails');
  admin = await api.signIn({ role: 'admin', userName: 'Ruvini' });
  owner = await api.signIn();
});
const asAdmin = () => ({ headers: admin.headers });
const guide = (state: object = {}) => addListing(api, 'tourGuide', {}, { ownerId: owner.id, ...state });
const premium = (days: number) => ({ isPremium: true, premiumUntil: new Date(now.getTime() + days * day) });
const extend = (id: string) => api.post(`/admin/tour-guides/${id}/extend-premium`, undefined, asAdmin());
const cancel = (id: string) => api.delete(`/admin/tour-guides/${id}/premium`, asAdmin());
const history = async (id: string) =>
  (await api.get(`/admin/tour-guides/${id}/payment-history`, asAdmin())).json();
const restore = (id: string, durationDays: unknown) =>
  api.patch(`/tour-guides/${id}/restore-premium`, { durationDays }, asAdmin());
const inDays = (days: number) => new Date(now.getTime() + days * day).toISOString();

// Proves OWN-STATE-16, OWN-STATE-17, OWN-STATE-18, OWN-LIMIT-14, ADMIN-CALL-32, ADMIN-CALL-33.
test('a guide’s premium is restored, extended by 30 days and cancelled, and each is told and written down', async () => {
  const id = await guide({ premiumUntil: new Date(now.getTime() - day) });
  expect((await extend(id)).json()).toMatchObject({ code: 'CONFLICT' });
  expect(await history(id)).toEqual({ hadPremium: true, periods: [] });
  expect((await restore(id, 10)).json()).toMatchObject({ isPremium: true, premiumExpiry: inDays(10) });
  expect((await restore(id, 10)).statusCode).toBe(409);
  expect((await extend(id)).json()).toMatchObject({ premiumExpiry: inDays(40) });
  const mine = await api.get('/tour-guides/my-premium-status', { headers: owner.headers });
  expect(mine.json()).toMatchObject({ hasActivePremiumSubscription: true, premiumExpiry: inDays(40) });
  await api.patch(`/admin/tour-guides/${id}/feature`, { status: 'homepage' }, asAdmin());
  expect((await cancel(id)).json()).toMatchObject({
    ...{ isPremium: false, featuredStatus: 'none', hadPremiumBefore: true },
  });
  expect((await cancel(id)).statusCode).toBe(409);
  expect((await history(id)).periods).toHaveLength(2);
  const entries = (await api.get(`/admin/audit?thingId=${id}`, asAdmin())).json();
  expect(entries.map(({ action }: { action: string }) => action)).toEqual([
    ...['cancel premium', 'feature', 'extend premium', 'restore premium'],
  ]);
  expect(entries[2]).toMatchObject({
    before: { premiumExpiry: inDays(10) },
    after: { premiumExpiry: inDays(40) },
  });
  await api.runJobs();
  const { rows } = await api.db.execute<{ subject: string }>(
    sql`select subject from sent_mails where "to" = ${owner.email} order by id`,
  );
  expect(rows.map(({ subject }) => subject.replace(/^“.*” /, ''))).toEqual([
    'is premium until 11 March 2027',
    'is premium until 10 April 2027',
    'Our team has changed “Nadeesha Perera”',
    'is no longer premium',
  ]);
});

test('an owner who is suspended is not told of their premium', async () => {
  const id = await guide(premium(5));
  await api.db.execute(sql`update users set suspended_at = ${now} where id = ${owner.id}::uuid`);
  expect((await extend(id)).json()).toMatchObject({ premiumExpiry: inDays(35) });
  await api.runJobs();
  const { rows } = await api.db.execute(sql`select subject from sent_mails where "to" = ${owner.email}`);
  expect(rows).toEqual([]);
});

// Proves BUSINESS-RULE-10, OWN-STATE-19, ADMIN-CALL-34, ADMIN-CALL-35.
test('a guide that never had premium goes the regular way; days are whole and more than none', async () => {
  const id = await guide();
  expect(await history(id)).toEqual({ hadPremium: false, periods: [] });
  expect((await restore(id, 30)).json()).toMatchObject({
    code: 'CONFLICT',
    error: 'This guide never had premium. Please use the regular upgrade process.',
  });
  for (const days of [0, -3, 1.5, 'many', '', null]) {
    const refused = (await restore(id, days)).json();
    expect([days, refused.fields?.durationDays]).toEqual([days, 'Please enter a valid number of days']);
  }
});

// Proves ADMIN-PAGE-11, OWN-STATE-18.
test('a guide who registers after premium of theirs has ended had premium before, as the history of payments says', async () => {
  const register = async () => {
    const made = await api.post('/tour-guides', exampleOf('tourGuide'), { headers: owner.headers });
    expect(made.statusCode).toBe(201);
    return made.json();
  };
  await api.db.insert(entitlements).values({
    ...{ kind: 'tourGuide', userId: owner.id, listingId: null, source: 'payment', sourceId: 'order-1' },
    ...{ startsAt: new Date(now.getTime() - 40 * day), endsAt: new Date(now.getTime() - 9 * day) },
  });
  const late = await register();
  expect(late).toMatchObject({ isPremium: false, hadPremiumBefore: true, premiumExpiry: inDays(-9) });
  await restore(late._id, 10);
  await cancel(late._id);
  expect((await api.delete(`/tour-guides/${late._id}`, { headers: owner.headers })).statusCode).toBe(204);
  const { _id, ...again } = await register();
  expect(again).toMatchObject({ isPremium: false, hadPremiumBefore: true, premiumExpiry: inDays(0) });
  expect((await history(_id)).hadPremium).toBe(true);
  expect((await restore(_id, 10)).json()).toMatchObject({ isPremium: true, premiumExpiry: inDays(10) });
});

test('a vehicle that is listed after its owner’s premium had ended had none itself', async () => {
  await api.db.insert(entitlements).values({
    ...{ kind: 'vehicle', userId: owner.id, listingId: null, source: 'payment', sourceId: 'order-2' },
    ...{ startsAt: new Date(now.getTime() - 40 * day), endsAt: new Date(now.getTime() - 9 * day) },
  });
  const made = await api.post('/vehicles', exampleOf('vehicle'), { headers: owner.headers });
  expect(made.json()).toMatchObject({ isPremium: false, hadPremiumBefore: false, premiumExpiry: null });
});

test('premium that no payment covers, and that of a guide without an owner, is extended from its end', async () => {
  const id = await guide(premium(5));
  expect((await extend(id)).json()).toMatchObject({ premiumExpiry: inDays(35) });
  const unowned = await addListing(api, 'tourGuide', {}, premium(2));
  expect((await extend(unowned)).json()).toMatchObject({ premiumExpiry: inDays(32) });
  expect((await cancel(unowned)).json()).toMatchObject({ isPremium: false });
});

test('two who extend at once add 60 days', async () => {
  const id = await guide(premium(5));
  await Promise.all([extend(id), extend(id)]);
  expect((await api.get(`/tour-guides/${id}`)).json()).toMatchObject({ premiumExpiry: inDays(65) });
});

test('a vehicle is upgraded by itself, and its owner’s others are not', async () => {
  const [id, other] = [
    await addListing(api, 'vehicle', {}, { ownerId: owner.id }),
    await addListing(api, 'vehicle', {}, { ownerId: owner.id }),
  ];
  const upgrade = (body?: object) => api.post(`/admin/vehicles/${id}/premium`, body, asAdmin());
  expect((await upgrade({})).json()).toMatchObject({ isPremium: true, premiumExpiry: inDays(30) });
  expect((await upgrade({ durationDays: 10 })).json()).toMatchObject({ premiumExpiry: inDays(40) });
  expect((await api.get(`/vehicles/${other}`)).json()).toMatchObject({ isPremium: false });
  const cancelled = await api.delete(`/admin/vehicles/${id}/premium`, asAdmin());
  expect(cancelled.json()).toMatchObject({ isPremium: false });
});

test('a vehicle that is covered for longer than its row tells is given days after all of it', async () => {
  const id = await addListing(api, 'vehicle', {}, { ownerId: owner.id });
  const ends = new Date(now.getTime() + 90 * day);
  await api.db.insert(entitlements).values({
    ...{ kind: 'vehicle', userId: owner.id, listingId: null, source: 'admin', sourceId: admin.id },
    ...{ startsAt: new Date(now.getTime() - day), endsAt: ends },
  });
  const given = await api.post(`/admin/vehicles/${id}/premium`, {}, asAdmin());
  expect([given.statusCode, given.json().premiumExpiry]).toEqual([200, inDays(120)]);
  const refused = await api.delete(`/admin/vehicles/${id}/premium`, asAdmin());
  expect([refused.statusCode, refused.json().error]).toEqual([
    409,
    expect.stringMatching(/covers all their vehicles\. It ends with its payment, where that is refunded\.$/),
  ]);
});

// Proves ADMIN-PAGE-04, ADMIN-CALL-16, ADMIN-CALL-30.
test('only what is premium is featured; it is taken off at any time', async () => {
  const featured = (path: string, status: string) =>
    api.patch(`/admin/${path}/feature`, { status }, asAdmin());
  const plain = await addListing(api, 'businessListing');
  expect((await featured(`business-listings/${plain}`, 'homepage')).json()).toMatchObject({
    error: 'Only a premium business listing can be featured.',
  });
  const id = await addListing(api, 'businessListing', {}, premium(5));
  for (const status of ['homepage', 'destination', 'none']) {
    expect((await featured(`business-listings/${id}`, status)).json()).toMatchObject({
      featuredStatus: status,
    });
  }
  expect((await featured(`business-listings/${id}`, 'everywhere')).statusCode).toBe(400);
  expect((await featured(`tour-guides/${id}`, 'homepage')).statusCode).toBe(404);
});

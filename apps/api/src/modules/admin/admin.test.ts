import { endpoints } from '@serendib/contract';
import { beforeEach, expect, test } from 'vitest';
import { listed } from '../../platform/lists/testing.ts';
import { type SignedInPerson, useApi } from '../../platform/testing.ts';
import { addListing } from '../listings/testing.ts';

const api = useApi({ isTrial: true });
let admin: SignedInPerson;
let user: SignedInPerson;
beforeEach(async () => {
  await api.empty('listings', 'users', 'reviews', 'sent_mails', 'settings');
  [admin, user] = [await api.signIn({ role: 'admin', userName: 'Ruvini' }), await api.signIn()];
});
const asAdmin = () => ({ headers: admin.headers });

test('whatever is below /admin is for administrators', () => {
  const open = Object.keys(endpoints).filter(
    (key) => key.includes(' /admin/') && endpoints[key as keyof typeof endpoints].access !== 'admin',
  );
  expect(open).toEqual([]);
});

// Proves ADMIN-01, OWN-ENTITY-40, ADMIN-CALL-01.
test('the dashboard counts what there is, as it comes, changes and goes', async () => {
  const stats = async () => (await api.get('/admin/dashboard-stats', asAdmin())).json();
  const before = await stats();
  const vehicle = await addListing(api, 'vehicle', {}, { status: 'pending', ownerId: user.id });
  await addListing(api, 'vehicle', {}, { isPremium: true });
  await addListing(api, 'tourGuide', {}, { isPremium: true });
  await addListing(api, 'businessListing');
  await api.signIn({ emailVerifiedAt: null });
  expect(await stats()).toMatchObject({
    users: before.users + 1,
    unverifiedUsers: 1,
    pendingPayments: 0,
    vehicles: 2,
    tourGuides: 1,
    affiliates: 1,
    tours: 0,
    premiumVehicles: 1,
    premiumGuides: 1,
    pending: { vehicles: 1, tourGuides: 0 },
  });
  await api.patch(`/vehicles/${vehicle}/verify`, { status: 'approved' }, asAdmin());
  expect(await stats()).toMatchObject({ vehicles: 2, pending: { vehicles: 0 } });
  await api.put(`/vehicles/owner/${vehicle}`, { pricePerDay: 7 }, { headers: user.headers });
  expect((await stats()).changed.vehicles).toBe(1);
  await api.delete(`/vehicles/${vehicle}`, asAdmin());
  expect(await stats()).toMatchObject({ vehicles: 1, changed: { vehicles: 0 } });
  await api.runJobs();
  expect(await stats()).toMatchObject({ vehicles: 1, users: before.users + 1 });
});

// Proves ADMIN-04, OWN-STATE-04, ADMIN-CALL-02, OWN-LIMIT-16.
test('what waits comes longest first, and says for how long', async () => {
  const hours = (n: number) => new Date(Date.now() - n * 3_600_000);
  const ids = [];
  for (const n of [48, 47, 1]) {
    const state = { status: 'pending' as const, ownerId: user.id, createdAt: hours(n) };
    ids.push(await addListing(api, 'tour', { name: `Tour ${n}` }, state));
  }
  await addListing(api, 'tour');
  // Mended after it was rejected, it waits since then.
  const rejected = { status: 'rejected' as const, ownerId: user.id, createdAt: hours(99) };
  const mended = await addListing(api, 'tour', { name: 'Tour 99' }, rejected);
  await api.put(`/tours/${mended}`, { duration: '3 days' }, { headers: user.headers });
  const first = await listed(api, '/admin/pending/tours?limit=2', admin);
  expect(first.items).toMatchObject([
    { _id: ids[0], title: 'Tour 48', hoursWaited: 48, isOverdue: true, ownerName: 'Nimali Perera' },
    { _id: ids[1], hoursWaited: 47, isOverdue: false },
  ]);
  expect(first.total).toBe(4);
  expect((await listed(api, first.next ?? '', admin)).items).toMatchObject([
    { _id: ids[2], hoursWaited: 1 },
    { _id: mended, hoursWaited: 0 },
  ]);
  expect((await api.get('/admin/pending/houses', asAdmin())).statusCode).toBe(404);
});

test('settings are as delivered until somebody sets them, and nobody overwrites another’s', async () => {
  const delivered = (await api.get('/settings')).json();
  expect(delivered).toMatchObject({ contactEmail: 'hello@serendib.example' });
  const wanted = { ...delivered, contactEmail: 'desk@serendib.example', promotionLastDay: '2027-06-30' };
  const put = (body: object) => api.put('/admin/settings', body, asAdmin());
  expect((await put({ ...wanted, version: 0 })).json()).toMatchObject({
    version: 1,
    contactEmail: wanted.contactEmail,
  });
  expect((await api.get('/settings')).json()).toEqual(wanted);
  expect((await put({ ...delivered, version: 0 })).statusCode).toBe(409);
  expect((await put({ ...wanted, contactEmail: 'nobody' })).json()).toMatchObject({
    code: 'INVALID',
    fields: { contactEmail: 'Please enter an email address, like name@example.com.' },
  });
  const [entry] = (await api.get('/admin/audit?thing=settings', asAdmin())).json();
  expect(entry).toMatchObject({
    actorName: 'Ruvini',
    action: 'change',
    before: { contactEmail: delivered.contactEmail },
    after: { contactEmail: wanted.contactEmail },
  });
  const both = await Promise.all([1, 2].map(() => put({ ...wanted, version: 1 })));
  expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
});

test('days before all that is written down, or before there were years, are no fault of ours', async () => {
  for (const day of ['0000-01-01', '0001-01-01', '1969-12-31']) {
    const reply = await api.get(`/admin/audit?from=${day}`, asAdmin());
    expect([day, reply.statusCode]).toEqual([day, 200]);
    expect((await api.get(`/admin/audit?to=${day}`, asAdmin())).json()).toEqual([]);
  }
  const { version, updatedAt, ...now } = (await api.get('/admin/settings', asAdmin())).json();
  for (const wrong of [
    { promotionLastDay: '0000-01-01' },
    { social: [{ name: '\ud800', href: 'https://example.lk' }] },
  ]) {
    const reply = await api.put('/admin/settings', { ...now, ...wrong }, asAdmin());
    expect([reply.statusCode, reply.json().code]).toEqual([400, 'BAD_REQUEST']);
  }
});

test('pages see at once what was set', async () => {
  const { version, updatedAt, ...now } = (await api.get('/admin/settings', asAdmin())).json();
  expect((await api.get('/settings')).json()).toEqual(now);
  await api.put('/admin/settings', { ...now, social: [] }, asAdmin());
  expect((await api.get('/settings')).json()).toEqual({ ...now, social: [] });
});

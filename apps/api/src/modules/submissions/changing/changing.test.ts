import type { Kind, KindName } from '@serendib/contract/listings/kind';
import { kinds } from '@serendib/contract/listings/kinds/index';
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { multipart } from '../../../platform/http/bodies/testing.ts';
import { type SignedInPerson, useApi } from '../../../platform/testing.ts';
import { addListing, exampleOf } from '../../listings/testing.ts';

let now = new Date('2026-11-21T08:00:00Z');
const api = useApi({ clock: () => now });
let [owner, other, admin] = [] as unknown as SignedInPerson[];
beforeEach(async () => {
  now = new Date('2026-11-21T08:00:00Z');
  await api.empty('listings', 'users', 'pictures');
  [owner, other, admin] = [await api.signIn(), await api.signIn(), await api.signIn({ role: 'admin' })];
});

type Body = Record<string, unknown>;
const ways: { kind: KindName; path: (id: string) => string; changed: Body; noun: string }[] = [
  {
    kind: 'vehicle',
    path: (id) => `/vehicles/owner/${id}`,
    changed: { pricePerDay: 26000 },
    noun: 'vehicle',
  },
  {
    kind: 'tourGuide',
    path: (id) => `/tour-guides/${id}`,
    changed: { bio: 'Since I was five.' },
    noun: 'tour guide',
  },
  { kind: 'tour', path: (id) => `/tours/${id}`, changed: { duration: '4 days' }, noun: 'tour' },
  {
    kind: 'businessListing',
    path: (id) => `/affiliate-links/${id}`,
    changed: { specialties: 'Polos', needsReview: true },
    noun: 'business listing',
  },
  {
    kind: 'blog',
    path: (id) => `/blogs/user/${id}`,
    changed: { title: 'The 5:48 from Kandy' },
    noun: 'blog',
  },
];

describe.each(ways)('$kind', ({ kind, path, changed, noun }) => {
  const { path: base }: Kind = kinds[kind];
  const [field, value] = Object.entries(changed)[0] ?? [];
  const add = (state: Parameters<typeof addListing>[3] = {}) =>
    addListing(api, kind, {}, { ownerId: owner?.id ?? null, ...state });
  const shown = async (id: string) => (await api.get(`${base}/${id}`, owner)).json();

  // Proves OWN-STATE-08, OWN-STATE-10, OWN-CALL-28.
  test('approved, stays live when its owner changes it, and is marked for review with what was changed', async () => {
    const id = await add();
    const before = await shown(id);
    const reply = await api.put(path(id), { ...changed, version: 1 }, owner);
    expect([reply.statusCode, reply.json().error]).toEqual([200, undefined]);
    expect(reply.json()).toMatchObject({
      ...{ status: 'approved', needsReview: true, version: 2 },
      [field ?? '']: value,
    });
    const open = await api.get(`${base}/${id}`);
    expect([open.statusCode, open.json()[field ?? '']]).toEqual([200, value]);
    const history = (await api.get(`/listings/${id}/history`, owner)).json();
    expect(history.revisions).toEqual([
      {
        ...{ version: 2, by: 'owner', userName: 'Nimali Perera', at: now.toISOString() },
        changes: [{ field, label: expect.any(String), from: before[field ?? ''], to: value }],
      },
    ]);
    expect((await api.get(`/listings/${id}/history`, other)).statusCode).toBe(404);
    const reviewed = await api.patch(`${base}/${id}/reviewed`, undefined, admin);
    expect(reviewed.json()).toMatchObject({ needsReview: false, checkedAt: now.toISOString() });
  });

  // Proves OWN-CALL-24, OWN-CALL-25, OWN-CALL-26, OWN-CALL-27, OWN-CALL-28.
  test('is changed by a form as well, with its lists as JSON text, but for a vehicle', async () => {
    const id = await add();
    const lists: Record<string, Body> = {
      tourGuide: { languages: ['Tamil'], certifications: [{ name: 'First aid', issuedBy: '', year: 2019 }] },
      tour: { itinerary: [{ day: 'Day 1', description: 'By boat' }], isExternal: false },
    };
    const more = lists[kind] ?? {};
    const { payload, options } = await multipart({ ...changed, ...more }, undefined, owner?.headers);
    const reply = await api.put(path(id), payload, options);
    if (kind === 'vehicle') return expect(reply.statusCode).toBe(415);
    const { isExternal: _, needsReview: __, ...kept } = { ...changed, ...more };
    expect([reply.statusCode, reply.json()]).toEqual([200, expect.objectContaining(kept)]);
  });

  // Proves OWN-ROLE-11.
  test('is not changed or deleted by others', async () => {
    const id = await add();
    const words = `You don't have permission to edit this ${noun}.`;
    const refused = await api.put(path(id), changed, other);
    expect([refused.statusCode, refused.json().error]).toEqual([403, words]);
    const deleted = await api.delete(`${base}/${id}`, other);
    expect([deleted.statusCode, deleted.json().error]).toEqual([403, words.replace('edit', 'delete')]);
    expect((await api.put(path(id), changed)).statusCode).toBe(401);
    expect((await api.delete(`${base}/${id}`)).statusCode).toBe(401);
    const pending = await addListing(api, kind, {}, { ownerId: admin?.id ?? null, status: 'pending' });
    expect((await api.put(path(pending), changed, other)).statusCode).toBe(404);
    expect((await api.delete(`${base}/${pending}`, other)).statusCode).toBe(404);
    expect((await shown(id))[field ?? '']).not.toEqual(value);
  });

  test('is not overwritten by who began from an older version, not even at once', async () => {
    const id = await add();
    const values = [value, typeof value === 'number' ? value + 1 : `${value}!`];
    const both = await Promise.all(
      values.map((one) => api.put(path(id), { [field ?? '']: one, version: 1 }, owner)),
    );
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    const stale = await api.put(path(id), { ...changed, version: 0 }, owner);
    expect([stale.statusCode, stale.json().code]).toEqual([409, 'STALE_VERSION']);
    expect((await api.put(path(id), { ...changed, version: 'x' }, owner)).statusCode).toBe(400);
  });

  // Proves PROFILE-16.
  test('rejected, comes to our team again when its owner mends it', async () => {
    const createdAt = new Date(now.getTime() - 3 * 86_400_000);
    const id = await add({ status: 'rejected', rejectReason: 'Too dark', createdAt });
    expect(await shown(id)).toMatchObject({ status: 'rejected', rejectReason: 'Too dark' });
    const same = await api.put(path(id), {}, owner);
    expect([same.json().status, same.json().version]).toEqual(['rejected', 1]);
    const mended = await api.put(path(id), changed, owner);
    expect(mended.json()).toMatchObject({ status: 'pending', rejectReason: null, needsReview: false });
    expect(mended.json()).toMatchObject({
      submittedAt: now.toISOString(),
      createdAt: createdAt.toISOString(),
    });
    const [step] = (await api.get(`/listings/${id}/history`, owner)).json().steps;
    expect(step).toMatchObject({ from: 'rejected', to: 'pending', by: 'owner' });
  });

  // Proves OWN-CALL-14, OWN-CALL-15, OWN-CALL-16, OWN-CALL-17, OWN-CALL-18.
  test('is gone from every page when it is deleted, and for good a month later', async () => {
    const id = await add();
    expect((await api.delete(`${base}/${id}`, owner)).statusCode).toBe(204);
    for (const who of [owner, admin, undefined])
      expect((await api.get(`${base}/${id}`, who)).statusCode).toBe(404);
    expect((await api.delete(`${base}/${id}`, owner)).statusCode).toBe(404);
    expect((await api.get(base)).json()).toEqual([]);
    const left = async () => {
      await api.db.execute(sql`select graphile_worker.add_job('listings:purge', json_build_object())`);
      await api.runJobs();
      return (await api.db.execute(sql`select id from listings where id = ${id}::uuid`)).rows.length;
    };
    now = new Date(now.getTime() + 29 * 86_400_000);
    expect(await left()).toBe(1);
    now = new Date(now.getTime() + 2 * 86_400_000);
    expect(await left()).toBe(0);
  });

  // Proves ADMIN-PAGE-04, ADMIN-PAGE-05, ADMIN-PAGE-06, ADMIN-CALL-15, ADMIN-CALL-21, ADMIN-CALL-26.
  // Proves ADMIN-CALL-31, ADMIN-CALL-39.
  test('is deleted by an administrator too, for its owner as for everybody', async () => {
    const id = await add();
    expect((await api.delete(`${base}/${id}`, admin)).statusCode).toBe(204);
    for (const who of [owner, admin, undefined])
      expect((await api.get(`${base}/${id}`, who)).statusCode).toBe(404);
    expect((await api.get(base)).json()).toEqual([]);
  });

  // Proves OWN-STATE-11, OWN-STATE-12.
  test('keeps what was not sent, what never changes, and what a client may not say', async () => {
    const id = await add();
    const before = await shown(id);
    const claims = {
      isExternal: true,
      status: 'rejected',
      isPremium: true,
      submittedBy: other?.id,
      isVerified: false,
    };
    const fixed = kind === 'vehicle' ? { plateNumber: 'NEW-1' } : {};
    const after = (await api.put(path(id), { ...changed, ...claims, ...fixed }, owner)).json();
    expect(after).toEqual({
      ...before,
      ...{ [field ?? '']: value, version: 2, needsReview: true },
      // A price is read anew when it is saved.
      ...(field === 'pricePerDay' && { price: { ...before.price, from: value, to: value } }),
      ...{ updatedAt: now.toISOString(), changedAt: now.toISOString() },
    });
  });

  // Proves ADMIN-PAGE-04, ADMIN-PAGE-05, ADMIN-PAGE-06, ADMIN-PAGE-07, ADMIN-CALL-19, ADMIN-CALL-28.
  // Proves ADMIN-CALL-37.
  test('may be changed by an administrator without a review', async () => {
    const id = await add();
    const adminPath = { vehicle: `/vehicles/${id}`, blog: `/blogs/${id}` }[kind as string] ?? path(id);
    const operator = kind === 'tour' ? { operator: 'Hill Line' } : {};
    const reply = await api.put(adminPath, { ...changed, ...operator }, admin);
    expect([reply.statusCode, reply.json().needsReview, reply.json().version]).toEqual([200, false, 2]);
    if (adminPath !== path(id)) expect((await api.put(adminPath, changed, owner)).statusCode).toBe(403);
  });
});

// Proves TOUR-RULE-04, TOUR-RULE-06, OWN-CALL-24.
test('a tour that is booked elsewhere is changed with the few fields it has, as JSON', async () => {
  const id = await addListing(
    api,
    'tour',
    { image: 'https://example.lk/t.jpg', bookingUrl: 'https://tours.example.lk/' },
    { ownerId: owner?.id ?? null, isExternal: true },
  );
  const { name, description, location, contactEmail, contactPhone } = exampleOf('tour');
  const sent = { name, description, location, contactEmail, contactPhone, priceRange: 'Rs 9000-12000' };
  const links = { bookingUrl: 'https://other.example.lk/', imageUrl: 'https://example.lk/u.jpg' };
  const put = (body: Body) => api.put(`/tours/${id}`, body, owner);
  const reply = await put({ ...sent, ...links, type: 'Safari', isExternal: true });
  expect([reply.statusCode, reply.json()]).toEqual([
    200,
    expect.objectContaining({
      ...{ bookingUrl: links.bookingUrl, image: links.imageUrl, type: 'safari', isExternal: true },
      priceRange: 'Rs 9000-12000',
    }),
  ]);
  for (const [wrong, words] of [
    [{ bookingUrl: 'here' }, 'Please enter a web address.'],
    [{ imageUrl: '' }, 'An image is required.'],
    [{ priceRange: 'Rs 9000 a head' }, /^Price range must be Rs or \$/],
  ] as const) {
    const refused = await put({ ...sent, ...links, ...wrong });
    expect([refused.statusCode, refused.json().error]).toEqual([400, expect.stringMatching(words)]);
  }
});

// Proves TOUR-RULE-06.
test('a price in words of one’s own stays while other fields change, and goes with its first number', async () => {
  const priceRange = 'Rs 5000 per person, children half';
  const id = await addListing(api, 'tour', { priceRange, image: '/a/b.jpg' }, { ownerId: owner?.id ?? null });
  const put = async (body: Body) => (await api.put(`/tours/${id}`, body, owner)).json();
  const all = { ...exampleOf('tour'), image: '/a/b.jpg', priceRange };
  expect(await put({ ...all, duration: '4 days' })).toMatchObject({ duration: '4 days', priceRange });
  expect(await put({ groupSize: '2' })).toMatchObject({ groupSize: '2', priceRange });
  expect((await put({ priceRange: 'Rs 5000 a head' })).fields).toHaveProperty('priceRange');
  expect(await put({ priceRange: 'Rs 2500-5000' })).toMatchObject({ priceRange: 'Rs 2500-5000' });
  expect((await put({ priceRange })).fields).toHaveProperty('priceRange');
});

test('a vehicle whose features lose air conditioning is no longer found by it', async () => {
  const id = await addListing(api, 'vehicle', {}, { ownerId: owner?.id ?? null });
  const isFound = async () =>
    (await api.get('/vehicles?ac=true')).json().some((one: { _id: string }) => one._id === id);
  expect(await isFound()).toBe(true);
  const changed = await api.put(`/vehicles/owner/${id}`, { features: ['Wifi'] }, owner);
  expect(changed.json()).toMatchObject({ features: ['Wifi'], hasAC: false });
  expect(await isFound()).toBe(false);
});

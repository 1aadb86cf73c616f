import type { Kind, KindName } from '@serendib/contract/listings/kind';
import { kindNames, kinds } from '@serendib/contract/listings/kinds/index';
import { beforeEach, describe, expect, test } from 'vitest';
import { type SignedInPerson, useApi } from '../../platform/testing.ts';
import { lockListing } from '../listings/row/lock.queries.ts';
import { addListing } from '../listings/testing.ts';
import { applyTransition } from './moderation.service.ts';

const approved = new Date('2026-11-21T06:00:00Z');
const later = new Date('2026-11-21T09:00:00Z');
let now = approved;
const api = useApi({ clock: () => now });
let [owner, admin] = [] as unknown as [SignedInPerson, SignedInPerson];
beforeEach(async () => {
  await api.empty('listings', 'users');
  now = approved;
  [owner, admin] = [await api.signIn(), await api.signIn({ role: 'admin' })];
});

const pathOf = (kind: KindName) => (kinds[kind] as Kind).path;
/** Where an owner's change goes, if it is not where an administrator's does. */
const ownPaths: Partial<Record<KindName, string>> = { vehicle: '/vehicles/owner', blog: '/blogs/user' };
const submit = (kind: KindName, changes: object = {}) =>
  addListing(api, kind, changes, { status: 'pending', ownerId: owner.id });
async function approve(kind: KindName, id: string) {
  const reply = await api.patch(`${pathOf(kind)}/${id}/verify`, { status: 'approved' }, admin);
  expect(reply.statusCode).toBe(200);
}
async function edit(kind: KindName, id: string, changes: object) {
  const reply = await api.put(`${ownPaths[kind] ?? pathOf(kind)}/${id}`, changes, owner);
  expect([changes, reply.statusCode]).toEqual([changes, 200]);
}
async function seen(kind: KindName, id: string) {
  const one = (await api.get(`${pathOf(kind)}/${id}`)).json();
  const [listed] = (await api.get(pathOf(kind))).json();
  expect([listed.checkedAt, listed.checked]).toEqual([one.checkedAt, one.checked]);
  return one;
}

const edits = {
  vehicle: {
    minor: { pricePerDay: 31_000, availability: 'booked', features: ['Wifi'], baseLocation: 'Galle' },
    major: [
      { vehicleModel: 'Another van' },
      { driverName: 'Another driver' },
      { contactPhone: '+94779999999' },
      { whatsapp: '+94779999999' },
      { contactEmail: 'another@example.lk' },
      { vehicleImages: ['https://example.lk/another.jpg'] },
      { insuranceInfo: 'None' },
    ],
    parts: ['name', 'telephone', 'email', 'pictures', 'number plate', 'papers'],
  },
  tourGuide: {
    minor: { bio: 'Other words', ratePerDay: 'Rs 20000', availability: 'Sundays' },
    major: [
      { name: 'Another' },
      { contactPhone: '+94779999999' },
      { image: 'https://example.lk/a.jpg' },
      { licenseNumber: 'N-9999' },
    ],
    parts: ['name', 'telephone', 'email', 'papers'],
  },
  tour: {
    minor: { priceRange: 'Rs 20000', duration: '2 days' },
    major: [{ name: 'Another tour' }, { contactPhone: '+94779999999' }],
    parts: ['name', 'telephone', 'email'],
  },
  businessListing: {
    minor: { priceRange: 'Rs 3000', openingHours: 'At night', specialties: 'Hoppers' },
    major: [{ businessName: 'Another' }, { phone: '+94779999999' }, { address: 'Elsewhere' }],
    parts: ['name', 'telephone', 'email', 'address', 'pictures'],
  },
  blog: {
    minor: { content: '<p>Other words.</p>' },
    major: [{ title: 'Another title' }, { image: 'https://example.lk/a.jpg' }],
    parts: ['name'],
  },
} satisfies Record<KindName, { minor: object; major: object[]; parts: string[] }>;

describe.each(kindNames)('%s', (kind) => {
  const { minor, major, parts } = edits[kind];

  test('says when it was looked at, and what there was to be looked at', async () => {
    const id = await submit(kind);
    await approve(kind, id);
    expect(await seen(kind, id)).toMatchObject({
      ...{ isVerified: true, checkedAt: approved.toISOString(), checked: parts },
    });
  });

  test('stays checked while its owner changes price, hours or words', async () => {
    const id = await submit(kind);
    await approve(kind, id);
    now = later;
    await edit(kind, id, minor);
    expect(await seen(kind, id)).toMatchObject({ checkedAt: approved.toISOString(), checked: parts });
  });

  test('is checked no more once its owner changes what was looked at, until somebody has looked again', async () => {
    for (const change of major) {
      now = approved;
      await api.empty('listings');
      const id = await submit(kind);
      await approve(kind, id);
      now = later;
      await edit(kind, id, change);
      expect([change, await seen(kind, id)]).toMatchObject([
        change,
        { status: 'approved', isVerified: true, checkedAt: null, checked: [] },
      ]);
      // A change of something else afterwards does not bring it back.
      await edit(kind, id, minor);
      expect(await seen(kind, id)).toMatchObject({ checkedAt: null });
      const looked = await api.patch(`${pathOf(kind)}/${id}/reviewed`, {}, admin);
      expect(looked.json()).toMatchObject({ checkedAt: later.toISOString(), needsReview: false });
      expect(await seen(kind, id)).toMatchObject({ checkedAt: later.toISOString() });
    }
  });
});

test('an administrator who changes it has looked', async () => {
  const id = await submit('vehicle');
  await approve('vehicle', id);
  await api.put(`/vehicles/${id}`, { vehicleModel: 'As the papers say' }, admin);
  expect(await seen('vehicle', id)).toMatchObject({ checkedAt: approved.toISOString() });
});

test('what was rejected, mended and let through by the system is not checked', async () => {
  const id = await submit('vehicle');
  await api.patch(`/vehicles/${id}/verify`, { status: 'rejected', reason: 'A blurred photo' }, admin);
  await edit('vehicle', id, { pricePerDay: 1_000 });
  await api.db.transaction(async (tx) => {
    const listing = await lockListing(tx, id, 'vehicle');
    if (listing)
      await applyTransition(tx, listing, { to: 'approved', by: 'system', actorId: null, at: later });
  });
  expect(await seen('vehicle', id)).toMatchObject({ isVerified: true, checkedAt: null, checked: [] });
  await approve('vehicle', id);
  expect(await seen('vehicle', id)).toMatchObject({ checkedAt: approved.toISOString() });
});

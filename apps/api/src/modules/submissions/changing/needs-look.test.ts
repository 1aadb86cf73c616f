import type { KindName } from '@serendib/contract/listings/kind';
import { beforeEach, expect, test } from 'vitest';
import { type SignedInPerson, useApi } from '../../../platform/testing.ts';
import { addListing } from '../../listings/testing.ts';

let now = new Date('2027-01-10T08:00:00Z');
const api = useApi({ clock: () => now });
let [owner, admin] = [] as unknown as SignedInPerson[];
beforeEach(async () => {
  now = new Date('2027-01-10T08:00:00Z');
  await api.empty('listings', 'users');
  [owner, admin] = [await api.signIn(), await api.signIn({ role: 'admin' })];
});

const paths = { vehicle: '/vehicles/owner', tourGuide: '/tour-guides', tour: '/tours' } as const;
const pathOf = (kind: KindName) => paths[kind as 'tour'] ?? '/affiliate-links';
const add = (kind: KindName, details = {}, state = {}) =>
  addListing(api, kind, details, {
    ownerId: owner?.id ?? null,
    reviewedAt: new Date('2027-01-09'),
    ...state,
  });
async function put(kind: KindName, id: string, body: object, who = owner) {
  now = new Date(now.getTime() + 60_000);
  const path = who === admin && kind === 'vehicle' ? '/vehicles' : pathOf(kind);
  const reply = await api.put(`${path}/${id}`, body, who);
  expect([body, reply.statusCode]).toEqual([body, 200]);
  return reply.json().needsReview as boolean;
}

test.each([
  ['vehicle', { pricePerDay: 24_000 }, { pricePerDay: 32_000 }, false],
  ['vehicle', { pricePerDay: 24_000 }, { pricePerDay: 16_000, pricePerKm: 100 }, false],
  ['vehicle', { pricePerDay: 24_000 }, { pricePerDay: 32_001 }, true],
  ['vehicle', { pricePerDay: 24_000 }, { pricePerDay: 15_999 }, true],
  ['vehicle', {}, { pricePerKm: 0 }, true],
  ['vehicle', {}, { availability: 'booked' }, false],
  ['vehicle', {}, { availability: 'booked', contactPhone: '+94779999999' }, true],
  ['tourGuide', {}, { availability: 'Weekends' }, false],
  ['tourGuide', { ratePerDay: 'Rs 12000-15000' }, { ratePerDay: 'Rs 14,000-18,000' }, false],
  ['tourGuide', { ratePerDay: 'Rs 12000-15000' }, { ratePerDay: 'Rs 14000-21000' }, true],
  ['tourGuide', { ratePerDay: 'Rs 12000' }, { ratePerDay: 'Rs 13000, call 0771234567' }, true],
  ['tourGuide', {}, { bio: 'Other words' }, true],
  ['tour', { priceRange: 'Rs 45000-60000' }, { priceRange: 'Rs 50000-70000' }, false],
  ['tour', { priceRange: 'Rs 45000-60000' }, { priceRange: '$ 45000-60000' }, true],
  // As specified: editing a business sets needsReview.
  ['businessListing', {}, { openingHours: 'Daily 7AM-9PM' }, true],
] as const)('%s %j changed to %j waits for a look: %s', async (kind, before, after, waits) => {
  expect(await put(kind, await add(kind, before), after)).toBe(waits);
});

test.each([
  ['Full day (8 hours) Rs 16,000', false],
  ['Full day (8 hours) Rs 95,000', true],
  ['Full day (3 hours) Rs 15,000', true],
  ['Half day (8 hours) Rs 15,000', true],
  ['Full day (8 hours) Rs 15,000, call 0771234567', true],
])('Full day (8 hours) Rs 15,000 changed to %s waits for a look: %s', async (ratePerDay, waits) => {
  const id = await add('tourGuide', { ratePerDay: 'Full day (8 hours) Rs 15,000' });
  expect(await put('tourGuide', id, { ratePerDay })).toBe(waits);
});

test('small steps do not add up: each is held against the price that our team looked at', async () => {
  const id = await add('vehicle', { pricePerDay: 30_000 });
  expect(await put('vehicle', id, { pricePerDay: 24_000 })).toBe(false);
  expect(await put('vehicle', id, { pricePerDay: 19_000 })).toBe(true);
});

test('once looked at, or written by an administrator, a price is where the next is measured from', async () => {
  const id = await add('vehicle', { pricePerDay: 30_000 });
  await put('vehicle', id, { pricePerDay: 15_000 });
  await api.patch(`/vehicles/${id}/reviewed`, {}, admin);
  expect(await put('vehicle', id, { pricePerDay: 18_000 })).toBe(false);
  await put('vehicle', id, { pricePerDay: 40_000 }, admin);
  expect(await put('vehicle', id, { pricePerDay: 45_000 })).toBe(false);
});

test('what nobody of our team has looked at waits, whatever is changed of its price', async () => {
  const id = await add('vehicle', { pricePerDay: 30_000 }, { reviewedAt: null });
  expect(await put('vehicle', id, { pricePerDay: 31_000 })).toBe(true);
});

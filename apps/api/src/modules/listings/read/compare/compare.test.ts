import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { useApi } from '../../../../platform/testing.ts';
import { addListing } from '../../testing.ts';

const api = useApi();
beforeEach(() => api.empty('listings'));

const van = (changes = {}, state = {}) => addListing(api, 'vehicle', changes, state);
const compare = async (query: string) => (await api.get(`/compare?${query}`)).json();

test('listings of a kind stand side by side as they are named, and what is not public is gone', async () => {
  const [one, other] = [await van({ pricePerDay: 20_000 }), await van({ pricePerDay: 26_000 })];
  const hidden = await van({}, { hiddenAt: new Date() });
  const guide = await addListing(api, 'tourGuide');
  const answer = await compare(`kind=vehicle&ids=${other},${hidden},${one.toUpperCase()},${other}`);
  expect(answer).toMatchObject({ kind: 'vehicle', days: null, near: null });
  expect(answer.items.map(({ _id }: { _id: string }) => _id)).toEqual([other, hidden, one]);
  expect(answer.items[0]).toMatchObject({ listing: { pricePerDay: 26_000 }, cost: null, distanceKm: null });
  expect(answer.items[1]).toMatchObject({ listing: null, cost: null });
  expect(JSON.stringify(answer)).not.toContain('plateNumber');
  // One of another kind is none of this.
  const mixed = await compare(`kind=vehicle&ids=${guide},${randomUUID()}`);
  expect(mixed.items.map(({ listing }: { listing: unknown }) => listing)).toEqual([null, null]);
});

test('with days and a place it says what each comes to and how far it is', async () => {
  const ids = [
    await van({ pricePerDay: 20_000, baseLocation: 'Ella' }),
    await van({ baseLocation: 'Galle' }),
  ];
  const answer = await compare(`kind=vehicle&ids=${ids}&from=2027-01-10&to=2027-01-12&near=ella`);
  expect(answer).toMatchObject({ days: 3, near: 'Ella' });
  expect(answer.items[0]).toMatchObject({
    cost: { from: 60_000, to: 60_000, currency: 'LKR', per: null },
    distanceKm: 0,
  });
  expect(answer.items[1].distanceKm).toBeGreaterThan(90);
  const guide = await addListing(api, 'tourGuide');
  expect((await compare(`kind=tourGuide&ids=${guide}&near=ella`)).items[0].distanceKm).toBeNull();
});

test.each([
  ['kind=vehicle', 400, ''],
  ['kind=boat&ids=ID', 400, ''],
  ['kind=vehicle&ids=1', 400, 'One of these is no listing.'],
  ['kind=vehicle&ids=ID,ID2,ID3,ID4,ID5', 400, 'At most four fit side by side.'],
  ['kind=vehicle&ids=ID&from=2027-01-10', 400, 'Please give the first and the last day.'],
  ['kind=vehicle&ids=ID&from=2027-01-10&to=2027-01-09', 400, 'The last day is before the first.'],
  ['kind=vehicle&ids=ID&from=2027-01-10&to=2029-01-10', 400, 'Please choose at most a year.'],
  ['kind=vehicle&ids=ID&from=soon&to=2027-01-10', 400, 'Please enter a date, like 2027-01-21.'],
  ['kind=vehicle&ids=ID&near=atlantis', 400, 'We know no such place.'],
  ['kind=vehicle&ids=ID&near=1,1', 400, 'This point is not in Sri Lanka.'],
])('bad input is refused in words: %s', async (query, status, words) => {
  const reply = await api.get(`/compare?${query.replaceAll(/ID\d?/g, () => randomUUID())}`);
  expect(reply.statusCode).toBe(status);
  expect(reply.body).toContain(words);
});

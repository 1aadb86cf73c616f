import { addDays } from '@serendib/contract/calendar';
import { beforeEach, expect, test } from 'vitest';
import { type SignedInPerson, useApi } from '../../platform/testing.ts';
import { newId } from '../../schema/index.ts';
import { loadPlaces } from '../destinations/load-places.ts';
import { addListing } from '../listings/testing.ts';

const api = useApi();
let traveller: SignedInPerson;
beforeEach(async () => {
  await api.empty('listings', 'users', 'reviews');
  traveller = await api.signIn({ userName: 'Maja', createdAt: addDays(new Date(), -30) });
});
const say = (body: Record<string, unknown>, who: SignedInPerson | undefined = traveller) =>
  api.post('/reviews', body, { headers: who?.headers ?? {} });
const stars = async (path: string) => {
  const { averageRating, reviewCount } = (await api.get(path)).json();
  return [averageRating, reviewCount];
};

// Proves OWN-CALL-22.
test('a review counts at once, and saying it again replaces it', async () => {
  const itemId = await addListing(api, 'vehicle');
  const said = await say({ itemType: 'vehicle', itemId, rating: 4, comment: ' Calm in the bends ' });
  expect(said.statusCode).toBe(201);
  expect(said.json()).toMatchObject({
    rating: 4,
    comment: 'Calm in the bends',
    userName: 'Maja',
    itemName: 'Toyota KDH 222 high roof',
  });
  expect(await stars(`/vehicles/${itemId}`)).toEqual([4, 1]);
  const again = await say({ itemType: 'vehicle', itemId, rating: 2, comment: 'The second day was worse' });
  expect(again.json()._id).toBe(said.json()._id);
  expect(await stars(`/vehicles/${itemId}`)).toEqual([2, 1]);
  const shown = (await api.get(`/reviews?itemType=vehicle&itemId=${itemId}`)).json();
  expect(shown).toEqual([again.json()]);
});

test('signs that nobody sees, and that turn the writing around, are not kept', async () => {
  const itemId = await addListing(api, 'vehicle');
  const said = await say({ itemType: 'vehicle', itemId, rating: 4, comment: '\u202eCalm\u200b\nශ්\u200dරී' });
  expect(said.json()).toMatchObject({ comment: 'Calm\nශ්\u200dරී' });
  expect((await say({ itemType: 'vehicle', itemId, rating: 4, comment: '\u200b' })).statusCode).toBe(400);
});

test('several at once are all counted', async () => {
  const itemId = await addListing(api, 'tourGuide');
  const people = await Promise.all(
    Array.from({ length: 6 }, () => api.signIn({ createdAt: addDays(new Date(), -30) })),
  );
  const replies = await Promise.all(
    people.map((who, index) =>
      say({ itemType: 'tourGuide', itemId, rating: index < 3 ? 5 : 4, comment: 'Good' }, who),
    ),
  );
  expect(replies.map(({ statusCode }) => statusCode)).toEqual(Array(6).fill(201));
  expect(await stars(`/tour-guides/${itemId}`)).toEqual([4.5, 6]);
});

// Proves BUSINESS-RULE-09.
test('places are reviewed too', async () => {
  await loadPlaces(api.db);
  const { _id } = (await api.get('/destinations/kandy')).json();
  expect(
    (await say({ itemType: 'destination', itemId: _id, comment: 'The lake at six' })).json(),
  ).toMatchObject({
    itemName: 'Kandy',
    rating: 5,
  });
});

// Proves BUSINESS-RULE-07.
test('is refused where it is empty, out of range, of a blog, of what is not public or of one’s own', async () => {
  const itemId = await addListing(api, 'vehicle');
  const right = { itemType: 'vehicle', itemId, rating: 5, comment: 'Good' };
  const wrong = [
    { comment: ' ' },
    { comment: undefined },
    { rating: 6 },
    { rating: 0 },
    { rating: 4.5 },
    { itemType: 'blog' },
  ];
  for (const change of wrong)
    expect([change, (await say({ ...right, ...change })).statusCode]).toEqual([change, 400]);
  const pending = await addListing(api, 'vehicle', {}, { status: 'pending' });
  for (const id of [pending, newId()]) expect((await say({ ...right, itemId: id })).statusCode).toBe(404);
  expect((await say({ ...right, itemType: 'tour' })).statusCode).toBe(404);
  const own = await addListing(api, 'vehicle', {}, { ownerId: traveller.id });
  expect((await say({ ...right, itemId: own })).statusCode).toBe(403);
  expect((await api.post('/reviews', right)).statusCode).toBe(401);
  const unverified = await api.signIn({ emailVerifiedAt: null });
  expect((await say(right, unverified)).json().code).toBe('EMAIL_NOT_VERIFIED');
});

test('one finds what one has said oneself, to change it', async () => {
  const itemId = await addListing(api, 'vehicle');
  const mine = (who: SignedInPerson) =>
    api.get(`/reviews/mine?itemType=vehicle&itemId=${itemId}`, { headers: who.headers });
  expect((await mine(traveller)).json()).toEqual([]);
  const said = await say({ itemType: 'vehicle', itemId, rating: 4, comment: 'Calm in the bends' });
  expect((await mine(traveller)).json()).toEqual([said.json()]);
  expect((await mine(await api.signIn())).json()).toEqual([]);
  expect((await api.get(`/reviews/mine?itemType=vehicle&itemId=${itemId}`)).statusCode).toBe(401);
});

test('who wrote a review deletes it, and rating and count follow at once; nobody else does', async () => {
  const [nimal, other] = [await api.signIn(), await api.signIn({ createdAt: addDays(new Date(), -30) })];
  const itemId = await addListing(api, 'vehicle', {}, { ownerId: nimal.id });
  await say({ itemType: 'vehicle', itemId, rating: 2, comment: 'Late' }, other);
  const { _id } = (await say({ itemType: 'vehicle', itemId, rating: 4, comment: 'My son was ill' })).json();
  expect((await api.put(`/reviews/${_id}/reply`, { text: 'Get well.' }, nimal)).statusCode).toBe(200);
  expect((await api.post(`/reviews/${_id}/report`, { reason: 'Not of the van.' }, other)).statusCode).toBe(
    204,
  );
  expect(await stars(`/vehicles/${itemId}`)).toEqual([3, 2]);
  const remove = async (who: SignedInPerson, id = _id) =>
    (await api.delete(`/reviews/${id}`, who)).statusCode;
  for (const who of [nimal, other, await api.signIn({ role: 'admin' })]) expect(await remove(who)).toBe(403);
  expect((await api.delete(`/reviews/${_id}`)).statusCode).toBe(401);
  expect(await remove(traveller, newId())).toBe(404);
  expect(await remove(traveller)).toBe(204);
  expect(await remove(traveller)).toBe(404);
  expect(await stars(`/vehicles/${itemId}`)).toEqual([2, 1]);
  expect((await api.get(`/reviews?itemType=vehicle&itemId=${itemId}`)).json()).toHaveLength(1);
  expect((await api.post('/auth/export', {}, traveller)).json().reviews).toEqual([]);
  expect((await say({ itemType: 'vehicle', itemId, rating: 5, comment: 'Kind' })).statusCode).toBe(201);
  expect(await stars(`/vehicles/${itemId}`)).toEqual([3.5, 2]);
});

test('reports that were kept go where the review is changed, and stay where it is saved as it was', async () => {
  const [reader, admin] = [await api.signIn(), await api.signIn({ role: 'admin' })];
  const said = { itemType: 'vehicle', itemId: await addListing(api, 'vehicle'), rating: 1, comment: 'Late' };
  const { _id } = (await say(said)).json();
  const report = async () =>
    (await api.post(`/reviews/${_id}/report`, { reason: 'It was on time.' }, reader)).statusCode;
  expect(await report()).toBe(204);
  const [reported] = (await api.get('/admin/reviews', admin)).json();
  const read = { updatedAt: reported.updatedAt, reportedAt: reported.reports[0].at };
  expect((await api.patch(`/admin/reviews/${_id}/keep`, read, admin)).statusCode).toBe(200);
  expect((await say(said)).statusCode).toBe(201);
  expect(await report()).toBe(409);
  expect((await say({ ...said, comment: 'Late, and rude' })).statusCode).toBe(201);
  expect(await report()).toBe(204);
});

test('a review of a place is deleted too', async () => {
  await loadPlaces(api.db);
  const { _id } = (await api.get('/destinations/kandy')).json();
  const said = await say({ itemType: 'destination', itemId: _id, comment: 'The lake at six' });
  expect((await api.delete(`/reviews/${said.json()._id}`, traveller)).statusCode).toBe(204);
  expect((await api.get('/destinations/kandy')).json()).toMatchObject({ reviewCount: 0 });
});

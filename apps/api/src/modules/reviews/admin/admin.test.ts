import { addDays } from '@serendib/contract/calendar';
import { beforeEach, expect, test } from 'vitest';
import { type SignedInPerson, useApi } from '../../../platform/testing.ts';
import { addListing } from '../../listings/testing.ts';

const api = useApi();
let admin: SignedInPerson;
let vehicle: string;
beforeEach(async () => {
  await api.empty('listings', 'users', 'reviews');
  admin = await api.signIn({ role: 'admin', userName: 'Ruvini' });
  vehicle = await addListing(api, 'vehicle');
});
const asAdmin = () => ({ headers: admin.headers });
const say = async (rating: number, comment: string) => {
  const { headers } = await api.signIn({ createdAt: addDays(new Date(), -30) });
  const sent = { itemType: 'vehicle', itemId: vehicle, rating, comment };
  return (await api.post('/reviews', sent, { headers })).json()._id as string;
};
const rating = async () => {
  const { averageRating, reviewCount } = (await api.get(`/vehicles/${vehicle}`)).json();
  return [averageRating, reviewCount];
};
const hide = (id: string, reason = 'Insults the driver.') =>
  api.patch(`/admin/reviews/${id}/hide`, { reason }, asAdmin());
const restore = (id: string) => api.patch(`/admin/reviews/${id}/restore`, {}, asAdmin());

test('a review is hidden with a reason and shown again, and the rating follows at once', async () => {
  await say(5, 'Kind and on time.');
  const bad = await say(1, 'A bad word.');
  expect(await rating()).toEqual([3, 2]);
  expect((await hide(bad, ' ')).json()).toMatchObject({ fields: { reason: 'Please say why.' } });
  expect((await hide(bad)).json()).toMatchObject({
    hiddenReason: 'Insults the driver.',
    hiddenAt: expect.any(String),
  });
  expect(await rating()).toEqual([5, 1]);
  expect((await api.get('/reviews')).json()).toHaveLength(1);
  expect((await hide(bad)).statusCode).toBe(409);
  expect((await restore(bad)).json()).toMatchObject({ hiddenAt: null, hiddenReason: null });
  expect(await rating()).toEqual([3, 2]);
  expect((await restore(bad)).statusCode).toBe(409);
  const entries = (await api.get('/admin/audit?thing=review', asAdmin())).json();
  expect(entries).toMatchObject([{ action: 'restore' }, { action: 'hide', reason: 'Insults the driver.' }]);
});

test('of two who hide the same, one does; the rating counts what is shown', async () => {
  await say(4, 'Good.');
  const ids = [await say(1, 'Bad.'), await say(2, 'Poor.')];
  const replies = await Promise.all([...ids, ...ids].map((id) => hide(id)));
  expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 200, 409, 409]);
  expect(await rating()).toEqual([4, 1]);
});

test('reviews are found by word, stars, thing and whether they are hidden', async () => {
  const [good, bad] = [await say(5, 'Kind, 100% on time.'), await say(1, 'Never came.')];
  await hide(bad);
  const ids = async (query: string) =>
    (await api.get(`/admin/reviews?${query}`, asAdmin())).json().map(({ _id }: { _id: string }) => _id);
  expect(await ids('')).toEqual([bad, good]);
  expect(await ids('search=NEVER')).toEqual([bad]);
  expect(await ids('search=100%25')).toEqual([good]);
  expect(await ids('rating=5')).toEqual([good]);
  expect(await ids(`id=${good}`)).toEqual([good]);
  expect(await ids('hidden=true')).toEqual([bad]);
  expect(await ids('hidden=false')).toEqual([good]);
  expect(await ids(`itemType=vehicle&itemId=${vehicle}`)).toEqual([bad, good]);
  expect(await ids('itemType=tour')).toEqual([]);
});

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
/** Says something of the vehicle, and can say it otherwise. */
const author = async (since: Date) => {
  const { headers } = await api.signIn({ createdAt: since });
  return async (comment: string) => {
    const sent = { itemType: 'vehicle', itemId: vehicle, rating: 5, comment };
    return (await api.post('/reviews', sent, { headers })).json()._id as string;
  };
};
const shown = async () => (await api.get('/admin/reviews', asAdmin())).json()[0];
const decided = async (id: string, how: string, body?: object) => {
  const replied = await api.patch(`/admin/reviews/${id}/${how}`, body, asAdmin());
  return replied.json().code ?? replied.statusCode;
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

test('of a review whose writer has left no account is named', async () => {
  const writer = await api.signIn({ createdAt: addDays(new Date(), -30) });
  await api.post('/reviews', { itemType: 'vehicle', itemId: vehicle, rating: 4, comment: 'Kind.' }, writer);
  expect(await shown()).toMatchObject({ userId: writer.id });
  expect((await api.delete('/auth/account', writer)).statusCode).toBe(204);
  expect(await shown()).toMatchObject({ userId: null, comment: 'Kind.' });
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

test('a review that was changed since it was looked at is neither approved nor kept, hidden or restored', async () => {
  const newcomer = await author(new Date());
  const id = await newcomer('Kind words.');
  const { updatedAt: kind } = await shown();
  await newcomer('Abuse.');
  expect(await decided(id, 'approve', { updatedAt: kind })).toBe('STALE_VERSION');
  expect(await decided(id, 'hide', { updatedAt: kind, reason: 'Too kind.' })).toBe('STALE_VERSION');
  expect(await shown()).toMatchObject({ comment: 'Abuse.', isWaiting: true, hiddenAt: null });
  const { updatedAt: unkind } = await shown();
  expect(await decided(id, 'hide', { updatedAt: unkind, reason: 'Insults the driver.' })).toBe(200);
  await newcomer('More abuse.');
  const { updatedAt: worse } = await shown();
  expect(await decided(id, 'hide', { updatedAt: worse, reason: 'Again.' })).toBe(200);
  expect(await decided(id, 'restore', { updatedAt: unkind })).toBe('STALE_VERSION');
  expect(await decided(id, 'restore', { updatedAt: worse })).toBe(200);
  await newcomer('Kind words again.');
  // Who names nothing decides as before.
  expect(await decided(id, 'approve')).toBe(200);
});

test('a review that was reported anew since its reports were read is not kept', async () => {
  const writer = await author(addDays(new Date(), -30));
  const id = await writer('Never came.');
  const report = async (reason: string) =>
    api.post(`/reviews/${id}/report`, { reason }, { headers: (await api.signIn()).headers });
  await report('He did.');
  const seen = async () => {
    const { updatedAt, reports } = await shown();
    return { updatedAt, reportedAt: reports[0].at };
  };
  const first = await seen();
  await report('It is a competitor.');
  expect(await decided(id, 'keep', first)).toBe('STALE_VERSION');
  expect(await shown()).toMatchObject({ reportCount: 2 });
  const both = await seen();
  await writer('Never came, truly.');
  expect(await decided(id, 'keep', both)).toBe('STALE_VERSION');
  expect(await decided(id, 'keep', await seen())).toBe(200);
  expect(await decided(id, 'keep', { reportedAt: both.reportedAt })).toBe('CONFLICT');
  await report('Still.');
  expect(await decided(id, 'keep')).toBe(200);
});

test('a review is deleted with a reason, hidden or not, and the rating follows at once', async () => {
  await say(5, 'Kind and on time.');
  const [bad, worse] = [await say(1, 'Her child Ruwani is ill.'), await say(1, 'A bad word.')];
  await hide(worse);
  expect(await rating()).toEqual([3, 2]);
  const remove = (id: string, body: object) =>
    api.delete(`/admin/reviews/${id}`, { ...asAdmin(), payload: body });
  const reason = 'Asked for by the family.';
  expect((await remove(bad, { reason: ' ' })).json()).toMatchObject({
    fields: { reason: 'Please say why.' },
  });
  const stale = { reason, updatedAt: addDays(new Date(), -1).toISOString() };
  expect((await remove(bad, stale)).json().code).toBe('STALE_VERSION');
  for (const id of [bad, worse]) expect((await remove(id, { reason })).statusCode).toBe(204);
  for (const twice of [await remove(bad, { reason }), await hide(bad)])
    expect([twice.statusCode, twice.json().error]).toEqual([404, 'This review is not there any more.']);
  expect(await rating()).toEqual([5, 1]);
  expect((await api.get('/admin/reviews', asAdmin())).json()).toHaveLength(1);
  const entries = (await api.get(`/admin/audit?thingId=${bad}`, asAdmin())).json();
  const before = { hidden: false, rating: 1, comment: 'Her child Ruwani is ill.', reports: 0 };
  expect(entries).toMatchObject([{ action: 'delete', thing: 'review', reason, before, after: null }]);
});

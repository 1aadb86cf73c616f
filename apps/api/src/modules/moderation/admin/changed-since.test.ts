import { beforeEach, expect, test } from 'vitest';
import { untilWaiting } from '../../../platform/database/testing.ts';
import { listed } from '../../../platform/lists/testing.ts';
import { type SignedInPerson, useApi } from '../../../platform/testing.ts';
import { lockListing } from '../../listings/row/lock.queries.ts';
import { addListing } from '../../listings/testing.ts';
import { applyTransition } from '../moderation.service.ts';

const start = Date.now();
let now = new Date(start);
/** By how much each look at the clock moves it, where that matters. */
let ticks = 0;
const at = (hours: number) => new Date(start + hours * 3_600_000);
const api = useApi({ isTrial: true, clock: () => (now = new Date(now.getTime() + ticks)) });
let [owner, admin] = [] as unknown as [SignedInPerson, SignedInPerson];
beforeEach(async () => {
  await api.empty('listings', 'users');
  now = at(0);
  ticks = 0;
  [owner, admin] = [await api.signIn(), await api.signIn({ role: 'admin' })];
});

const add = (state: object = {}) =>
  addListing(
    api,
    'tour',
    {},
    { status: 'approved', ownerId: owner.id, createdAt: at(-90), reviewedAt: at(-90), ...state },
  );
const edit = async (id: string, hours: number) => {
  now = at(hours);
  const reply = await api.put(`/tours/${id}`, { duration: `${hours} hours` }, owner);
  expect(reply.statusCode).toBe(200);
};
const changed = '/tours/all?needsReview=true&status=approved&sort=waiting';
const ask = async (path: string) => (await api.get(path, admin)).json();
const waits = async (what = 'changed') =>
  (await ask(`/admin/pending/tours?what=${what}`)).map(
    ({ _id, hoursWaited }: { _id: string; hoursWaited: number }) => [_id, hoursWaited],
  );

test('what its owner changes day after day keeps its place among what waits, until somebody has looked', async () => {
  const [daily, once] = [await add(), await add()];
  await edit(daily, 1);
  await edit(once, 2);
  await edit(daily, 20);
  now = at(21);
  // An administrator who was away for twelve hours logs in again.
  admin = await api.signIn({ role: 'admin' });
  expect(await waits()).toEqual([
    [daily, 20],
    [once, 19],
  ]);
  expect(await ask(changed)).toMatchObject([
    { _id: daily, changedAt: at(1).toISOString(), updatedAt: at(20).toISOString() },
    { _id: once, changedAt: at(2).toISOString() },
  ]);
  expect(await ask(`/admin/listings/${daily}/review`)).toMatchObject({ hoursWaited: 20 });

  // The next page begins after one that was looked at meanwhile.
  const { next = '' } = await listed(api, `${changed}&limit=1`, admin);
  const looked = await api.patch(`/tours/${daily}/reviewed`, { version: 3 }, admin);
  expect(looked.json()).toMatchObject({ needsReview: false, changedAt: null });
  expect(await ask(next)).toMatchObject([{ _id: once }]);

  await edit(daily, 23);
  expect(await waits()).toEqual([
    [once, 21],
    [daily, 0],
  ]);
});

test('a change that was under way while somebody looked is what the next look shows', async () => {
  const id = await add();
  const both: Promise<{ statusCode: number }>[] = [];
  await api.db.transaction(async (tx) => {
    await lockListing(tx, id, 'tour');
    both.push(api.patch(`/tours/${id}/reviewed`, undefined, admin));
    await untilWaiting(api.db, 1);
    both.push(api.put(`/tours/${id}`, { duration: '7 days' }, owner));
    await untilWaiting(api.db, 2);
    // Only now is it the turn of the look, and then of the change: the clock has gone on since both were sent.
    ticks = 1000;
    now = at(1);
  });
  expect((await Promise.all(both)).map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  const shown = await ask(`/admin/listings/${id}/review`);
  expect(shown).toMatchObject({
    listing: { needsReview: true },
    changes: [{ field: 'duration', to: '7 days' }],
  });
});

test('what went live before anybody had looked goes on waiting since it was sent', async () => {
  const id = await add({ status: 'pending', createdAt: at(-30), reviewedAt: null });
  await api.db.transaction(async (tx) => {
    const listing = await lockListing(tx, id, 'tour');
    if (listing)
      await applyTransition(tx, listing, { to: 'approved', by: 'system', actorId: null, at: at(0) });
  });
  const [sent] = [await add({ status: 'pending', createdAt: at(-40), reviewedAt: null })];
  // Never looked at, and before what no traveller sees yet.
  expect(await waits()).toEqual([]);
  expect(await waits('new')).toEqual([
    [id, 30],
    [sent, 40],
  ]);
  await edit(id, 1);
  expect(await waits('new')).toEqual([
    [id, 31],
    [sent, 41],
  ]);
  const { total, next = '' } = await listed(api, '/admin/pending/tours?limit=1', admin);
  expect(total).toBe(2);
  expect(await ask(next)).toMatchObject([{ _id: sent, lookedAt: null }]);
  expect(await ask('/admin/dashboard-stats')).toMatchObject({ pending: { tours: 2 }, changed: { tours: 0 } });
  expect(await ask('/tours/all?looked=false&needsReview=true')).toMatchObject([{ _id: id, lookedAt: null }]);
  expect(await ask('/tours/all?looked=true')).toEqual([]);
  expect(await ask(`/admin/listings/${id}/review`)).toMatchObject({ hoursWaited: 31, isOverdue: false });
});

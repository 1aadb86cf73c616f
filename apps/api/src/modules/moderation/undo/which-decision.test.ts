import { sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { type SignedInPerson, useApi } from '../../../platform/testing.ts';
import { entitlements, freeMonths, newId } from '../../../schema/index.ts';
import { addListing } from '../../listings/testing.ts';
import { whenDecided } from '../testing.ts';

let now = new Date();
const api = useApi({ isTrial: true, clock: () => now });
let [owner, ruvini] = [] as unknown as [SignedInPerson, SignedInPerson];
beforeEach(async () => {
  now = new Date();
  await api.empty('listings', 'users', 'sent_mails', 'graphile_worker._private_jobs');
  [owner, ruvini] = [await api.signIn(), await api.signIn({ role: 'admin', userName: 'Ruvini' })];
});
const later = (seconds: number) => {
  now = new Date(now.getTime() + seconds * 1000);
};
const add = (state: object = {}) =>
  addListing(api, 'tour', {}, { status: 'pending', ownerId: owner.id, ...state });
const verify = async (id: string, body: object) =>
  (await api.patch(`/tours/${id}/verify`, body, ruvini)).json().decision as string;
const undo = async (id: string, decision?: string) =>
  (
    await api.post('/admin/listings/undo', { ids: [id], ...(decision && { decisions: [decision] }) }, ruvini)
  ).json();
const statusOf = async (id: string) => (await api.get(`/tours/${id}`, ruvini)).json().status;
const mails = async () => {
  const { rows } = await api.db.execute<{ subject: string }>(
    sql`select subject from sent_mails where "to" = ${owner.email} order by id`,
  );
  return rows.map(({ subject }) => subject);
};
const refused = { done: 0, results: [{ ok: false, code: 'CONFLICT' }] };

test('what is taken back is the decision that is named, and no later one', async () => {
  const id = await add();
  const items = [{ kind: 'tour', _id: id }];
  const many = (await api.post('/admin/listings/bulk', { action: 'approve', items }, ruvini)).json();
  const { decision: approval } = many.results[0];
  later(2);
  const rejection = await verify(id, { status: 'rejected', reason: 'No such road.' });
  expect(await undo(id, approval)).toMatchObject(refused);
  expect(await statusOf(id)).toBe('rejected');
  expect(await undo(id, rejection)).toMatchObject({ done: 1 });
  expect(await undo(id, rejection)).toMatchObject(refused);
  expect(await statusOf(id)).toBe('approved');
  expect(await undo(id, approval)).toMatchObject({ done: 1 });
  expect(await statusOf(id)).toBe('pending');
});

test('a button that was pressed twice names one decision, and a look and a deletion name theirs', async () => {
  const id = await add();
  const approval = await verify(id, { status: 'approved' });
  expect(await verify(id, { status: 'approved' })).toBe(approval);
  const looked = (await api.patch(`/tours/${id}/reviewed`, undefined, ruvini)).json().decision;
  const items = [{ kind: 'tour', _id: id }];
  const gone = (
    await api.post('/admin/listings/bulk', { action: 'delete', reason: 'Twice.', items }, ruvini)
  ).json();
  expect(new Set([approval, looked, gone.results[0].decision]).size).toBe(3);
  for (const decision of [gone.results[0].decision, looked, approval])
    expect(await undo(id, decision)).toMatchObject({ done: 1 });
  expect(await statusOf(id)).toBe('pending');
});

test('a decision that is sent again, since its answer was lost, is the one that was made, and no other’s', async () => {
  const id = await add();
  const { version } = (await api.get(`/tours/${id}`, ruvini)).json();
  const asanka = await api.signIn({ role: 'admin', userName: 'Asanka' });
  const decided = async (body: object, who = ruvini) => {
    const replied = await api.patch(`/tours/${id}/verify`, { from: 'pending', version, ...body }, who);
    return replied.json().decision ?? replied.json().code;
  };
  const rejection = { status: 'rejected', reason: 'No such road.' };
  const first = await decided(rejection);
  expect(await decided(rejection)).toBe(first);
  // Its answer may be waited for longer than it can be taken back.
  later(60);
  expect(await decided(rejection)).toBe(first);
  expect(await decided({ ...rejection, reason: 'No such bridge.' })).toBe('CONFLICT');
  expect(await decided({ status: 'approved' })).toBe('CONFLICT');
  expect(await decided(rejection, asanka)).toBe('CONFLICT');
  expect(await actionsOn(id)).toEqual(['reject']);
  const deleted = async (reason: string, who = ruvini) => {
    const items = [{ kind: 'tour', _id: id, from: 'rejected', version }];
    const { results } = (
      await api.post('/admin/listings/bulk', { action: 'delete', reason, items }, who)
    ).json();
    return results[0].decision ?? results[0].code;
  };
  const deletion = await deleted('Twice.');
  expect(await deleted('Twice.')).toBe(deletion);
  expect([await deleted('Thrice.'), await deleted('Twice.', asanka)]).toEqual(['NOT_FOUND', 'NOT_FOUND']);
  expect(await actionsOn(id)).toEqual(['delete', 'reject']);
  expect(await undo(id, deletion)).toMatchObject({ done: 1 });
});

const actionsOn = async (id: string) =>
  (await api.get(`/admin/audit?thingId=${id}`, ruvini))
    .json()
    .map((entry: { action: string }) => entry.action);

test('a look that arrives twice is one decision, however it is said, and taking it back brings back what waited', async () => {
  const id = await add({ status: 'approved', needsReview: true });
  const look = async (body?: object) => {
    const replied = await api.patch(`/tours/${id}/reviewed`, body, ruvini);
    return [replied.statusCode, replied.json().decision];
  };
  const [first, other] = await Promise.all([look(), look()]);
  expect(other).toEqual(first);
  const { version } = (await api.get(`/tours/${id}`, ruvini)).json();
  expect([await look({ version }), await verify(id, { status: 'approved' })]).toEqual([first, first[1]]);
  expect(await actionsOn(id)).toEqual(['mark reviewed']);
  expect(await undo(id, first[1])).toMatchObject({ done: 1 });
  expect((await api.get(`/tours/${id}`, ruvini)).json()).toMatchObject({ needsReview: true });
  // Who looks again later has looked again.
  await look();
  later(60);
  await verify(id, { status: 'approved' });
  expect(await actionsOn(id)).toEqual([
    'mark reviewed',
    'mark reviewed',
    'undo mark reviewed',
    'mark reviewed',
  ]);
});

test('an earlier decision that holds again is told when its own seconds are over, and not before', async () => {
  const id = await add();
  const approval = await verify(id, { status: 'approved' });
  later(2);
  const rejection = await verify(id, { status: 'rejected', reason: 'No such road.' });
  later(2);
  expect(await undo(id, rejection)).toMatchObject({ done: 1 });
  await api.runJobs();
  expect(await mails()).toEqual([]);
  expect(await undo(id, approval)).toMatchObject({ done: 1 });
  await whenDecided(api);
  expect(await mails()).toEqual([]);
});

test.each([
  ['a rejection is taken back', 'reject', undo],
  ['a deletion is taken back', 'delete', undo],
  [
    'it is restored',
    'delete',
    async (id: string) => {
      const { statusCode } = await api.post(`/admin/listings/${id}/restore`, undefined, ruvini);
      return { done: statusCode === 204 ? 1 : 0 };
    },
  ],
] as const)(
  'months that wait for a tour whose approval can still be taken back do not begin when %s',
  async (_, action, takeBack) => {
    const id = await add();
    const waiting = { userId: owner.id, kind: 'tour', takenAt: now, spentAt: now, listingId: id } as const;
    await api.db.insert(freeMonths).values({ id: newId(), ...waiting });
    const begun = async () => [
      (await api.db.select().from(freeMonths))[0]?.startedAt ?? null,
      await api.db.$count(entitlements),
    ];
    const approval = await verify(id, { status: 'approved' });
    later(2);
    const body = { action, items: [{ kind: 'tour', _id: id }], reason: 'No such road.' };
    const { results } = (await api.post('/admin/listings/bulk', body, ruvini)).json();
    later(2);
    expect(await takeBack(id, results[0].decision)).toMatchObject({ done: 1 });
    expect(await begun()).toEqual([null, 0]);
    expect(await undo(id, approval)).toMatchObject({ done: 1 });
    await whenDecided(api);
    expect(await begun()).toEqual([null, 0]);
    await verify(id, { status: 'approved' });
    await whenDecided(api);
    expect(await begun()).toEqual([now, 1]);
  },
);

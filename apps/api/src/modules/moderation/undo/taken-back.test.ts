import type { Kind, KindName } from '@serendib/contract/listings/kind';
import { kindNames, kinds } from '@serendib/contract/listings/kinds/index';
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { untilWaiting } from '../../../platform/database/testing.ts';
import { type SignedInPerson, useApi } from '../../../platform/testing.ts';
import { addListing } from '../../listings/testing.ts';
import { whenDecided } from '../testing.ts';

let now = new Date();
const api = useApi({ isTrial: true, clock: () => now });
let [owner, ruvini, asanka] = [] as unknown as SignedInPerson[];
beforeEach(async () => {
  now = new Date();
  await api.empty('listings', 'users', 'sent_mails', 'graphile_worker._private_jobs');
  owner = await api.signIn();
  ruvini = await api.signIn({ role: 'admin', userName: 'Ruvini' });
  asanka = await api.signIn({ role: 'admin', userName: 'Asanka' });
});
const mine = (more: object = {}) => ({ status: 'pending' as const, ownerId: owner?.id ?? null, ...more });
const later = (seconds: number) => {
  now = new Date(now.getTime() + seconds * 1000);
};
const verify = (kind: KindName, id: string, body: object, who = ruvini) =>
  api.patch(`${(kinds[kind] as Kind).path}/${id}/verify`, body, who);
const undo = async (ids: string[], who = ruvini) =>
  (await api.post('/admin/listings/undo', { ids }, who)).json();
const rowOf = async (id: string) => {
  const { rows } = await api.db.execute<Record<string, unknown>>(
    sql`select status, reject_reason, needs_review, changed_at, submitted_at, approved_at, reviewed_at, unchecked_at,
      deleted_at from listings where id = ${id}::uuid`,
  );
  return rows[0];
};
const mails = async () => {
  const { rows } = await api.db.execute<{ subject: string; text: string }>(
    sql`select subject, text from sent_mails where "to" = ${owner?.email ?? ''} order by id`,
  );
  return rows;
};
/** As if the seconds of approvals were over, and of no other decision. */
const whenApproved = async () => {
  await api.db.execute(sql`update graphile_worker._private_jobs set run_at = now() where key in
    (select 'decision:' || id from listing_decisions where action = 'approve')`);
  await api.runJobs();
};
const bulk = (action: string, items: object[], reason?: string) =>
  api.post('/admin/listings/bulk', { action, items, ...(reason && { reason }) }, ruvini);

describe.each(kindNames)('a decision on a %s', (kind) => {
  test.each([
    ['approved', 'pending'],
    ['rejected', 'pending'],
    ['rejected', 'approved'],
    ['approved', 'rejected'],
  ] as const)(
    'is taken back whole within seconds, %s after it was %s, and mails nothing',
    async (to, from) => {
      const id = await addListing(
        api,
        kind,
        {},
        mine({ status: from, rejectReason: from === 'rejected' ? 'Dark.' : null }),
      );
      const [before, { steps }] = [await rowOf(id), (await api.get(`/listings/${id}/history`, owner)).json()];
      expect((await verify(kind, id, { status: to, reason: 'Because.' })).statusCode).toBe(200);
      expect(await rowOf(id)).not.toEqual(before);
      later(9);
      expect(await undo([id])).toMatchObject({ done: 1 });
      expect(await rowOf(id)).toEqual(before);
      expect((await api.get(`/listings/${id}/history`, owner)).json().steps).toEqual(steps);
      await whenDecided(api);
      expect(await mails()).toEqual([]);
      const entries = (await api.get(`/admin/audit?thingId=${id}`, ruvini)).json();
      const action = to === 'approved' ? 'approve' : 'reject';
      expect(entries).toMatchObject([{ action: `undo ${action}`, after: { status: from } }, { action }]);
    },
  );

  test('is told to its owner once it stands, and not before', async () => {
    const id = await addListing(api, kind, {}, mine());
    await verify(kind, id, { status: 'rejected', reason: 'Too dark.' });
    await api.runJobs();
    expect(await mails()).toEqual([]);
    await whenDecided(api);
    expect(await mails()).toMatchObject([{ text: expect.stringContaining('Too dark.') }]);
    expect(await undo([id])).toMatchObject({ done: 0, results: [{ code: 'CONFLICT' }] });
  });
});

test('a look at changes and a deletion are taken back as well', async () => {
  const looked = await addListing(api, 'tour', {}, mine({ status: 'approved', reviewedAt: now }));
  later(60);
  await api.put(`/tours/${looked}`, { duration: '9 days' }, owner);
  later(3600);
  const deleted = await addListing(api, 'vehicle', {}, mine());
  const before = [await rowOf(looked), await rowOf(deleted)];
  await api.patch(`/tours/${looked}/reviewed`, {}, ruvini);
  await bulk('delete', [{ kind: 'vehicle', _id: deleted }], 'Twice.');
  expect(await undo([looked, deleted])).toMatchObject({ done: 2 });
  expect([await rowOf(looked), await rowOf(deleted)]).toEqual(before);
  await whenDecided(api);
  expect(await mails()).toEqual([]);
});

test('nothing is taken back too late, by another, or after its owner changed it', async () => {
  const ids = [];
  for (const _ of [1, 2, 3]) ids.push(await addListing(api, 'tour', {}, mine()));
  const [late, others, changed] = ids as [string, string, string];
  for (const id of ids) await verify('tour', id, { status: 'approved' });
  expect(await undo([others], asanka)).toMatchObject({ done: 0, results: [{ code: 'NOT_FOUND' }] });
  await api.put(`/tours/${changed}`, { duration: '9 days' }, owner);
  expect(await undo([changed])).toMatchObject({ done: 0, results: [{ code: 'CONFLICT' }] });
  later(13);
  expect(await undo([late])).toMatchObject({ done: 0, results: [{ code: 'CONFLICT' }] });
  await whenDecided(api);
  expect(await mails()).toHaveLength(3);
});

test('of two decisions in a moment the last is told; taken back, the first is', async () => {
  const [kept, back] = [await addListing(api, 'tour', {}, mine()), await addListing(api, 'blog', {}, mine())];
  for (const [kind, id] of [
    ['tour', kept],
    ['blog', back],
  ] as const) {
    await verify(kind, id, { status: 'approved' });
    later(1);
    await verify(kind, id, { status: 'rejected', reason: 'No.' });
  }
  await whenApproved();
  expect(await mails()).toEqual([]);
  expect(await undo([back])).toMatchObject({ done: 1 });
  await whenDecided(api);
  expect((await mails()).map(({ subject }) => subject.includes('is on Serendib now')).sort()).toEqual([
    false,
    true,
  ]);
});

describe.each(['approved', 'rejected'] as const)('%s twice', (status) => {
  const twice = async (second: SignedInPerson | undefined) => {
    const id = await addListing(api, 'tour', {}, mine());
    const both = [verify('tour', id, { status }), verify('tour', id, { status }, second)];
    expect((await Promise.all(both)).map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    return id;
  };

  test('by one administrator is told once, and taken back whole', async () => {
    await twice(ruvini);
    await whenDecided(api);
    expect(await mails()).toHaveLength(1);
    const back = await twice(ruvini);
    expect(await undo([back])).toMatchObject({ done: 1 });
    expect(await rowOf(back)).toMatchObject({ status: 'pending', reviewed_at: null });
    await whenDecided(api);
    expect(await mails()).toHaveLength(1);
  });

  test('by two administrators is told once', async () => {
    await twice(asanka);
    await whenDecided(api);
    expect(await mails()).toHaveLength(1);
  });
});

test('a look at what changed in the seconds after an approval does not keep its mail back', async () => {
  const id = await addListing(api, 'tour', {}, mine());
  await verify('tour', id, { status: 'approved' });
  await api.put(`/tours/${id}`, { duration: '9 days' }, owner);
  await api.patch(`/tours/${id}/reviewed`, {}, ruvini);
  await whenDecided(api);
  expect(await mails()).toMatchObject([{ subject: expect.stringContaining('is on Serendib now') }]);
});

test('of an approval and a look under a rejection that is taken back the approval is told', async () => {
  const id = await addListing(api, 'tour', {}, mine());
  await verify('tour', id, { status: 'approved' });
  await api.patch(`/tours/${id}/reviewed`, {}, ruvini);
  await verify('tour', id, { status: 'rejected', reason: 'No.' });
  await whenApproved();
  expect(await undo([id])).toMatchObject({ done: 1 });
  await whenDecided(api);
  expect(await mails()).toMatchObject([{ subject: expect.stringContaining('is on Serendib now') }]);
});

test('a plate that another vehicle took meanwhile keeps a deletion from being taken back', async () => {
  const id = await addListing(api, 'vehicle', { plateNumber: 'WP CAB-7777' }, mine());
  await bulk('delete', [{ kind: 'vehicle', _id: id }], 'Gone.');
  await addListing(api, 'vehicle', { plateNumber: 'WP CAB-7777' }, mine());
  expect(await undo([id])).toMatchObject({
    results: [{ code: 'CONFLICT', error: 'Another one has taken its place in the meantime.' }],
  });
});

describe('an owner who is suspended or leaves meanwhile', () => {
  const suspend = () => api.post(`/admin/users/${owner?.id}/suspend`, { reason: 'Spam.' }, asanka);
  const restore = () => api.post(`/admin/users/${owner?.id}/restore`, undefined, asanka);
  const deleted = async () => {
    const id = await addListing(api, 'vehicle', {}, mine({ status: 'approved' }));
    expect((await api.delete(`/vehicles/${id}`, ruvini)).statusCode).toBe(204);
    return id;
  };
  const shown = async (id: string) => (await api.get(`/vehicles/${id}`)).statusCode;

  test('is not told of what was decided, which travellers cannot see', async () => {
    const id = await addListing(api, 'vehicle', {}, mine());
    await suspend();
    await whenDecided(api);
    const told = await mails();
    await verify('vehicle', id, { status: 'approved' });
    await whenDecided(api);
    expect(await shown(id)).toBe(404);
    expect(await mails()).toEqual(told);
  });

  test('keeps hidden what comes back, until the suspension ends', async () => {
    const id = await deleted();
    await suspend();
    expect(await undo([id])).toMatchObject({ done: 1 });
    expect(await shown(id)).toBe(404);
    expect((await api.get(`/vehicles/${id}`, ruvini)).json()).toMatchObject({ isHidden: true });
    await restore();
    expect(await shown(id)).toBe(200);
  });

  test('shows what was deleted while it was hidden, and comes back after the suspension', async () => {
    const id = await addListing(api, 'vehicle', {}, mine({ status: 'approved' }));
    await suspend();
    await api.delete(`/vehicles/${id}`, ruvini);
    await restore();
    expect(await undo([id])).toMatchObject({ done: 1 });
    expect(await shown(id)).toBe(200);
  });

  test('keeps deleted what an account that is deleted would have taken along', async () => {
    const id = await deleted();
    const rejected = await addListing(api, 'vehicle', {}, mine({ status: 'approved' }));
    await verify('vehicle', rejected, { status: 'rejected', reason: 'Because.' });
    expect((await api.delete('/auth/account', owner)).statusCode).toBe(204);
    const error = 'This cannot be taken back any more: its owner has deleted their account.';
    const refused = { ok: false, code: 'CONFLICT', error };
    expect(await undo([id, rejected])).toMatchObject({ done: 0, results: [refused, refused] });
    expect([await shown(id), await shown(rejected)]).toEqual([404, 404]);
    expect((await rowOf(id))?.deleted_at).not.toBeNull();
  });

  test('is waited for: of a suspension and an undo at one moment none shows the listing', async () => {
    const id = await deleted();
    const both: Promise<unknown>[] = [];
    await api.db.transaction(async (tx) => {
      await tx.execute(sql`select from listings where id = ${id} for update`);
      both.push(undo([id]));
      await untilWaiting(api.db, 1);
      both.push(suspend());
      await untilWaiting(api.db, 2);
    });
    const [undone] = await Promise.all(both);
    expect(undone).toMatchObject({ done: 1 });
    expect(await shown(id)).toBe(404);
  });

  test.each(['approved', 'rejected'] as const)('stays so where a listing is no longer %s', async (to) => {
    const from = to === 'approved' ? 'rejected' : 'approved';
    const id = await addListing(api, 'vehicle', {}, mine({ status: from }));
    await verify('vehicle', id, { status: to, reason: 'Because.' });
    await suspend();
    expect(await undo([id])).toMatchObject({ done: 1 });
    expect([(await rowOf(id))?.status, await shown(id)]).toEqual([from, 404]);
    await verify('vehicle', id, { status: to, reason: 'Because.' });
    await restore();
    expect(await undo([id])).toMatchObject({ done: 1 });
    expect(await shown(id)).toBe(from === 'approved' ? 200 : 404);
  });
});

test('the words of a rejection are corrected with others, the history keeps both, and its owner reads them', async () => {
  const id = await addListing(api, 'blog', {}, mine());
  await verify('blog', id, { status: 'rejected', reason: 'Copied.' });
  await whenDecided(api);
  await verify('blog', id, { status: 'rejected', reason: 'The pictures are copied.' });
  await whenDecided(api);
  const { steps } = (await api.get(`/listings/${id}/history`, owner)).json();
  expect(steps).toMatchObject([
    { from: 'rejected', to: 'rejected', reason: 'The pictures are copied.' },
    { from: 'pending', to: 'rejected', reason: 'Copied.' },
  ]);
  expect((await api.get(`/blogs/${id}`, owner)).json().rejectReason).toBe('The pictures are copied.');
  expect((await mails()).at(-1)).toMatchObject({
    subject: expect.stringContaining('was not right'),
    text: expect.stringContaining('The pictures are copied.'),
  });
});

test('many are verified only without warnings or opened, and the audit says that it was many at once', async () => {
  const plain = await addListing(api, 'blog', { title: 'Rain' }, mine());
  const warned = await addListing(api, 'tour', { description: 'Ask at www.cheap.example' }, mine());
  const { json } = await api.post('/admin/listings/warnings', { ids: [plain, warned] }, ruvini);
  expect(json()).toMatchObject([{ _id: warned, warnings: [{ kind: 'link' }] }]);
  const items = [
    { kind: 'blog', _id: plain },
    { kind: 'tour', _id: warned },
  ];
  expect((await bulk('approve', items)).json()).toMatchObject({
    done: 1,
    results: [{ ok: true }, { ok: false, code: 'CONFLICT', error: expect.stringContaining('look at twice') }],
  });
  const opened = { ...items[1], isOpened: true };
  expect((await bulk('approve', [opened])).json()).toMatchObject({ done: 1 });
  const entries = (await api.get('/admin/audit?action=approve', ruvini)).json();
  expect(entries).toMatchObject([
    { thingId: warned, bulkOf: null },
    { thingId: plain, bulkOf: 2 },
  ]);
});

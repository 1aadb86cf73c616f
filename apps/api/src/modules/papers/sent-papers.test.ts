import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { papersOf } from '@serendib/contract/papers/papers';
import { sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { AppError } from '../../platform/app-error.ts';
import { multipart } from '../../platform/http/bodies/testing.ts';
import { openStorage } from '../../platform/storage/open-storage.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { type SignedInPerson, useApi } from '../../platform/testing.ts';
import { addListing, exampleOf } from '../listings/testing.ts';
import { jpeg } from '../media/testing/photos.ts';
import { whenDecided } from '../moderation/testing.ts';
import { deleteExpiredPapers } from './papers.service.ts';

let now = new Date();
const folder = mkdtempSync(path.join(tmpdir(), 'serendib-papers-'));
const disk = openStorage({ folder });
/** What a paper waits for before its file is put. */
let beforePut: () => Promise<unknown> = async () => undefined;
const storage: Storage = {
  ...disk,
  put: async (...given) => {
    await beforePut();
    await disk.put(...given);
  },
};
const api = useApi({ isTrial: true, clock: () => now, storage });
let [driver, other, admin] = [] as unknown as SignedInPerson[];
beforeEach(async () => {
  now = new Date();
  beforePut = async () => undefined;
  await api.empty('listings', 'users', 'papers');
  driver = await api.signIn();
  other = await api.signIn();
  admin = await api.signIn({ role: 'admin', userName: 'Ruvini' });
});
const files = () =>
  readdirSync(folder, { recursive: true, withFileTypes: true }).filter((one) => one.isFile());
async function add(texts: Record<string, string>, who = driver) {
  const { payload, options } = await multipart(
    texts,
    { bytes: await jpeg(), field: 'paper' },
    who?.headers ?? {},
  );
  return api.post('/papers', payload, options);
}
const mine = (more: object = {}) => ({ status: 'pending' as const, ownerId: driver?.id ?? null, ...more });
const van = (more: object = {}) => addListing(api, 'vehicle', {}, mine(more));
const photo = (id: string, who?: SignedInPerson) => api.get(`/papers/${id}/photo`, who);
const minutes = (n: number) => {
  now = new Date(now.getTime() + n * 60_000);
};
const days = (n: number) => minutes(n * 24 * 60);
const cleanUp = () => deleteExpiredPapers({ db: api.db, storage, clock: () => now });

test('a paper is seen by its owner and administrators alone, lies encrypted, and who looked is in the audit', async () => {
  const listingId = await van();
  const made = await add({ type: 'insurance', listingId });
  expect(made.statusCode).toBe(201);
  const { _id } = made.json();
  const [file] = files();
  const stored = readFileSync(path.join(file?.parentPath ?? '', file?.name ?? ''));
  expect(stored.includes('RIFF') || stored.includes('WEBP')).toBe(false);
  for (const who of [driver, admin]) {
    const reply = await photo(_id, who);
    expect([reply.statusCode, reply.headers['content-type'], reply.headers['cache-control']]).toEqual([
      200,
      'image/webp',
      'private, no-store',
    ]);
    expect(reply.rawPayload.subarray(8, 12).toString()).toBe('WEBP');
  }
  expect((await photo(_id, other)).statusCode).toBe(404);
  expect((await photo(_id)).statusCode).toBe(401);
  expect((await api.get(`/papers?listingId=${listingId}`, other)).statusCode).toBe(404);
  expect((await api.get(`/papers?listingId=${listingId}`, admin)).json()).toMatchObject([
    { type: 'insurance' },
  ]);
  const entries = (await api.get(`/admin/audit?thingId=${listingId}`, admin)).json();
  expect(entries).toMatchObject([
    { action: 'look at paper', actorName: 'Ruvini', after: { paper: 'insurance' } },
  ]);
  const publicly = (await api.get(`/vehicles/${listingId}`, driver)).body;
  expect(publicly).not.toContain(_id);
});

test.each([{ kind: 'constructor' }, { kind: '__proto__' }, { kind: 'boat' }, { kind: '' }, {}])(
  'a paper of no kind is refused: %j',
  async (of) => {
    const refused = await add({ type: 'permit', ...of });
    expect([refused.statusCode, refused.json().error]).toEqual([400, 'Please name a listing or a kind.']);
  },
);

test('papers added before the form is sent belong to the listing that it makes', async () => {
  const { _id } = (await add({ type: 'permit', kind: 'vehicle' })).json();
  expect((await api.get('/papers?kind=vehicle', driver)).json()).toHaveLength(1);
  const made = await api.post('/vehicles', exampleOf('vehicle'), driver);
  expect(made.statusCode).toBe(201);
  const of = (await api.get(`/papers?listingId=${made.json()._id}`, driver)).json();
  expect(of).toMatchObject([{ _id, type: 'permit' }]);
  expect((await api.get('/papers?kind=vehicle', driver)).json()).toEqual([]);
});

test('papers added after an answer that was lost belong to the listing that the same form finds made, which is looked at again where it is live', async () => {
  const form = exampleOf('vehicle');
  const send = async () => (await api.post('/vehicles', form, driver)).json()._id;
  const waiting = async () => (await api.get('/papers?kind=vehicle', driver)).json();
  const listingId = await send();
  const permit = (await add({ type: 'permit', kind: 'vehicle' })).json()._id;
  expect(await send()).toBe(listingId);
  const of = async () =>
    (await api.get(`/papers?listingId=${listingId}`, driver)).json().map((one: { _id: string }) => one._id);
  expect([await of(), await waiting()]).toEqual([[permit], []]);

  const verified = await api.patch(`/vehicles/${listingId}/verify`, { status: 'approved' }, admin);
  expect(verified.statusCode).toBe(200);
  const needsReview = async () => (await api.get(`/vehicles/${listingId}`, driver)).json().needsReview;
  expect(await send()).toBe(listingId);
  expect(await needsReview()).toBe(false);
  const insurance = (await add({ type: 'insurance', kind: 'vehicle' })).json()._id;
  expect(await send()).toBe(listingId);
  expect([await of(), await waiting(), await needsReview()]).toEqual([[permit, insurance], [], true]);
});

test('nor do more than three of a paper come to a listing by a form that is sent again after its answer was lost', async () => {
  const form = exampleOf('vehicle');
  const send = () => api.post('/vehicles', form, driver);
  const addThree = async () => {
    const ids: string[] = [];
    for (const _ of [1, 2, 3]) ids.push((await add({ type: 'permit', kind: 'vehicle' })).json()._id);
    return ids;
  };
  const first = await addThree();
  const listingId = (await send()).json()._id;
  const again = await addThree();
  await add({ type: 'insurance', kind: 'vehicle' });
  expect((await send()).json()).toMatchObject({
    code: 'CONFLICT',
    error: 'At most 3 photos of each paper. Take one away first.',
  });
  for (const id of again) await api.delete(`/papers/${id}`, driver);
  expect((await send()).json()._id).toBe(listingId);
  const of = (await api.get(`/papers?listingId=${listingId}`, driver)).json();
  expect(of).toMatchObject([...first.map((_id) => ({ _id })), { type: 'insurance' }]);
});

test('a listing that has more than three of a paper from before takes another paper, and no more of that', async () => {
  const listingId = await van();
  for (const _ of [1, 2, 3]) await add({ type: 'permit', listingId });
  await add({ type: 'permit', kind: 'vehicle' });
  await api.db.execute(sql`update papers set listing_id = ${listingId} where listing_id is null`);
  expect((await add({ type: 'permit', listingId })).statusCode).toBe(409);
  expect((await add({ type: 'insurance', listingId })).statusCode).toBe(201);
});

test('only what is asked for is taken, three of each, from the owner, and one’s own is taken away', async () => {
  const listingId = await van();
  expect((await add({ type: 'registration', listingId })).statusCode).toBe(400);
  expect((await add({ type: 'permit', listingId }, other)).statusCode).toBe(404);
  expect((await add({ type: 'permit', listingId }, admin)).statusCode).toBe(403);
  const ids = [];
  for (const _ of [1, 2, 3]) ids.push((await add({ type: 'permit', listingId })).json()._id);
  expect((await add({ type: 'permit', listingId })).statusCode).toBe(409);
  expect((await api.delete(`/papers/${ids[0]}`, other)).statusCode).toBe(404);
  expect((await api.delete(`/papers/${ids[0]}`, driver)).statusCode).toBe(204);
  expect((await add({ type: 'permit', listingId })).statusCode).toBe(201);
  expect(Object.keys(papersOf).sort()).toEqual(['businessListing', 'tourGuide', 'vehicle']);
});

test('a paper of what is live waits for a look, and of what was rejected it is sent again with the form', async () => {
  const live = await van({ status: 'approved', reviewedAt: now });
  await add({ type: 'permit', listingId: live });
  expect((await api.get(`/vehicles/${live}`, driver)).json()).toMatchObject({
    needsReview: true,
    status: 'approved',
  });
  const rejected = await van({ status: 'rejected' });
  const send = async () => (await api.put(`/vehicles/owner/${rejected}`, {}, driver)).json().status;
  const { email } = (await api.get('/auth/me', driver)).json();
  const received = async () => {
    await api.runJobs();
    return (await api.db.execute(sql`select subject from sent_mails where "to" = ${email}`)).rows;
  };
  expect(await send()).toBe('rejected');
  expect(await received()).toEqual([]);
  await add({ type: 'permit', listingId: rejected });
  expect(await send()).toBe('pending');
  expect(await received()).toEqual([{ subject: `We have “${exampleOf('vehicle').vehicleModel}”` }]);
});

test('a paper whose file is not there yet, or never comes, is no paper, and nobody waits for a look at it', async () => {
  const listingId = await van({ status: 'approved', reviewedAt: now });
  const listed = async () => (await api.get(`/papers?listingId=${listingId}`, driver)).json();
  const needsReview = async () => (await api.get(`/vehicles/${listingId}`, driver)).json().needsReview;
  beforePut = async () => {
    throw new AppError('UNAVAILABLE', 'The storage is away.');
  };
  expect((await add({ type: 'permit', listingId })).json().error).toBe('The storage is away.');
  expect([await listed(), await needsReview()]).toEqual([[], false]);
  const slow = Promise.withResolvers<void>();
  let isWaiting = false;
  beforePut = () => {
    isWaiting = true;
    return slow.promise;
  };
  const adding = add({ type: 'permit', listingId });
  await expect.poll(() => isWaiting).toBe(true);
  expect([await listed(), await needsReview()]).toEqual([[], false]);
  slow.resolve();
  expect((await adding).statusCode).toBe(201);
  expect([await listed(), await needsReview()]).toEqual([
    [expect.objectContaining({ type: 'permit' })],
    true,
  ]);
});

test('of papers that are sent at once no more than three are taken, and of no other does a file stay', async () => {
  const listingId = await van();
  const before = files().length;
  let waiting = 0;
  const all = Promise.withResolvers<void>();
  // All are put before the first is written down.
  beforePut = () => {
    waiting += 1;
    if (waiting === 4) all.resolve();
    return all.promise;
  };
  const replies = await Promise.all([1, 2, 3, 4].map(() => add({ type: 'permit', listingId })));
  expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([201, 201, 201, 409]);
  expect(files().length).toBe(before + 3);
});

test('what is decided is what was looked at: a paper that came meanwhile waits for a look of its own', async () => {
  const listingId = await van({ status: 'approved', reviewedAt: now });
  const newest = async () => (await api.get(`/admin/listings/${listingId}/review`, admin)).json().newestPaper;
  expect(await newest()).toBe(null);
  const first = (await add({ type: 'permit', listingId })).json();
  const seen = { from: 'approved', version: 1, newestPaper: await newest() };
  expect(seen.newestPaper).toBe(first._id);
  const second = (await add({ type: 'insurance', listingId })).json();
  const stale = { code: 'STALE_VERSION', error: expect.stringContaining('look again') };
  const of = async (path: string, body: object) =>
    (await api.patch(`/vehicles/${listingId}/${path}`, body, admin)).json();
  expect(await of('reviewed', seen)).toMatchObject(stale);
  expect(await of('verify', { ...seen, status: 'rejected', reason: 'Dark.' })).toMatchObject(stale);
  const items = [{ kind: 'vehicle', _id: listingId, newestPaper: null }];
  const bulk = { action: 'reject', reason: 'Dark.', items };
  expect((await api.post('/admin/listings/bulk', bulk, admin)).json()).toMatchObject({
    results: [stale],
  });
  const decided = async () =>
    (await api.get(`/papers?listingId=${listingId}`, driver))
      .json()
      .map((one: { decidedAt: string | null }) => one.decidedAt !== null);
  expect(await decided()).toEqual([false, false]);
  const looked = { ...seen, newestPaper: await newest() };
  expect(looked.newestPaper).toBe(second._id);
  expect(await of('reviewed', looked)).toMatchObject({ needsReview: false });
  expect(await decided()).toEqual([true, true]);
});

test('other words for a rejection leave what its owner has added meanwhile to be looked at', async () => {
  const listingId = await van();
  const reject = async (reason: string) => {
    const body = { status: 'rejected', reason };
    expect((await api.patch(`/vehicles/${listingId}/verify`, body, admin)).statusCode).toBe(200);
  };
  await reject('Papers.');
  await add({ type: 'permit', listingId });
  await reject('Please add the permit.');
  const sent = await api.put(`/vehicles/owner/${listingId}`, {}, driver);
  expect(sent.json()).toMatchObject({ status: 'pending' });
});

test('ninety days after the decision a paper is deleted; a decision taken back begins nothing', async () => {
  const listingId = await van();
  await add({ type: 'permit', listingId });
  const list = async () =>
    (await api.get(`/papers?listingId=${listingId}`, await api.signIn({ role: 'admin' }))).json();
  const verify = () => api.patch(`/vehicles/${listingId}/verify`, { status: 'approved' }, admin);
  await verify();
  await api.post('/admin/listings/undo', { ids: [listingId] }, admin);
  expect(await list()).toMatchObject([{ decidedAt: null }]);
  await verify();
  await whenDecided(api);
  days(89);
  await cleanUp();
  expect(await list()).toHaveLength(1);
  days(2);
  const before = files().length;
  await cleanUp();
  expect(await list()).toEqual([]);
  expect(files().length).toBe(before - 1);
});

test('papers go with their listing, with their account, and where no listing was made of them', async () => {
  const [kept, gone] = [await van(), await van()];
  await add({ type: 'permit', listingId: kept });
  await add({ type: 'permit', listingId: gone });
  await add({ type: 'permit', kind: 'vehicle' });
  await api.delete(`/vehicles/${gone}`, driver);
  const before = files().length;
  minutes(2);
  await cleanUp();
  expect(files().length).toBe(before - 1);
  days(8);
  await cleanUp();
  expect(files().length).toBe(before - 2);
  const person = await api.signIn();
  await add({ type: 'permit', kind: 'vehicle' }, person);
  expect((await api.post('/auth/export', {}, person)).json().papers).toMatchObject([{ type: 'permit' }]);
  expect(
    (
      await api.app.inject({
        method: 'DELETE',
        url: '/api/auth/account',
        payload: {},
        headers: person.headers,
      })
    ).statusCode,
  ).toBe(204);
  await cleanUp();
  expect(files().length).toBe(before - 2);
});

test('a deletion that is taken back finds its papers, also where the sweep comes in between', async () => {
  const listingId = await van();
  const { _id } = (await add({ type: 'permit', listingId })).json();
  const items = [{ kind: 'vehicle', _id: listingId }];
  await api.post('/admin/listings/bulk', { action: 'delete', reason: 'Twice.', items }, admin);
  minutes(0.1);
  await cleanUp();
  const undone = await api.post('/admin/listings/undo', { ids: [listingId] }, admin);
  expect(undone.json()).toMatchObject({ done: 1 });
  expect((await photo(_id, driver)).statusCode).toBe(200);
});

test('a rejection that asks for papers leads to where they are added', async () => {
  const listingId = await van();
  const reason = 'Please add the permit and the insurance of this vehicle, so that we can check them.';
  await api.patch(`/vehicles/${listingId}/verify`, { status: 'rejected', reason }, admin);
  await whenDecided(api);
  const { rows } = await api.db.execute<{ text: string }>(
    sql`select text from sent_mails order by id desc limit 1`,
  );
  expect(rows[0]?.text).toContain(`/vehicle-edit/${listingId}#paper-photos`);
});

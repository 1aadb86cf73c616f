import type { Trip } from '@serendib/contract/trips/trip';
import { beforeEach, expect, test } from 'vitest';
import { untilWaiting } from '../../platform/database/testing.ts';
import { type SignedInPerson, useApi } from '../../platform/testing.ts';
import { joinedTrips } from '../../schema/index.ts';

const api = useApi();
let maja: SignedInPerson;
let friend: SignedInPerson;
beforeEach(async () => {
  await api.empty('users');
  maja = await api.signIn();
  friend = await api.signIn();
});

async function share(right: 'read' | 'change' = 'change', owner = maja) {
  const { _id }: Trip = (await api.post('/trips', { title: 'Ours' }, owner)).json();
  const link = (await api.post(`/trips/${_id}/links`, { right }, owner)).json();
  return { id: _id, path: `/trips/${_id}`, key: link.key as string, link: link._id as string };
}
const join = (path: string, key = '', person = friend) =>
  api.put(`${path}/joined${key && `?key=${key}`}`, {}, person);
const list = async (person = friend) => (await api.get('/trips/joined', person)).json();

test('an account joins a trip by a link that may change it, and opens it without the key until it is revoked', async () => {
  const { id, path, key, link } = await share();
  for (const wrong of ['', 'guess']) expect((await join(path, wrong)).statusCode).toBe(404);
  expect((await join(path, key)).statusCode).toBe(204);
  expect(await list()).toMatchObject([{ _id: id, isLeft: false }]);
  expect((await api.get(path, friend)).json()).toMatchObject({ mine: false, mayChange: true, title: 'Ours' });
  const merged = await api.post(`${path}/merge`, { trip: { _id: id, notes: 'Torch' } }, friend);
  expect(merged.statusCode, merged.body).toBe(200);
  expect((await api.get(`${path}/expected`, friend)).statusCode).toBe(200);
  // It stays the trip of who made it.
  expect((await api.get('/trips', friend)).json()).toEqual([]);
  expect((await api.get(`${path}/links`, friend)).statusCode).toBe(404);
  expect((await api.delete(path, friend)).statusCode).toBe(404);
  for (const person of [await api.signIn(), await api.signIn({ role: 'admin' })])
    expect((await api.get(path, person)).statusCode).toBe(404);

  expect((await api.delete(`${path}/links/${link}`, maja)).statusCode).toBe(204);
  expect(await list()).toEqual([]);
  for (const answer of [
    api.get(path, friend),
    join(path),
    api.post(`${path}/merge`, { trip: { _id: id } }, friend),
  ])
    expect((await answer).statusCode).toBe(404);
});

test('a link to read is not joined by, and who made the trip has it already', async () => {
  const { path, key } = await share('read');
  const refused = await join(path, key);
  expect([refused.statusCode, refused.json().code]).toEqual([403, 'FORBIDDEN']);
  expect((await join(path, '', maja)).statusCode).toBe(204);
  expect([await list(), await list(maja)]).toEqual([[], []]);
});

test('what was left opens no more, is told as left, and comes back without the key', async () => {
  const { id, path, key } = await share();
  await join(path, key);
  expect((await api.delete(`${path}/joined`, friend)).statusCode).toBe(204);
  expect(await list()).toMatchObject([{ _id: id, isLeft: true }]);
  expect((await api.get(path, friend)).statusCode).toBe(404);
  expect((await join(path)).statusCode).toBe(204);
  expect((await api.get(path, friend)).statusCode).toBe(200);
});

test('a link that is revoked while it is joined by leaves nothing open', async () => {
  const { path, key, link } = await share();
  let joining: ReturnType<typeof join> | undefined;
  await api.db.transaction(async (tx) => {
    // As who revokes it does: the trip, then the link.
    await tx.execute(`select from trips where id = '${path.slice('/trips/'.length)}' for update`);
    joining = join(path, key);
    await untilWaiting(api.db);
    await tx.execute(`delete from trip_links where id = '${link}'`);
  });
  expect((await joining)?.statusCode).toBe(404);
  expect((await api.get(path, friend)).statusCode).toBe(404);
});

test('an account joins at most fifty trips, and has room again when it leaves one', async () => {
  const all = [];
  for (let made = 0; made < 50; made++) all.push(await share());
  for (const { path, key } of all) expect((await join(path, key)).statusCode).toBe(204);
  const [first] = all;
  if (!first) throw new Error('One trip is needed.');
  const another = await share('change', await api.signIn());
  const refused = await join(another.path, another.key);
  expect([refused.statusCode, refused.json().error]).toEqual([
    409,
    'You have joined 50 trips of others already. Leave one that you do not need any more.',
  ]);
  expect((await join(first.path, first.key)).statusCode).toBe(204);
  await api.delete(`${first.path}/joined`, friend);
  expect((await join(another.path, another.key)).statusCode).toBe(204);
  expect((await join(first.path)).statusCode).toBe(409);
});

test('which trips were joined is in what a person can download, and goes with the account', async () => {
  const { id, path, key } = await share();
  await join(path, key);
  const exported = (await api.post('/auth/export', {}, friend)).json();
  expect(exported.joinedTrips).toMatchObject([{ tripId: id, leftAt: null }]);
  expect((await api.delete('/auth/account', friend)).statusCode).toBe(204);
  expect(await api.db.$count(joinedTrips)).toBe(0);
});

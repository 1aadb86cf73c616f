import { dayMs } from '@serendib/contract/calendar';
import { sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { listed } from '../../../platform/lists/testing.ts';
import { type SignedInPerson, useApi } from '../../../platform/testing.ts';
import { addListing } from '../../listings/testing.ts';
import { whenDecided } from '../testing.ts';

// The terms promise that what was deleted can be brought back for thirty days, if its owner asks.

const begin = new Date('2026-11-21T08:00:00Z');
let now = begin;
const api = useApi({ isTrial: true, clock: () => now });
let [owner, admin] = [] as unknown as [SignedInPerson, SignedInPerson];
beforeEach(async () => {
  now = begin;
  await api.empty('listings', 'users', 'audit', 'sent_mails', 'graphile_worker._private_jobs');
  [owner, admin] = [
    await api.signIn({ userName: 'Nimali', email: 'nimali@example.lk' }),
    await api.signIn({ role: 'admin', userName: 'Ruvini' }),
  ];
});

const add = (details: object = {}, ownerId: string | null = owner.id) =>
  addListing(api, 'vehicle', { vehicleModel: 'Toyota KDH', ...details }, { ownerId, status: 'approved' });
async function afterDays(days: number): Promise<void> {
  now = new Date(begin.getTime() + days * dayMs);
  await api.db.execute(sql`update sessions set expires_at = ${new Date(now.getTime() + dayMs)},
    created_at = ${now}, last_seen_at = ${now}`);
}
const deleted = async (query = '') => (await listed(api, `/admin/deleted-listings${query}`, admin)).items;
const restore = (id: string) => api.post(`/admin/listings/${id}/restore`, undefined, admin);
const shown = async (id: string) => (await api.get(`/vehicles/${id}`)).statusCode;

test('what its owner deleted is found by title and owner, and stands again as it did', async () => {
  const [id, kept] = [await add(), await add({ plateNumber: 'WP CAB-1234' })];
  expect((await api.delete(`/vehicles/${id}`, owner)).statusCode).toBe(204);
  await afterDays(29);
  const found = {
    ...{ _id: id, kind: 'vehicle', status: 'approved', title: 'Toyota KDH' },
    owner: { _id: owner.id, userName: 'Nimali', email: 'nimali@example.lk' },
    ...{ deletedAt: begin.toISOString(), keptUntil: new Date(begin.getTime() + 30 * dayMs).toISOString() },
  };
  expect(await deleted()).toEqual([found]);
  for (const word of ['kdh', 'nimali', 'nimali@example.lk'])
    expect(await deleted(`?search=${word}`)).toEqual([found]);
  for (const word of ['Ruvini', '%25']) expect(await deleted(`?search=${word}`)).toEqual([]);

  expect((await restore(id)).statusCode).toBe(204);
  expect([await shown(id), await shown(kept)]).toEqual([200, 200]);
  expect(await deleted()).toEqual([]);
  expect((await api.get('/vehicles/my-submissions', owner)).body).toContain(id);
  expect((await api.get('/admin/audit', admin)).json()).toMatchObject([
    { action: 'restore', thing: 'vehicle', thingId: id, after: { status: 'approved' } },
  ]);
  const again = await restore(id);
  expect([again.statusCode, again.json().error]).toEqual([404, 'This is there again already.']);
});

test('what our team deleted is brought back too, once and for all, and its owner is not told that it is gone', async () => {
  const id = await add();
  await api.delete(`/vehicles/${id}`, { ...admin, payload: { reason: 'Twice there.' } });
  expect((await restore(id)).statusCode).toBe(204);
  await whenDecided(api);
  expect(await shown(id)).toBe(200);
  const { rows } = await api.db.execute(sql`select subject from sent_mails where "to" = 'nimali@example.lk'`);
  expect(rows).toEqual([]);
});

test('an owner who deleted it, or was told that it is deleted, is told once that it is there again', async () => {
  const mails = async () => {
    await whenDecided(api);
    const { rows } = await api.db.execute<{ subject: string; text: string }>(
      sql`select subject, text from sent_mails where "to" = 'nimali@example.lk' order by id`,
    );
    await api.empty('sent_mails');
    return rows.map(({ subject, text }) => `${subject}\n${text}`);
  };
  const id = await add();
  await api.delete(`/vehicles/${id}`, owner);
  await restore(id);
  const [mail, ...more] = await mails();
  expect(more).toEqual([]);
  expect(mail).toMatch(/^“Toyota KDH” is there again$/m);
  expect(mail).toContain('Travellers see it as they did before.');

  await api.delete(`/vehicles/${id}`, { ...admin, payload: { reason: 'Twice there.' } });
  expect(await mails()).toEqual([expect.stringMatching(/^“Toyota KDH” was taken off Serendib$/m)]);
  await restore(id);
  expect(await mails()).toEqual([expect.stringMatching(/^“Toyota KDH” is there again$/m)]);

  const waiting = await addListing(api, 'tour', {}, { ownerId: owner.id, status: 'pending' });
  await api.delete(`/tours/${waiting}`, owner);
  await restore(waiting);
  expect(await mails()).toEqual([expect.stringContaining('Only you can see it, until our team has looked')]);

  const ours = await addListing(api, 'tour', {}, { ownerId: admin.id });
  await api.delete(`/tours/${ours}`, admin);
  await restore(ours);
  expect((await api.db.execute(sql`select from sent_mails`)).rows).toEqual([]);
});

test('the list comes page by page, the latest deletion first', async () => {
  const ids = [];
  for (const n of [1, 2, 3]) {
    ids.unshift(await add({ plateNumber: `WP CAB-000${n}` }));
    now = new Date(now.getTime() + 1_000);
    await api.delete(`/vehicles/${ids[0]}`, owner);
  }
  const first = await listed(api, '/admin/deleted-listings?limit=2', admin);
  const second = await listed(api, first.next ?? '', admin);
  expect([...first.items, ...second.items].map(({ _id }) => _id)).toEqual(ids);
  expect([first.total, second.next]).toEqual([3, undefined]);
});

test('nothing is brought back after thirty days, though it is not emptied yet', async () => {
  const id = await add();
  await api.delete(`/vehicles/${id}`, owner);
  await afterDays(30.01);
  expect(await deleted()).toEqual([]);
  expect((await restore(id)).statusCode).toBe(404);
});

test('it stays hidden while its owner is suspended, and gone where its owner has left', async () => {
  const [hidden, gone] = [await add(), await add({ plateNumber: 'WP CAB-1234' })];
  for (const id of [hidden, gone]) await api.delete(`/vehicles/${id}`, owner);
  await api.post(`/admin/users/${owner.id}/suspend`, { reason: 'Spam.' }, admin);
  expect((await restore(hidden)).statusCode).toBe(204);
  expect(await shown(hidden)).toBe(404);
  await api.post(`/admin/users/${owner.id}/restore`, undefined, admin);
  expect(await shown(hidden)).toBe(200);
  await api.db.execute(sql`update users set deleted_at = ${now} where id = ${owner.id}::uuid`);
  expect(await deleted()).toEqual([]);
  expect((await restore(gone)).json()).toMatchObject({
    error: 'This cannot be taken back any more: its owner has deleted their account.',
  });
});

test('a plate that another vehicle has by now is said in words, and nothing is brought back', async () => {
  const id = await add({ plateNumber: 'WP CAB-7777' });
  await api.delete(`/vehicles/${id}`, owner);
  await add({ plateNumber: 'WP CAB-7777' });
  expect((await restore(id)).json()).toMatchObject({
    ...{ code: 'CONFLICT', error: 'Another one has taken its place in the meantime.' },
  });
  expect(await shown(id)).toBe(404);
});

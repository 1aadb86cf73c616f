import { dayMs } from '@serendib/contract/calendar';
import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { recordAudit } from '../../../platform/audit/audit.ts';
import { type SignedInPerson, useApi } from '../../../platform/testing.ts';
import { reviews, users } from '../../../schema/index.ts';
import { actions, addVehicle, asked } from '../../inquiries/testing.ts';
import { addListing } from '../../listings/testing.ts';

const begin = new Date('2026-11-21T08:00:00Z');
let now = begin;
const api = useApi({ clock: () => now });
let [owner, admin] = [] as unknown as [SignedInPerson, SignedInPerson];
beforeEach(async () => {
  now = begin;
  await api.empty('agreements', 'inquiries', 'listings', 'users', 'reviews', 'audit');
  [owner, admin] = [
    await api.signIn({ userName: 'Nimali' }),
    await api.signIn({ role: 'admin', userName: 'Ruvini' }),
  ];
});

const details = { name: 'Sunil Perera', licenseNumber: 'SLTDA-7788', contactPhone: '+94771234567' };
const add = (ownerId = owner.id) => addListing(api, 'tourGuide', details, { ownerId });

async function afterDays(days: number): Promise<void> {
  now = new Date(begin.getTime() + days * dayMs);
  await api.db.execute(sql`update sessions set expires_at = ${new Date(now.getTime() + dayMs)},
    created_at = ${now}, last_seen_at = ${now}`);
  await api.db.execute(sql`select graphile_worker.add_job('listings:purge', '{}'::json)`);
  await api.db.execute(sql`select graphile_worker.add_job('audit:erase', '{}'::json)`);
  await api.runJobs();
}
const audited = async () => (await api.get('/admin/audit', admin)).json();
const personal = /Sunil|Nimali|SLTDA|77123|Dull|Knows Galle|papers/;

test('the audit loses a person thirty days after the account, and keeps who did what to which, and when', async () => {
  const guide = await add();
  await api.put(`/tour-guides/${guide}`, { contactPhone: '+94770000001' }, admin);
  const itemId = await addListing(api, 'tour');
  const [review] = await api.db
    .insert(reviews)
    .values({ itemType: 'tour', itemId, userId: owner.id, rating: 1, comment: 'Dull' })
    .returning();
  await api.patch(`/admin/reviews/${review?.id}/hide`, { reason: 'Dull is no reason' }, admin);
  await api.post(`/admin/users/${owner.id}/suspend`, { reason: 'Sunil shows no papers' }, admin);
  await api.post(`/admin/users/${owner.id}/restore`, {}, admin);
  await api.db.update(users).set({ suspendedAt: null });
  const again = await api.signIn();
  await api.db.execute(sql`update sessions set user_id = ${owner.id} where user_id = ${again.id}`);
  expect((await api.delete('/auth/account', again)).statusCode).toBe(204);

  await afterDays(29);
  expect(JSON.stringify(await audited())).toMatch(/SLTDA|77123/);
  await afterDays(31);
  const entries = await audited();
  expect(JSON.stringify(entries)).not.toMatch(personal);
  expect(entries).toMatchObject([
    {
      ...{ action: 'restore', thing: 'user', thingId: owner.id, thingName: 'Former member' },
      before: { suspended: true, reason: null },
    },
    { action: 'suspend', actorId: admin.id, at: begin.toISOString(), reason: null },
    { action: 'hide', thing: 'review', before: { comment: null, rating: 1 }, after: { hidden: true } },
    {
      ...{ action: 'edit', thing: 'tourGuide', thingId: guide, thingName: 'A deleted listing' },
      ...{ before: { contactPhone: null }, after: { contactPhone: null }, erasedAt: now.toISOString() },
    },
  ]);
});

test('of a listing that an administrator deleted the names of its fields are left, and of those that live all', async () => {
  const [gone, kept] = [await add(), await add((await api.signIn()).id)];
  await api.put(`/tour-guides/${kept}`, { bio: 'Knows Galle.' }, admin);
  await api.delete(`/tour-guides/${gone}`, { ...admin, payload: { reason: 'Sunil has no papers' } });
  await afterDays(29);
  expect((await audited())[0].before.details).toMatchObject(details);
  await afterDays(31);
  const [deleted, edited] = await audited();
  expect(deleted).toMatchObject({ action: 'delete', reason: null, before: { status: 'approved' } });
  expect(deleted.before.details).toEqual(expect.arrayContaining(['contactPhone', 'licenseNumber', 'name']));
  expect(JSON.stringify(deleted)).not.toMatch(personal);
  expect(edited).toMatchObject({
    ...{ thingId: kept, thingName: 'Sunil Perera', erasedAt: null },
    after: { bio: 'Knows Galle.' },
  });
});

describe('what was read of a thread between two, and why it was reported', () => {
  const { ask, offer, accept, act } = actions(api);
  const reason = 'Sunil threatens me';
  /** Agreed between a traveller and a partner, so that it stays when one of both leaves; reported, and read by an administrator. */
  async function readByAdmin(traveller: SignedInPerson): Promise<string> {
    const [thread] = await ask(asked([await addVehicle(api, owner.id)]), traveller);
    const id = thread?._id ?? '';
    await accept(id, (await offer(id, owner))._id, traveller);
    expect((await act(id, 'report', traveller, { reason })).statusCode).toBe(204);
    expect((await api.get(`/admin/inquiries/${id}`, admin)).statusCode).toBe(200);
    return id;
  }
  const leave = async (who: SignedInPerson) => {
    await api.db.update(users).set({ passwordHash: null }).where(eq(users.id, who.id));
    expect((await api.delete('/auth/account', { ...who, payload: {} })).statusCode).toBe(204);
  };

  test.each(['traveller', 'partner'])('goes thirty days after the %s has left', async (side) => {
    const traveller = await api.signIn({ userName: 'Maja' });
    const id = await readByAdmin(traveller);
    await leave(side === 'traveller' ? traveller : owner);
    await afterDays(29);
    expect(await audited()).toMatchObject([{ action: 'read', thingId: id, reason, erasedAt: null }]);
    await afterDays(31);
    expect(await audited()).toMatchObject([
      { action: 'read', actorId: admin.id, thingId: id, thingName: 'A thread', reason: null },
    ]);
  });

  test('goes with a thread that is deleted, and stays while both are there', async () => {
    const [kept, gone] = [
      await readByAdmin(await api.signIn()),
      await readByAdmin(await api.signIn({ userName: 'Maja' })),
    ];
    await api.db.execute(sql`delete from agreements where inquiry_id = ${gone}::uuid`);
    await api.db.execute(sql`delete from inquiries where id = ${gone}::uuid`);
    await afterDays(31);
    expect(await audited()).toMatchObject([
      { thingId: gone, reason: null },
      { thingId: kept, reason },
    ]);
  });

  test('is in the file of neither side: the one who was reported would learn of it', async () => {
    const traveller = await api.signIn({ userName: 'Maja' });
    const id = await readByAdmin(traveller);
    for (const side of [traveller, owner]) {
      const file = (await api.post('/auth/export', {}, side)).json();
      expect(file.audit.doneToMine).toEqual([]);
      expect(JSON.stringify(file).includes(reason)).toBe(side === traveller);
    }
    expect(await audited()).toMatchObject([{ action: 'read', thingId: id }]);
  });
});

test('what was searched for before a table was taken away is written down nowhere, and goes where it was', async () => {
  const search = encodeURIComponent('sunil@example.lk');
  for (const table of ['users', 'payments'])
    expect((await api.get(`/admin/exports/${table}?search=${search}`, admin)).statusCode).toBe(200);
  expect(await audited()).toMatchObject([
    { action: 'export', thing: 'payment', after: { filters: { search: true } } },
    { action: 'export', thing: 'user', after: { filters: { search: true } } },
  ]);
  expect(JSON.stringify(await audited())).not.toContain('sunil');
  await recordAudit(api.db, {
    actorId: admin.id,
    action: 'export',
    thing: 'payment',
    thingId: '*',
    thingName: 'CSV',
    at: now,
    after: { filters: { status: 'pending', search: 'sunil@example.lk' } },
  });
  expect(JSON.stringify(await audited())).toContain('sunil');
  await afterDays(1);
  const [erased] = await audited();
  expect(erased).toMatchObject({
    ...{ action: 'export', thing: 'payment', thingName: 'CSV', erasedAt: now.toISOString() },
    after: { filters: { status: 'pending', search: true } },
  });
  await afterDays(2);
  expect((await audited())[0]).toEqual(erased);
});

test('what one takes along holds what the audit says of one, and nothing of others', async () => {
  const [guide, other] = [await add(), await addListing(api, 'tour')];
  await api.put(`/tour-guides/${guide}`, { contactPhone: '+94770000001' }, admin);
  await api.put(`/tours/${other}`, { duration: '3 days' }, admin);
  const mine = (await api.post('/auth/export', {}, owner)).json();
  expect(mine.audit).toMatchObject({
    doneToMine: [
      { action: 'edit', thing: 'tourGuide', thingId: guide, before: { contactPhone: details.contactPhone } },
    ],
    doneByMe: [],
  });
  expect(JSON.stringify(mine.audit)).not.toContain(admin.id);
  const theirs = (await api.post('/auth/export', {}, admin)).json().audit;
  expect(theirs.doneToMine).toEqual([]);
  expect(theirs.doneByMe).toMatchObject([{ thingId: guide }, { thingId: other }]);
  expect(JSON.stringify(theirs)).not.toMatch(personal);
});

test('an answer that was taken away is in the file of who wrote it, with its words, and without them in that of who was answered', async () => {
  const [guide, traveller] = [await add(), await api.signIn({ userName: 'Maja' })];
  const [review] = await api.db
    .insert(reviews)
    .values({ itemType: 'tourGuide', itemId: guide, userId: traveller.id, rating: 1, comment: 'Dull' })
    .returning();
  await api.put(`/reviews/${review?.id}/reply`, { text: 'You lie.' }, owner);
  expect((await api.delete(`/reviews/${review?.id}/reply`, admin)).statusCode).toBe(204);
  const fileOf = async (who: SignedInPerson) =>
    (await api.post('/auth/export', {}, who)).json().audit.doneToMine;
  const entry = { action: 'take answer away', thing: 'review', thingId: review?.id };
  expect(await fileOf(owner)).toMatchObject([{ ...entry, before: { reply: 'You lie.' } }]);
  expect(await fileOf(traveller)).toMatchObject([{ ...entry, before: null }]);
});

test('what was said in a review that was deleted stays in the audit for thirty days', async () => {
  const itemId = await addListing(api, 'tour');
  const [review] = await api.db
    .insert(reviews)
    .values({ itemType: 'tour', itemId, userId: owner.id, rating: 1, comment: 'Dull' })
    .returning();
  const payload = { reason: 'Sunil asked for it' };
  expect((await api.delete(`/admin/reviews/${review?.id}`, { ...admin, payload })).statusCode).toBe(204);
  await afterDays(29);
  expect(await audited()).toMatchObject([{ action: 'delete', before: { comment: 'Dull' }, ...payload }]);
  await afterDays(31);
  const entries = await audited();
  expect(entries).toMatchObject([{ action: 'delete', thingName: 'A review', reason: null }]);
  expect(JSON.stringify(entries)).not.toMatch(personal);
});

test('a review that an administrator deleted is in the file of who wrote it, with its words, as long as the audit has them', async () => {
  const traveller = await api.signIn({ userName: 'Maja' });
  const itemId = await add();
  const [review] = await api.db
    .insert(reviews)
    .values({ itemType: 'tourGuide', itemId, userId: traveller.id, rating: 1, comment: 'Dull' })
    .returning();
  const payload = { reason: 'It insults him.' };
  expect((await api.delete(`/admin/reviews/${review?.id}`, { ...admin, payload })).statusCode).toBe(204);
  const fileOf = async (who: SignedInPerson) =>
    (await api.post('/auth/export', {}, who)).json().audit.doneToMine;
  const entry = { action: 'delete', thing: 'review', thingId: review?.id, before: { comment: 'Dull' } };
  expect(await fileOf(traveller)).toMatchObject([{ ...entry, ...payload }]);
  expect(await fileOf(owner)).toEqual([]);
  await afterDays(31);
  expect(JSON.stringify(await audited())).not.toContain(traveller.id);
});

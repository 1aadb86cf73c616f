import { deliveredSettings } from '@serendib/contract/admin/delivered-settings';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { untilWaiting } from '../../../platform/database/testing.ts';
import { useApi } from '../../../platform/testing.ts';
import { accountsOf, password } from '../../accounts/testing.ts';
import { addListing } from '../testing.ts';
import { purgeListings } from './purge-listings.ts';

const api = useApi({ isTrial: true, payments: { mode: 'simulator' } });
const { join } = accountsOf(api);

/** As counts are added: the first, then the second, while an account's are written. */
async function whileBothAreCounted(
  { first, second }: { first: string; second: string },
  write: () => ReturnType<typeof api.post>,
) {
  const writing = await api.db.transaction(async (tx) => {
    await tx.execute(sql`select from listings where id = ${first} for no key update`);
    const begun = { reply: write() };
    await untilWaiting(api.db);
    await tx.execute(sql`select from listings where id = ${second} for no key update nowait`);
    return begun;
  });
  return writing.reply;
}

test('all listings of an account are hidden, shown and deleted in the order of their ids, as counts are added', async () => {
  const owner = await join('owner@example.lk');
  const admin = await api.signIn({ role: 'admin' });
  const ownerId: string = (await api.get('/auth/profile', owner)).json()._id;
  const first = await addListing(api, 'vehicle', {}, { ownerId });
  // By its kind, and by where it is stored, the second one comes first.
  const second = await addListing(api, 'tour', {}, { ownerId });
  await api.db.execute(sql`update listings set title = title || '.' where id = ${first}`);

  const whileCounted = async (write: () => ReturnType<typeof api.post>) => {
    const { statusCode, body } = await whileBothAreCounted({ first, second }, write);
    expect([200, 204], body).toContain(statusCode);
    const { rows } = await api.db.execute(sql`select hidden_at is not null as hidden,
      deleted_at is not null as deleted from listings where owner_id = ${ownerId}`);
    return rows;
  };
  const both = (hidden: boolean, deleted = false) => [1, 2].map(() => ({ hidden, deleted }));
  const suspend = () => api.post(`/admin/users/${ownerId}/suspend`, { reason: 'Spam.' }, admin);
  expect(await whileCounted(suspend)).toEqual(both(true));
  expect(await whileCounted(() => api.post(`/admin/users/${ownerId}/restore`, {}, admin))).toEqual(
    both(false),
  );
  // Their session ended with the suspension.
  const again = await api.post('/auth/login', { email: 'owner@example.lk', password });
  const headers = { authorization: `Bearer ${again.json().token}` };
  const leave = () => api.delete('/auth/account', { headers, payload: { password } });
  expect(await whileCounted(leave)).toEqual(both(false, true));
});

test('all vehicles of an account become premium in the order of their ids', async () => {
  const admin = await api.signIn({ role: 'admin' });
  const settings = { ...deliveredSettings, promotionLastDay: '2099-12-31' };
  expect((await api.put('/admin/settings', settings, admin)).statusCode).toBe(200);
  const owner = await api.signIn();
  const add = () => addListing(api, 'vehicle', {}, { ownerId: owner.id });
  const [first, second] = [await add(), await add()];
  // By where it is stored, the second one comes first, and so few are read as they are stored.
  await api.db.execute(sql`update listings set title = title || '.' where id = ${first}`);
  await api.db.execute(sql`analyze listings`);
  const begin = () => api.post('/free-months', { kind: 'vehicle' }, owner);
  const { statusCode, body } = await whileBothAreCounted({ first, second }, begin);
  expect(statusCode, body).toBe(201);
  const { rows } = await api.db.execute(
    sql`select is_premium from listings where owner_id = ${owner.id} and is_premium`,
  );
  expect(rows).toHaveLength(2);
});

test('of many listings that were deleted a month ago all go but one that is in other hands, which is waited for by nobody', async () => {
  await api.empty('listings');
  const held = await addListing(api, 'vehicle');
  await api.db.execute(sql`insert into listings (id, kind, title, details, search)
    select gen_random_uuid(), kind, title, details, search from listings, generate_series(1, 120)`);
  await api.db.execute(sql`update listings set deleted_at = now() - interval '31 days'`);
  const left = async () => (await api.db.execute(sql`select id from listings`)).rows;
  await api.db.transaction(async (tx) => {
    await tx.execute(sql`select from listings where id = ${held} for no key update`);
    await purgeListings({ db: api.db, clock: () => new Date() });
    expect(await left()).toEqual([{ id: held }]);
  });
  await purgeListings({ db: api.db, clock: () => new Date() });
  expect(await left()).toEqual([]);
});

import { sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { type SignedInPerson, useApi } from '../../../platform/testing.ts';
import { addListing } from '../../listings/testing.ts';

const api = useApi();
let [owner, other, admin] = [] as unknown as SignedInPerson[];
let van = '';
beforeEach(async () => {
  await api.empty('listings', 'users', 'audit', 'sent_mails');
  [owner, other, admin] = [await api.signIn(), await api.signIn(), await api.signIn({ role: 'admin' })];
  van = await addListing(api, 'vehicle', { baseLocation: 'Kandy' }, { ownerId: owner?.id ?? null });
});

const lake = { latitude: 7.2921, longitude: 80.6402 };
const put = (body: object, who = owner, id = van) => api.put(`/listings/${id}/pin`, body, who);
const shown = async () => {
  const { latitude, longitude, located } = (await api.get(`/vehicles/${van}`)).json();
  return { latitude, longitude, located };
};

test('a listing is where its owner puts it, in lists too, until the pin is taken away', async () => {
  const before = await shown();
  expect(before.located).toBe('town');
  expect((await put(lake)).json()).toEqual({ ...lake, located: 'exact' });
  expect(await shown()).toEqual({ ...lake, located: 'exact' });
  const [card] = (await api.get('/vehicles?bbox=80.64,7.292,80.641,7.293&view=card')).json();
  expect(card).toMatchObject({ _id: van, ...lake, located: 'exact' });
  expect((await api.delete(`/listings/${van}/pin`, owner)).json()).toEqual(before);
  expect(await shown()).toEqual(before);
});

test('the pin stays when other words are changed, and goes when it now stands in another part of the island', async () => {
  await put(lake);
  const change = (body: object) => api.put(`/vehicles/owner/${van}`, body, owner);
  expect((await change({ pricePerDay: 21_000 })).statusCode).toBe(200);
  expect(await shown()).toEqual({ ...lake, located: 'exact' });
  await api.db.execute(sql`select graphile_worker.add_job('listings:columns', '{}')`);
  await api.runJobs();
  expect(await shown()).toEqual({ ...lake, located: 'exact' });
  expect((await change({ baseLocation: 'Jaffna' })).statusCode).toBe(200);
  expect(await shown()).toMatchObject({ located: 'town' });
  expect((await shown()).latitude).toBeGreaterThan(9.5);
});

test('each move of the pin is in the history of the listing, and one by our team is mailed to its owner', async () => {
  const history = async () => (await api.get(`/listings/${van}/history`, owner)).json().revisions;
  const mails = async () => {
    await api.runJobs();
    return (await api.db.execute(sql`select "to", text from sent_mails order by id`)).rows;
  };
  await put(lake);
  await put(lake);
  await put({ ...lake, latitude: 7.5 }, admin);
  await put({ ...lake, latitude: 7.5 }, admin);
  await api.delete(`/listings/${van}/pin`, owner);
  await api.delete(`/listings/${van}/pin`, owner);
  const pin = { field: 'pin', label: 'Place on the map' };
  expect(await history()).toMatchObject([
    { by: 'owner', version: 4, changes: [{ ...pin, from: '7.5, 80.6402', to: null }] },
    { by: 'admin', version: 3, changes: [{ ...pin, from: '7.2921, 80.6402', to: '7.5, 80.6402' }] },
    { by: 'owner', version: 2, changes: [{ ...pin, from: null, to: '7.2921, 80.6402' }] },
  ]);
  expect(await mails()).toEqual([
    {
      to: owner?.email,
      text: expect.stringContaining('Place on the map: 7.5, 80.6402 (before: 7.2921, 80.6402)'),
    },
  ]);
  expect((await api.db.execute(sql`select from audit`)).rows).toHaveLength(1);
});

test('a pin that goes with its words is in the history beside them, and in the mail where our team changed them', async () => {
  const change = (baseLocation: string, who = owner) =>
    api.put(`/vehicles/owner/${van}`, { baseLocation }, who);
  const gone = { field: 'pin', label: 'Place on the map', from: '7.2921, 80.6402', to: null };
  await put(lake);
  expect((await change('Jaffna', admin)).statusCode).toBe(200);
  expect((await change('Kandy', admin)).statusCode).toBe(200);
  await put(lake);
  expect((await change('Galle')).statusCode).toBe(200);
  const { revisions } = (await api.get(`/listings/${van}/history`, owner)).json();
  expect(revisions).toMatchObject([
    { by: 'owner', changes: [{ field: 'baseLocation', from: 'Kandy', to: 'Galle' }, gone] },
    { by: 'owner', changes: [{ field: 'pin', from: null }] },
    { by: 'admin', changes: [{ field: 'baseLocation', from: 'Jaffna', to: 'Kandy' }] },
    { by: 'admin', changes: [{ field: 'baseLocation', from: 'Kandy', to: 'Jaffna' }, gone] },
    { by: 'owner', changes: [{ field: 'pin', from: null }] },
  ]);
  await api.runJobs();
  const mails = await api.db.execute<{ text: string }>(sql`select text from sent_mails order by id`);
  const told = mails.rows.map(({ text }) => text.split('\n').filter((line) => /\(before: /.test(line)));
  expect(told).toEqual([
    [
      expect.stringContaining('Jaffna (before: Kandy)'),
      'Place on the map: nothing (before: 7.2921, 80.6402)',
    ],
    [expect.stringContaining('Kandy (before: Jaffna)')],
  ]);
  const { rows } = await api.db.execute(sql`select before, after from audit order by id`);
  expect(rows[0]).toEqual({
    before: { baseLocation: 'Kandy', pin: gone.from },
    after: { baseLocation: 'Jaffna', pin: null },
  });
});

test('a moved pin refuses no form and no decision that was begun before it, nor keeps one from being taken back', async () => {
  const save = (version: number) =>
    api.put(`/vehicles/owner/${van}`, { pricePerDay: 21_000 + version, version }, owner);
  await put(lake);
  await put({ ...lake, latitude: 7.5 }, admin);
  expect((await save(1)).statusCode).toBe(200);
  // By now another field was changed since.
  await put(lake);
  expect((await save(1)).json()).toMatchObject({ code: 'STALE_VERSION' });
  for (const never of [0, 6, 1e15, -1e15])
    expect((await save(never)).json()).toMatchObject({ code: 'STALE_VERSION' });
  const verdict = { status: 'rejected', reason: 'Blurred photo', from: 'approved' };
  const decide = (version: number) => api.patch(`/vehicles/${van}/verify`, { ...verdict, version }, admin);
  expect((await decide(3)).json()).toMatchObject({ code: 'STALE_VERSION' });
  const decided = await decide(4);
  expect(decided.statusCode).toBe(200);
  // Sent again, as its answer was lost: by what it named before and after another move it is known.
  const again = async () => (await decide(4)).json();
  expect(await again()).toMatchObject({ status: 'rejected', decision: decided.json().decision });
  await put({ ...lake, latitude: 7.6 });
  expect(await again()).toMatchObject({ status: 'rejected', decision: decided.json().decision });
  // And pressed once more by a page that names nothing of before.
  const pressed = await api.patch(
    `/vehicles/${van}/verify`,
    { status: 'rejected', reason: verdict.reason },
    admin,
  );
  expect(pressed.json()).toMatchObject({ status: 'rejected', decision: decided.json().decision });
  const undone = await api.post('/admin/listings/undo', { ids: [van] }, admin);
  expect(undone.json()).toMatchObject({ done: 1 });
});

test('others, strangers and points in the sea are refused; what an administrator does is audited', async () => {
  expect((await put(lake, other)).statusCode).toBe(403);
  expect((await api.put(`/listings/${van}/pin`, lake)).statusCode).toBe(401);
  for (const wrong of [
    { ...lake, latitude: 51.5 },
    { ...lake, longitude: 200 },
    { latitude: 7 },
    { ...lake, latitude: null },
  ])
    expect((await put(wrong)).statusCode).toBe(400);
  const guide = await addListing(api, 'tourGuide', {}, { ownerId: owner?.id ?? null });
  expect((await put(lake, owner, guide)).json()).toMatchObject({
    error: 'This has no place of its own on the map.',
  });
  expect((await put(lake, admin)).statusCode).toBe(200);
  const { rows } = await api.db.execute(sql`select action, after from audit`);
  expect(rows).toEqual([{ action: 'edit', after: { ...lake, located: 'exact' } }]);
});

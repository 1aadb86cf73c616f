import { kinds } from '@serendib/contract/listings/kinds/index';
import { sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { untilWaiting } from '../../../platform/database/testing.ts';
import { type SignedInPerson, useApi } from '../../../platform/testing.ts';
import { whenDecided } from '../../moderation/testing.ts';
import { actions, addVehicle, anOffer, asked, linksIn, withKey } from '../testing.ts';

// Ahead of the database's own clock, by which a job is due.
let now = new Date('2097-01-05T10:00:00Z');
const api = useApi({ clock: () => now, isTrial: true });
const { ask, read, accept, act, mailsTo, ...acts } = actions(api);
let maja: SignedInPerson;
let jonas: SignedInPerson;
let nimal: SignedInPerson;
let admin: SignedInPerson;
let van: string;

beforeEach(async () => {
  now = new Date('2097-01-05T10:00:00Z');
  await api.empty('agreements', 'inquiries', 'listings', 'users', 'sent_mails');
  maja = await api.signIn({ userName: 'Maja' });
  jonas = await api.signIn({ userName: 'Jonas' });
  nimal = await api.signIn({ userName: 'Nimal' });
  admin = await api.signIn({ role: 'admin' });
  van = await addVehicle(api, nimal.id);
});

const soon = { from: '2097-02-10', to: '2097-02-14' };
const question = async (who = maja, more: object = {}) =>
  (await ask(asked([van], { ...soon, ...more }), who))[0]?._id ?? '';
const offer = (id: string, who: SignedInPerson, more: object = {}) =>
  acts.offer(id, who, { validUntil: '2097-01-20', ...more });
const later = { from: '2097-03-10', to: '2097-03-12' };
const verify = (isVerified: boolean) =>
  api.patch(
    `/vehicles/${van}/verify`,
    { status: isVerified ? 'approved' : 'rejected', isVerified, reason: 'Its papers have run out.' },
    admin,
  );
const remove = () => api.delete(`/vehicles/${van}`, nimal);
/** Until a decision can be taken back no more, and what follows from it has run. */
const followed = async () => {
  now = new Date(now.getTime() + 60_000);
  await whenDecided(api);
};
const subjectsTo = async ({ email }: SignedInPerson) => (await mailsTo(email)).map(({ subject }) => subject);
const refusal = `“${kinds.vehicle.example.vehicleModel}” is not on Serendib just now: nothing can be agreed about it.`;

test.each([
  ['deleted', () => api.db.execute(sql`update listings set deleted_at = now()`)],
  ['rejected', () => api.db.execute(sql`update listings set status = 'rejected'`)],
  ['to be looked at', () => api.db.execute(sql`update listings set status = 'pending'`)],
  ['hidden', () => api.db.execute(sql`update listings set hidden_at = now()`)],
])('what is %s is neither offered nor agreed on', async (_, take) => {
  const [asks, offered] = [await question(), await question(jonas, later)];
  const { _id } = await offer(offered, nimal, { from: undefined });
  await take();
  const refused = [
    await api.post(`/inquiries/${asks}/offers`, anOffer({ validUntil: '2097-01-20' }), nimal),
    await act(offered, `offers/${_id}/accept`, jonas),
  ];
  expect(refused.map(({ statusCode, body }) => [statusCode, JSON.parse(body).error])).toEqual([
    [409, refusal],
    [409, refusal],
  ]);
  expect(await read(asks, maja)).toMatchObject({ status: 'open', offers: [] });
  expect(await read(offered, jonas)).toMatchObject({ status: 'offered', agreement: null });
});

test('an owner who deletes a listing ends what is not agreed; what is agreed stands, and its traveller has the number', async () => {
  const [asks, offered, agreed] = [
    await question(),
    await question(jonas),
    await question(jonas, { ...later, flexible: false }),
  ];
  await offer(offered, nimal, { validUntil: '2097-01-25' });
  const { _id } = await offer(agreed, nimal);
  const { agreement } = await accept(agreed, _id, jonas);
  expect((await remove()).statusCode).toBe(204);
  expect(await subjectsTo(maja)).toContainEqual(expect.stringMatching(/cannot be had any more$/));
  expect(await read(asks, maja)).toMatchObject({ status: 'cancelled' });
  expect(await read(offered, jonas)).toMatchObject({ status: 'cancelled' });
  expect(await read(agreed, jonas)).toMatchObject({ status: 'agreed', agreement: { cancelledAt: null } });
  const told = (await mailsTo(jonas.email)).filter(({ subject }) =>
    subject.includes('was taken off Serendib'),
  );
  expect(told).toHaveLength(1);
  expect(told[0]?.subject).toContain(agreement?.number);
  expect(told[0]?.text).toContain(kinds.vehicle.example.contactPhone);
  expect(told[0]?.text).toContain(`/inquiries/${agreed}`);
  await followed();
  expect((await subjectsTo(jonas)).filter((subject) => subject.includes('was taken off'))).toHaveLength(1);
});

test('who has an agreement is told once, however often it is said that the listing is gone', async () => {
  const agreed = await question();
  await accept(agreed, (await offer(agreed, nimal))._id, maja);
  await verify(false);
  expect((await remove()).statusCode).toBe(204);
  await followed();
  for (let times = 0; times < 2; times += 1) {
    await api.db.execute(
      sql`select graphile_worker.add_job('inquiries:listing-gone', ${JSON.stringify({ listingId: van })}::json)`,
    );
    await followed();
  }
  expect((await subjectsTo(maja)).filter((subject) => subject.includes('was taken off'))).toHaveLength(1);
});

test('what our team takes off ends once that cannot be taken back, and what is agreed stands without a word', async () => {
  const [asks, agreed] = [await question(), await question(jonas, later)];
  await accept(agreed, (await offer(agreed, nimal, { from: undefined }))._id, jonas);
  const before = await subjectsTo(jonas);
  expect((await verify(false)).statusCode).toBe(200);
  await api.runJobs();
  expect(await read(asks, maja)).toMatchObject({ status: 'open' });
  await followed();
  expect(await read(asks, maja)).toMatchObject({ status: 'cancelled' });
  expect(await subjectsTo(maja)).toContainEqual(expect.stringMatching(/cannot be had any more$/));
  expect(await read(agreed, jonas)).toMatchObject({ status: 'agreed' });
  expect(await subjectsTo(jonas)).toEqual(before);
});

test('what was rejected by mistake and verified at once goes on', async () => {
  const asks = await question();
  await verify(false);
  await verify(true);
  await followed();
  expect(await read(asks, maja)).toMatchObject({ status: 'open' });
  await accept(asks, (await offer(asks, nimal))._id, maja);
});

test('what our team deletes ends as well, and who has an agreement is told', async () => {
  const [asks, agreed] = [await question(), await question(jonas, later)];
  await accept(agreed, (await offer(agreed, nimal, { from: undefined }))._id, jonas);
  const items = [{ kind: 'vehicle', _id: van }];
  const done = await api.post(
    '/admin/listings/bulk',
    { action: 'delete', reason: 'It is a copy of another.', items },
    admin,
  );
  expect(done.json(), done.body).toMatchObject({ done: 1 });
  await followed();
  expect(await read(asks, maja)).toMatchObject({ status: 'cancelled' });
  expect((await subjectsTo(jonas)).filter((subject) => subject.includes('was taken off'))).toHaveLength(1);
});

test('what an administrator deletes of their own in the back office can be taken back as any other, and its threads go on', async () => {
  van = await addVehicle(api, admin.id);
  const asks = await question();
  const items = [{ kind: 'vehicle', _id: van }];
  const reason = 'It is a copy of another.';
  const done = (await api.post('/admin/listings/bulk', { action: 'delete', reason, items }, admin)).json();
  await api.runJobs();
  expect(await read(asks, maja)).toMatchObject({ status: 'open' });
  expect((await api.get(`/admin/audit?thingId=${van}`, admin)).json()).toMatchObject([
    { action: 'delete', reason },
  ]);
  const decisions = [done.results[0].decision];
  expect((await api.post('/admin/listings/undo', { ids: [van], decisions }, admin)).json()).toMatchObject({
    done: 1,
  });
  await followed();
  expect(await read(asks, maja)).toMatchObject({ status: 'open' });
  expect((await api.get(`/vehicles/${van}`)).statusCode).toBe(200);
});

test('who accepts while the listing is deleted waits, and is refused', async () => {
  const asks = await question();
  const { _id } = await offer(asks, nimal);
  let accepting: ReturnType<typeof act> | undefined;
  await api.db.transaction(async (tx) => {
    await tx.execute(sql`select from listings where id = ${van}::uuid for update`);
    accepting = act(asks, `offers/${_id}/accept`, maja);
    accepting.catch(() => undefined);
    await untilWaiting(api.db);
    await tx.execute(sql`update listings set deleted_at = now() where id = ${van}::uuid`);
  });
  const refused = await accepting;
  expect([refused?.statusCode, refused?.json().error]).toEqual([409, refusal]);
});

test('what a guest asked reaches nobody while travellers may not see the listing, and does once they may', async () => {
  const email = 'petra@example.org';
  await ask(asked([van], { ...soon, guest: { name: 'Petra', email } }));
  const [link] = linksIn((await mailsTo(email))[0]?.text);
  const confirm = () => api.post(withKey(link?.id ?? '', link?.key ?? '', '/confirm'));
  await api.db.execute(sql`update listings set status = 'pending' where id = ${van}::uuid`);
  const refused = await confirm();
  expect([refused.statusCode, refused.json().error]).toEqual([409, refusal]);
  expect(await subjectsTo(nimal)).toEqual([]);
  await api.db.execute(sql`update listings set status = 'approved' where id = ${van}::uuid`);
  expect((await confirm()).json()).toMatchObject({ status: 'open' });
  expect(await subjectsTo(nimal)).toHaveLength(1);
});

test('who asks while the listing is deleted waits, and is told that it is not there', async () => {
  let asking: ReturnType<typeof api.post> | undefined;
  await api.db.transaction(async (tx) => {
    await tx.execute(sql`select from listings where id = ${van}::uuid for update`);
    asking = api.post('/inquiries', asked([await addVehicle(api, jonas.id), van], soon), maja);
    asking.catch(() => undefined);
    await untilWaiting(api.db);
    await tx.execute(sql`update listings set deleted_at = now() where id = ${van}::uuid`);
  });
  const refused = await asking;
  expect([refused?.statusCode, refused?.json().fields]).toEqual([
    404,
    { 'itemIds.1': 'This is not there any more.' },
  ]);
  expect(await api.db.$count(sql`inquiries`)).toBe(0);
});

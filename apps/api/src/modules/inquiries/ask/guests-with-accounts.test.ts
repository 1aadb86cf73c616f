import { sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { untilWaiting } from '../../../platform/database/testing.ts';
import { type SignedInPerson, useApi } from '../../../platform/testing.ts';
import { newId } from '../../../schema/index.ts';
import { actions, addVehicle, asked, linksIn, withKey } from '../testing.ts';

// A person may ask as a guest and have an account, then or later: what holds for the one holds for the other.

const begun = new Date('2027-01-05T10:00:00Z');
let now = begun;
const api = useApi({ clock: () => now, isTrial: true });
const { ask, offer, act, passTime, mailsTo } = actions(api);
let nimal: SignedInPerson;
let vans: [string, string];
const email = 'maja@example.org';
const guest = { name: 'Maja', email };
const otherDays = { from: '2027-03-01', to: '2027-03-02' };

beforeEach(async () => {
  now = begun;
  await api.empty('agreements', 'inquiries', 'listings', 'users', 'sent_mails');
  nimal = await api.signIn({ userName: 'Nimal' });
  await api.db.execute(sql`update sessions set expires_at = '2099-01-01', last_seen_at = '2027-02-20'`);
  vans = [await addVehicle(api, nimal.id), await addVehicle(api, nimal.id)];
});

/** A question of the guest, and the key of its link in the mail. */
async function asGuest(van: string, address = email, more: object = {}) {
  const [thread] = await ask(asked([van], { guest: { ...guest, email: address }, ...more }));
  const id = thread?._id ?? '';
  const link = linksIn((await mailsTo(address)).at(-1)?.text).find((one) => one.id === id);
  return { id, key: link?.key ?? '' };
}
const confirm = ({ id, key }: { id: string; key: string }) => api.post(withKey(id, key, '/confirm'));
async function sentAsGuest(van: string, address = email) {
  const link = await asGuest(van, address);
  expect((await confirm(link)).statusCode).toBe(200);
  return link;
}
const makeAccount = () => api.signIn({ email: 'Maja@example.org', userName: 'Maja' });
const refusal = async (body: object, who?: SignedInPerson) => {
  const reply = await api.post('/inquiries', body, who);
  return [reply.statusCode, reply.json().error];
};
const blocked = [409, expect.stringContaining('cannot be asked')];

test.each([['before'], ['after']])(
  'who was blocked as a guest is blocked with an account of the address, %s the threads are in it',
  async (when) => {
    const { id } = await sentAsGuest(vans[0]);
    expect((await act(id, 'block', nimal)).statusCode).toBe(204);
    const again = await asGuest(vans[0], email, otherDays);
    expect((await confirm(again)).json().error).toContain('cannot be asked');
    const maja = await makeAccount();
    if (when === 'after') {
      expect((await api.get('/inquiries', maja)).json()).toMatchObject([{ _id: id }]);
      // Another address frees no account.
      await api.db.execute(sql`update users set email = 'new@example.org' where id = ${maja.id}::uuid`);
    }
    expect(await refusal(asked([vans[1]], otherDays), maja)).toEqual(blocked);
    // An address that is only said to be one's own is none.
    const stranger = await api.signIn({ email: 'anna@example.org' });
    await ask(asked([vans[0]], otherDays), stranger);
  },
);

test('who was blocked with an account, or as a guest, sends nothing more as a guest with the address', async () => {
  const [first, second] = [await sentAsGuest(vans[0]), await asGuest(vans[1])];
  await act(first.id, 'block', nimal);
  expect((await confirm(second)).json().error).toContain('cannot be asked');
  await api.empty('inquiries', 'inquiry_blocks', 'sent_mails');
  const maja = await makeAccount();
  const [thread] = await ask(asked([vans[0]]), maja);
  await act(thread?._id ?? '', 'block', nimal);
  // Whom the partner has blocked is told to those alone who have the address.
  const again = await asGuest(vans[1]);
  expect((await confirm(again)).json().error).toContain('cannot be asked');
  expect(await mailsTo(nimal.email)).toHaveLength(1);
});

test('nobody asks about their own listing as a guest with the address of their account', async () => {
  const link = await asGuest(vans[0], nimal.email.toUpperCase());
  const refused = await confirm(link);
  expect([refused.statusCode, refused.json().error]).toEqual([409, expect.stringContaining('is your own')]);
  expect((await api.get('/inquiries?as=partner', nimal)).json()).toEqual([]);
});

test('an account counts the news of what it asked as a guest before its inbox was ever opened', async () => {
  const [{ id }, { id: other }] = [
    await sentAsGuest(vans[0]),
    await sentAsGuest(vans[1], 'anna@example.org'),
  ];
  now = new Date('2027-01-05T11:00:00Z');
  for (const thread of [id, other]) await act(thread, 'messages', nimal, { text: 'Gladly.' });
  const unread = async (who: SignedInPerson) => (await api.get('/inquiries/unread', who)).json();
  expect(await unread(await makeAccount())).toEqual({ traveller: 1, partner: 0 });
  // Before an address is confirmed, it is none of the account's.
  const anna = await api.signIn({ email: 'anna@example.org', emailVerifiedAt: null });
  expect(await unread(anna)).toEqual({ traveller: 0, partner: 0 });
});

test('a mail to a guest that waits while their account takes the thread goes to the account', async () => {
  const { id } = await sentAsGuest(vans[0]);
  const maja = await makeAccount();
  now = new Date('2027-01-05T11:00:00Z');
  await offer(id, nimal);
  expect((await api.get('/inquiries/unread', maja)).json()).toMatchObject({ traveller: 1 });
  const told = (await mailsTo(maja.email)).filter(({ subject }) => subject.startsWith('An offer for'));
  expect(told.map(({ text }) => text)).toEqual([
    expect.stringMatching(new RegExp(`^Dear Maja,[^]*/inquiries/${id}(?!\\?key)`)),
  ]);
  expect(await mailsTo(email)).toHaveLength(1);
});

test('what was asked as a guest is not asked again with an account, nor the other way round', async () => {
  await sentAsGuest(vans[0]);
  const waiting = await asGuest(vans[1]);
  const maja = await makeAccount();
  const again = [409, expect.stringContaining('for this time already')];
  expect(await refusal(asked([vans[0]]), maja)).toEqual(again);
  // Nothing has gone out of the other: the account asks it, and the link then sends no second one.
  await ask(asked([vans[1]]), maja);
  expect((await confirm(waiting)).json().error).toContain('for this time already');
  expect((await api.get('/inquiries?as=partner', nimal)).json()).toHaveLength(2);
});

test('what is asked with an account while the link of the same question is opened is sent once', async () => {
  const maja = await makeAccount();
  const link = await asGuest(vans[0]);
  const { asking, confirming } = await api.db.transaction(async (tx) => {
    await tx.execute(sql`lock table inquiry_messages in share mode`);
    const begun = { asking: ask(asked([vans[0]]), maja) };
    begun.asking.catch(() => undefined);
    await untilWaiting(api.db, 1);
    const both = { ...begun, confirming: confirm(link) };
    both.confirming.catch(() => undefined);
    await untilWaiting(api.db, 2);
    return both;
  });
  expect(await asking).toHaveLength(1);
  expect((await confirming).json().error).toContain('for this time already');
});

test('who names the address of a guest learns nothing of what was asked with it, or who blocked it', async () => {
  const kumari = await api.signIn({ userName: 'Kumari' });
  const [third, fourth] = [await addVehicle(api, kumari.id), await addVehicle(api, kumari.id)];
  await sentAsGuest(vans[0]);
  await asGuest(vans[1]);
  const ofKumari = await sentAsGuest(third);
  expect((await act(ofKumari.id, 'block', kumari)).statusCode).toBe(204);
  for (const van of [...vans, fourth]) {
    const alone = await api.post('/inquiries', asked([van], { guest }));
    expect([alone.statusCode, alone.json().threads[0].status]).toEqual([201, 'unconfirmed']);
    // With an impossible one beside it nothing is mailed either.
    const mails = (await mailsTo(email)).length;
    const silent = await api.post('/inquiries', asked([van, newId()], { guest }));
    expect([silent.statusCode, Object.keys(silent.json().fields)]).toEqual([404, ['itemIds.1']]);
    expect(await mailsTo(email)).toHaveLength(mails);
  }
});

test('what a guest has asked twice is sent once, whichever link is opened first', async () => {
  const [first, second] = [await asGuest(vans[0]), await asGuest(vans[0])];
  const replies = await Promise.all([confirm(second), confirm(first)]);
  expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  expect(replies.find((reply) => reply.statusCode === 409)?.json().error).toContain('for this time already');
  expect((await mailsTo(nimal.email)).filter(({ subject }) => subject.includes('asks about'))).toHaveLength(
    1,
  );
});

test('a journey that was agreed on as a guest is asked about where there is an account, in time and once', async () => {
  const { id, key } = await sentAsGuest(vans[0]);
  const { _id } = await offer(id, nimal);
  await api.post(withKey(id, key, `/offers/${_id}/accept`));
  const askHowItWas = async () => {
    await api.db.execute(sql`select graphile_worker.add_job('inquiries:reviews', '{}')`);
    return (await mailsTo('Maja@example.org')).filter(({ subject }) => subject.startsWith('How was it'));
  };
  now = new Date('2027-02-15T06:00:00Z');
  await passTime();
  await makeAccount();
  now = new Date('2027-02-16T06:00:00Z');
  const [mail] = await askHowItWas();
  expect(mail?.text).toContain(`/vehicles/${vans[0]}?review=1#said`);
  expect(await askHowItWas()).toHaveLength(1);
});

test('what was asked as a guest stays with its links while the account of the address is suspended, also after a journey', async () => {
  const [over, other] = [await sentAsGuest(vans[0]), await sentAsGuest(vans[1])];
  const { _id } = await offer(over.id, nimal);
  await api.post(withKey(over.id, over.key, `/offers/${_id}/accept`));
  const maja = await makeAccount();
  const suspendedAt = (at: string | null) =>
    api.db.execute(sql`update users set suspended_at = ${at} where id = ${maja.id}::uuid`);
  await api.db.execute(sql`update sessions set expires_at = '2099-01-01', last_seen_at = '2027-02-16'`);
  await suspendedAt('2027-01-06T10:00:00Z');
  now = new Date('2027-02-16T06:00:00Z');
  await passTime();
  await api.db.execute(sql`select graphile_worker.add_job('inquiries:reviews', '{}')`);
  await api.runJobs();
  for (const { id, key } of [over, other]) expect((await api.get(withKey(id, key))).statusCode).toBe(200);
  await suspendedAt(null);
  expect((await api.get('/inquiries', maja)).json()).toHaveLength(2);
});

test('an account that leaves before its inbox was opened takes along what it asked as a guest', async () => {
  const { id } = await sentAsGuest(vans[0]);
  const maja = await makeAccount();
  await api.db.execute(sql`update users set password_hash = null where id = ${maja.id}::uuid`);
  const exported = (await api.post('/auth/export', {}, maja)).json();
  expect(exported.inquiries).toMatchObject([{ as: 'traveller', status: 'open' }]);
  expect((await api.delete('/auth/account', { ...maja, payload: {} })).statusCode).toBe(204);
  expect((await api.get(`/inquiries/${id}`, nimal)).statusCode).toBe(404);
});

test('what a stranger asked with somebody’s address and nobody confirmed is never theirs, and goes with their account or in a month', async () => {
  const maja = await makeAccount();
  await api.db.execute(
    sql`update sessions set expires_at = '2099-01-01', created_at = '2027-01-13T10:00:00Z'`,
  );
  const words = 'Signed Maja, who never wrote this.';
  const forged = await asGuest(vans[0], 'Maja@example.org', { message: words });
  const other = await asGuest(vans[1], 'anna@example.org', { message: words });
  now = new Date('2027-01-13T10:00:00Z');
  await passTime();
  expect((await api.get('/inquiries/unread', maja)).json()).toEqual({ traveller: 0, partner: 0 });
  expect((await api.get('/inquiries', maja)).json()).toEqual([]);
  expect((await api.get(`/inquiries/${forged.id}`, maja)).statusCode).toBe(404);
  await api.db.execute(sql`update users set password_hash = null where id = ${maja.id}::uuid`);
  expect((await api.post('/auth/export', {}, maja)).body).not.toContain(words);
  expect((await api.delete('/auth/account', { ...maja, payload: {} })).statusCode).toBe(204);
  const left = async () => (await api.db.execute(sql`select id, status from inquiries`)).rows;
  expect(await left()).toEqual([{ id: other.id, status: 'expired' }]);
  for (const [at, there] of [
    ['2027-02-12T09:59:00Z', 1],
    ['2027-02-12T10:01:00Z', 0],
  ] as const) {
    now = new Date(at);
    await api.db.execute(sql`select graphile_worker.add_job('inquiries:old', '{}')`);
    await api.runJobs();
    expect(await left()).toHaveLength(there);
  }
});

test('once an account has a thread, links that were mailed before open it no longer, and say why to who has one', async () => {
  const { id, key } = await sentAsGuest(vans[0]);
  const { _id } = await offer(id, nimal);
  await api.post(withKey(id, key, `/offers/${_id}/accept`));
  expect((await api.get(withKey(id, key))).statusCode).toBe(200);
  const maja = await makeAccount();
  expect((await api.get('/inquiries', maja)).json()).toMatchObject([{ _id: id, status: 'agreed' }]);
  const inAccount = [403, 'This thread is in an account: log in to open it.'];
  // Who is signed in is told what to do about it.
  const inAnother = [
    403,
    expect.stringMatching(/^This thread is in another account\. Sign out, log in with/),
  ];
  const anna = await api.signIn({ email: 'anna@example.org' });
  for (const address of [withKey(id, key), `/inquiries/compare?ids=${id}&key=${key}`]) {
    const reply = await api.get(address, anna);
    expect([reply.statusCode, reply.json().error]).toEqual(inAnother);
  }
  const reason = { reason: 'Plans have changed.' };
  const tries = async (wrong = key) => [
    await api.get(withKey(id, wrong)),
    await api.get(withKey(id, wrong, '/agreement')),
    await api.get(withKey(id, wrong, '/agreement-calendar')),
    await api.post(withKey(id, wrong, '/messages'), { text: 'And now?' }),
    await api.post(withKey(id, wrong, '/cancel'), reason),
    await api.post(withKey(id, wrong, '/report'), reason),
    await api.post(withKey(id, wrong, '/read')),
    await api.post(withKey(id, wrong, '/new-link')),
    await api.get(`/inquiries/compare?ids=${id}&key=${wrong}`),
  ];
  for (const reply of await tries()) expect([reply.statusCode, reply.json().error]).toEqual(inAccount);
  expect((await api.get(`/inquiries/expected?ids=${id}&key=${key}`)).statusCode).toBe(404);
  for (const reply of await tries('x'.repeat(43))) expect(reply.statusCode).toBe(404);
  // With the link and the session it is opened by the session.
  expect((await api.get(withKey(id, key), maja)).json()).toMatchObject({ as: 'traveller' });
  expect((await api.get(`/inquiries/compare?ids=${id}&key=${key}`, maja)).statusCode).toBe(200);
  await api.db.execute(sql`update users set password_hash = null where id = ${maja.id}::uuid`);
  expect((await api.delete('/auth/account', { ...maja, payload: {} })).statusCode).toBe(204);
  expect((await api.get(withKey(id, key))).statusCode).toBe(403);
});

test.each<[string, boolean, (maja: SignedInPerson) => ReturnType<typeof api.get>]>([
  ['opens a page', false, (maja) => api.get('/inquiries/unread', maja)],
  ['leaves', true, (maja) => api.delete('/auth/account', { ...maja, payload: {} })],
])(
  'the threads of who %s are locked in the order of their ids, those of a guest with the address among them',
  async (_, all, take) => {
    const maja = await makeAccount();
    await api.db.execute(sql`update users set password_hash = null where id = ${maja.id}::uuid`);
    const [own] = await ask(asked([await addVehicle(api, nimal.id)]), maja);
    now = new Date('2027-01-05T10:01:00Z');
    const older = await sentAsGuest(vans[0]);
    now = new Date('2027-01-05T10:02:00Z');
    const newer = await sentAsGuest(vans[1]);
    // By where it is stored, the older one comes last.
    await act(older.id, 'messages', nimal, { text: 'Gladly.' });
    const [first = '', ...others] = [...(all ? [own?._id ?? ''] : []), older.id, newer.id];
    const { taking } = await api.db.transaction(async (tx) => {
      await tx.execute(sql`select from inquiries where id = ${first}::uuid for update`);
      const begun = { taking: take(maja) };
      begun.taking.catch(() => undefined);
      await untilWaiting(api.db);
      for (const id of others)
        await tx.execute(sql`select from inquiries where id = ${id}::uuid for update nowait`);
      return begun;
    });
    expect((await taking).statusCode).toBeLessThan(300);
  },
);

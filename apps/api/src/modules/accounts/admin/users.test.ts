import { eq, sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { countWaiting } from '../../../platform/database/testing.ts';
import { listed } from '../../../platform/lists/testing.ts';
import { type SignedInPerson, useApi } from '../../../platform/testing.ts';
import { users } from '../../../schema/index.ts';
import { addListing, exampleOf } from '../../listings/testing.ts';
import { whenDecided } from '../../moderation/testing.ts';
import { accountsOf, tokenIn } from '../testing.ts';

/** How much later it is than now. */
let later = 0;
const api = useApi({ isTrial: true, clock: () => new Date(Date.now() + later) });
const { mailsTo, verify } = accountsOf(api);
let admin: SignedInPerson;
beforeEach(async () => {
  later = 0;
  await api.empty('listings', 'users', 'sent_mails');
  admin = await api.signIn({ role: 'admin', userName: 'Ruvini' });
});
const asAdmin = () => ({ headers: admin.headers });
const suspend = (id: string, who = admin) =>
  api.post(`/admin/users/${id}/suspend`, { reason: 'Asks for money in advance.' }, { headers: who.headers });
const restore = (id: string) => api.post(`/admin/users/${id}/restore`, undefined, asAdmin());
const setRole = (id: string, role: string, who = admin) =>
  api.patch(`/admin/users/${id}/role`, { role }, { headers: who.headers });

// Proves ADMIN-CALL-03.
test('accounts are found by a part of their name or address, by role and by state', async () => {
  const kamal = await api.signIn({ userName: 'Kamal Jayasuriya', email: 'kj_1@hills.example.lk' });
  const nimali = await api.signIn({ userName: 'Nimali', email: 'n@sea.example.lk', emailVerifiedAt: null });
  await api.signIn({ userName: 'Gone', deletedAt: new Date() });
  await suspend(kamal.id);
  const names = async (query: string) => {
    const reply = await api.get(`/admin/users?${query}`, asAdmin());
    return reply.json().map(({ userName }: { userName: string }) => userName);
  };
  expect(await names('')).toEqual(['Nimali', 'Kamal Jayasuriya', 'Ruvini']);
  expect(await names('sort=name')).toEqual(['Kamal Jayasuriya', 'Nimali', 'Ruvini']);
  expect(await names('search=JAYA hills')).toEqual(['Kamal Jayasuriya']);
  expect(await names('search=kj_')).toEqual(['Kamal Jayasuriya']);
  expect(await names('search=%25')).toEqual([]);
  expect(await names('role=admin')).toEqual(['Ruvini']);
  expect(await names('state=suspended')).toEqual(['Kamal Jayasuriya']);
  expect(await names('state=unverified')).toEqual(['Nimali']);
  expect(await names('state=active')).toEqual(['Ruvini']);
  const { total, next = '' } = await listed(api, '/admin/users?sort=name&limit=1', admin);
  expect(total).toBe(3);
  expect((await listed(api, next, admin)).items).toMatchObject([{ _id: nimali.id, emailVerifiedAt: null }]);
});

test.each([
  ['is renamed', (id: string) => api.db.update(users).set({ userName: 'Zara' }).where(eq(users.id, id))],
  [
    'leaves',
    (id: string) =>
      api.db.update(users).set({ userName: 'Former member', deletedAt: new Date() }).where(eq(users.id, id)),
  ],
])('people by name go on where a page ended, though its last %s', async (_, change) => {
  const [anura, bandu] = [await api.signIn({ userName: 'anura' }), await api.signIn({ userName: 'Bandu' })];
  const { next = '' } = await listed(api, '/admin/users?sort=name&limit=1', admin);
  await change(anura.id);
  expect((await listed(api, next, admin)).items).toMatchObject([{ _id: bandu.id }]);
});

test('an account is shown with what it lists', async () => {
  const owner = await api.signIn();
  const id = await addListing(api, 'vehicle', {}, { ownerId: owner.id, status: 'pending' });
  expect((await api.get(`/admin/users/${owner.id}`, asAdmin())).json()).toMatchObject({
    email: owner.email,
    listingCount: 1,
    sessionCount: 1,
    listings: [{ _id: id, kind: 'vehicle', status: 'pending' }],
  });
});

test('a suspended owner is out at once, and so is what they list, from every public query, until restored', async () => {
  const owner = await api.signIn({ userName: 'Kamal' });
  const guide = await addListing(
    api,
    'tourGuide',
    {},
    {
      ...{ ownerId: owner.id, isPremium: true, featuredStatus: 'homepage' },
    },
  );
  const vehicle = await addListing(api, 'vehicle', {}, { ownerId: owner.id });
  const stays = await addListing(api, 'vehicle');
  const public_ = async () => {
    const ids = async (path: string) => (await api.get(path)).json().map(({ _id }: { _id: string }) => _id);
    return {
      guides: await ids('/tour-guides'),
      home: await ids('/tour-guides/featured/homepage'),
      vehicles: await ids('/vehicles'),
      one: (await api.get(`/vehicles/${vehicle}`)).statusCode,
    };
  };
  const before = await public_();
  expect(before).toMatchObject({ guides: [guide], home: [guide], one: 200 });
  const suspended = await suspend(owner.id);
  expect(suspended.json()).toMatchObject({
    suspendedAt: expect.any(String),
    suspendReason: 'Asks for money in advance.',
    lastSeenAt: null,
  });
  expect(await public_()).toEqual({ guides: [], home: [], vehicles: [stays], one: 404 });
  expect((await api.get('/auth/profile', { headers: owner.headers })).statusCode).toBe(401);
  expect((await suspend(owner.id)).statusCode).toBe(409);
  expect((await api.get('/vehicles/all?hidden=true', asAdmin())).json()).toMatchObject([{ _id: vehicle }]);
  expect((await restore(owner.id)).json()).toMatchObject({ suspendedAt: null, suspendReason: null });
  expect(await public_()).toEqual(before);
  expect((await restore(owner.id)).statusCode).toBe(409);
  const entries = (await api.get(`/admin/audit?thing=user&thingId=${owner.id}`, asAdmin())).json();
  expect(entries).toMatchObject([
    { action: 'restore', after: { listingsShown: 2 } },
    { action: 'suspend', reason: 'Asks for money in advance.', after: { listingsHidden: 2 } },
  ]);
});

test('who is suspended is mailed of it when it cannot be taken back any more; restored by then, of nothing', async () => {
  const owner = await api.signIn({ userName: 'Kamal' });
  const told = async () => {
    await whenDecided(api);
    const { rows } = await api.db.execute<{ subject: string; text: string }>(
      sql`select subject, text from sent_mails where "to" = ${owner.email} order by id`,
    );
    return rows;
  };
  await suspend(owner.id);
  await api.runJobs();
  later = 9_000;
  await restore(owner.id);
  expect(await told()).toEqual([]);
  await suspend(owner.id);
  const mail = (subject: string, words: string) => ({ subject, text: expect.stringContaining(words) });
  const suspended = mail(
    'Your account is suspended',
    'All your questions, offers and agreements end with it',
  );
  expect(await told()).toEqual([suspended]);
  later += 12_000;
  await restore(owner.id);
  expect(await told()).toEqual([
    suspended,
    mail('Your account is open again', 'agreements that ended with the suspension stay ended'),
  ]);
});

const subjectsTo = async (email: string) => {
  const { rows } = await api.db.execute<{ subject: string }>(
    sql`select subject from sent_mails where "to" = ${email} order by id`,
  );
  return rows.map(({ subject }) => subject);
};

test('who was mailed of a suspension is mailed of its end as well, whatever the clock of a process says', async () => {
  const owner = await api.signIn();
  await suspend(owner.id);
  await whenDecided(api);
  later = 9_000;
  await restore(owner.id);
  await api.runJobs();
  expect(await subjectsTo(owner.email)).toEqual(['Your account is suspended', 'Your account is open again']);
});

test('who is being restored when the mail of their suspension is due is not mailed that all has ended', async () => {
  const owner = await api.signIn();
  await suspend(owner.id);
  let mailed = Promise.resolve();
  await api.db.transaction(async (tx) => {
    await tx.update(users).set({ suspendedAt: null, suspendReason: null }).where(eq(users.id, owner.id));
    let isOver = false;
    await api.db.execute(
      sql`update graphile_worker._private_jobs set run_at = now() where key = ${`suspension:mail:${owner.id}`}`,
    );
    mailed = api.runJobs().finally(() => {
      isOver = true;
    });
    await expect.poll(async () => isOver || (await countWaiting(api.db)) > 0).toBe(true);
  });
  await mailed;
  expect(await subjectsTo(owner.email)).toEqual([]);
});

test('every administrator hears by mail of a new one', async () => {
  const other = await api.signIn({ role: 'admin', userName: 'Other' });
  const away = await api.signIn({ role: 'admin', suspendedAt: new Date() });
  const made = await api.signIn({ userName: 'Newcomer' });
  expect((await setRole(made.id, 'admin')).statusCode).toBe(200);
  expect((await setRole(made.id, 'admin')).statusCode).toBe(200);
  await api.runJobs();
  const { rows } = await api.db.execute<{ to: string; text: string }>(
    sql`select "to", text from sent_mails where subject = 'There is a new administrator' order by "to"`,
  );
  expect(rows.map(({ to }) => to)).toEqual([admin.email, other.email].sort());
  expect(rows.map(({ to }) => to)).not.toContain(away.email);
  expect(rows[0]?.text).toContain(`“Ruvini” has just made “Newcomer” (${made.email}) an administrator`);
});

test('a listing that was on its way when its owner was suspended is hidden or refused', async () => {
  for (let i = 0; i < 5; i++) {
    const owner = await api.signIn();
    await Promise.all([
      api.post('/vehicles', exampleOf('vehicle'), { headers: owner.headers }),
      suspend(owner.id),
    ]);
    const { rows } = await api.db.execute(
      sql`select from listings where owner_id = ${owner.id} and hidden_at is null`,
    );
    expect(rows).toHaveLength(0);
  }
});

test('nobody suspends themselves, however many administrators there are', async () => {
  await api.signIn({ role: 'admin' });
  const reply = await suspend(admin.id);
  expect([reply.statusCode, reply.json().error]).toEqual([409, 'You cannot suspend yourself.']);
  expect(await api.db.$count(users, sql`suspended_at is not null`)).toBe(0);
});

test('the last administrator stays, also of two who go at the same moment', async () => {
  expect((await setRole(admin.id, 'user')).json()).toMatchObject({
    code: 'CONFLICT',
    error: 'This is the last administrator, who cannot be made an ordinary user.',
  });
  expect((await suspend(admin.id)).statusCode).toBe(409);
  expect((await api.delete('/auth/account', asAdmin())).statusCode).toBe(409);

  const leaving = [
    (one: SignedInPerson, other: SignedInPerson) => setRole(other.id, 'user', one),
    (one: SignedInPerson, other: SignedInPerson) => suspend(other.id, one),
    (one: SignedInPerson) => setRole(one.id, 'user', one),
    (one: SignedInPerson) => api.delete('/auth/account', { headers: one.headers }),
  ];
  for (const leave of leaving) {
    await api.empty('users');
    const [one, other] = [await api.signIn({ role: 'admin' }), await api.signIn({ role: 'admin' })];
    await Promise.all([leave(one, other), leave(other, one)]);
    const left = await api.db.$count(
      users,
      sql`role = 'admin' and suspended_at is null and deleted_at is null`,
    );
    expect(left).toBe(1);
  }
});

test('a role is changed, is there at once, and is given only to an address that was verified', async () => {
  const user = await api.signIn();
  const unverified = await api.signIn({ emailVerifiedAt: null });
  expect((await api.get('/admin/dashboard-stats', { headers: user.headers })).statusCode).toBe(403);
  expect((await setRole(user.id, 'admin')).json()).toMatchObject({ role: 'admin' });
  expect((await api.get('/admin/dashboard-stats', { headers: user.headers })).statusCode).toBe(200);
  expect((await setRole(unverified.id, 'admin')).statusCode).toBe(409);
  expect((await setRole(user.id, 'user')).json()).toMatchObject({ role: 'user' });
  expect((await setRole(user.id, 'boss')).statusCode).toBe(400);
});

test('a verification link is mailed again to who waits for one, and to nobody else', async () => {
  const waiting = await api.signIn({ emailVerifiedAt: null });
  const ready = await api.signIn();
  const resend = (id: string) => api.post(`/admin/users/${id}/resend-verification`, undefined, asAdmin());
  expect((await resend(waiting.id)).statusCode).toBe(202);
  expect((await resend(ready.id)).statusCode).toBe(409);
  await api.runJobs();
  const { rows } = await api.db.execute<{ to: string; text: string }>(
    sql`select "to", text from sent_mails where "to" in (${waiting.email}, ${ready.email})`,
  );
  expect(rows).toHaveLength(1);
  expect(rows[0]?.to).toBe(waiting.email);
  expect(rows[0]?.text).toContain('/verify-email/');
  await api.db.update(users).set({ pendingEmail: 'new@example.lk' }).where(eq(users.id, ready.id));
  expect((await resend(ready.id)).statusCode).toBe(202);
});

test('of two who wait for one address the link goes out for the one it is sent for', async () => {
  const both = [await api.signIn(), await api.signIn()];
  for (const [at, one] of both.entries()) {
    const email = `wanted-${at}@example.lk`;
    for (const { id } of both)
      await api.db.update(users).set({ pendingEmail: email }).where(eq(users.id, id));
    await api.post(`/admin/users/${one.id}/resend-verification`, undefined, asAdmin());
    await verify(tokenIn((await mailsTo(email))[0]?.text));
    expect((await api.get('/auth/profile', one)).json().email).toBe(email);
  }
});

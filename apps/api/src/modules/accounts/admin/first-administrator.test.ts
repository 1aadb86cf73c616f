import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { buildApp } from '../../../app.ts';
import { domainEvents } from '../../../domain-handlers.ts';
import { Jobs } from '../../../platform/jobs/jobs.ts';
import { queueMail } from '../../../platform/mailer.ts';
import { useApi } from '../../../platform/testing.ts';
import { users } from '../../../schema/index.ts';
import { addListing } from '../../listings/testing.ts';
import { findAdministrators } from '../accounts.queries.ts';
import { accountsOf, bearer } from '../testing.ts';
import { ensureAdministrator } from './first-administrator.ts';

let logged: Record<string, unknown>[] = [];
const write = (line: string) => void logged.push(JSON.parse(line));
const api = useApi({ isTrial: true }, (options) => buildApp({ ...options, log: { destination: { write } } }));
const { login, signUp, join, mailsTo } = accountsOf(api);

test('of processes that start together one makes an administrator up, once', async () => {
  const made = await Promise.all([
    ensureAdministrator(api.db, undefined),
    ensureAdministrator(api.db, undefined),
  ]);
  const [first, ...others] = made.filter((each) => each !== undefined);
  expect(others).toEqual([]);
  expect(await ensureAdministrator(api.db, undefined)).toBeUndefined();
  expect((await login(first?.email ?? '', first?.password)).json()).toMatchObject({ role: 'admin' });
  expect(await mailsTo(first?.email ?? '')).toEqual([]);
});

test('one that was made up is no administrator any more once the settings name another, and is signed out', async () => {
  await api.db.update(users).set({ role: 'user', emailVerifiedAt: null });
  const madeUp = await ensureAdministrator(api.db, undefined);
  const { token } = (await login(madeUp?.email ?? '', madeUp?.password)).json();
  const me = async () => (await api.get('/auth/me', bearer(token))).statusCode;
  expect(await me()).toBe(200);
  await api.runJobs();
  logged = [];
  const named = { email: 'boss@example.lk', password: 'Chief-Lake-7' };
  expect(await ensureAdministrator(api.db, named)).toEqual({ email: named.email });
  expect(await me()).toBe(401);
  expect((await login(madeUp?.email ?? '', madeUp?.password)).json()).toMatchObject({ role: 'user' });
  expect(await findAdministrators(api.db, [])).toMatchObject([{ email: named.email }]);
  const [was] = await api.db
    .select()
    .from(users)
    .where(eq(users.email, madeUp?.email ?? ''));
  const boss = bearer((await login(named.email, named.password)).json().token);
  expect((await api.get(`/admin/audit?thingId=${was?.id}`, boss)).json()[0]).toMatchObject({
    ...{ action: 'end administrator', actorName: 'The settings of the server' },
    ...{ before: { role: 'admin' }, after: { role: 'user' } },
  });
  await api.runJobs();
  const told = logged.filter(({ event, aboutId }) => event && aboutId === was?.id);
  expect(told).toMatchObject([{ event: 'role-changed', call: 'start', result: 'done' }]);
});

test('one that the settings name is made with their password, which is then not set again', async () => {
  const named = { email: 'chief@example.lk', password: 'Chief-Lake-7' };
  expect(await ensureAdministrator(api.db, named)).toEqual({ email: named.email });
  expect(await ensureAdministrator(api.db, { ...named, password: 'Other-Lake-7' })).toBeUndefined();
  expect((await login(named.email, 'Chief-Lake-7')).json()).toMatchObject({ role: 'admin' });
  expect((await mailsTo(named.email)).map(({ subject }) => subject)).toEqual([
    'There is a new administrator',
  ]);
});

test('each administrator is mailed of one that the settings promote or restore, and the audit and the log have it', async () => {
  const ruvini = await api.signIn({ role: 'admin', userName: 'Ruvini' });
  const member = await api.signIn({ userName: 'Member', email: 'raised@example.lk' });
  const van = await addListing(api, 'vehicle', {}, { ownerId: member.id });
  const start = () =>
    ensureAdministrator(
      api.db,
      { email: member.email, password: undefined },
      { events: domainEvents(new Jobs(), { queue: queueMail }) },
    );
  logged = [];
  await start();
  await start();
  await api.post(`/admin/users/${member.id}/suspend`, { reason: 'It asks for money.' }, ruvini);
  await start();
  await start();
  expect((await api.get(`/vehicles/${van}`)).statusCode).toBe(200);

  const restored = 'An administrator is no longer suspended';
  const mails = await mailsTo(ruvini.email);
  expect(mails.map(({ subject }) => subject)).toEqual([restored, 'There is a new administrator']);
  for (const { text } of mails)
    expect(text).toMatch(/settings of the server .*“Member” \(raised@example\.lk\)/);
  expect((await mailsTo(member.email)).map(({ subject }) => subject)).toContain(restored);
  const { id } = member;
  expect((await api.get(`/admin/audit?thingId=${id}`, ruvini)).json()).toMatchObject([
    {
      ...{ action: 'restore administrator', actorName: 'The settings of the server' },
      ...{ before: { suspended: true }, after: { suspended: false, listingsShown: 1 } },
    },
    { action: 'suspend', actorName: 'Ruvini' },
    {
      ...{ action: 'name administrator', actorName: 'The settings of the server' },
      ...{ before: { role: 'user' }, after: { role: 'admin' } },
    },
  ]);
  const told = { aboutId: id, result: 'done', call: 'start' };
  expect(logged.filter(({ event, call }) => event && call === 'start')).toMatchObject([
    { event: 'role-changed', ...told },
    { event: 'account-restored', ...told },
  ]);
});

test('a common password is refused for the one that the settings name', async () => {
  const named = { email: 'weak@example.lk', password: 'Welcome1' };
  await expect(ensureAdministrator(api.db, named)).rejects.toThrow(/one of the most common/);
});

test('a member who is named keeps their password; a stranger’s sign-up with the address does not', async () => {
  await join('member@example.lk');
  await ensureAdministrator(api.db, { email: 'member@example.lk', password: 'Chief-Lake-7' });
  expect((await login('member@example.lk')).json()).toMatchObject({ role: 'admin' });

  await signUp('stranger@example.lk');
  await ensureAdministrator(api.db, { email: 'stranger@example.lk', password: 'Chief-Lake-7' });
  expect((await login('stranger@example.lk')).statusCode).toBe(401);
  expect((await login('stranger@example.lk', 'Chief-Lake-7')).statusCode).toBe(200);
  const [row] = await api.db.select().from(users).where(eq(users.email, 'stranger@example.lk'));
  expect(row?.userName).toBe('Administrator');
});

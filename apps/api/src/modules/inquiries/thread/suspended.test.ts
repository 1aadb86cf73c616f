import { sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { type SignedInPerson, useApi } from '../../../platform/testing.ts';
import { whenDecided } from '../../moderation/testing.ts';
import { actions, addVehicle, asked } from '../testing.ts';

let now = new Date('2027-01-05T10:00:00Z');
const api = useApi({ clock: () => now, isTrial: true });
const { ask, read, offer, accept, passTime, mailsTo } = actions(api);
let [maja, nimal] = [] as unknown as [SignedInPerson, SignedInPerson];
let van: string;

beforeEach(async () => {
  now = new Date('2027-01-05T10:00:00Z');
  await api.empty('agreements', 'inquiries', 'listings', 'users', 'sent_mails');
  [maja, nimal] = [await api.signIn({ userName: 'Maja' }), await api.signIn({ userName: 'Nimal' })];
  van = await addVehicle(api, nimal.id);
  await api.db.execute(sql`update sessions set expires_at = '2099-01-01', last_seen_at = '2027-02-01'`);
});

const decideOn = async (who: SignedInPerson, what: 'suspend' | 'restore') => {
  const admin = await api.signIn({ role: 'admin' });
  const at = now.toISOString();
  await api.db.execute(
    sql`update sessions set expires_at = '2099-01-01', created_at = ${at}, last_seen_at = ${at}`,
  );
  const decided = await api.post(`/admin/users/${who.id}/${what}`, { reason: 'Fraud' }, admin);
  expect(decided.statusCode, decided.body).toBe(200);
};
const agree = async (id: string) => accept(id, (await offer(id, nimal))._id, maja);

test('news that waited for the mail server goes to the address that its reader has by then, and to nobody who is suspended', async () => {
  const [thread] = await ask(asked([van]), maja);
  await mailsTo(nimal.email);
  await agree(thread?._id ?? '');
  await api.db.execute(sql`update users set email = 'maja@elsewhere.example' where id = ${maja.id}`);
  await api.db.execute(sql`update users set suspended_at = now() where id = ${nimal.id}`);
  await api.empty('sent_mails');
  expect(await mailsTo(maja.email)).toEqual([]);
  expect(await mailsTo(nimal.email)).toEqual([]);
  expect(await mailsTo('maja@elsewhere.example')).toHaveLength(2);
});

test('the threads of a suspended partner end with words to the travellers', async () => {
  const [thread] = await ask(asked([van]), maja);
  const id = thread?._id ?? '';
  await agree(id);
  await decideOn(nimal, 'suspend');
  await whenDecided(api);
  const told = (await mailsTo(maja.email)).at(-1);
  expect(told?.subject).toMatch(/^Your agreement about “.*” is cancelled$/);
  expect(told?.text).toContain('Nimal is no longer on Serendib');
  expect(told?.text).toMatch(/: 10 Feb\w* 2027 to 14 Feb\w* 2027, 4 people\./);
  expect(await read(id, maja)).toMatchObject({ status: 'cancelled', agreement: { cancelledBy: 'system' } });
});

test('what a process of the version before has queued closes the threads of a suspended partner as well', async () => {
  const [thread] = await ask(asked([van]), maja);
  await api.db.execute(sql`update users set suspended_at = now() where id = ${nimal.id}`);
  const queued = JSON.stringify({ partnerId: nimal.id });
  await api.db.execute(sql`select graphile_worker.add_job('inquiries:close', ${queued}::json)`);
  await api.runJobs();
  expect(await read(thread?._id ?? '', maja)).toMatchObject({ status: 'cancelled' });
});

test('the threads of a suspended traveller end with words to the partners, and their days are free', async () => {
  const vans = [van, await addVehicle(api, nimal.id), await addVehicle(api, nimal.id)];
  const [agreed, offered, open] = (await ask(asked(vans), maja)).map(({ _id }) => _id) as [
    ...[string, string, string],
  ];
  await agree(agreed);
  await offer(offered, nimal);
  await mailsTo(nimal.email);
  await api.empty('sent_mails');
  await decideOn(maja, 'suspend');
  await whenDecided(api);
  for (const id of [agreed, offered, open])
    expect((await read(id, nimal)).steps.at(-1)).toMatchObject({ to: 'cancelled', by: 'system' });
  const { rows } = await api.db.execute(sql`select 1 from calendar_spans`);
  expect(rows).toEqual([]);
  const told = await mailsTo(nimal.email);
  expect(told.map(({ subject }) => subject.replace(/“.*”/, '…')).sort()).toEqual([
    'Your agreement about … is cancelled',
    ...Array(2).fill('Your thread about … has ended'),
  ]);
  for (const { text } of told) expect(text).toContain('Maja is no longer on Serendib');
  expect(told.find(({ subject }) => subject.includes('agreement'))?.text).toContain('10 February 2027');
  const suspended = await mailsTo(maja.email);
  expect(suspended.map(({ subject }) => subject)).toEqual(['Your account is suspended']);
});

test('a suspension that is lifted within the seconds ends no thread', async () => {
  const [thread] = await ask(asked([van]), maja);
  await agree(thread?._id ?? '');
  await decideOn(nimal, 'suspend');
  await api.runJobs();
  await decideOn(nimal, 'restore');
  await api.empty('sent_mails');
  await whenDecided(api);
  expect(await read(thread?._id ?? '', maja)).toMatchObject({ status: 'agreed' });
  expect(await mailsTo(nimal.email)).toEqual([]);
});

test.each([
  ['partner', () => nimal, () => maja],
  ['traveller', () => maja, () => nimal],
])(
  'a journey that has begun outlives the suspension of its %s, and is over after its last day',
  async (_, who, other) => {
    const [thread] = await ask(asked([van]), maja);
    const id = thread?._id ?? '';
    await agree(id);
    now = new Date('2027-02-11T06:00:00Z');
    await decideOn(who(), 'suspend');
    await whenDecided(api);
    expect(await read(id, other())).toMatchObject({ status: 'agreed' });
    now = new Date('2027-02-15T00:00:00Z');
    await passTime();
    expect(await read(id, other())).toMatchObject({ status: 'done' });
  },
);

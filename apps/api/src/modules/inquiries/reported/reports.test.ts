import { sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { untilWaiting } from '../../../platform/database/testing.ts';
import { type SignedInPerson, useApi } from '../../../platform/testing.ts';
import { actions, addVehicle, asked } from '../testing.ts';

// What each side of a thread reports is its own: the other neither hears of it nor takes its place.

let now: Date;
const api = useApi({ clock: () => now, isTrial: true });
const { ask, read, offer, accept, act } = actions(api);
let [maja, nimal, admin] = [] as unknown as [SignedInPerson, SignedInPerson, SignedInPerson];
let id: string;

beforeEach(async () => {
  now = new Date('2027-01-05T10:00:00Z');
  await api.empty('agreements', 'inquiries', 'listings', 'users', 'sent_mails', 'audit');
  [maja, nimal, admin] = [
    await api.signIn({ userName: 'Maja' }),
    await api.signIn({ userName: 'Nimal' }),
    await api.signIn({ role: 'admin' }),
  ];
  const [thread] = await ask(asked([await addVehicle(api, nimal.id)]), maja);
  id = thread?._id ?? '';
});

async function report(who: SignedInPerson, reason: string) {
  now = new Date(now.getTime() + 60_000);
  expect((await act(id, 'report', who, { reason })).statusCode).toBe(204);
}
const reported = async () => (await api.get('/admin/inquiries', admin)).json();
const both = {
  ...{ reportedBy: 'traveller', reason: 'He threatens me.', reportedAt: '2027-01-05T10:02:00.000Z' },
  earlier: { reportedBy: 'partner', reason: 'Rude.', reportedAt: '2027-01-05T10:01:00.000Z' },
};

test('both sides report, each once, and administrators read both', async () => {
  await report(nimal, 'Rude.');
  expect(await reported()).toMatchObject([{ reportedBy: 'partner', earlier: null }]);
  await report(maja, 'He threatens me.');
  await report(maja, 'Once more.');
  await report(nimal, 'Very rude.');
  expect(await reported()).toMatchObject([both]);
  expect((await api.get(`/admin/inquiries/${id}`, admin)).json()).toMatchObject({
    ...both,
    thread: { reported: true },
  });
  expect((await api.get('/admin/audit?thing=inquiry', admin)).json()).toMatchObject([
    { action: 'read', reason: 'He threatens me.\nRude.' },
  ]);
});

test('who was reported is not told', async () => {
  await report(nimal, 'Rude.');
  expect(await read(id, maja)).toMatchObject({ reported: false });
  expect(await read(id, nimal)).toMatchObject({ reported: true });
  await report(maja, 'He threatens me.');
  expect(await read(id, maja)).toMatchObject({ reported: true });
});

test('a close ends the reports of both, and what is reported then is alone', async () => {
  await report(nimal, 'Rude.');
  await report(maja, 'He threatens me.');
  const closed = await api.post(
    `/admin/inquiries/${id}/close-report`,
    { reason: 'Spoken with both.' },
    admin,
  );
  expect(closed.statusCode).toBe(204);
  for (const who of [maja, nimal]) expect(await read(id, who)).toMatchObject({ reported: false });
  await report(nimal, 'Rude again.');
  expect(await reported()).toMatchObject([{ reason: 'Rude again.', earlier: null }]);
});

test('a close ends no report that came after what was read', async () => {
  await report(nimal, 'Rude.');
  const [{ reportedAt: read }] = await reported();
  await report(maja, 'He threatens me.');
  const close = (reportedAt: string) =>
    api.post(`/admin/inquiries/${id}/close-report`, { reason: 'Nothing in it.', reportedAt }, admin);
  expect((await close(read)).json()).toMatchObject({
    ...{ code: 'CONFLICT', error: 'This was reported anew meanwhile. Please open it again and read why.' },
  });
  expect(await reported()).toMatchObject([both]);
  expect((await close(both.reportedAt)).statusCode).toBe(204);
  expect(await reported()).toEqual([]);
  const twice = await close(both.reportedAt);
  expect([twice.statusCode, twice.json().error]).toEqual([404, 'This report is not open any more.']);
});

test.each(['traveller', 'partner'])(
  'the words of a %s who leaves go from the report of that side alone',
  async (side) => {
    await accept(id, (await offer(id, nimal))._id, maja);
    await report(nimal, 'Rude.');
    await report(maja, 'He threatens me.');
    const leaver = side === 'traveller' ? maja : nimal;
    await api.db.execute(sql`update users set password_hash = null where id = ${leaver.id}::uuid`);
    expect((await api.delete('/auth/account', { ...leaver, payload: {} })).statusCode).toBe(204);
    const [latest, earlier] =
      side === 'traveller'
        ? ['The account was deleted.', 'Rude.']
        : ['He threatens me.', 'The account was deleted.'];
    expect(await reported()).toMatchObject([{ reason: latest, earlier: { reason: earlier } }]);
    const inSinhala = { headers: { ...admin.headers, 'accept-language': 'si' } };
    const told = (await api.get('/admin/inquiries', inSinhala)).body;
    expect(told).not.toContain('The account was deleted.');
    expect(told).not.toMatch(/A traveller|A partner who has left/);
  },
);

test('a close waits for a side that leaves at this moment, and takes its words', async () => {
  await act(id, 'messages', maja, { text: 'I will come to your house.' });
  await accept(id, (await offer(id, nimal))._id, maja);
  await act(id, 'cancel', maja, { reason: 'You will see.' });
  await report(nimal, 'She threatens me.');
  await api.db.execute(sql`update users set password_hash = null where id = ${maja.id}::uuid`);
  await api.db.execute(sql`insert into inquiry_blocks (id, partner_id, traveller_id, at)
    values (gen_random_uuid(), ${nimal.id}::uuid, ${maja.id}::uuid, ${now})`);
  const both: ReturnType<typeof api.post>[] = [];
  await api.db.transaction(async (tx) => {
    // Blocks go last: what the leaver wrote has been passed over by then, as reported.
    await tx.execute(sql`select from inquiry_blocks for update`);
    both.push(api.delete('/auth/account', { ...maja, payload: {} }));
    await untilWaiting(api.db, 1);
    const closing = api.post(`/admin/inquiries/${id}/close-report`, { reason: 'Spoken with both.' }, admin);
    both.push(closing);
    await Promise.race([closing, untilWaiting(api.db, 2)]);
  });
  expect((await Promise.all(both)).map(({ statusCode }) => statusCode)).toEqual([204, 204]);
  const kept = await api.get(`/inquiries/${id}`, nimal);
  expect(kept.json()).toMatchObject({ status: 'cancelled', agreement: {} });
  for (const words of ['your house', 'You will see.']) expect(kept.body).not.toContain(words);
});

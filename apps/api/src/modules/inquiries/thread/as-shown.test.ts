import type { Inquiry } from '@serendib/contract/inquiries/inquiry';
import { sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { type SignedInPerson, useApi } from '../../../platform/testing.ts';
import { actions, addVehicle, asked } from '../testing.ts';

const begun = new Date('2027-01-05T10:00:00Z');
let now = begun;
const api = useApi({ clock: () => now, isTrial: true });
const { ask, act, offer, accept, read, passTime } = actions(api);
let maja: SignedInPerson;
let nimal: SignedInPerson;
let van: string;
let id: string;

beforeEach(async () => {
  now = begun;
  await api.empty('agreements', 'inquiries', 'listings', 'users', 'sent_mails');
  maja = await api.signIn({ userName: 'Maja' });
  nimal = await api.signIn({ userName: 'Nimal' });
  van = await addVehicle(api, nimal.id);
  id = (await ask(asked([van]), maja))[0]?._id ?? '';
});

function look({ updatedAt, readAt, reported }: Inquiry, who: SignedInPerson) {
  const query = new URLSearchParams({
    updatedAt,
    ...(readAt && { readAt }),
    ...(reported && { reported: 'true' }),
  });
  return api.get(`/inquiries/${id}?${query}`, who);
}
async function isSentAnew(what: string, shown: Inquiry, who: SignedInPerson) {
  const changed = await look(shown, who);
  expect([what, changed.statusCode]).toEqual([what, 200]);
  const now = await read(id, who);
  expect(now).not.toEqual(shown);
  expect(changed.json()).toEqual(now);
}

test('who names a thread as it is shown is sent nothing until something in it changes, or the other has read it', async () => {
  const steps: Record<string, () => Promise<unknown>> = {
    'it is read': () => act(id, 'read', nimal),
    'a message': () => act(id, 'messages', nimal, { text: 'Gladly.' }),
    'it is read again': () => act(id, 'read', nimal),
    'an offer': () => offer(id, nimal),
    'another offer': () => offer(id, nimal),
    'an agreement': async () => accept(id, (await read(id, maja)).offers[0]?._id ?? '', maja),
    'the listing is deleted': async () => {
      expect((await api.delete(`/vehicles/${van}`, nimal)).statusCode).toBe(204);
      await api.runJobs();
    },
    'an end': () => act(id, 'cancel', nimal, { reason: 'The van is broken.' }),
  };
  for (const [what, happens] of Object.entries(steps)) {
    const shown = await read(id, maja);
    const same = await look(shown, maja);
    expect([what, same.statusCode, same.body]).toEqual([what, 204, '']);
    expect(same.headers['cache-control']).toBe('private, no-store');
    now = new Date(now.getTime() + 60_000);
    await happens();
    await isSentAnew(what, shown, maja);
  }
  const stranger = await api.signIn();
  expect((await look(await read(id, maja), stranger)).statusCode).toBe(404);
});

test('who names a thread as it is shown is sent it where an offer is over by the clock, words are erased or a report is closed', async () => {
  const leave = async (who: SignedInPerson) => {
    await api.db.execute(sql`update users set password_hash = null where id = ${who.id}`);
    await api.db.execute(sql`update sessions set created_at = ${now.toISOString()}`);
    expect((await api.delete('/auth/account', { ...who, payload: {} })).statusCode).toBe(204);
  };
  const admin = await api.signIn({ role: 'admin' });
  await api.db.execute(sql`update sessions set expires_at = '2099-01-01', last_seen_at = '2027-02-01'`);
  await offer(id, nimal);
  const steps: [what: string, happens: () => unknown, who: SignedInPerson][] = [
    ['a report', () => act(id, 'report', maja, { reason: 'Rude.' }), maja],
    [
      'the report is closed',
      () => api.post(`/admin/inquiries/${id}/close-report`, { reason: 'Spoken.' }, admin),
      maja,
    ],
    ['an offer is over', () => (now = new Date('2027-01-20T18:31:00Z')), maja],
  ];
  for (const [what, happens, who] of steps) {
    const shown = await read(id, who);
    expect([what, (await look(shown, who)).statusCode]).toEqual([what, 204]);
    await happens();
    await isSentAnew(what, shown, who);
  }
  const made = await offer(id, nimal, { validUntil: '2027-01-25' });
  await accept(id, made._id, maja);
  now = new Date('2027-02-15T00:00:00Z');
  await passTime();
  const done = await read(id, nimal);
  expect(done.status).toBe('done');
  expect((await look(done, nimal)).statusCode).toBe(204);
  await leave(maja);
  await isSentAnew('words are erased', done, nimal);
});

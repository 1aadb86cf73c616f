import type { Inquiry } from '@serendib/contract/inquiries/inquiry';
import { kinds } from '@serendib/contract/listings/kinds/index';
import { sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { type SignedInPerson, useApi } from '../../../platform/testing.ts';
import { calendarSpans } from '../../../schema/index.ts';
import { actions, addVehicle, asked } from '../testing.ts';

const begun = new Date('2027-01-05T10:00:00Z');
let now = begun;
const api = useApi({ clock: () => now, isTrial: true });
const { ask, read, offer, accept, act, passTime, mailsTo } = actions(api);
let [maja, nimal] = [] as unknown as [SignedInPerson, SignedInPerson];
let agreed = '';

beforeEach(async () => {
  now = begun;
  await api.empty('agreements', 'inquiries', 'listings', 'users', 'sent_mails');
  [maja, nimal] = [await api.signIn({ userName: 'Maja' }), await api.signIn({ userName: 'Nimal' })];
  await api.db.execute(sql`update sessions set expires_at = '2099-01-01', last_seen_at = '2031-02-01'`);
  const [thread] = await ask(asked([await addVehicle(api, nimal.id)]), maja);
  agreed = thread?._id ?? '';
  await accept(agreed, (await offer(agreed, nimal))._id, maja);
});

const at = async (moment: string) => {
  now = new Date(moment);
  await passTime();
};
const leave = async (who: SignedInPerson) => {
  await api.db.execute(sql`update users set password_hash = null where id = ${who.id}::uuid`);
  // As one who has just logged in.
  await api.db.execute(
    sql`update sessions set created_at = ${now.toISOString()} where user_id = ${who.id}::uuid`,
  );
  const left = await api.delete('/auth/account', { ...who, payload: {} });
  expect(left.statusCode, left.body).toBe(204);
};

test.each([
  ['traveller', () => [maja, nimal] as const, 'Airport'],
  ['partner', () => [nimal, maja] as const, kinds.vehicle.example.contactPhone],
] as const)(
  'a journey that has begun stays agreed when its %s leaves: the other is told where the two meet or call each other, and it is over after its last day',
  async (_, sides, words) => {
    const [gone, stays] = sides();
    await at('2027-02-11T10:00:00Z');
    const mails = await mailsTo(stays.email);
    await leave(gone);
    const { status, agreement } = await read(agreed, stays);
    expect([status, agreement?.cancelledAt]).toEqual(['agreed', null]);
    const told = (await mailsTo(stays.email)).slice(mails.length);
    expect(told.map(({ subject }) => subject)).toEqual([
      `${gone === maja ? 'Maja' : 'Nimal'} has left Serendib; your agreement ${agreement?.number} stands`,
    ]);
    expect(told[0]?.text).toContain(words);
    expect(told[0]?.text).toContain(`/inquiries/${agreed}`);
    expect(await api.db.$count(calendarSpans)).toBe(1);
    await at('2027-02-15T10:00:00Z');
    expect((await read(agreed, stays)).status).toBe('done');
  },
);

test('who deletes the listing and at once the account in the middle of a journey has the traveller told once', async () => {
  await at('2027-02-11T10:00:00Z');
  const mails = await mailsTo(maja.email);
  const listingId = (await read(agreed, maja)).listing?._id;
  expect((await api.delete(`/vehicles/${listingId}`, nimal)).statusCode).toBe(204);
  await leave(nimal);
  const subjects = (await mailsTo(maja.email)).slice(mails.length).map(({ subject }) => subject);
  expect(subjects).toEqual([expect.stringContaining('has left Serendib')]);
});

test.each([
  ['partner', () => [nimal, maja] as const],
  ['traveller', () => [maja, nimal] as const],
] as const)(
  'a thread that is open while its %s leaves in the middle of the journey is sent anew, and then no more',
  async (_, sides) => {
    const [gone, stays] = sides();
    await act(agreed, 'messages', gone, { text: 'See you at the airport.' });
    await at('2027-02-11T10:00:00Z');
    const look = ({ updatedAt, readAt }: Inquiry) => {
      const query = new URLSearchParams({ updatedAt, ...(readAt && { readAt }) });
      return api.get(`/inquiries/${agreed}?${query}`, stays);
    };
    const shown = await read(agreed, stays);
    expect((await look(shown)).statusCode).toBe(204);
    await leave(gone);
    const anew = await look(shown);
    expect(anew.statusCode).toBe(200);
    expect(anew.json()).toMatchObject({ status: 'agreed', hasLeft: true });
    expect(anew.json().messages.map(({ text }: { text: string }) => text)).not.toContain(
      'See you at the airport.',
    );
    expect((await look(anew.json())).statusCode).toBe(204);
  },
);

test.each([
  ['partner', () => [nimal, maja] as const],
  ['traveller', () => [maja, nimal] as const],
] as const)(
  'what is written to a %s who has left is refused, and its thread says that nobody reads it',
  async (_, sides) => {
    const [gone, stays] = sides();
    await at('2027-02-15T10:00:00Z');
    expect(await read(agreed, stays)).toMatchObject({ status: 'done', hasLeft: false });
    await leave(gone);
    expect(await read(agreed, stays)).toMatchObject({ status: 'done', hasLeft: true });
    const { messages } = await read(agreed, stays);
    const refused = await act(agreed, 'messages', stays, { text: 'My camera is in the van.' });
    expect([refused.statusCode, refused.json().error]).toEqual([
      409,
      'The account of the other is deleted: nobody would read your message.',
    ]);
    expect((await read(agreed, stays)).messages).toEqual(messages);
  },
);

import { sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { type SignedInPerson, useApi } from '../../../platform/testing.ts';
import { actions, addVehicle, anOffer, asked } from '../testing.ts';

const begun = new Date('2027-01-05T10:00:00Z');
let now = begun;
const api = useApi({ clock: () => now, isTrial: true });
const { ask, read, offer, accept, act, passTime, mailsTo } = actions(api);
let maja: SignedInPerson;
let nimal: SignedInPerson;
let van: string;

beforeEach(async () => {
  now = begun;
  await api.empty('agreements', 'inquiries', 'listings', 'users', 'sent_mails');
  maja = await api.signIn({ userName: 'Maja' });
  nimal = await api.signIn({ userName: 'Nimal' });
  await api.db.execute(sql`update sessions set expires_at = '2099-01-01', last_seen_at = '2027-02-20'`);
  van = await addVehicle(api, nimal.id);
});

const askFor = async (when: object) => (await ask(asked([van], when), maja))[0]?._id ?? '';
/** Minutes after midnight in Sri Lanka. */
const nextDay = new Date('2027-01-05T18:45:00Z');

test.each([
  { what: 'days', when: { from: '2027-01-05', to: '2027-01-06' }, later: nextDay },
  {
    what: 'a month',
    when: { from: undefined, to: undefined, month: '2027-01' },
    later: new Date('2027-02-02T06:00:00Z'),
  },
])(
  'an offer of later days outlives $what that were asked for, and runs out by its own last moment',
  async ({ when, later }) => {
    const id = await askFor(when);
    const made = { from: '2027-02-18', to: '2027-02-20', validUntil: '2027-02-10' };
    const { _id } = await offer(id, nimal, made);
    now = later;
    await passTime();
    expect(await read(id, maja)).toMatchObject({ status: 'offered', offers: [{ state: 'current' }] });
    expect(await accept(id, _id, maja)).toMatchObject({ status: 'agreed', from: '2027-02-18' });
  },
);

test('an offer of later days that nobody accepts ends the thread with one mail, since nothing else was asked for', async () => {
  const id = await askFor({ from: '2027-01-05', to: '2027-01-06' });
  await offer(id, nimal, { from: '2027-02-18', to: '2027-02-20', validUntil: '2027-02-10' });
  now = new Date('2027-02-11T06:00:00Z');
  await passTime();
  expect(await read(id, maja)).toMatchObject({ status: 'expired' });
  const subjects = (await mailsTo(maja.email)).map(({ subject }) => subject);
  expect(subjects).toEqual([expect.stringContaining('An offer'), expect.stringContaining('has ended')]);
});

test('an offer lapses beside more agreements than are looked at in one go', async () => {
  const agreed = await askFor({ from: '2027-01-07', to: '2027-01-08' });
  await accept(agreed, (await offer(agreed, nimal))._id, maja);
  const copied = sql`lpad(n::text, 32, '0')::uuid`;
  await api.db.execute(sql`insert into inquiries
    select (jsonb_populate_record(i, jsonb_build_object('id', ${copied}))).*
    from inquiries i, generate_series(1, 1000) n`);
  await api.db.execute(sql`insert into offers
    select (jsonb_populate_record(o, jsonb_build_object('id', ${copied}, 'inquiry_id', ${copied}))).*
    from offers o, generate_series(1, 1000) n`);
  const id = await askFor({});
  await offer(id, nimal, { validUntil: '2027-01-20' });
  now = new Date('2027-01-21T06:00:00Z');
  await passTime();
  expect(await read(id, maja)).toMatchObject({ status: 'open', offers: [{ state: 'lapsed' }] });
});

test('an offer for today ends with today, however long it was to be valid, and the days asked for are still ahead', async () => {
  const id = await askFor({});
  const { _id } = await offer(id, nimal, { from: '2027-01-05', to: '2027-01-05', validUntil: '2027-01-10' });
  expect((await read(id, maja)).offers[0]?.validUntil).toBe('2027-01-05T18:29:59.999Z');
  now = nextDay;
  expect((await act(id, `offers/${_id}/accept`, maja)).statusCode).toBe(409);
  await passTime();
  expect(await read(id, maja)).toMatchObject({ status: 'open', offers: [{ state: 'lapsed' }] });
});

test('an offer of days that are over is accepted no more, with whatever moment it was kept', async () => {
  const id = await askFor({});
  const { _id } = await offer(id, nimal, { from: '2027-01-05', to: '2027-01-05' });
  await api.db.execute(sql`update offers set valid_until = '2027-01-10'`);
  now = nextDay;
  const refused = await act(id, `offers/${_id}/accept`, maja);
  expect([refused.statusCode, refused.json().error]).toEqual([
    409,
    'This offer is not valid any more. Please ask for a new one.',
  ]);
  await passTime();
  expect(await read(id, maja)).toMatchObject({ status: 'open', agreement: null });
});

test.each([
  { to: '9999-12-31', words: 'This is too far ahead.' },
  { to: '2027-06-10', words: 'At most 120 days.' },
])('an offer until $to is refused with words at the field', async ({ to, words }) => {
  const id = await askFor({});
  const refused = await api.post(`/inquiries/${id}/offers`, anOffer({ from: '2027-02-10', to }), nimal);
  expect([refused.statusCode, refused.json().fields]).toEqual([400, { to: words }]);
});

import { sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { untilWaiting } from '../../../platform/database/testing.ts';
import { icsOf } from '../../../platform/fetch-public/testing.ts';
import { multipart } from '../../../platform/http/bodies/testing.ts';
import { type SignedInPerson, useApi } from '../../../platform/testing.ts';
import { newId } from '../../../schema/index.ts';
import { actions, addVehicle, anOffer, asked } from '../testing.ts';

const begun = new Date('2027-01-05T10:00:00Z');
let now = begun;
const api = useApi({ clock: () => now, isTrial: true });
const { ask, read, offer, accept, act, mailsTo } = actions(api);
let maja: SignedInPerson;
let nimal: SignedInPerson;
let van: string;

beforeEach(async () => {
  now = begun;
  await api.empty('agreements', 'inquiries', 'listings', 'users', 'sent_mails');
  maja = await api.signIn({ userName: 'Maja' });
  nimal = await api.signIn({ userName: 'Nimal' });
  await api.db.execute(sql`update sessions set expires_at = '2099-01-01', last_seen_at = '2027-01-08'`);
  van = await addVehicle(api, nimal.id);
});

/** An offer for days that touch those which are blocked or brought: 13 to 16 February. */
const offered = async (days = { from: '2027-02-10', to: '2027-02-14' }) => {
  const id = (await ask(asked([van], days), maja))[0]?._id ?? '';
  const { _id: offerId } = await offer(id, nimal);
  return { id, offerId, accept: () => act(id, `offers/${offerId}/accept`, maja) };
};
const taken = { from: '2027-02-13', to: '2027-02-16' };
const block = (blocks: object[]) => api.put(`/vehicles/${van}/calendar/blocks`, { blocks }, nimal);
const bring = (to: string) =>
  bringEvents(
    ['DTSTART;VALUE=DATE:20270213', `DTEND;VALUE=DATE:${to}`],
    ['DTSTART;VALUE=DATE:20270301', 'DTEND;VALUE=DATE:20270302'],
  );
const bringEvents = async (...events: string[][]) => {
  const text = icsOf(...events);
  const file = { bytes: Buffer.from(text), name: 'van.ics', type: 'text/calendar', field: 'calendar' };
  const { payload, options } = await multipart({}, file, nimal.headers);
  return api.post(`/vehicles/${van}/calendar/imports`, payload, options);
};

test.each([
  ['blocked by their owner', async () => block([taken])],
  ['brought by another calendar', async () => bring('20270217')],
  [
    'said by their owner to be days away',
    async () => api.patch(`/vehicles/${van}/availability`, { state: 'away', until: '2027-02-14' }, nimal),
  ],
])(
  'days that were %s since the offer are not agreed on; an offer that is made knowing it, is',
  async (_, take) => {
    const first = await offered();
    expect((await take()).statusCode).toBeLessThan(300);
    const refused = await first.accept();
    expect([refused.statusCode, refused.json().error]).toEqual([
      409,
      expect.stringContaining('has been taken elsewhere since the offer was made'),
    ]);
    expect(await read(first.id, maja)).toMatchObject({ status: 'offered', agreement: null });
    const { _id } = await offer(first.id, nimal);
    expect(await accept(first.id, _id, maja)).toMatchObject({ status: 'agreed' });
  },
);

test('what was taken before the offer stays older than it, when more days are blocked or brought beside it', async () => {
  await block([taken]);
  await bring('20270215');
  const { accept } = await offered();
  await block([{ from: '2027-02-20', to: '2027-02-20' }, taken]);
  await bring('20270215');
  expect((await accept()).statusCode).toBe(200);
});

const long = { from: '2027-02-01', to: '2027-02-20', note: 'Maintenance' };
test.each([
  ['has another note', [{ ...long, note: 'Maintenance, van B' }]],
  ['becomes shorter', [{ ...long, from: '2027-02-03', to: '2027-02-18' }]],
  [
    'is freed in its middle',
    [
      { ...long, to: '2027-02-11' },
      { ...long, from: '2027-02-13' },
    ],
  ],
])('a block from before the offer that %s stays older than it', async (_, changed) => {
  await block([long]);
  const { accept } = await offered();
  expect((await block(changed)).statusCode).toBe(200);
  expect((await accept()).statusCode).toBe(200);
});

test('what another calendar brought before the offer stays older than it when it becomes shorter', async () => {
  await bring('20270220');
  const { accept } = await offered();
  await bring('20270215');
  expect((await accept()).statusCode).toBe(200);
});

test('a block that grows over the days of the offer is newer than it', async () => {
  await block([{ ...long, to: '2027-02-12' }]);
  const { accept } = await offered();
  await block([{ ...long, to: '2027-02-13' }]);
  expect((await accept()).statusCode).toBe(409);
});

test('who is away less long than they said when they offered has taken no day since', async () => {
  const away = (until: string) => api.patch(`/vehicles/${van}/availability`, { state: 'away', until }, nimal);
  await away('2027-02-20');
  const { accept } = await offered();
  expect((await away('2027-02-13')).statusCode).toBe(200);
  expect((await accept()).statusCode).toBe(200);
});

const underWay = ['DTSTART;VALUE=DATE:20270103', 'DTEND;VALUE=DATE:20270220'];
const dayByDay = ['DTSTART;VALUE=DATE:20270101', 'DTEND;VALUE=DATE:20270102', 'RRULE:FREQ=DAILY'];
test.each([
  ['while it is under way', [underWay], [underWay]],
  ['when it comes every day without end', [dayByDay], [dayByDay]],
  [
    'when the other calendar drops what is over before it',
    [
      ['DTSTART;VALUE=DATE:20270101', 'DTEND;VALUE=DATE:20270107'],
      ['DTSTART;VALUE=DATE:20270107', 'DTEND;VALUE=DATE:20270220'],
    ],
    [['DTSTART;VALUE=DATE:20270107', 'DTEND;VALUE=DATE:20270220']],
  ],
])('what another calendar brought before the offer stays older than it %s', async (_, before, after) => {
  await bringEvents(...before);
  const { accept } = await offered();
  const ids = () => api.db.execute(sql`select id from calendar_spans where source = 'import'`);
  const { rows } = await ids();
  now = new Date('2027-01-08T10:00:00Z');
  expect((await bringEvents(...after)).statusCode).toBe(201);
  // Nothing is written anew, so no kept page is dropped.
  expect((await ids()).rows).toEqual(rows);
  expect((await accept()).statusCode).toBe(200);
});

test('other days are agreed on, whatever is blocked beside them', async () => {
  const { accept } = await offered();
  await block([{ from: '2027-02-15', to: '2027-02-16' }]);
  expect((await accept()).statusCode).toBe(200);
});

test('days that are agreed on already are offered to no other, and are again when the agreement is cancelled', async () => {
  const first = await offered();
  expect((await first.accept()).statusCode).toBe(200);
  const ben = await api.signIn({ userName: 'Ben', email: 'ben@example.org' });
  const id = (await ask(asked([van], { from: '2027-02-12', to: '2027-02-16' }), ben))[0]?._id ?? '';
  const offerTo = (days: object) => api.post(`/inquiries/${id}/offers`, anOffer(days), nimal);
  const words =
    'There is an agreement on these days: 10 February 2027 to 14 February 2027. Cancel it first, or leave them out.';
  for (const days of [{}, { from: '2027-02-14' }, { from: '2027-02-01', to: '2027-02-20' }]) {
    const refused = await offerTo(days);
    expect([refused.statusCode, refused.json()]).toMatchObject([
      409,
      { error: words, fields: { from: words } },
    ]);
  }
  expect(await read(id, nimal)).toMatchObject({ status: 'open', offers: [] });
  expect(await mailsTo('ben@example.org')).toEqual([]);
  expect((await offerTo({ from: '2027-02-15', to: '2027-02-16' })).statusCode).toBe(201);
  expect((await act(first.id, 'cancel', maja, { reason: 'Our flight was cancelled.' })).statusCode).toBe(200);
  expect((await offerTo({})).statusCode).toBe(201);
});

test('of an owner who blocks and a traveller who accepts at once, one is refused', async () => {
  for (let day = 10; day < 20; day += 2) {
    const days = { from: `2027-02-${day}`, to: `2027-02-${day + 1}` };
    const { accept } = await offered(days);
    const [agreed, blocked] = await Promise.all([accept(), block([days])]);
    expect([agreed.statusCode, blocked.statusCode].sort()).toEqual([200, 409]);
  }
});

test('who accepts while the owner has their calendar in hand waits, and reads what was blocked', async () => {
  const { accept } = await offered();
  let accepted: ReturnType<typeof accept> | undefined;
  await api.db.transaction(async (tx) => {
    await tx.execute(sql`select from listings where id = ${van} for update`);
    accepted = accept();
    accepted.catch(() => undefined);
    await untilWaiting(api.db);
    await tx.execute(sql`insert into calendar_spans (id, listing_id, source, first_day, last_day)
      values (${newId()}, ${van}, 'block', '2027-02-14', '2027-02-14')`);
  });
  expect((await accepted)?.statusCode).toBe(409);
});

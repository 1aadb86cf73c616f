import { addDays, startOf } from '@serendib/contract/calendar';
import { addMonths } from '@serendib/contract/calendar-months';
import type { Inquiry } from '@serendib/contract/inquiries/inquiry';
import { agreementYears, threadDays } from '@serendib/contract/inquiries/kept';
import { keyDays } from '@serendib/contract/inquiries/limits';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { beforeEach, expect, test, vi } from 'vitest';
import { type SignedInPerson, useApi } from '../../../platform/testing.ts';
import { calendarSpans, newId } from '../../../schema/index.ts';
import { purgeListings } from '../../listings/index.ts';
import { addListing } from '../../listings/testing.ts';
import { whenDecided } from '../../moderation/testing.ts';
import { actions, addVehicle, asked, linksIn, withKey } from '../testing.ts';

// What the privacy policy says of questions and agreements: what leaves with an account, what stays, for how long, who sees it.

const begun = new Date('2027-01-05T10:00:00Z');
let now = begun;
const api = useApi({ clock: () => now, isTrial: true });
const { ask, read, offer, accept, act, passTime, mailsTo } = actions(api);
let [maja, nimal, kumari] = [] as unknown as [SignedInPerson, SignedInPerson, SignedInPerson];
let [agreed, open] = ['', ''];

beforeEach(async () => {
  now = begun;
  await api.empty('agreements', 'inquiries', 'listings', 'users', 'sent_mails');
  [maja, nimal, kumari] = [
    await api.signIn({ userName: 'Maja' }),
    await api.signIn({ userName: 'Nimal' }),
    await api.signIn({ userName: 'Kumari' }),
  ];
  await api.db.execute(sql`update sessions set expires_at = '2099-01-01', last_seen_at = '2031-02-01'`);
  const vans = [await addVehicle(api, nimal.id), await addVehicle(api, kumari.id)];
  const threads = await ask(asked(vans), maja);
  [agreed = '', open = ''] = threads.map(({ _id }) => _id);
  await act(agreed, 'messages', nimal, { text: 'Call my brother Sunil.' });
  await accept(agreed, (await offer(agreed, nimal))._id, maja);
});

const deleteDays = async () => {
  await api.db.execute(sql`select graphile_worker.add_job('calendars:delete', '{}')`);
  await api.runJobs();
};
const leave = async (who: SignedInPerson) => {
  await api.db.execute(sql`update users set password_hash = null where id = ${who.id}::uuid`);
  const left = await api.delete('/auth/account', { ...who, payload: {} });
  expect(left.statusCode, left.body).toBe(204);
};
const at = async (moment: Date) => {
  now = moment;
  await api.db.execute(sql`select graphile_worker.add_job('inquiries:old', '{}')`);
  await passTime();
};
const count = async (table: 'inquiries' | 'agreements' | 'offers' | 'inquiry_messages' | 'inquiry_keys') =>
  (await api.db.execute<{ n: number }>(sql`select count(*)::int as n from ${sql.identifier(table)}`)).rows[0]
    ?.n;
const later = 60_000;

test('a partner who leaves takes along what they wrote; the traveller keeps what was agreed, and nothing of a thread without', async () => {
  await leave(nimal);
  const shown = await read(agreed, maja);
  expect(shown).toMatchObject({
    status: 'cancelled',
    offers: [{ total: 85_800 }],
    agreement: { cancelledBy: 'system' },
  });
  expect(JSON.stringify(shown)).not.toContain('Sunil');
  expect((await api.get(`/inquiries/${agreed}/agreement`, maja)).statusCode).toBe(200);
  await leave(kumari);
  expect((await api.get(`/inquiries/${open}`, maja)).statusCode).toBe(404);
  expect(await count('inquiries')).toBe(1);
});

test('of who has left a thread, a list and an agreement speak in the reader’s language, and keep names that are also words of ours', async () => {
  await api.db.execute(sql`update users set user_name = 'Beach' where id = ${kumari.id}::uuid`);
  const inSinhala = { ...maja, headers: { ...maja.headers, 'accept-language': 'si' } };
  const listed = async () =>
    ((await api.get('/inquiries?as=traveller', inSinhala)).json() as Inquiry[]).map(({ with: name }) => name);
  expect((await listed()).sort()).toEqual(['Beach', 'Nimal']);
  await leave(nimal);
  const gone = 'ඉවත්ව ගිය හවුල්කරුවෙක්';
  expect((await listed()).sort()).toEqual(['Beach', gone]);
  expect((await api.get(`/inquiries/${agreed}`, inSinhala)).json().with).toBe(gone);
  expect((await read(agreed, maja)).with).toBe('A partner who has left');
});

test('who hears of an end of which nothing stays is told by mail, a guest as well, and is led to no thread that is gone', async () => {
  const email = 'jonas@example.org';
  const guest = { name: 'Jonas', email };
  const [thread] = await ask(asked([await addVehicle(api, kumari.id)], { guest }));
  const id = thread?._id ?? '';
  const [link] = linksIn((await mailsTo(email))[0]?.text);
  await api.post(withKey(id, link?.key ?? '', '/confirm'));
  await offer(id, kumari);
  await leave(kumari);
  for (const [to, userName] of [
    [email, 'Jonas'],
    [maja.email, 'Maja'],
  ] as const) {
    const told = (await mailsTo(to)).at(-1);
    expect(told?.subject).toMatch(/cannot be had any more$/);
    expect(told?.text).toContain(`Dear ${userName},`);
    expect(told?.text).not.toContain('/inquiries/');
  }
  // Of an agreement the thread stays, and its mail says that it is cancelled.
  await leave(nimal);
  const ofAgreed = (await mailsTo(maja.email)).at(-1);
  expect(ofAgreed?.text).toContain(`/inquiries/${agreed}`);
  expect(ofAgreed?.subject).toMatch(/^Your agreement about “.*” is cancelled$/);
  expect(ofAgreed?.text).toContain('Nimal is no longer on Serendib');
});

test.each([
  ['decline', () => [kumari, maja] as const],
  ['cancel', () => [maja, kumari] as const],
] as const)('who is told of a %s hears of it also where the other has left by then', async (what, sides) => {
  const [doer, reader] = sides();
  expect((await act(open, what, doer, { reason: 'I am away.' })).statusCode).toBeLessThan(300);
  await leave(doer);
  const told = (await mailsTo(reader.email)).map(({ text }) => text).filter((text) => /I am away/.test(text));
  expect(told).toEqual([expect.not.stringContaining('/inquiries/')]);
});

test.each([
  [
    'is suspended',
    async () => {
      const admin = await api.signIn({ role: 'admin' });
      const done = await api.post(`/admin/users/${nimal.id}/suspend`, { reason: 'Fraud' }, admin);
      expect(done.statusCode, done.body).toBe(200);
      await whenDecided(api);
    },
  ],
  ['leaves', () => leave(nimal)],
  [
    'takes the listing away',
    async () => {
      const { rows } = await api.db.execute<{ id: string }>(
        sql`update listings set deleted_at = now() where owner_id = ${nimal.id}::uuid returning id`,
      );
      for (const { id: listingId } of rows)
        await api.db.execute(
          sql`select graphile_worker.add_job('inquiries:listing-gone', ${JSON.stringify({ listingId })}::json)`,
        );
    },
  ],
])('of a question that nobody sent nobody is mailed where its partner %s', async (_, end) => {
  const email = 'a-stranger-typed@example.org';
  await ask(asked([await addVehicle(api, nimal.id)], { guest: { name: 'Jonas', email } }));
  const [first, ...others] = await mailsTo(email);
  expect([first?.subject, others]).toEqual(['Please send your question on its way', []]);
  await end();
  await api.runJobs();
  expect(await mailsTo(email)).toHaveLength(1);
  // The other side of what was sent is told all the same.
  expect((await mailsTo(maja.email)).at(-1)?.subject).toMatch(/is cancelled$|was taken off Serendib/);
});

test('a guide’s title is a name: it leaves with the guide, from the thread, its lists, the agreement and the offer, and where reported, later', async () => {
  const name = 'Sunil Perera';
  const admin = await api.signIn({ role: 'admin' });
  const guide = await addListing(api, 'tourGuide', { name }, { ownerId: kumari.id });
  const itemIds = [{ kind: 'tourGuide', _id: guide }];
  const ids = [];
  for (const from of ['2027-02-10', '2027-03-10']) {
    const [thread] = await ask(asked([], { itemIds, from, to: from }), maja);
    const id = thread?._id ?? '';
    const day = { quantity: 1, unit: 'day', unitPrice: 15_000 };
    const lines = [name, 'Lunch'].map((label) => ({ label, ...day }));
    await accept(id, (await offer(id, kumari, { lines }))._id, maja);
    ids.push(id);
  }
  const [kept = '', reported = ''] = ids;
  expect((await act(reported, 'report', maja, { reason: 'She threatens me.' })).statusCode).toBe(204);
  expect((await read(kept, maja)).listingTitle).toBe(name);
  await leave(kumari);
  expect(await read(kept, maja)).toMatchObject({
    listingTitle: 'A guide who has left',
    offers: [{ lines: [{ label: 'A guide who has left' }, { label: 'Lunch' }], total: 30_000 }],
  });
  // Administrators who look into a report read who it is about until it is closed.
  expect((await read(reported, maja)).listingTitle).toBe(name);
  const closed = await api.post(`/admin/inquiries/${reported}/close-report`, { reason: 'Done.' }, admin);
  expect(closed.statusCode, closed.body).toBe(204);
  for (const id of ids)
    for (const path of ['', '/agreement-calendar'])
      expect((await api.get(`/inquiries/${id}${path}`, maja)).body).not.toContain(name);
  const inSinhala = { ...maja, headers: { ...maja.headers, 'accept-language': 'si' } };
  const listed = (await api.get('/inquiries?as=traveller', inSinhala)).json() as Inquiry[];
  expect(listed.filter(({ listingTitle }) => listingTitle === 'ඉවත්ව ගිය මග පෙන්වන්නෙක්')).toHaveLength(2);
  for (const table of ['inquiries', 'offers', 'agreements'])
    expect(
      JSON.stringify((await api.db.execute(sql`select * from ${sql.identifier(table)}`)).rows),
    ).not.toContain(name);
});

test('the title of a guide who left under the version before goes with the next night, and where reported, later', async () => {
  const name = 'Sunil Perera';
  const guides = [
    await addListing(api, 'tourGuide', { name }, { ownerId: kumari.id }),
    await addListing(api, 'tourGuide', { name: 'Anura' }, { ownerId: nimal.id }),
  ];
  const ids: string[] = [];
  for (const [n, guide] of [guides[0], guides[0], guides[1]].entries()) {
    const days = { from: `2027-0${n + 2}-10`, to: `2027-0${n + 2}-10` };
    const [thread] = await ask(
      asked([], { itemIds: [{ kind: 'tourGuide', _id: guide ?? '' }], ...days }),
      maja,
    );
    const id = thread?._id ?? '';
    const by = n < 2 ? kumari : nimal;
    const lines = [{ label: n < 2 ? name : 'Anura', quantity: 1, unit: 'day', unitPrice: 15_000 }];
    await accept(id, (await offer(id, by, { lines }))._id, maja);
    ids.push(id);
  }
  const [left = '', reported = '', stays = ''] = ids;
  expect((await act(reported, 'report', maja, { reason: 'He threatens me.' })).statusCode).toBe(204);
  // As it was done: the name beside the title went, and the title stayed.
  await api.db.execute(sql`update users set deleted_at = now() where id = ${kumari.id}::uuid`);
  await api.db.execute(sql`update agreements set partner_name = null`);
  await at(now);
  expect(await read(left, maja)).toMatchObject({
    listingTitle: 'A guide who has left',
    offers: [{ lines: [{ label: 'A guide who has left' }] }],
  });
  expect((await read(reported, maja)).listingTitle).toBe(name);
  expect((await read(stays, maja)).listingTitle).toBe('Anura');
});

test('who asked a guide that leaves is mailed which one it was, of what was agreed and of what was not', async () => {
  const name = 'Sunil Perera';
  const guide = await addListing(api, 'tourGuide', { name }, { ownerId: kumari.id });
  const ids = [];
  for (const from of ['2027-02-10', '2027-03-10']) {
    const of = { itemIds: [{ kind: 'tourGuide', _id: guide }], from, to: from };
    ids.push((await ask(asked([], of), maja))[0]?._id ?? '');
  }
  const [id = ''] = ids;
  await accept(id, (await offer(id, kumari))._id, maja);
  const before = (await mailsTo(maja.email)).length;
  await leave(kumari);
  const told = (await mailsTo(maja.email)).slice(before).map(({ subject }) => subject);
  expect(told.filter((subject) => /Sunil|guide/.test(subject)).sort()).toEqual([
    'Your agreement about “Sunil Perera” is cancelled',
    '“Sunil Perera” cannot be had any more',
  ]);
  expect((await read(id, maja)).listingTitle).toBe('A guide who has left');
});

test('what a partner offered that was not agreed on leaves with them, and stays where the traveller does', async () => {
  const [thread] = await ask(asked([await addVehicle(api, nimal.id)]), maja);
  const id = thread?._id ?? '';
  await offer(id, nimal, { included: ['Sunil drives'] });
  const { _id } = await offer(id, nimal, { from: '2027-02-11', to: '2027-02-12' });
  await accept(id, _id, maja);
  await leave(maja);
  expect((await read(id, nimal)).offers.map(({ state }) => state)).toEqual(['accepted', 'superseded']);
  await leave(nimal);
  const { rows } = await api.db.execute(sql`select id from offers where inquiry_id = ${id}::uuid`);
  expect(rows).toEqual([{ id: _id }]);
});

test('why a person cancelled and reported leaves with them; the words of the other, and of ours, stay', async () => {
  const admin = await api.signIn({ role: 'admin' });
  await act(agreed, 'cancel', maja, { reason: 'My mother Ruwani is ill.' });
  await act(agreed, 'report', maja, { reason: 'He threatens Ruwani.' });
  const [another] = await ask(asked([await addVehicle(api, nimal.id)]), maja);
  await accept(another?._id ?? '', (await offer(another?._id ?? '', nimal))._id, maja);
  await leave(maja);
  const cancelled = await read(agreed, nimal);
  expect(cancelled.steps.at(-1)).toMatchObject({ to: 'cancelled', by: 'traveller', reason: null });
  expect(JSON.stringify(cancelled)).toContain('Sunil');
  expect((await read(another?._id ?? '', nimal)).steps.at(-1)).toMatchObject({
    to: 'cancelled',
    reason: 'The account was deleted.',
  });
  for (const path of [`/inquiries/${agreed}`, '/inquiries?as=partner'])
    expect((await api.get(path, nimal)).body).not.toContain('Ruwani');
  for (const path of [`/admin/inquiries/${agreed}`, '/admin/inquiries'])
    expect((await api.get(path, admin)).body).not.toContain('Ruwani');
});

test('why a partner cancelled and reported leaves with them', async () => {
  const admin = await api.signIn({ role: 'admin' });
  await act(agreed, 'cancel', nimal, { reason: 'Sunil has the van.' });
  await act(agreed, 'report', nimal, { reason: 'She threatens Sunil.' });
  await leave(nimal);
  expect((await read(agreed, maja)).steps.at(-1)).toMatchObject({ by: 'partner', reason: null });
  const reported = await api.get(`/admin/inquiries/${agreed}`, admin);
  expect(reported.json()).toMatchObject({ reason: 'The account was deleted.', reportedBy: 'partner' });
  expect(reported.body).not.toContain('Sunil');
});

test('a thread without an agreement goes a year after its last news, what was agreed three years after its last day', async () => {
  await act(open, 'decline', kumari, { reason: 'We are away.' });
  await at(addDays(begun, threadDays));
  expect(await count('inquiries')).toBe(2);
  await at(new Date(addDays(begun, threadDays).getTime() + later));
  expect(await count('inquiries')).toBe(1);
  // The last day is 2027-02-14.
  const gone = addMonths(startOf('2027-02-15'), 12 * agreementYears);
  await at(new Date(gone.getTime() - later));
  const { rows } = await api.db.execute(sql`select id, status from inquiries`);
  expect([rows, await count('agreements')]).toEqual([[{ id: agreed, status: 'done' }], 1]);
  const days = () => api.db.$count(calendarSpans);
  await deleteDays();
  expect(await days()).toBe(1);
  await at(gone);
  for (const table of ['inquiries', 'agreements', 'offers', 'inquiry_messages'] as const)
    expect([table, await count(table)]).toEqual([table, 0]);
  expect(await days()).toBe(0);
});

test('days of agreements that went before their days did go by night', async () => {
  const [left, asPromised] = [newId(), newId()];
  const [kept] = await api.db.select().from(calendarSpans);
  const of = { listingId: kept?.listingId ?? '', source: 'agreement' as const };
  await api.db.insert(calendarSpans).values([
    { ...of, id: left, fromId: newId(), firstDay: '2026-02-10', lastDay: '2026-02-14' },
    { ...of, id: asPromised, fromId: newId(), firstDay: '2027-03-10', lastDay: '2027-03-14' },
  ]);
  await deleteDays();
  const there = await api.db.select({ id: calendarSpans.id }).from(calendarSpans);
  expect(there.map(({ id }) => id).sort()).toEqual([kept?.id, asPromised].sort());
});

test('a download of one’s data has each thread with its own, and takes few statements for many threads', async () => {
  await act(open, 'messages', maja, { text: 'And to Jaffna?' });
  await offer(open, kumari);
  await offer(open, kumari, { included: ['Lunch'] });
  const copied = sql`lpad(n::text, 32, '0')::uuid`;
  await api.db.execute(sql`insert into inquiries
    select (jsonb_populate_record(i, jsonb_build_object('id', ${copied}))).*
    from inquiries i, generate_series(1, 700) n where i.id = ${open}::uuid`);
  await api.db.execute(sql`insert into inquiry_messages (id, inquiry_id, by, text, at)
    select ${copied}, ${copied}, 'traveller', 'Number ' || n, now() from generate_series(1, 700) n`);
  const sent = vi.spyOn(pg.Client.prototype, 'query');
  const { inquiries } = (await api.post('/auth/export', {}, maja)).json();
  const statements = sent.mock.calls.length;
  sent.mockRestore();
  expect(statements).toBeGreaterThan(0);
  expect(statements).toBeLessThan(60);
  expect(inquiries).toHaveLength(702);
  for (const n of [1, 300, 301, 700])
    expect(inquiries[n - 1]).toMatchObject({
      as: 'traveller',
      messages: [{ text: `Number ${n}` }],
      offers: [],
    });
  const one = (status: string) => inquiries.slice(700).find((thread: Inquiry) => thread.status === status);
  expect(one('agreed')).toMatchObject({
    messages: [{}, { by: 'partner', text: 'Call my brother Sunil.' }],
    offers: [{ total: 85_800 }],
  });
  expect(one('offered')).toMatchObject({
    messages: [{}, { by: 'traveller', text: 'And to Jaffna?' }],
    offers: [{ content: { included: ['Lunch'] } }, { content: { included: ['Fuel', '100 km a day'] } }],
  });
});

test('a download of one’s data has what was asked for, agreed and done in a thread, and of the other nothing that its page does not tell', async () => {
  await act(agreed, 'cancel', nimal, { reason: 'Sunil has the van.' });
  await act(agreed, 'report', nimal, { reason: 'She threatens Sunil.' });
  const guest = { name: 'Jonas', email: 'jonas@example.org' };
  const [asGuest] = await ask(asked([await addVehicle(api, nimal.id)], { guest }));
  const [link] = linksIn((await mailsTo(guest.email))[0]?.text);
  await api.post(withKey(asGuest?._id ?? '', link?.key ?? '', '/confirm'));
  const unsent = { guest: { name: 'Petra', email: 'petra@example.org' }, message: 'Not sent after all.' };
  await ask(asked([await addVehicle(api, nimal.id)], unsent));
  await act(open, 'block', kumari);
  const mine = async (who: SignedInPerson) => (await api.post('/auth/export', {}, who)).json();
  const [majas, nimals, kumaris] = [await mine(maja), await mine(nimal), await mine(kumari)];
  const thread = {
    ...{ adults: 2, children: [4, 9], pickup: 'Airport', language: 'German', flexible: false },
    agreement: {
      number: expect.stringMatching(/^SA-2027-\d{6}$/),
      ...{ travellerName: 'Maja', partnerName: 'Nimal', cancelledBy: 'partner' },
    },
  };
  const ended = (data: { inquiries: Inquiry[] }) =>
    data.inquiries.find(({ status }) => status === 'cancelled');
  expect(ended(majas)).toMatchObject({ ...thread, report: null });
  expect(ended(nimals)).toMatchObject({
    ...thread,
    report: { at: begun.toISOString(), reason: 'She threatens Sunil.' },
  });
  expect(ended(majas)?.steps).toContainEqual({
    ...{ to: 'cancelled', by: 'partner', reason: 'Sunil has the van.', at: begun.toISOString() },
  });
  expect(kumaris.blockedTravellers).toEqual([{ name: 'Maja', at: begun.toISOString() }]);
  expect(JSON.stringify(majas)).not.toContain('threatens');
  expect(majas.blockedTravellers).toEqual([]);
  expect(JSON.stringify(nimals)).not.toContain(guest.email);
  expect(JSON.stringify(nimals)).toContain('We would like to see Ella');
  expect(JSON.stringify(nimals)).not.toContain(unsent.message);

  // The guest takes what they asked into an account.
  const jonas = await api.signIn(guest);
  expect((await mine(jonas)).inquiries).toMatchObject([{ as: 'traveller', guest }]);
});

const blockedGuest = async (email: string) => {
  const [thread] = await ask(asked([await addVehicle(api, nimal.id)], { guest: { name: 'Jonas', email } }));
  const [link] = linksIn((await mailsTo(email)).at(-1)?.text);
  await api.post(withKey(thread?._id ?? '', link?.key ?? '', '/confirm'));
  expect((await act(thread?._id ?? '', 'block', nimal)).statusCode).toBe(204);
};
const blockedAddresses = async () =>
  (await api.db.execute(sql`select guest_email from inquiry_blocks where guest_email is not null`)).rows;

test('the address of a guest whom a partner blocked goes with what they asked', async () => {
  await blockedGuest('Jonas@example.org');
  await at(addDays(begun, threadDays - 1));
  expect(await blockedAddresses()).toEqual([{ guest_email: 'jonas@example.org' }]);
  await at(addDays(begun, threadDays + 1));
  expect(await blockedAddresses()).toEqual([]);
});

test('the address of a guest whom a partner blocked goes at once with the account that has it', async () => {
  await blockedGuest('jonas@example.org');
  const jonas = await api.signIn({ email: 'Jonas@example.org' });
  await read((await api.get('/inquiries', jonas)).json()[0]._id, jonas);
  await leave(jonas);
  expect(await blockedAddresses()).toEqual([]);
  expect(await api.db.$count(sql`inquiry_blocks`)).toBe(0);
});

test('what is reported stays until administrators have dealt with it', async () => {
  await act(open, 'decline', kumari, { reason: 'We are away.' });
  expect((await act(open, 'report', kumari, { reason: 'She threatens me.' })).statusCode).toBe(204);
  await at(addDays(begun, threadDays + 30));
  expect(await count('inquiries')).toBe(2);
});

test.each([
  ['agreed', () => agreed, () => nimal],
  ['never agreed', () => open, () => kumari],
])(
  'what was %s and reported stays when the reported one leaves, and goes when the report is closed',
  async (which, id, partner) => {
    const admin = await api.signIn({ role: 'admin' });
    await act(id(), 'messages', maja, { text: 'I will come to your house.' });
    expect((await act(id(), 'report', partner(), { reason: 'She threatens me.' })).statusCode).toBe(204);
    await leave(maja);
    const evidence = (await api.get(`/admin/inquiries/${id()}`, admin)).json();
    expect(evidence).toMatchObject({ reason: 'She threatens me.', thread: { pickup: 'Airport' } });
    expect(JSON.stringify(evidence.thread.messages)).toContain('I will come to your house.');
    const closed = await api.post(
      `/admin/inquiries/${id()}/close-report`,
      { reason: 'The police knows.' },
      admin,
    );
    expect(closed.statusCode, closed.body).toBe(204);
    if (which === 'never agreed') return expect(await count('inquiries')).toBe(1);
    const kept = await read(id(), partner());
    expect(kept).toMatchObject({ agreement: {}, pickup: '' });
    // What was put off is the leaver's words, and not ours.
    expect(kept.steps.at(-1)).toMatchObject({ to: 'cancelled', reason: 'The account was deleted.' });
    expect(JSON.stringify(kept)).not.toContain('your house');
    expect(JSON.stringify(kept)).toContain('Sunil');
  },
);

test('who reported and leaves takes along their words, and not what they reported', async () => {
  const admin = await api.signIn({ role: 'admin' });
  await act(open, 'messages', kumari, { text: 'Pay me or else.' });
  await act(open, 'report', maja, { reason: 'She threatens Ruwani.' });
  await leave(maja);
  const evidence = await api.get(`/admin/inquiries/${open}`, admin);
  expect(evidence.body).toContain('Pay me or else.');
  for (const words of ['Ruwani', 'Ella and Yala']) expect(evidence.body).not.toContain(words);
});

test('the keys of a guest go when they open nothing any more', async () => {
  const guest = { name: 'Jonas', email: 'jonas@example.org' };
  await api.post('/inquiries', { ...asked([await addVehicle(api, nimal.id)]), guest });
  await api.runJobs();
  expect(await count('inquiry_keys')).toBe(1);
  await at(addDays(begun, keyDays + 1));
  expect(await count('inquiry_keys')).toBe(0);
});

test('administrators read no thread that nobody reported', async () => {
  const admin = await api.signIn({ role: 'admin' });
  expect((await api.get(`/admin/inquiries/${agreed}`, admin)).statusCode).toBe(404);
  expect((await api.get(`/inquiries/${agreed}`, admin)).statusCode).toBe(404);
  expect((await api.get('/admin/inquiries', admin)).json()).toEqual([]);
});

test('a listing that was deleted goes for good a month later, but not while a thread is about it', async () => {
  const other = await addListing(api, 'vehicle', {}, { ownerId: kumari.id });
  await api.db.execute(sql`update listings set deleted_at = ${begun.toISOString()}::timestamptz`);
  await purgeListings({ db: api.db, clock: () => addDays(begun, 31) });
  const { rows } = await api.db.execute<{ id: string }>(sql`select id from listings`);
  expect(rows.map(({ id }) => id)).not.toContain(other);
  expect(rows).toHaveLength(2);
  expect((await read(agreed, maja)).listingTitle).not.toBe('');
});

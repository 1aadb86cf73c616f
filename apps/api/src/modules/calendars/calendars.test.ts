import type { OwnerCalendar } from '@serendib/contract/calendars/calendar';
import { eq, sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { untilWaiting } from '../../platform/database/testing.ts';
import { type SignedInPerson, useApi } from '../../platform/testing.ts';
import { calendarImports, calendarSpans, calendars, newId } from '../../schema/index.ts';
import { addListing, type ListingState } from '../listings/testing.ts';

let now = new Date('2027-01-05T10:00:00Z');
const api = useApi({ clock: () => now });
let owner: SignedInPerson;
let other: SignedInPerson;
let van: string;

const addVehicle = (state: ListingState = {}) => addListing(api, 'vehicle', {}, state);

beforeEach(async () => {
  now = new Date('2027-01-05T10:00:00Z');
  await api.empty('listings', 'users');
  owner = await api.signIn();
  other = await api.signIn();
  van = await addVehicle({ ownerId: owner.id });
});

const calendar = async (who?: SignedInPerson, asked = '', id = van) =>
  (await api.get(`/vehicles/${id}/calendar${asked}`, who)).json();
const block = (blocks: object[], who = owner, id = van) =>
  api.put(`/vehicles/${id}/calendar/blocks`, { blocks }, who);
const span = (source: 'agreement' | 'hold', firstDay: string, lastDay: string, heldUntil?: string) =>
  api.db.insert(calendarSpans).values({
    ...{ id: newId(), listingId: van, source, firstDay, lastDay },
    heldUntil: heldUntil ? new Date(heldUntil) : null,
  });

test('an owner blocks days, and travellers see that they are busy and nothing more', async () => {
  expect(await calendar()).toEqual({ kept: false, updatedAt: null, days: [] });
  const set = await block([
    { from: '2027-01-20', to: '2027-01-22', note: 'Wedding of Nimali' },
    { from: '2027-01-23', to: '2027-01-23' },
    { from: '2027-02-01', to: '2027-02-03' },
  ]);
  expect(set.statusCode, set.body).toBe(200);
  const shown = await api.get(`/vehicles/${van}/calendar`);
  expect(shown.body).not.toContain('Nimali');
  expect(shown.json()).toEqual({
    kept: true,
    updatedAt: now.toISOString(),
    days: [
      { from: '2027-01-20', to: '2027-01-23', state: 'busy' },
      { from: '2027-02-01', to: '2027-02-03', state: 'busy' },
    ],
  });
  const own: OwnerCalendar = await calendar(owner);
  expect(own.blocks.map(({ note }) => note)).toEqual(['Wedding of Nimali', '', '']);
  await block([]);
  expect((await calendar()).days).toEqual([]);
});

test('only the days that are asked for are told, cut at their ends', async () => {
  await block([{ from: '2027-01-20', to: '2027-01-30' }]);
  expect((await calendar(undefined, '?from=2027-01-25&to=2027-01-27')).days).toEqual([
    { from: '2027-01-25', to: '2027-01-27', state: 'busy' },
  ]);
  expect((await calendar(undefined, '?from=2027-01-31&to=2027-02-05')).days).toEqual([]);
  for (const asked of [
    '?from=2027-01-31&to=2027-01-01',
    '?from=2027-01-01&to=2030-01-01',
    '?from=yesterday',
    '?from=2027-02-30',
  ]) {
    const refused = await api.get(`/vehicles/${van}/calendar${asked}`);
    expect(refused.statusCode, asked).toBe(400);
    expect(refused.json().fields, asked).toBeTruthy();
  }
});

test('a calendar that was not touched for a month is not relied on', async () => {
  await block([]);
  expect((await calendar()).kept).toBe(true);
  now = new Date('2027-02-05T10:00:00Z');
  expect((await calendar()).kept).toBe(false);
});

test('what is agreed cannot be blocked, and the days are named', async () => {
  await span('agreement', '2027-01-20', '2027-01-22');
  const refused = await block([{ from: '2027-01-22', to: '2027-01-25' }]);
  expect(refused.statusCode).toBe(409);
  expect(refused.json().error).toContain('20 January 2027 to 22 January 2027');
  expect((await block([{ from: '2027-01-23', to: '2027-01-25' }])).statusCode).toBe(200);
  expect((await calendar()).days).toEqual([{ from: '2027-01-20', to: '2027-01-25', state: 'busy' }]);
});

test('days that were agreed on over an older block stand in no way of other blocks', async () => {
  const trip = { from: '2027-01-20', to: '2027-01-24', note: 'Maybe with Ruwan' };
  expect((await block([trip])).statusCode).toBe(200);
  await span('agreement', '2027-01-21', '2027-01-22');
  const other = { from: '2027-02-01', to: '2027-02-01', note: '' };
  const added = await block([trip, other]);
  expect(added.statusCode, added.body).toBe(200);
  // As a page sends a day that was tapped beside it, one in it that was freed, and another note.
  expect((await block([{ ...trip, to: '2027-01-25' }, other])).statusCode).toBe(200);
  expect((await block([{ ...trip, to: '2027-01-23' }])).statusCode).toBe(200);
  expect((await block([{ ...trip, to: '2027-01-23', note: 'With Ruwan' }])).statusCode).toBe(200);
  await block([{ ...trip, to: '2027-01-21' }]);
  expect((await block([{ ...trip, to: '2027-01-22' }])).statusCode).toBe(409);
});

test('twenty agreements for one day at once are one', async () => {
  const made = await Promise.allSettled(
    Array.from({ length: 20 }, (_, at) => span('agreement', '2027-03-01', `2027-03-0${1 + (at % 5)}`)),
  );
  expect(made.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  // The next day, and the same day of another vehicle, are free.
  const [there] = await api.db.select().from(calendarSpans).where(eq(calendarSpans.listingId, van));
  expect(there?.firstDay).toBe('2027-03-01');
  await span('agreement', '2027-03-06', '2027-03-07');
});

test('days that are held for an offer are held until the hold ends, and never beside busy ones', async () => {
  await span('hold', '2027-01-20', '2027-01-25', '2027-01-07T10:00:00Z');
  await block([{ from: '2027-01-22', to: '2027-01-23' }]);
  expect((await calendar()).days).toEqual([
    { from: '2027-01-20', to: '2027-01-21', state: 'held' },
    { from: '2027-01-22', to: '2027-01-23', state: 'busy' },
    { from: '2027-01-24', to: '2027-01-25', state: 'held' },
  ]);
  now = new Date('2027-01-07T10:00:01Z');
  expect((await calendar()).days).toEqual([{ from: '2027-01-22', to: '2027-01-23', state: 'busy' }]);
});

test('strangers change nothing, and of what is not public see nothing', async () => {
  const calls = (id: string, who?: SignedInPerson) => [
    block([], who ?? ({ headers: {} } as SignedInPerson), id),
    api.post(`/vehicles/${id}/calendar/imports`, { url: 'https://calendar.test/a.ics' }, who),
    api.post(`/vehicles/${id}/calendar/address`, {}, who),
    api.delete(`/vehicles/${id}/calendar/imports/${newId()}`, who),
  ];
  const statuses = async (id: string, who?: SignedInPerson) =>
    (await Promise.all(calls(id, who))).map(({ statusCode }) => statusCode);
  expect(await statuses(van)).toEqual([401, 401, 401, 401]);
  expect(await statuses(van, other)).toEqual([403, 403, 403, 403]);
  const pending = await addVehicle({ ownerId: owner.id, status: 'pending' });
  expect(await statuses(pending, other)).toEqual([404, 404, 404, 404]);
  expect((await api.get(`/vehicles/${pending}/calendar`, other)).statusCode).toBe(404);
  expect((await api.get(`/vehicles/${pending}/calendar`, owner)).statusCode).toBe(200);
  expect((await api.get(`/vehicles/${newId()}/calendar`)).statusCode).toBe(404);
  expect(await calendar(other)).not.toHaveProperty('icsUrl');
});

test('hostile blocks are refused with words at the field', async () => {
  for (const [blocks, field] of [
    [[{ from: '2027-01-22', to: '2027-01-20' }], 'blocks.0.to'],
    [[{ from: '2027-01-22', to: '2399-01-20' }], 'blocks.0.to'],
    [[{ from: 'soon', to: '2027-01-20' }], 'blocks.0.from'],
    [[{ from: '2027-01-20', to: '2027-01-20', note: 'x'.repeat(101) }], 'blocks.0.note'],
    [Array.from({ length: 201 }, () => ({ from: '2027-01-20', to: '2027-01-20' })), 'blocks'],
  ] as const) {
    const refused = await block([...blocks]);
    expect(refused.statusCode, field).toBe(400);
    expect(Object.keys(refused.json().fields ?? {}), refused.body).toContain(field);
  }
  expect((await calendar()).days).toEqual([]);
});

test('days that were blocked elsewhere are never freed by a list from before, and sent twice it is taken once', async () => {
  const send = (blocks: object[], version?: string) =>
    api.put(`/vehicles/${van}/calendar/blocks`, { blocks, version }, owner);
  const [one, other] = [
    { from: '2027-12-10', to: '2027-12-10', note: '' },
    { from: '2027-12-20', to: '2027-12-20', note: '' },
  ];
  const { version } = await calendar(owner);
  const both = await Promise.all([send([one], version), send([other], version)]);
  expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  const refused = both.find(({ statusCode }) => statusCode === 409);
  expect(refused?.json().code).toBe('STALE_VERSION');
  const taken = both.find(({ statusCode }) => statusCode === 200)?.json();
  expect((await calendar(owner)).blocks).toEqual(taken.blocks);
  expect(await calendar(owner)).toMatchObject({ version: taken.version });
  // What has arrived already and is sent again by a poor connection.
  expect((await send(taken.blocks, version)).statusCode).toBe(200);
  expect((await send([one, other], taken.version)).json().blocks).toEqual([one, other]);
  // Only blocks are meant: what is agreed or brought in makes no list old.
  const shown: OwnerCalendar = await calendar(owner);
  await span('agreement', '2027-03-01', '2027-03-02');
  expect((await send([other], shown.version)).statusCode).toBe(200);
  // A client that names none goes on as before.
  expect((await send([])).json().blocks).toEqual([]);
});

test('other calendars follow it at a secret address, which tells no names and can be renewed', async () => {
  await block([{ from: '2027-01-20', to: '2027-01-22', note: 'Wedding of Nimali' }]);
  const { icsUrl = '' }: OwnerCalendar = await calendar(owner);
  const { pathname } = new URL(icsUrl);
  const followed = await api.app.inject(pathname);
  expect(followed.headers['content-type']).toContain('text/calendar');
  expect(followed.body).toMatch(/DTSTART;VALUE=DATE:20270120\r\nDTEND;VALUE=DATE:20270123\r\nSUMMARY:Busy/);
  expect(followed.body).not.toContain('Nimali');
  const renewed = await api.post(`/vehicles/${van}/calendar/address`, {}, owner);
  expect(renewed.json().icsUrl).not.toBe(icsUrl);
  expect((await api.app.inject(pathname)).statusCode).toBe(404);
  expect((await api.app.inject(new URL(renewed.json().icsUrl).pathname)).statusCode).toBe(200);
});

test('other calendars are told in the language of its owner, who asks for none there', async () => {
  await block([{ from: '2027-01-20', to: '2027-01-22' }]);
  await span('hold', '2027-02-20', '2027-02-25', '2027-02-07T10:00:00Z');
  const { icsUrl = '' }: OwnerCalendar = await calendar(owner);
  const summaries = async () =>
    (await api.app.inject(new URL(icsUrl).pathname)).body.replaceAll('\r\n ', '').match(/(?<=SUMMARY:).*/g);
  expect(await summaries()).toEqual(['Busy', 'Held for an offer']);
  await api.db.execute(sql`update users set language = 'ta' where id = ${owner.id}`);
  expect(await summaries()).toEqual(['கிடைக்காது', 'ஒரு முன்மொழிவுக்காக ஒதுக்கப்பட்டது']);
});

test('other calendars are told what is blocked and agreed on as far ahead as that can be', async () => {
  await block([{ from: '2028-05-20', to: '2028-05-22' }]);
  await span('agreement', '2029-12-30', '2030-01-04');
  const { icsUrl = '' }: OwnerCalendar = await calendar(owner);
  const followed = (await api.app.inject(new URL(icsUrl).pathname)).body;
  for (const first of ['20280520', '20291230']) expect(followed).toContain(`DTSTART;VALUE=DATE:${first}`);
});

test('a download of one’s data has one’s calendars, with notes and addresses, and those of no other', async () => {
  await block([{ from: '2027-01-20', to: '2027-01-22', note: 'Wedding of Nimali' }]);
  const url = 'https://other.example.org/mine.ics';
  await api.db.insert(calendarImports).values({
    ...{ id: newId(), listingId: van, url, name: 'Airbnb', state: 'read' },
    createdAt: now,
  });
  const tour = await addListing(api, 'tour', {}, { ownerId: owner.id });
  const departures = [{ day: '2027-03-01', places: 8 }];
  expect((await api.put(`/tours/${tour}/departures`, { departures }, owner)).statusCode).toBe(200);
  const { icsUrl = '' }: OwnerCalendar = await calendar(owner);
  const mine = async (who: SignedInPerson) => (await api.post('/auth/export', {}, who)).json().calendars;
  expect(await mine(owner)).toEqual([
    {
      ...{ listing: van, address: icsUrl, updatedAt: now.toISOString(), departures: [] },
      imports: [{ name: 'Airbnb', url, createdAt: now.toISOString(), readAt: null }],
      days: [{ from: '2027-01-20', to: '2027-01-22', source: 'block', note: 'Wedding of Nimali' }],
    },
    { ...{ listing: tour, address: null, updatedAt: null, imports: [], days: [] }, departures },
  ]);
  expect(await mine(other)).toEqual([]);
});

test('an owner sees which days are promised, and in which thread; travellers only that they are busy or held', async () => {
  const inquiryId = newId();
  await api.db.insert(calendarSpans).values([
    {
      ...{ id: newId(), listingId: van, source: 'agreement', fromId: inquiryId },
      ...{ firstDay: '2027-01-20', lastDay: '2027-01-22' },
    },
  ]);
  expect((await calendar(owner)).promised).toEqual([
    { from: '2027-01-20', to: '2027-01-22', state: 'agreed', inquiryId },
  ]);
  expect(JSON.stringify(await calendar())).not.toContain(inquiryId);
  // The answer to a change tells what is promised far ahead as well.
  const far = { from: '2027-12-01', to: '2027-12-02' };
  await api.db.insert(calendarSpans).values({
    ...{ id: newId(), listingId: van, source: 'agreement', fromId: inquiryId },
    ...{ firstDay: far.from, lastDay: far.to },
  });
  expect((await block([])).json().promised).toContainEqual({ ...far, state: 'agreed', inquiryId });
});

test('a first look waits for who writes the calendar, as all who write it wait for the listing', async () => {
  let looking: ReturnType<typeof api.get> | undefined;
  await api.db.transaction(async (tx) => {
    await tx.execute(sql`select from listings where id = ${van} for update`);
    looking = api.get(`/vehicles/${van}/calendar`, owner);
    looking.catch(() => undefined);
    await untilWaiting(api.db);
    await tx.insert(calendars).values({ listingId: van, addressKey: 'made-meanwhile' });
  });
  const looked = await looking;
  expect([looked?.statusCode, looked?.json().icsUrl]).toEqual([
    200,
    expect.stringContaining('made-meanwhile'),
  ]);
});

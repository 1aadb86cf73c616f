import { dayAfter } from '@serendib/contract/calendar';
import { type Block, mostBlocks, type OwnerCalendar } from '@serendib/contract/calendars/calendar';
import { sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { icsOf } from '../../platform/fetch-public/testing.ts';
import { multipart } from '../../platform/http/bodies/testing.ts';
import { type SignedInPerson, useApi } from '../../platform/testing.ts';
import { calendarImports, calendarSpans, newId } from '../../schema/index.ts';
import { addListing } from '../listings/testing.ts';

const now = new Date('2027-01-05T10:00:00Z');
const api = useApi({ clock: () => now });
let [owner, admin] = [] as unknown as SignedInPerson[];
let van: string;
let tour: string;

beforeEach(async () => {
  await api.empty('listings', 'users', 'sent_mails', 'audit');
  [owner, admin] = [await api.signIn({ email: 'owner@test.lk' }), await api.signIn({ role: 'admin' })];
  van = await addListing(api, 'vehicle', {}, { ownerId: owner.id });
  tour = await addListing(api, 'tour', {}, { ownerId: owner.id });
});

const calendar = async (who?: SignedInPerson): Promise<OwnerCalendar> =>
  (await api.get(`/vehicles/${van}/calendar`, who)).json();
const block = (blocks: object[], who: SignedInPerson | undefined, version?: string) =>
  api.put(`/vehicles/${van}/calendar/blocks`, { blocks, version }, who);
const leave = (departures: object[], who: SignedInPerson | undefined) =>
  api.put(`/tours/${tour}/departures`, { departures }, who);
const bringIn = async (name: string, url: string | null) => {
  const id = newId();
  const read = { state: 'failed' as const, problem: 'The server of this address took too long.' };
  await api.db
    .insert(calendarImports)
    .values({ ...{ id, listingId: van, url, name, createdAt: now }, ...read });
  return id;
};
const secret = 'https://calendar.google.com/calendar/ical/secret-7731/basic.ics';

/** What was mailed and what is in the audit, of all that was done since the last look. */
async function told() {
  await api.runJobs();
  const mails = await api.db.execute<{ text: string }>(sql`select text from sent_mails order by id`);
  const audit = await api.db.execute<{ actor_id: string; action: string; before: unknown; after: unknown }>(
    sql`select actor_id, action, thing_id, before, after from audit order by id`,
  );
  await api.empty('sent_mails', 'audit');
  return { mails: mails.rows.map(({ text }) => text), audit: audit.rows };
}

test('an administrator is shown the days of a calendar, and neither notes nor addresses', async () => {
  await block([{ from: '2027-01-20', to: '2027-01-22', note: 'Mrs Silva, hospital' }], owner);
  await bringIn(secret, secret);
  await bringIn('phone.ics', null);
  const inquiryId = newId();
  await api.db.insert(calendarSpans).values({
    ...{ id: newId(), listingId: van, source: 'agreement', fromId: inquiryId },
    ...{ firstDay: '2027-02-01', lastDay: '2027-02-02' },
  });
  const own = await calendar(owner);
  const shown = await calendar(admin);
  expect(JSON.stringify(own)).toMatch(/hospital.*secret-7731.*icsUrl/);
  expect(JSON.stringify(shown)).not.toMatch(/hospital|secret-7731|icsUrl/);
  expect(shown).toMatchObject({
    blocks: [{ from: '2027-01-20', to: '2027-01-22', note: '' }],
    promised: [{ from: '2027-02-01', to: '2027-02-02', state: 'agreed', inquiryId }],
    imports: [
      { name: 'calendar.google.com', isFile: false, state: 'failed' },
      { name: 'phone.ics', isFile: true },
    ],
    ...{ days: own.days, version: own.version, away: [], kept: true },
  });
});

test('a look of an administrator makes no address, and their own calendars are shown to them whole', async () => {
  expect(await calendar(admin)).not.toHaveProperty('icsUrl');
  expect(await api.db.$count(sql`calendars`)).toBe(0);
  van = await addListing(api, 'vehicle', {}, { ownerId: admin?.id ?? null });
  expect(await calendar(admin)).toHaveProperty('icsUrl');
});

test('what an administrator blocks and frees keeps the owner’s notes, is audited and mailed, and keeps no calendar', async () => {
  const wedding: Block = { from: '2027-01-20', to: '2027-01-22', note: 'Wedding of Nimali' };
  await api.db.insert(calendarSpans).values({
    ...{ id: newId(), listingId: van, source: 'block', note: wedding.note },
    ...{ firstDay: wedding.from, lastDay: wedding.to },
  });
  const { version } = await calendar(admin);
  // As the page sends a day that was tapped beside days whose note it does not know.
  const joined = { from: '2027-01-20', to: '2027-01-23', note: '' };
  const set = await block([joined], admin, version);
  expect(set.statusCode, set.body).toBe(200);
  const added = { from: '2027-01-23', to: '2027-01-23', note: '' };
  expect(set.json().blocks).toEqual([{ ...wedding, note: '' }, added]);
  expect(set.json()).toMatchObject({ kept: false, updatedAt: null });
  expect((await calendar(owner)).blocks).toEqual([wedding, added]);
  const { mails, audit } = await told();
  expect(mails).toEqual([expect.stringContaining('23 January 2027: Blocked (before: Not blocked)')]);
  expect(mails[0]).toMatch(new RegExp(`/my-calendar/vehicle/${van}$`, 'm'));
  expect(audit).toEqual([
    {
      ...{ actor_id: admin?.id, action: 'edit', thing_id: van },
      before: { blocks: [{ from: '2027-01-20', to: '2027-01-22' }] },
      after: { blocks: [{ from: '2027-01-20', to: '2027-01-23' }] },
    },
  ]);
  // Another day in the middle freed: what remains on both sides is still theirs.
  const halves = [
    { from: '2027-01-20', to: '2027-01-20' },
    { from: '2027-01-22', to: '2027-01-22' },
  ];
  expect((await block(halves, admin)).statusCode).toBe(200);
  expect((await calendar(owner)).blocks).toEqual(halves.map((one) => ({ ...one, note: wedding.note })));
  expect((await told()).mails).toEqual([
    expect.stringContaining('21 January 2027, 23 January 2027: Not blocked (before: Blocked)'),
  ]);
  // The same once more, and what its owner does.
  expect((await block(halves, admin)).statusCode).toBe(200);
  expect((await block([wedding], owner)).statusCode).toBe(200);
  expect(await told()).toEqual({ mails: [], audit: [] });
  expect((await calendar()).kept).toBe(true);
});

test('an administrator cuts blocks into no more than their owner may send', async () => {
  const days = Array.from({ length: mostBlocks - 1 }, (_, n) => dayAfter('2027-02-01', n));
  const guests = days.map((day, n) => ({ from: day, to: day, note: `Guest ${n}` }));
  const long = { from: '2028-06-01', to: '2028-06-05', note: 'Abroad' };
  expect((await block([...guests, long], owner)).statusCode).toBe(200);
  const cut = [
    { from: '2027-02-01', to: dayAfter('2027-02-01', mostBlocks - 2) },
    { from: '2028-06-01', to: '2028-06-02' },
    { from: '2028-06-04', to: '2028-06-05' },
  ];
  const refused = await block(cut, admin);
  expect([refused.statusCode, refused.json().error]).toEqual([400, 'At most 200 blocks.']);
  expect((await calendar(owner)).blocks).toHaveLength(mostBlocks);
});

test('a calendar that an administrator takes out is audited and mailed, without its address', async () => {
  const id = await bringIn(secret, secret);
  const out = await api.delete(`/vehicles/${van}/calendar/imports/${id}`, admin);
  expect([out.statusCode, out.json().imports]).toEqual([200, []]);
  const { mails, audit } = await told();
  expect(mails).toEqual([
    expect.stringContaining('Calendar brought in: Taken out (before: calendar.google.com)'),
  ]);
  expect(mails[0]).toMatch(new RegExp(`/my-calendar/vehicle/${van}$`, 'm'));
  expect(audit).toMatchObject([
    {
      action: 'edit',
      before: { calendarBroughtIn: 'calendar.google.com' },
      after: { calendarBroughtIn: null },
    },
  ]);
  expect(JSON.stringify({ mails, audit })).not.toContain('secret-7731');
  const own = await bringIn(secret, secret);
  await api.delete(`/vehicles/${van}/calendar/imports/${own}`, owner);
  expect(await told()).toEqual({ mails: [], audit: [] });
});

test('to bring a calendar in and to renew the address is its owner’s alone, and administrators read so', async () => {
  const { icsUrl } = await calendar(owner);
  for (const call of [`imports`, 'address']) {
    const refused = await api.post(`/vehicles/${van}/calendar/${call}`, { url: secret }, admin);
    expect([refused.statusCode, refused.json().error]).toEqual([
      403,
      'Only its owner brings calendars in and has its secret address.',
    ]);
  }
  expect((await calendar(owner)).icsUrl).toBe(icsUrl);
});

test('administrators keep the calendar of what our team listed: notes, blocks, other calendars and its address', async () => {
  van = await addListing(api, 'vehicle', {}, { ownerId: null });
  const driver = await api.signIn();
  const { icsUrl } = await calendar(admin);
  expect(icsUrl).toContain('/api/calendars/');
  const service = { from: '2027-01-20', to: '2027-01-22', note: 'In for service' };
  const set = await block([service], admin);
  expect(set.json()).toMatchObject({ blocks: [service], kept: true, icsUrl });
  const bytes = Buffer.from(icsOf(['DTSTART;VALUE=DATE:20270201', 'DTEND;VALUE=DATE:20270203']));
  const file = { bytes, name: 'driver.ics', type: 'text/calendar', field: 'calendar' };
  const { payload, options } = await multipart({}, file, admin?.headers);
  const brought = await api.post(`/vehicles/${van}/calendar/imports`, payload, options);
  expect(brought.statusCode, brought.body).toBe(201);
  const renewed = (await api.post(`/vehicles/${van}/calendar/address`, {}, admin)).json();
  expect(renewed.icsUrl).not.toBe(icsUrl);
  expect(renewed).toMatchObject({ blocks: [service], imports: [{ name: 'driver.ics' }] });
  const [{ _id }] = renewed.imports;
  const out = await api.delete(`/vehicles/${van}/calendar/imports/${_id}`, admin);
  expect(out.json()).toMatchObject({ blocks: [service], imports: [], icsUrl: renewed.icsUrl });
  expect(await calendar(driver)).toEqual({ ...(await calendar()), kept: true });
  expect(await calendar()).not.toHaveProperty('icsUrl');
  const { mails, audit } = await told();
  expect(mails).toEqual([]);
  expect(audit).toMatchObject([
    { actor_id: admin?.id, thing_id: van, after: { blocks: [{ from: service.from, to: service.to }] } },
    { before: { calendarBroughtIn: null }, after: { calendarBroughtIn: 'driver.ics' } },
    { before: { calendarBroughtIn: 'driver.ics' }, after: { calendarBroughtIn: null } },
  ]);
});

test('departures that an administrator sets are audited and mailed; those of the owner are not', async () => {
  const [first, second] = [
    { day: '2027-03-03', places: 8 },
    { day: '2027-03-10', places: 8 },
  ];
  expect((await leave([first], owner)).statusCode).toBe(200);
  expect(await told()).toEqual({ mails: [], audit: [] });
  const changed = [{ ...first, places: 6 }, second];
  expect((await leave(changed, admin)).statusCode).toBe(200);
  const { mails, audit } = await told();
  expect(mails).toHaveLength(1);
  expect(mails[0]).toContain('Places, 3 March 2027: 6 (before: 8)');
  expect(mails[0]).toContain('Places, 10 March 2027: 8 (before: nothing)');
  expect(mails[0]).toMatch(new RegExp(`/my-departures/${tour}$`, 'm'));
  expect(audit).toMatchObject([
    { actor_id: admin?.id, thing_id: tour, before: { departures: [first] }, after: { departures: changed } },
  ]);
  expect((await leave(changed, admin)).statusCode).toBe(200);
  expect(await told()).toEqual({ mails: [], audit: [] });
});

test('an owner reads in their language what an administrator changed of their days', async () => {
  await api.db.execute(sql`update users set language = 'ta' where id = ${owner?.id}`);
  await block([{ from: '2027-01-20', to: '2027-01-21' }], admin);
  await leave([{ day: '2027-03-03', places: 8 }], admin);
  const { mails } = await told();
  expect(mails).toHaveLength(2);
  expect(mails.join()).not.toMatch(/January|March|locked|Places|nothing/);
});

import { dayAfter, dayOf } from '@serendib/contract/calendar';
import { kinds } from '@serendib/contract/listings/kinds/index';
import { seenOf } from '@serendib/contract/papers/seen';
import { sayIn } from '@serendib/messages/translate';
import { sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { type SignedInPerson, useApi } from '../../platform/testing.ts';
import { ifThisIsWrong } from '../../platform/write-to-us.ts';
import { addListing } from '../listings/testing.ts';

/** Noon in Sri Lanka. */
const noon = new Date('2027-03-01T06:30:00Z');
let now = noon;
const api = useApi({ clock: () => now, isTrial: true });
let [nimal, ruvini] = [] as unknown as [SignedInPerson, SignedInPerson];
let guide: string;

beforeEach(async () => {
  await api.empty('listings', 'users', 'sent_mails');
  now = noon;
  [nimal, ruvini] = [
    await api.signIn({ userName: 'Nimal', language: 'si' }),
    await api.signIn({ role: 'admin', userName: 'Ruvini' }),
  ];
  await api.db.execute(sql`update sessions set expires_at = '2099-01-01', last_seen_at = '2028-02-10'`);
  guide = await addListing(api, 'tourGuide', {}, { ownerId: nimal.id });
});

const see = (type: string, validUntil: string, { id = guide, who = ruvini } = {}) =>
  api.put(`/admin/listings/${id}/seen/${type}`, { validUntil }, who);
const shown = async () => (await api.get(`/tour-guides/${guide}`)).json().papersSeen;
const at = async (moment: string) => {
  now = new Date(moment);
  await api.db.execute(sql`select graphile_worker.add_job('papers:ends', '{}')`);
  await api.runJobs();
};
const mails = async () =>
  (
    await api.db.execute<{ subject: string; text: string; to: string }>(
      sql`select subject, text, "to" from sent_mails order by id`,
    )
  ).rows;

/** Those that ask for the next paper. */
const reminders = async () => (await mails()).filter(({ text }) => text.includes('#paper-photos'));

test('a page says which papers were seen and until when they are valid, and neither by whom nor a number', async () => {
  expect(await shown()).toBeUndefined();
  const seen = await see('nationalGuide', '2028-03-10');
  expect(seen.statusCode, seen.body).toBe(200);
  expect(seen.json()).toEqual([
    {
      ...{ type: 'nationalGuide', validUntil: '2028-03-10', seenAt: noon.toISOString() },
      seenBy: { _id: ruvini.id, userName: 'Ruvini' },
    },
  ]);
  await see('address', '2029-01-01');
  await expect.poll(shown).toEqual([
    { type: 'nationalGuide', seenOn: '2027-03-01', validUntil: '2028-03-10' },
    { type: 'address', seenOn: '2027-03-01', validUntil: '2029-01-01' },
  ]);
  const whole = JSON.stringify((await api.get(`/tour-guides/${guide}`)).json());
  for (const word of ['Ruvini', ruvini.id]) expect(whole).not.toContain(word);
});

test('it is said again with a later day, and taken back; the audit says both', async () => {
  await see('nationalGuide', '2027-12-31');
  await see('nationalGuide', '2028-12-31');
  await expect.poll(shown).toMatchObject([{ validUntil: '2028-12-31' }]);
  const gone = await api.delete(`/admin/listings/${guide}/seen/nationalGuide`, ruvini);
  expect(gone.json()).toEqual([]);
  await expect.poll(shown).toBeUndefined();
  expect((await api.delete(`/admin/listings/${guide}/seen/nationalGuide`, ruvini)).statusCode).toBe(404);
  const entries = (await api.get(`/admin/audit?thingId=${guide}`, ruvini)).json();
  expect(
    entries.map(({ action, before, after }: Record<string, unknown>) => [action, before, after]),
  ).toEqual([
    ['take back paper', { paper: 'nationalGuide', validUntil: '2028-12-31' }, null],
    [
      'see paper',
      { paper: 'nationalGuide', validUntil: '2027-12-31' },
      { paper: 'nationalGuide', validUntil: '2028-12-31' },
    ],
    ['see paper', null, { paper: 'nationalGuide', validUntil: '2027-12-31' }],
  ]);
});

test('its owner is mailed what was seen and taken back, once a change, in their language; not where they did it', async () => {
  await api.runJobs();
  await api.empty('sent_mails');
  await see('address', '2027-12-31');
  await see('address', '2027-12-31');
  await see('address', '2028-12-31');
  await api.delete(`/admin/listings/${guide}/seen/address`, ruvini);
  const own = await addListing(api, 'tour', {}, { ownerId: ruvini.id });
  await see('address', '2028-12-31', { id: own });
  await api.runJobs();
  const told = await mails();
  expect(told.map(({ to }) => to)).toEqual([nimal.email, nimal.email, nimal.email]);
  const lines = told.map(({ text }) => text.split('\n').filter((line) => /ලිපිනය|වලංගු/.test(line)));
  // Its owner cannot change it back: the page says it, and the history of the listing does not.
  for (const { text } of told) {
    expect(text).toMatch(new RegExp(`/si${kinds.tourGuide.pages.one}/${guide}$`, 'm'));
    expect(text).toContain(sayIn('si')(ifThisIsWrong));
  }
  const [first, second] = ['2027 දෙසැම්බර් 31', '2028 දෙසැම්බර් 31'];
  expect(lines).toEqual([
    ['ලිපිනය: දුටුවා (පෙර: දැක නැත)', `කවදා දක්වා වලංගුද: ${first} (පෙර: කිසිවක් නැත)`],
    ['ලිපිනය: වෙනස් වුණා', `කවදා දක්වා වලංගුද: ${second} (පෙර: ${first})`],
    ['ලිපිනය: දැක නැත (පෙර: දුටුවා)', `කවදා දක්වා වලංගුද: කිසිවක් නැත (පෙර: ${second})`],
  ]);
});

test.each([
  ['of another kind', 'vehiclePermit', '2028-01-01', 404],
  ['unheard of', 'constructor', '2028-01-01', 404],
  ['that is over', 'siteGuide', '2027-02-28', 400],
  ['of a year mistyped', 'siteGuide', '2207-02-28', 400],
  ['without a day', 'siteGuide', 'soon', 400],
])('a paper %s is refused in words', async (_, type, validUntil, status) => {
  const refused = await see(type, validUntil);
  expect(refused.statusCode).toBe(status);
  expect(refused.json().error).toMatch(/\.$/);
  expect(await shown()).toBeUndefined();
});

test('only administrators record what was seen, and of no listing that is not there', async () => {
  expect((await see('siteGuide', '2028-01-01', { who: nimal })).statusCode).toBe(403);
  expect((await api.get(`/admin/listings/${guide}/seen`, nimal)).statusCode).toBe(403);
  expect((await api.delete(`/admin/listings/${guide}/seen/siteGuide`, nimal)).statusCode).toBe(403);
  expect((await see('siteGuide', '2028-01-01', { id: ruvini.id })).statusCode).toBe(404);
});

test('what is valid today is shown until the day is over in Sri Lanka, and then drops by itself', async () => {
  await see('areaGuide', '2027-03-05');
  await see('address', '2028-03-05');
  // 23:59 there.
  await at('2027-03-05T18:29:00Z');
  await expect.poll(shown).toHaveLength(2);
  await at('2027-03-05T18:30:00Z');
  await expect.poll(shown).toEqual([{ type: 'address', seenOn: '2027-03-01', validUntil: '2028-03-05' }]);
  expect((await api.get(`/admin/listings/${guide}/seen`, ruvini)).json()).toHaveLength(1);
});

test('what ends while its listing is deleted is not told when it is restored', async () => {
  await see('areaGuide', '2027-03-05');
  await see('address', '2028-03-05');
  await api.delete(`/tour-guides/${guide}`, nimal);
  await at('2027-03-06T06:30:00Z');
  const restored = await api.post(`/admin/listings/${guide}/restore`, {}, ruvini);
  expect(restored.statusCode, restored.body).toBe(204);
  await expect.poll(shown).toEqual([{ type: 'address', seenOn: '2027-03-01', validUntil: '2028-03-05' }]);
});

test('its owner is asked for the next one once, 30 days before, in their language', async () => {
  await see('nationalGuide', '2027-05-31');
  await at('2027-04-30T06:30:00Z');
  expect(await reminders()).toEqual([]);
  await at('2027-05-01T06:30:00Z');
  await at('2027-05-02T06:30:00Z');
  const [mail, ...more] = await reminders();
  expect(more).toEqual([]);
  expect(mail?.to).toBe(nimal.email);
  expect(mail?.subject).toMatch(/[\u0d80-\u0dff]/);
  expect(mail?.text).toContain(`/tour-guide-edit/${guide}#paper-photos`);
  // Of the new paper no mail has gone yet.
  const who = await api.signIn({ role: 'admin' });
  expect((await see('nationalGuide', '2028-05-31', { who })).statusCode).toBe(200);
  await at('2028-05-02T06:30:00Z');
  expect((await reminders()).at(-1)?.text).toContain('2028');
});

test('who is suspended on the day of that mail gets it once they are restored', async () => {
  await see('nationalGuide', '2027-05-31');
  await api.post(`/admin/users/${nimal.id}/suspend`, { reason: 'We look into it.' }, ruvini);
  await at('2027-05-01T06:30:00Z');
  expect((await reminders()).map(({ text }) => text)).not.toContainEqual(expect.stringContaining(guide));
  const restored = await api.post(
    `/admin/users/${nimal.id}/restore`,
    {},
    await api.signIn({ role: 'admin' }),
  );
  expect(restored.statusCode, restored.body).toBe(200);
  await at('2027-05-03T06:30:00Z');
  await at('2027-05-04T06:30:00Z');
  expect((await reminders()).filter(({ text }) => text.includes(guide))).toHaveLength(1);
});

test('of what is rejected on the day of that mail it goes once it is live again', async () => {
  const verify = async (payload: object) => {
    const admin = await api.signIn({ role: 'admin' });
    const decided = await api.patch(`/tour-guides/${guide}/verify`, payload, admin);
    expect(decided.statusCode, decided.body).toBe(200);
  };
  await see('nationalGuide', '2027-05-31');
  await verify({ status: 'rejected', reason: 'The photo shows somebody else.' });
  await at('2027-05-01T06:30:00Z');
  expect(await reminders()).toEqual([]);
  await verify({ status: 'approved' });
  await at('2027-05-03T06:30:00Z');
  await at('2027-05-04T06:30:00Z');
  expect(await reminders()).toHaveLength(1);
});

test('what its owner changes of what was looked at takes the words away until our team has looked again', async () => {
  await see('nationalGuide', '2028-03-10');
  await api.db.execute(
    sql`update listings set reviewed_at = now(), needs_review = false, unchecked_at = null where id = ${guide}::uuid`,
  );
  const changed = await api.put(`/tour-guides/${guide}`, { name: 'Another' }, nimal);
  expect(changed.statusCode, changed.body).toBe(200);
  await expect.poll(shown).toBeUndefined();
  await api.patch(`/tour-guides/${guide}/reviewed`, {}, ruvini);
  await expect.poll(shown).toHaveLength(1);
});

test('two administrators who record at once both count, and it goes with the account', async () => {
  const other = await api.signIn({ role: 'admin' });
  await Promise.all([
    see('nationalGuide', '2028-01-01'),
    see('areaGuide', '2028-02-01', { who: other }),
    see('siteGuide', '2028-03-01'),
  ]);
  await expect.poll(shown).toHaveLength(3);
  expect(seenOf.tourGuide).toEqual(expect.arrayContaining(['nationalGuide', 'areaGuide', 'siteGuide']));
  expect((await api.post('/auth/export', {}, nimal)).json().seenPapers).toHaveLength(3);
  await api.db.execute(sql`update users set password_hash = null where id = ${nimal.id}`);
  expect((await api.delete('/auth/account', { ...nimal, payload: {} })).statusCode).toBe(204);
  const { rows } = await api.db.execute(sql`select * from seen_papers`);
  expect(rows).toEqual([]);
});

test('lists of listings without such papers do not bear a word of them, and compared ones say them', async () => {
  const second = await addListing(api, 'tourGuide', {}, { ownerId: ruvini.id });
  await see('nationalGuide', dayAfter(dayOf(now), 10));
  const { items } = (await api.get(`/compare?kind=tourGuide&ids=${guide},${second}`)).json();
  expect(items.map(({ listing }: { listing: object }) => 'papersSeen' in listing)).toEqual([true, false]);
});

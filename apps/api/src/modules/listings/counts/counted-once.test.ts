import { sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { buildApp } from '../../../app.ts';
import { useApi } from '../../../platform/testing.ts';
import { authenticators } from '../../../schema/index.ts';
import { loadPlaces } from '../../destinations/load-places.ts';
import { addCounts, type Counted } from '../row/counts.queries.ts';
import { addListing } from '../testing.ts';

let now = new Date('2026-05-01T06:00:00Z');
const api = useApi({ clock: () => now });
beforeEach(async () => {
  now = new Date('2026-05-01T06:00:00Z');
  await api.empty('listings', 'recently_counted');
});

const browser =
  'Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0 Safari/537.36';

type From = { remoteAddress?: string; headers?: Record<string, string> };
const [ada, ben] = [{ remoteAddress: '203.0.113.7' }, { remoteAddress: '198.51.100.8' }];

/** Makes the calls of one process from its start to its end, when what was counted is written. */
const calls = (...many: [path: string, from?: From][]) => callsOf({}, ...many);

async function callsOf(
  settings: { requiresFactor?: boolean },
  ...many: [path: string, from?: From][]
): Promise<number[]> {
  const database = { db: api.db, replica: api.db, close: async () => {} };
  const publicUrl = 'http://serendib.test';
  const app = await buildApp({
    database,
    publicUrl,
    rateLimit: false,
    log: { level: 'error' },
    clock: () => now,
    ...settings,
  });
  const statuses: number[] = [];
  for (const [path, { headers, ...from } = {}] of many) {
    const sent = { 'user-agent': browser, ...headers };
    const reply = await app.inject({ method: 'POST', url: `/api${path}`, ...from, headers: sent });
    expect(reply.statusCode === 204 ? reply.body : '').toBe('');
    statuses.push(reply.statusCode);
  }
  await app.close();
  return statuses;
}

const later = (ms: number) => {
  now = new Date(now.getTime() + ms);
};
const hour = 3_600_000;

async function daysOf(id: string) {
  const { rows } = await api.db.execute(
    sql`select day::text, views, clicks from listing_days where listing_id = ${id}::uuid order by day`,
  );
  const totals = await api.db.execute(
    sql`select view_count, click_count from listings where id = ${id}::uuid`,
  );
  return { days: rows, totals: totals.rows[0] };
}

// Proves VEHICLE-15, CALL-17.
test('a look is counted once an hour for a visitor, on its day in Sri Lanka', async () => {
  const [vehicle, guide] = [await addListing(api, 'vehicle'), await addListing(api, 'tourGuide')];
  const path = `/vehicles/${vehicle}/view`;
  expect(await calls([path, ada], [path, ada], [path, ben], [`/tour-guides/${guide}/view`, ada])).toEqual([
    204, 204, 204, 204,
  ]);
  expect(await daysOf(vehicle)).toEqual({
    days: [{ day: '2026-05-01', views: 2, clicks: 0 }],
    totals: { view_count: 2, click_count: 0 },
  });

  later(hour - 1);
  await calls([path, ada]);
  expect((await daysOf(vehicle)).totals).toEqual({ view_count: 2, click_count: 0 });

  // Shortly after midnight in Colombo, where it is still the first of May in London.
  now = new Date('2026-05-01T18:31:00Z');
  await calls([path, ada]);
  expect((await daysOf(vehicle)).days).toEqual([
    { day: '2026-05-01', views: 2, clicks: 0 },
    { day: '2026-05-02', views: 1, clicks: 0 },
  ]);
  expect((await api.get(`/vehicles/${vehicle}`)).json().viewCount).toBe(3);
  expect((await api.get(`/tour-guides/${guide}`)).json().viewCount).toBe(1);
});

test('by what a look is known is kept for an hour, also where nobody looks at anything after it', async () => {
  await calls([`/vehicles/${await addListing(api, 'vehicle')}/view`, ada]);
  const kept = async () => {
    await api.db.execute(sql`select graphile_worker.add_job('tallies:fold', '{}')`);
    await api.runJobs();
    return (await api.db.execute(sql`select from recently_counted`)).rows.length;
  };
  later(hour);
  expect(await kept()).toBe(1);
  later(1);
  expect(await kept()).toBe(0);
});

// Proves CALL-25.
test('headers that a client changes make no second visitor, and robots are answered and not counted', async () => {
  const business = await addListing(api, 'businessListing');
  const path = `/affiliate-links/${business}/track-click`;
  const robots = ['Googlebot/2.1 (+http://www.google.com/bot.html)', 'curl/8.5.0', ''];
  const statuses = await calls(
    [path, ada],
    [path, { ...ada, headers: { 'x-session-id': 'another' } }],
    [path, { ...ada, headers: { 'user-agent': `${browser} Edg/142` } }],
    [path, { ...ada, headers: { 'x-forwarded-for': '192.0.2.1', 'accept-language': 'de' } }],
    // Nor does another spelling of what was followed make a second thing.
    [path.replace(business, business.toUpperCase()), ada],
    // Of one customer's 64 bits of IPv6 there are more than enough.
    [path, { remoteAddress: '2001:db8:1:2::1' }],
    [path, { remoteAddress: '2001:db8:1:2::2' }],
    ...robots.map((agent, index): [string, From] => [
      path,
      { remoteAddress: `192.0.2.${index}`, headers: { 'user-agent': agent } },
    ]),
  );
  expect(statuses).toEqual(statuses.map(() => 204));
  expect((await daysOf(business)).totals).toEqual({ view_count: 0, click_count: 2 });
});

test('of all five kinds travellers’ looks are counted, never the owner’s or an administrator’s', async () => {
  const [owner, admin, traveller] = await Promise.all([
    api.signIn(),
    api.signIn({ role: 'admin' }),
    api.signIn(),
  ]);
  for (const [kind, list] of [
    ['tourGuide', '/tour-guides'],
    ['vehicle', '/vehicles'],
    ['tour', '/tours'],
    ['businessListing', '/affiliate-links'],
    ['blog', '/blogs'],
  ] as const) {
    const id = await addListing(api, kind, {}, { ownerId: owner.id });
    const path = `${list}/${id}/view`;
    expect(
      await calls(
        [path, { remoteAddress: '192.0.2.1', headers: owner.headers }],
        [path, { remoteAddress: '192.0.2.2', headers: admin.headers }],
        [path, { remoteAddress: '192.0.2.3', headers: traveller.headers }],
        // The same person, on the way to somewhere else.
        [path, { remoteAddress: '192.0.2.4', headers: traveller.headers }],
        [path, { remoteAddress: '192.0.2.5' }],
      ),
    ).toEqual([204, 204, 204, 204, 204]);
    const theirs = (await api.get(`${list}/${id}`, { headers: owner.headers })).json();
    expect(theirs.viewCount, kind).toBe(2);
  }
});

test('looks and taps of an administrator are not counted either before the second factor is confirmed', async () => {
  const [none, unconfirmed] = [await api.signIn({ role: 'admin' }), await api.signIn({ role: 'admin' })];
  await api.db
    .insert(authenticators)
    .values({ userId: unconfirmed.id, secret: Buffer.alloc(20), createdAt: now, confirmedAt: now });
  const id = await addListing(api, 'vehicle');
  await loadPlaces(api.db);
  const { rows } = await api.db.execute(sql`select id from destinations limit 1`);
  const paths = [`/vehicles/${id}/view`, `/vehicles/${id}/inquiry`, `/destinations/${rows[0]?.id}/view`];
  const from = (person: { headers: { authorization: string } }) =>
    paths.map((path): [string, From] => [path, { headers: person.headers }]);
  const statuses = await callsOf({ requiresFactor: true }, ...from(none), ...from(unconfirmed));
  expect(statuses).toEqual(statuses.map(() => 204));
  expect(await daysOf(id)).toEqual({ days: [], totals: { view_count: 0, click_count: 0 } });
  expect((await api.db.execute(sql`select from recently_counted`)).rows).toEqual([]);
});

// Proves OWN-ENTITY-07.
test('whoever calls or writes to a partner is counted apart from looking, and its owner sees it', async () => {
  const owner = await api.signIn();
  for (const [kind, list] of [
    ['tourGuide', '/tour-guides'],
    ['vehicle', '/vehicles'],
    ['tour', '/tours'],
    ['businessListing', '/affiliate-links'],
  ] as const) {
    const id = await addListing(api, kind, {}, { ownerId: owner.id, isPremium: true });
    const path = `${list}/${id}/inquiry`;
    expect(await calls([path, ada], [path, ada], [path, ben])).toEqual([204, 204, 204]);
    const theirs = (await api.get(`${list}/${id}`, { headers: owner.headers })).json();
    expect(theirs).toMatchObject({ inquiryCount: 2, clickCount: 0, viewCount: 0 });
    const days = await api.get(`/listings/${id}/days`, { headers: owner.headers });
    expect(days.json()).toEqual([{ day: '2026-05-01', views: 0, clicks: 0, inquiries: 2 }]);
  }
  const pending = await addListing(api, 'tour', {}, { status: 'pending' });
  expect(await calls([`/tours/${pending}/inquiry`])).toEqual([404]);
});

test('what is not there for everybody is 404', async () => {
  const pending = await addListing(api, 'vehicle', {}, { status: 'pending' });
  const guide = await addListing(api, 'tourGuide');
  const ids = [pending, guide, 'nonsense', '0199b2c4-6a51-7c3e-9f00-0123456789ab'];
  const paths = [...ids.map((id) => `/vehicles/${id}/view`), `/vehicles/${guide}/track-click`];
  expect(await calls(...paths.map((path): [string] => [path]))).toEqual([404, 404, 404, 404, 404]);
});

test('several processes may write at the same time; nothing is lost, counted twice or blocked', async () => {
  const ids = await Promise.all([1, 2, 3].map(() => addListing(api, 'vehicle')));
  const batch = (process: number): Counted[] =>
    Array.from({ length: 60 }, (_, index) => ({
      listingId: ids[(index * process) % 3] ?? '',
      what: 'view',
      // Ten sessions are seen by every process, the rest by one.
      key: Buffer.from(index < 10 ? `shared ${index}` : `${process} ${index}`),
      at: now,
    }));
  await Promise.all([1, 2, 4, 5].map((process) => addCounts(api.db, batch(process))));
  const { rows } = await api.db.execute(sql`select sum(view_count)::int as n from listings`);
  expect(rows).toEqual([{ n: 10 + 4 * 50 }]);
});

test('a listing that is gone by the time of writing spoils nothing', async () => {
  const id = await addListing(api, 'vehicle');
  const gone = '0199b2c4-6a51-7c3e-9f00-0123456789ab';
  const counted = (listingId: string): Counted => ({
    listingId,
    what: 'view',
    key: Buffer.from(listingId),
    at: now,
  });
  await addCounts(api.db, [counted(gone), counted(id)]);
  expect((await api.get(`/vehicles/${id}`)).json().viewCount).toBe(1);
});

import { endpoints } from '@serendib/contract';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadPlaces } from '../modules/destinations/load-places.ts';
import { addListing } from '../modules/listings/testing.ts';
import { anyTag, withTags } from '../platform/cache/cache-tags.ts';
import { useApi } from '../platform/testing.ts';
import { calendarSpans, calendars, departureSeats, departures, newId, reviews } from './index.ts';

const api = useApi();
let listening: pg.Client;
let heard: string[] = [];
let destination: { id: string; slug: string };
beforeAll(async () => {
  await loadPlaces(api.db);
  const { rows: places } = await api.db.execute<{ id: string; slug: string }>(
    sql`select id, slug from destinations where slug = 'sigiriya'`,
  );
  destination = places[0] ?? { id: '', slug: '' };
  listening = new pg.Client({ connectionString: api.databaseUrl });
  await listening.connect();
  listening.on('notification', ({ payload = '' }) => heard.push(payload));
  await listening.query('listen cache_tags');
});
afterAll(() => listening.end());

/** The tags that the work announces. */
async function announcedBy(work: () => Promise<unknown>): Promise<string[]> {
  await listening.query('select 1');
  heard = [];
  await work();
  await listening.query('select 1');
  return heard.sort();
}
const change = (table: string, id: string, set: string) => () =>
  api.db.execute(sql`update ${sql.raw(table)} set ${sql.raw(set)} where id = ${id}::uuid`);

test('a public listing that changes announces itself, and its kind’s lists where it moves in them', async () => {
  const id = await addListing(api, 'vehicle');
  const [own, lists] = [`listing:${id}`, 'listings:vehicle'];
  expect(await announcedBy(change('listings', id, `details = details || '{"phone": "1"}'`))).toEqual([own]);
  expect(await announcedBy(change('listings', id, 'needs_review = true'))).toEqual([own]);
  for (const moving of [
    'is_premium = true',
    'rating_hundredths = 450',
    'price_min_cents = 1, price_max_cents = 2',
    `facets = '{type:van}'`,
    `search = search_vector('Other', '', '')`,
    `hidden_at = now()`,
    `hidden_at = null`,
    `status = 'rejected', needs_review = false`,
    `status = 'approved'`,
    `deleted_at = now()`,
  ])
    expect([moving, await announcedBy(change('listings', id, moving))]).toEqual([moving, [own, lists]]);
  const made: string[] = [];
  const announced = await announcedBy(async () => made.push(await addListing(api, 'tour')));
  expect(announced).toEqual([`listing:${made[0]}`, 'listings:tour']);
});

test('what is counted with every look, and what travellers do not see, announces nothing', async () => {
  const id = await addListing(api, 'vehicle');
  const counting = 'view_count = view_count + 1, click_count = click_count + 1, inquiry_count = 3';
  expect(await announcedBy(change('listings', id, counting))).toEqual([]);
  expect(await announcedBy(change('listings', id, 'title = title'))).toEqual([]);
  expect(await announcedBy(() => addListing(api, 'vehicle', {}, { status: 'pending' }))).toEqual([]);
  const pending = await addListing(api, 'vehicle', {}, { status: 'pending' });
  expect(await announcedBy(change('listings', pending, `title = 'Other'`))).toEqual([]);
});

test('many at once are announced as everything', async () => {
  for (let i = 0; i < 150; i++) await addListing(api, 'blog');
  expect(await announcedBy(() => api.db.execute(sql`update listings set title = 'One' where kind = 'blog'`)))
    // Each its own, and that of their lists.
    .toHaveLength(151);
  for (let i = 0; i < 100; i++) await addListing(api, 'blog');
  expect(
    await announcedBy(() => api.db.execute(sql`update listings set title = 'Two' where kind = 'blog'`)),
  ).toEqual([anyTag]);
  expect(await announcedBy(() => api.db.execute(sql`truncate listings cascade`))).toEqual([anyTag]);
});

test('reviews announce what they are of; so does the name of who wrote them', async () => {
  const itemId = await addListing(api, 'vehicle');
  const person = await api.signIn();
  const all = [`reviews:${itemId}`, 'reviews'].sort();
  const review = { itemType: 'vehicle', itemId, userId: person.id, rating: 5 } as const;
  expect(await announcedBy(async () => api.db.insert(reviews).values(review))).toEqual(all);
  expect(await announcedBy(() => api.db.update(reviews).set({ hiddenAt: new Date() }))).toEqual(all);
  expect(await announcedBy(change('users', person.id, `user_name = 'Kamal'`))).toEqual(all);
  expect(await announcedBy(change('users', person.id, `deleted_at = now()`))).toEqual(all);
  expect(await announcedBy(change('users', person.id, `password_hash = 'x'`))).toEqual([]);
  expect(await announcedBy(async () => api.db.delete(reviews))).toEqual(all);
  // With what is reviewed its reviews come and go.
  await change('listings', itemId, 'review_count = 1')();
  expect(await announcedBy(change('listings', itemId, 'hidden_at = now()'))).toContain('reviews');
});

test('calendars announce which days changed, and their kind’s lists by days; what is over announces nothing', async () => {
  const id = await addListing(api, 'vehicle');
  const both = [`calendar:${id}`, 'calendars:vehicle'];
  const span = (day: string) =>
    ({ id: newId(), listingId: id, source: 'block', firstDay: day, lastDay: day }) as const;
  const ahead = span('2999-01-10');
  expect(await announcedBy(async () => api.db.insert(calendarSpans).values(ahead))).toEqual(both);
  expect(await announcedBy(change('calendar_spans', ahead.id, `last_day = '2999-01-12'`))).toEqual(both);
  expect(await announcedBy(change('calendar_spans', ahead.id, `note = 'Wedding'`))).toEqual([]);
  expect(await announcedBy(() => api.db.execute(sql`delete from calendar_spans`))).toEqual(both);
  expect(await announcedBy(async () => api.db.insert(calendarSpans).values(span('2001-01-10')))).toEqual([]);
  const touch = (keptAt: string) => () =>
    api.db
      .insert(calendars)
      .values({ listingId: id, addressKey: id, keptAt: new Date(keptAt) })
      .onConflictDoUpdate({ target: calendars.listingId, set: { keptAt: new Date(keptAt) } });
  expect(await announcedBy(touch('2027-01-01T10:00:00Z'))).toEqual(both);
  // Kept before and after: the page says when, lists say the same.
  expect(await announcedBy(touch('2027-01-01T12:00:00Z'))).toEqual([both[0]]);
  expect(await announcedBy(touch('2027-02-10T12:00:00Z'))).toEqual(both);
});

test('departures announce which changed and how many places are left; what is over announces nothing', async () => {
  const listingId = await addListing(api, 'tour');
  const own = [`calendar:${listingId}`];
  const of = (firstDay: string) => ({ listingId, firstDay, places: 8 });
  const add = (firstDay: string) => async () => api.db.insert(departures).values(of(firstDay));
  const take = (firstDay: string) => async () =>
    api.db.insert(departureSeats).values({ fromId: newId(), listingId, firstDay, seats: 2 });
  expect(await announcedBy(add('2999-01-10'))).toEqual(own);
  expect(await announcedBy(take('2999-01-10'))).toEqual(own);
  expect(await announcedBy(async () => api.db.delete(departureSeats))).toEqual(own);
  expect(await announcedBy(() => api.db.update(departures).set({ places: 9 }))).toEqual(own);
  expect(await announcedBy(add('2001-01-10'))).toEqual([]);
  expect(await announcedBy(take('2001-01-10'))).toEqual([]);
});

test('destinations, districts and settings announce what changed of them', async () => {
  const own = `destination:${destination.id}`;
  for (const moving of ['rating_hundredths = 480', `name = 'The Rock'`])
    expect([moving, await announcedBy(change('destinations', destination.id, moving))]).toEqual([
      moving,
      [own, 'destinations'],
    ]);
  const counting = 'view_count = view_count + 1';
  expect(await announcedBy(change('destinations', destination.id, counting))).toEqual([]);
  expect(await announcedBy(change('destinations', destination.id, 'deleted_at = now()'))).toEqual([
    own,
    'destinations',
    'reviews',
  ]);
  await change('destinations', destination.id, 'deleted_at = null')();
  // The places of a version are written at each of its starts.
  expect(await announcedBy(() => loadPlaces(api.db))).toEqual([]);
  expect(
    await announcedBy(() =>
      api.db.execute(sql`update districts set description = 'New' where name = 'Galle'`),
    ),
  ).toEqual([anyTag]);
  const admin = await api.signIn({ role: 'admin' });
  const { version, updatedAt, ...settings } = (
    await api.get('/admin/settings', { headers: admin.headers })
  ).json();
  expect(await announcedBy(() => api.put('/admin/settings', settings, { headers: admin.headers }))).toEqual([
    'settings',
  ]);
});

/** Of one person or of those to whom a link was given: nothing of it is kept. */
const isPersonal = /^GET \/(?:auth|calendars|inquiries|trips)\//;

test('every public read says what it shows', async () => {
  const ids: Record<string, string> = {
    destinations: destination.slug,
    'tour-guides': await addListing(api, 'tourGuide'),
    vehicles: await addListing(api, 'vehicle'),
    tours: await addListing(api, 'tour'),
    'affiliate-links': await addListing(api, 'businessListing'),
    blogs: await addListing(api, 'blog'),
    sitemap: 'vehicle',
  };
  const reads = Object.entries(endpoints).flatMap(([key, { access }]) =>
    key.startsWith('GET ') && access === 'public' && !isPersonal.test(key) ? [key.slice(4)] : [],
  );
  const asked: Record<string, string> = {
    '/search': '?q=galle',
    '/reviews/evidence': `?itemType=vehicle&itemId=${ids.vehicles}`,
    '/items': `?ids=vehicle:${ids.vehicles}`,
    '/compare': `?kind=vehicle&ids=${ids.vehicles}`,
  };
  expect(reads.length).toBeGreaterThan(18);
  for (const path of reads) {
    const [, first = ''] = path.split('/');
    const id = path.includes('destination/{id}') ? destination.slug : (ids[first] ?? '');
    const url = path.replace(/\{\w+\}/, id) + (asked[path] ?? asked[`/${first}`] ?? '');
    const { result, tags } = await withTags(() => api.get(url));
    expect([url, result.statusCode, tags.has(anyTag)]).toEqual([url, 200, false]);
    if (!path.includes('{')) continue;
    const unknown = await withTags(() =>
      api.get(path.replace(/\{\w+\}/, '0199b2c4-6a51-7c3e-9f00-0123456789ab')),
    );
    // What is not there yet may come.
    if (unknown.result.statusCode === 404 && first !== 'sitemap')
      expect(unknown.tags.size, path).toBeGreaterThan(0);
  }
});

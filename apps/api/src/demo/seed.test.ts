import { dayAfter, dayOf } from '@serendib/contract/calendar';
import type { Rates } from '@serendib/contract/listings/price/rates';
import { count, eq, sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { loadPlaces } from '../modules/destinations/load-places.ts';
import { actions, asked } from '../modules/inquiries/testing.ts';
import { useApi } from '../platform/testing.ts';
import {
  destinations,
  entitlements,
  inquiries,
  listings,
  newId,
  reviews,
  settings,
  users,
} from '../schema/index.ts';
import { removeDemo, seedDemo } from './seed.ts';

const api = useApi();
beforeAll(() => loadPlaces(api.db));

const today = new Date('2026-11-21T04:00:00Z');

async function counts() {
  const { db } = api;
  const rows = async (table: typeof users | typeof listings | typeof reviews) =>
    (await db.select({ rows: count() }).from(table))[0]?.rows;
  return { users: await rows(users), listings: await rows(listings), reviews: await rows(reviews) };
}

test('seeding fills the catalogue once, however often it is asked, and rates what was reviewed', async () => {
  const { db } = api;
  const added = await seedDemo(db, { today });
  expect(await counts()).toEqual(added);
  expect(added.listings).toBeGreaterThan(220);
  expect(await seedDemo(db, { today: new Date('2027-01-02T04:00:00Z') })).toEqual({
    users: 0,
    listings: 0,
    reviews: 0,
  });
  expect(await counts()).toEqual(added);
  const [sigiriya] = await db.select().from(destinations).where(eq(destinations.slug, 'sigiriya'));
  expect(sigiriya?.reviewCount).toBeGreaterThan(0);
  expect(sigiriya?.ratingHundredths).toBeGreaterThan(200);
  const wrong = await db.execute(sql`
    select l.title from listings l left join reviews r on r.item_id = l.id
    group by l.id having l.review_count <> count(r.id)
      or l.rating_hundredths <> coalesce(round(avg(r.rating) * 100), 0)`);
  expect(wrong.rows).toEqual([]);
  const { rows: changed } = await db.execute<{ is_told: boolean; hours: string }>(sql`
    select changes -> 0 ->> 'to' = details ->> (changes -> 0 ->> 'field')
        and changes -> 0 ->> 'to' <> changes -> 0 ->> 'from' as is_told,
      extract(epoch from ${today.toISOString()}::timestamptz - changed_at) / 3600 as hours
    from listings join listing_revisions on listing_id = listings.id where needs_review`);
  expect(changed.length).toBeGreaterThanOrEqual(4);
  for (const { is_told, hours } of changed) {
    expect(is_told).toBe(true);
    expect(Number(hours)).toBeGreaterThan(0);
    expect(Number(hours)).toBeLessThan(72);
  }
});

test('of guides and vehicles some keep a calendar with days of other journeys, and the others are to be asked', async () => {
  const { rows } = await api.db.execute<{ kind: string; all: number; kept: number; busy: number }>(sql`
    select l.kind, count(*)::int as all, count(c.kept_at)::int as kept,
      count(*) filter (where exists (select from calendar_spans s where s.listing_id = l.id
        and daterange(first_day, last_day, '[]') && daterange('2027-01-10', '2027-01-23', '[]')))::int as busy
    from listings l left join calendars c on c.listing_id = l.id
    where l.status = 'approved' and l.kind in ('tourGuide', 'vehicle') group by l.kind`);
  expect(rows.map(({ kind }) => kind).sort()).toEqual(['tourGuide', 'vehicle']);
  for (const { all, kept, busy } of rows) {
    expect(kept / all).toBeGreaterThan(0.4);
    expect(kept / all).toBeLessThan(0.8);
    expect(busy).toBeGreaterThan(0);
    expect(busy).toBeLessThan(kept);
  }
  const elsewhere = await api.db.execute(sql`
    select l.title from calendars c join listings l on l.id = c.listing_id
    where l.kind not in ('tourGuide', 'vehicle') or l.status <> 'approved'`);
  expect(elsewhere.rows).toEqual([]);
});

test('removing takes all of it and nothing else', async () => {
  const { db } = api;
  const [person] = await db
    .insert(users)
    .values({ userName: 'Real Person', email: 'real@serendib.test' })
    .returning();
  const [sigiriya] = await db.select().from(destinations).where(eq(destinations.slug, 'sigiriya'));
  const [demo] = await db.select().from(listings).where(eq(listings.isDemo, true)).limit(1);
  const userId = person?.id ?? '';
  const mine = {
    kind: 'blog' as const,
    ownerId: userId,
    title: 'Mine',
    details: {},
    search: sql`''::tsvector`,
  };
  await db.insert(listings).values(mine);
  await db.insert(reviews).values([
    { itemType: 'destination', itemId: sigiriya?.id ?? '', userId, rating: 3 },
    {
      itemType: demo?.kind === 'blog' ? 'tour' : (demo?.kind ?? 'tour'),
      itemId: demo?.id ?? '',
      userId,
      rating: 5,
    },
  ]);
  await removeDemo(db);
  expect(await counts()).toEqual({ users: 1, listings: 1, reviews: 1 });
  expect(await db.select().from(settings)).toEqual([]);
  const [left] = await db.select().from(destinations).where(eq(destinations.slug, 'sigiriya'));
  expect(left).toMatchObject({ ratingHundredths: 300, reviewCount: 1 });
  expect(await removeDemo(db)).toEqual({ users: 0, listings: 0, reviews: 0 });
});

const nothing = { users: 0, listings: 0, reviews: 0 };
const isDemo = eq(users.isDemo, true);

test('removing takes what was asked of invented partners and the premium they were given', async () => {
  const { db } = api;
  await seedDemo(db, { today });
  const { ask, offer, accept } = actions(api);
  const traveller = await api.signIn();
  const [one, other] = await db
    .select()
    .from(listings)
    .where(
      sql`is_demo and kind = 'vehicle' and status = 'approved' and hidden_at is null and owner_id is not null`,
    )
    .limit(2);
  const partner = await api.signIn({ isDemo: true });
  await db
    .update(listings)
    .set({ ownerId: partner.id })
    .where(eq(listings.id, one?.id ?? ''));
  const days = { from: dayAfter(dayOf(new Date()), 20), to: dayAfter(dayOf(new Date()), 22) };
  const threads = await ask(asked([one?.id ?? '', other?.id ?? ''], days), traveller);
  const agreed = threads.find(({ listing }) => listing?._id === one?.id);
  const { _id } = await offer(agreed?._id ?? '', partner, { validUntil: days.from });
  await accept(agreed?._id ?? '', _id, traveller);
  const [guide] = await db
    .select()
    .from(listings)
    .where(sql`is_demo and kind = 'tourGuide' and is_premium`)
    .limit(1);
  const admin = await api.signIn({ role: 'admin' });
  const reply = await api.post(`/admin/tour-guides/${guide?.id}/extend-premium`, undefined, admin);
  expect(reply.statusCode, reply.body).toBe(200);
  expect(
    await db
      .select()
      .from(entitlements)
      .where(eq(entitlements.userId, guide?.ownerId ?? '')),
  ).toHaveLength(1);

  await removeDemo(db);
  expect(await db.select().from(inquiries)).toEqual([]);
  expect(await db.select().from(entitlements)).toEqual([]);
  expect(await db.select({ id: listings.id }).from(listings).where(eq(listings.isDemo, true))).toEqual([]);
  expect(await db.select({ id: users.id }).from(users).where(isDemo)).toEqual([]);
});

test('as long as anything of it is there it is not invented anew: what was deleted stays deleted', async () => {
  const { db } = api;
  await seedDemo(db, { today });
  await db.delete(listings).where(eq(listings.isDemo, true));
  expect(await seedDemo(db, { today })).toEqual(nothing);
  const { users: people } = await removeDemo(db);
  expect(people).toBeGreaterThan(100);
});

test('an invented person who did something of their own stays when all else is removed', async () => {
  const { db } = api;
  await seedDemo(db, { today });
  const [owner, reviewer] = await db.select().from(users).where(isDemo).limit(2);
  const [sigiriya] = await db.select().from(destinations).where(eq(destinations.slug, 'sigiriya'));
  const id = newId();
  await db.insert(listings).values({
    ...{ id, kind: 'blog' as const, ownerId: owner?.id ?? '', title: 'Mine', details: {} },
    search: sql`''::tsvector`,
  });
  await db.delete(reviews).where(sql`user_id = ${reviewer?.id} and item_id = ${sigiriya?.id}`);
  await db
    .insert(reviews)
    .values({ itemType: 'destination', itemId: sigiriya?.id ?? '', userId: reviewer?.id ?? '', rating: 4 });
  await removeDemo(db);
  const left = await db.select({ id: users.id }).from(users).where(isDemo);
  expect(left.map((user) => user.id).sort()).toEqual([owner?.id, reviewer?.id].sort());
  expect(await seedDemo(db, { today })).toEqual(nothing);
  await db.delete(listings).where(eq(listings.id, id));
  await db.delete(reviews).where(eq(reviews.userId, reviewer?.id ?? ''));
  expect(await removeDemo(db)).toEqual({ ...nothing, users: 2 });
});

test('an account that somebody took over and planned a trip with stays with the trip, and one that was only looked around with goes', async () => {
  const { db } = api;
  await seedDemo(db, { today });
  const [planner, visitor] = [await api.signIn({ isDemo: true }), await api.signIn({ isDemo: true })];
  expect((await api.post('/trips', {}, planner)).statusCode).toBe(201);
  expect((await api.get('/trips', visitor)).json()).toEqual([]);
  await removeDemo(db);
  expect(await db.select({ id: users.id }).from(users).where(isDemo)).toEqual([{ id: planner.id }]);
  const [trip] = (await api.get('/trips', planner)).json();
  expect((await api.delete(`/trips/${trip?._id}`, planner)).statusCode).toBe(204);
  expect(await removeDemo(db)).toEqual({ ...nothing, users: 1 });
});

test('removing leaves the settings of administrators, and of their rates all that were not invented', async () => {
  const { db } = api;
  const saved = { contactEmail: 'us@serendib.test', version: 2 };
  const leftOf = async (rates: { rates?: Rates }) => {
    await seedDemo(db, { today });
    await db.update(settings).set({ ...saved, ...rates });
    await removeDemo(db);
    return db.select().from(settings);
  };
  // A form that is open has the invented ones still, and may not save them again.
  expect(await leftOf({})).toMatchObject([{ ...saved, rates: null, version: 3 }]);
  const rates = { day: '2026-11-20', rupees: { EUR: 351.2 } };
  expect(await leftOf({ rates })).toMatchObject([{ ...saved, rates }]);
});

test('a form of settings that was open while their invented rates were removed cannot save them again', async () => {
  await api.empty('settings');
  const admin = await api.signIn({ role: 'admin' });
  await seedDemo(api.db, { today });
  const { updatedAt: _, ...open } = (await api.get('/admin/settings', admin)).json();
  expect(open).toMatchObject({ rates: { rupees: { JPY: 2.05 } } });
  await removeDemo(api.db);
  const reply = await api.put('/admin/settings', open, admin);
  expect([reply.statusCode, reply.json().code]).toEqual([409, 'STALE_VERSION']);
  expect((await api.get('/admin/settings', admin)).json()).toMatchObject({ rates: null });
});

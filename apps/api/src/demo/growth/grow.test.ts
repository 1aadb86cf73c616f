import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { loadPlaces } from '../../modules/destinations/load-places.ts';
import { useApi } from '../../platform/testing.ts';
import { removeDemo } from '../seed.ts';
import { growDemo } from './grow.ts';

const api = useApi();
const count = 2_000;

test('a large catalogue is as rows written one by one would be, and grows further', async () => {
  await loadPlaces(api.db);
  const said: number[] = [];
  const grown = await growDemo(api.db, count, { onProgress: (_what, share) => said.push(share) });
  expect(grown.listings).toBe(count);
  expect(grown.people).toBe(count / 5);
  expect(grown.reviews).toBeGreaterThan(count * 2.5);
  expect(grown.reviews).toBeLessThan(count * 3.5);
  expect(said).toEqual(said.toSorted((one, other) => one - other));
  expect(said.at(-1)).toBe(1);

  const rowsOf = async (query: ReturnType<typeof sql>) => (await api.db.execute(query)).rows;
  expect(
    await rowsOf(sql`select kind, count(*)::int as n from listings group by kind order by n desc, kind`),
  ).toEqual([
    { kind: 'businessListing', n: 1200 },
    { kind: 'tourGuide', n: 300 },
    { kind: 'vehicle', n: 300 },
    { kind: 'tour', n: 160 },
    { kind: 'blog', n: 40 },
  ]);
  // Nothing that is filled in of each listing is left open.
  expect(await rowsOf(sql`select id from listings where details::text like '%§%'`)).toEqual([]);
  // Telephones of no subscriber: a landline's number within its area begins with no 0.
  expect(
    await rowsOf(sql`select value from listings, jsonb_each_text(details)
      where key in ('phone', 'contactPhone', 'whatsapp') and value !~ '^\\+94[1-689]\\d0\\d{6}$'`),
  ).toEqual([]);
  expect(
    await rowsOf(sql`select l.id from listings l left join reviews on item_id = l.id group by l.id
      having l.review_count <> count(rating) or l.rating_hundredths <> coalesce(round(avg(rating) * 100), 0)`),
  ).toEqual([]);
  // As the triggers would have counted them.
  expect(
    await rowsOf(sql`
      (select listing_tally(listings) as what, count(*)::int as n from listings group by 1
        union all select user_tally(users), count(*)::int from users group by 1)
      except select what, sum(n)::int from tallies group by 1`),
  ).toEqual([]);
  // Every index and constraint is back.
  expect(await rowsOf(sql`select indexrelid::regclass from pg_index where not indisvalid`)).toEqual([]);
  const [{ n: indexes } = { n: 0 }] = await rowsOf(
    sql`select count(*)::int as n from pg_index where indrelid = 'listings'::regclass`,
  );
  expect(indexes).toBeGreaterThan(20);
  await expect(
    api.db.execute(
      sql`insert into listing_steps (id, listing_id, to_status, by_role) values (gen_random_uuid(), gen_random_uuid(), 'pending', 'system')`,
    ),
  ).rejects.toThrow();

  const further = await growDemo(api.db, count + 500);
  expect(further.listings).toBe(500);
  expect((await growDemo(api.db, count)).listings).toBe(0);
}, 180_000);

test('what it writes passes the public views and is found by its words', async () => {
  const { rows } = await api.db.execute<{ title: string }>(
    sql`select title from listings where kind = 'businessListing' and status = 'approved' and hidden_at is null limit 1`,
  );
  const title = rows[0]?.title ?? '';
  const reply = await api.get(`/affiliate-links?search=${encodeURIComponent(title)}`);
  expect(reply.statusCode).toBe(200);
  expect((reply.json() as { businessName: string }[])[0]?.businessName).toBe(title);
  for (const path of ['/vehicles', '/tour-guides', '/tours', '/blogs'])
    expect(((await api.get(`${path}?limit=24`)).json() as unknown[]).length, path).toBe(24);
});

test('all of it is taken out again, and no person costs a reading of all listings', async () => {
  const there = count + 500;
  const { rows } = await api.db.transaction(async (tx) => {
    expect(await removeDemo(tx)).toMatchObject({ listings: there, users: there / 5 });
    return tx.execute<{ table: string; readings: number }>(sql`
      select relname as table, seq_scan::int as readings from pg_stat_xact_user_tables
      where relname in ('listings', 'listing_steps')`);
  });
  expect(rows).toHaveLength(2);
  for (const { table, readings } of rows) expect(readings, table).toBeLessThan(30);
  const { rows: left } = await api.db.execute(
    sql`select id from listings where is_demo union all select id from users where is_demo`,
  );
  expect(left).toEqual([]);
  const { rows: helpers } = await api.db.execute(
    sql`select relname from pg_class where relname like '%removal%'`,
  );
  expect(helpers).toEqual([]);
}, 180_000);

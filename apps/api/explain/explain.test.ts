import { kindNames, kinds } from '@serendib/contract/listings/kinds/index';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildApp } from '../src/app.ts';
import { loadPlaces } from '../src/modules/destinations/load-places.ts';
import { keepSamples } from '../src/modules/listings/read/keep-samples.ts';
import { listListings } from '../src/modules/listings/read/list/list-listings.ts';
import { cursorAt } from '../src/modules/listings/read/list/list-order.ts';
import type { Totals } from '../src/modules/listings/read/list/totals.ts';
import { writeParts } from '../src/modules/sitemap/sitemap.service.ts';
import { compactCounters } from '../src/platform/counters/counters.ts';
import { type Database, openDatabase } from '../src/platform/database/database.ts';
import { listed } from '../src/platform/lists/testing.ts';
import { type SignedInPerson, useApi } from '../src/platform/testing.ts';
import { newId, users } from '../src/schema/index.ts';
import { adminCalls, ownerCalls, publicCalls } from './all-calls.ts';
import { type Cost, costOf } from './cost.ts';
import { generateAround } from './generate-around.ts';
import { generateHistories } from './generate-histories.ts';
import { generateListings } from './generate-listings.ts';
import { generateThreads } from './generate-threads.ts';

/** More rows than the test needs print what each list costs: for docs/decisions/010-listing-queries.md. */
const rows = Number(process.env.EXPLAIN_ROWS ?? 100_000);

const asked: { query: string; params: unknown[] }[] = [];
let reading: Database;
let fill: () => Database;
let client: pg.Client;

const api = useApi({}, async (options) => {
  const { url } = options.database as Database & { url: string };
  // Rows whose commit is not flushed yet would not count as visible to all when they are vacuumed.
  const flushing = new URL(url);
  flushing.searchParams.set('options', '-c synchronous_commit=on');
  fill = () => openDatabase({ url: flushing.href, poolSize: 1, statementTimeoutMs: 0 });
  const filling = fill();
  await generateListings(filling.db, rows);
  await loadPlaces(filling.db);
  await generateAround(filling.db, rows);
  await generateHistories(filling.db);
  const [owner] = await filling.db
    .insert(users)
    .values({ userName: 'Kamala', email: 'kamala@hills.example.lk' })
    .returning();
  await filling.db.execute(sql`update listings set owner_id = ${owner?.id} where id in
    (select id from listings where kind = 'vehicle' order by md5(id::text) limit 20)`);
  // Of each tenth some days are busy, in the three months in which most travel; each third keeps its calendar.
  await filling.db.execute(sql`insert into calendar_spans (id, listing_id, source, first_day, last_day)
    select gen_random_uuid(), id, 'block', begins, begins + 4 from (
      select id, date '2027-01-01' + (hashtext(id::text || nth) & 1023) % 90 as begins
      from listings, generate_series(1, 2) nth
      where kind in ('vehicle', 'tourGuide') and hashtext(id::text) % 5 = 0) busy`);
  await filling.db.execute(sql`insert into calendars (listing_id, kept_at, address_key)
    select id, now(), id::text from listings where kind in ('vehicle', 'tourGuide') and hashtext(id::text) % 3 = 0`);
  await filling.db.execute(sql`vacuum analyze calendar_spans`);
  await filling.db.execute(sql`vacuum analyze calendars`);
  // All else is known of them since they were made, and takes seconds to be found out.
  await filling.db.execute(sql`vacuum listings`);
  await filling.db.execute(sql`analyze listings (owner_id)`);
  await keepSamples(filling);
  await filling.db.execute(sql`vacuum analyze listing_samples`);
  await filling.close();
  client = new pg.Client({ connectionString: url, options: '-c jit=off' });
  await client.connect();
  growing = await findGrowing();
  reading = openDatabase({ url, onQuery: (query, params) => asked.push({ query, params }) });
  return buildApp({ ...options, database: reading });
});
afterAll(async () => {
  await client.end();
  await reading.close();
});

/** What is read and does not grow with the catalogue, and why. Every other table does. */
const limited: Record<string, string> = {
  destinations: 'the places of one island',
  districts: 'its 25 districts',
  settings: 'one row',
  signing_keys: 'one row',
  tallies: 'a sum for each kind and status, folded together by a job',
  sitemap_parts: 'one row for thousands of pages',
  listing_samples: 'some 250 rows of each kind',
  chargeback_cases: 'of one payment in thousands, and looked up by its key',
};
let growing: Set<string>;
const tablesRead = new Set<string>();

async function findGrowing(): Promise<Set<string>> {
  const { rows } = await client.query(
    "select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace",
  );
  const names = new Set<string>(rows.map(({ name }) => name));
  for (const name of Object.keys(limited)) if (!names.delete(name)) throw new Error(`There is no ${name}.`);
  return names;
}

/** What a statement reads: nothing that grows from its beginning. */
async function measure(query: string, params: unknown[]): Promise<Cost> {
  const cost = await costOf(client, query, params);
  for (const table of cost.tables) if (growing.has(table)) tablesRead.add(table);
  expect(cost.scans.filter((scan) => growing.has(scan.replace(/^Seq Scan /, '')))).toEqual([]);
  return cost;
}

/** As our own pages ask; without a limit a list is told whole. */
const pageOf = (path: string) =>
  path.includes('limit=') ? path : `${path}${path.includes('?') ? '&' : '?'}limit=24`;

/** What the statements of one request read: those that find its page, and those that count. */
async function costs(path: string, as?: SignedInPerson): Promise<{ page: Cost; count: Cost }> {
  asked.length = 0;
  await listed(api, pageOf(path), as);
  const page: Cost = { buffers: 0, ms: 0, scans: [], tables: [] };
  const count: Cost = { buffers: 0, ms: 0, scans: [], tables: [] };
  for (const { query, params } of [...asked]) {
    const cost = await measure(query, params);
    // What is gathered is counted and found in one.
    const whole = /^\s*(select count\(\*\)|with matching as)/.test(query) ? count : page;
    whole.buffers += cost.buffers;
    whole.ms += cost.ms;
    whole.scans.push(...cost.scans);
  }
  if (process.env.EXPLAIN_ROWS) tell(path, page, count);
  return { page, count };
}

const tell = (path: string, page: Cost, count: Cost) =>
  console.log(
    path.replace(/cursor=.*/, 'cursor=…').padEnd(90),
    [page.buffers, page.ms.toFixed(1), count.buffers, count.ms.toFixed(1)].join('\t'),
    [...new Set(page.scans.map((scan) => scan.split(' ').at(-1)))].join(', '),
  );

const place = {
  id: '018bcfe5-8e80-7000-8000-000000000000',
  isFree: true,
  isPremium: false,
  ratingHundredths: 372,
  ratedOrder: 0,
  cheapestOrder: 0,
};
const standing = { isFuzzy: false, step: 0, isBack: false, before: 24 };
const amid = cursorAt('vehicle', 'recommended', standing, place);
const back = cursorAt('vehicle', 'recommended', { ...standing, isBack: true }, place);
const amidRated = cursorAt('vehicle', 'rating', standing, { ...place, ratedOrder: 38_000 });

test.each([
  ['a plain list', '/vehicles'],
  ['a plain list, far in', `/vehicles?cursor=${amid}`],
  ['a plain list, backwards', `/vehicles?cursor=${back}`],
  ['newest first', '/vehicles?sort=newest'],
  ['cheapest first', '/vehicles?sort=price'],
  ['best rated first', '/vehicles?sort=rating'],
  ['best rated first, far in', `/vehicles?sort=rating&cursor=${amidRated}`],
  ['two filters, best rated first', '/vehicles?type=suv&area=Northern&sort=rating'],
  ['a rare value, best rated first', '/vehicles?type=threeWheeler&sort=rating'],
  ['a frequent value', '/vehicles?type=car'],
  ['a frequent value, far in', `/vehicles?type=car&cursor=${amid}`],
  ['a rare value', '/vehicles?type=threeWheeler'],
  ['a rare value of many', '/tour-guides?language=Malayalam'],
  ['two rare values', '/tour-guides?language=Malayalam&district=Vavuniya'],
  ['two values of one filter', '/tour-guides?language=German&language=French'],
  ['two filters', '/vehicles?type=suv&area=Northern'],
  ['two filters, newest first', '/vehicles?type=suv&area=Northern&sort=newest'],
  ['two filters, far in', `/vehicles?type=suv&area=Northern&cursor=${amid}`],
  ['four filters', '/vehicles?type=minibus&area=Northern&ac=true&feature=Wifi'],
  ['four filters, cheapest first', '/vehicles?type=minibus&area=Northern&ac=true&feature=Wifi&sort=price'],
  ['four filters, far in', `/vehicles?type=minibus&area=Northern&ac=true&feature=Wifi&cursor=${amid}`],
  ['two filters of two values each', '/vehicles?type=minibus&type=suv&area=Northern&area=Uva'],
  [
    'what hardly any has',
    '/tour-guides?language=Malayalam&language=Bengali&district=Vavuniya&specialization=Nature',
  ],
  ['a low price', '/vehicles?maxPrice=100'],
  ['a high price', '/vehicles?minPrice=299500'],
  ['a narrow range of prices', '/vehicles?minPrice=150000&maxPrice=151000'],
  ['a narrow range of prices, cheapest first', '/vehicles?minPrice=150000&maxPrice=151000&sort=price'],
  ['the most seats', '/vehicles?seats=50'],
  ['some seats and a type', '/vehicles?seats=20&type=van'],
  ['a word of many', '/vehicles?search=toyota'],
  ['a word of many, newest first', '/vehicles?search=caravan&sort=newest'],
  ['two words of few', '/vehicles?search=toyota+993'],
  ['a word of some', '/vehicles?search=word1500'],
  ['a word of hardly any', '/vehicles?search=word3987'],
  ['what many words begin with', '/vehicles?search=word'],
  ['a misspelt word of many', '/vehicles?search=toyotta'],
  ['misspelt words of few', '/vehicles?search=toyotta+montera+993'],
  ['a word like no other', '/vehicles?search=xyzzy'],
])('%s: few buffers, no walk over the table', async (_what, path) => {
  expect((await costs(path)).page.buffers).toBeLessThanOrEqual(500);
});

/** Before the first sample is kept, as after an upgrade, one of now tells the same. */
test.each([
  ['a word of many', '/vehicles?search=nissan'],
  ['a word of some', '/vehicles?search=word1499'],
  ['two words and a filter of businesses', '/affiliate-links?search=lagoon+island&type=hotel'],
])('%s: a sample that is kept changes nothing but what is read', async (_what, path) => {
  const seen = async (limit: number) => {
    asked.length = 0;
    const { ids, total } = await listed(api, `${path}&limit=${limit}`);
    let buffers = 0;
    for (const { query, params } of [...asked]) buffers += (await measure(query, params)).buffers;
    return { ids: ids.slice(0, 11), total, buffers };
  };
  const kept = await seen(11);
  await client.query('alter table listing_samples rename to kept_samples');
  await client.query('create table listing_samples (like kept_samples)');
  const now = await seen(12);
  await client.query('drop table listing_samples');
  await client.query('alter table kept_samples rename to listing_samples');
  expect([now.ids, now.total]).toEqual([kept.ids, kept.total]);
  expect(kept.buffers).toBeLessThan(now.buffers - 100);
});

/** The planner, told that one match is enough, walked all of a kind for a word that nothing has. */
test.each([
  ['that nobody wrote', 'qzxvjw'],
  ['that is misspelt', 'zebrrra+lagunnne'],
  ['of which one is known', 'toyota+qzxvjw'],
  ['and signs of the query language', encodeURIComponent("qzx' & !vjw:* | <-> (")],
  ['as many as may be', Array.from({ length: 10 }, (_, n) => `unknown${n}`).join('+')],
])('words %s cost no more than twice what a common word does, in every list', async (_what, words) => {
  for (const kind of ['vehicles', 'tour-guides', 'tours', 'affiliate-links', 'blogs']) {
    const common = await costs(`/${kind}?search=toyota`);
    const found = await costs(`/${kind}?search=${words}`);
    expect([kind, found.page.buffers]).toEqual([
      kind,
      expect.toSatisfy((n: number) => n <= Math.max(500, 2 * common.page.buffers)),
    ]);
  }
});

/** Each that was like a word was looked at by its row, and there are the more of them the more listings there are. */
test.each([
  ['two misspelt words that many have', 'toyotaaa+caravannn'],
  ['two unfinished ones', 'to+ca'],
  ['a misspelt and a rare one', 'toyotaaa+993'],
  ['eight misspelt ones', 'toyotaaa+caravannn+montera+lagon+highlnd+saphire+cinamon+lotuss'],
])(
  'words mended cost no more than telling that a thousand have them, in every list: %s',
  async (_what, words) => {
    for (const kind of ['vehicles', 'tour-guides', 'tours', 'affiliate-links', 'blogs']) {
      const { page, count } = await costs(`/${kind}?search=${words}`);
      expect(page.buffers + count.buffers, kind).toBeLessThanOrEqual(2_500);
    }
  },
);

test('of one misspelt word that many have, rows are read no further than to tell that a thousand have it', async () => {
  const { count } = await costs('/vehicles?search=toyotaaa');
  expect(count.buffers).toBeGreaterThan(0);
  // The index says which; of 11,000 that have it, each row would be a page.
  expect(count.buffers).toBeLessThanOrEqual(2_000);
});

/** Words that are frequent each, and together or with filters rare: the planner walked the order, or sorted all that match. */
test.each([
  ['two common words', '/vehicles?search=toyota+caravan'],
  ['two common words that nothing has together', '/vehicles?search=toyota+lagoon'],
  ['a common word and a filter', '/vehicles?search=toyota&type=van'],
  ['a word and two filters, best rated first', '/vehicles?search=montero&type=van&area=Central&sort=rating'],
  ['a word and two filters, newest first', '/vehicles?search=montero&type=van&area=Central&sort=newest'],
  ['a word and three filters', '/vehicles?search=nissan&type=van&area=Central&ac=true'],
  ['two words and a filter of businesses', '/affiliate-links?search=lagoon+garden&type=hotel'],
  ['a common word, cheapest first', '/vehicles?search=toyota&sort=price'],
])('%s: a page is found without sorting all that match', async (_what, path) => {
  const { page, count } = await costs(path);
  expect(page.buffers).toBeLessThanOrEqual(1_500);
  expect(count.buffers).toBeLessThanOrEqual(2_500);
});

test.each([
  ['vehicles', 'qzxvjw'],
  ['tour-guides', 'qzxvjw'],
  ['affiliate-links', 'toyota+qzxvjw'],
])('nor in a large catalogue, of which the planner thinks that a walk is cheap: %s', async (kind, words) => {
  await client.query('set random_page_cost = 0.02');
  const { page } = await costs(`/${kind}?search=${words}`);
  await client.query('reset random_page_cost');
  expect(page.buffers).toBeLessThanOrEqual(1_000);
});

test.each(['word399', 'word3987', 'toyota+word399'])(
  'nor for administrators, of words that few have: %s',
  async (words) => {
    const admin = await api.signIn({ role: 'admin' });
    await client.query('set random_page_cost = 0.02');
    const { page } = await costs(`/vehicles/all?search=${words}`, admin);
    await client.query('reset random_page_cost');
    expect(page.buffers).toBeLessThanOrEqual(1_000);
  },
);

/** However a page is found, by walking the order, in its next stretch or among all that match, it is the same. */
test.each(['word0', 'word1', 'word12', 'word1500', 'word3987'])(
  'of a word that many, some or few have, the first are those that come first: %s',
  async (word) => {
    for (const [sort, by] of [
      ['recommended', 'is_free desc, is_premium desc, rating_hundredths desc, id desc'],
      ['price', 'cheapest_order, id'],
    ]) {
      const { rows } = await client.query(
        `select id, count(*) over () as n from (select * from listings where kind = 'vehicle' and status = 'approved'
          and hidden_at is null and deleted_at is null offset 0) shown
        where search @@ to_tsquery('simple', $1) order by ${by} limit 24`,
        [`${word}:*`],
      );
      const { ids, total } = await listed(api, `/vehicles?search=${word}&sort=${sort}&limit=24`);
      expect(ids).toEqual(rows.map(({ id }) => id));
      expect(total).toBe(Math.min(1_000, Number(rows[0].n)));
    }
  },
);

test.each([
  ['days alone', ''],
  ['days, newest first', '&sort=newest'],
  ['days, far in', `&cursor=${amid}`],
  ['days and a type', '&type=car'],
  ['days, a type and an area', '&type=suv&area=Northern'],
  ['days and a word of many', '&search=toyota'],
  ['days and a word of some', '&search=word1500'],
])('%s: calendars are asked of those that are met, and no further', async (_what, more) => {
  const { page, count } = await costs(`/vehicles?from=2027-01-12&to=2027-01-26${more}`);
  expect(page.buffers).toBeLessThanOrEqual(1_000);
  expect(count.buffers).toBeLessThanOrEqual(6_000);
});

test('that a word is frequent is known without counting who has it', async () => {
  for (const path of [
    '/vehicles?search=toyota',
    '/vehicles?search=toyota&type=car',
    '/vehicles?type=car&ac=true',
  ])
    expect((await costs(path)).count.buffers).toBeLessThanOrEqual(900);
});

test('how many there are of a kind is known without counting them', async () => {
  asked.length = 0;
  const totals: Totals = { of: (_kind, _key, count) => count() };
  const known = {
    points: async () => [],
    places: async () => ({ all: [], named: new Map<string, never>() }),
  };
  const context = {
    replica: reading.db,
    publicUrl: 'http://serendib.test',
    totals,
    known,
    clock: () => new Date(),
  };
  await listListings(context, 'vehicle', { limit: 24 });
  let buffers = 0;
  for (const { query, params } of [...asked]) buffers += (await measure(query, params)).buffers;
  expect(buffers).toBeLessThanOrEqual(300);
});

test('what travellers give all kinds together is known without going through the listings', async () => {
  await compactCounters(reading.db);
  asked.length = 0;
  expect((await api.get('/reviews/summary')).json()).toHaveLength(4);
  let buffers = 0;
  for (const { query, params } of asked.filter(({ query }) => query.includes('tallies')))
    buffers += (await measure(query, params)).buffers;
  expect(buffers).toBeGreaterThan(0);
  // Most of them are those of all places, which are few.
  expect(buffers).toBeLessThanOrEqual(60);
});

test('where the parts of the sitemap begin is known without going through the listings', async () => {
  asked.length = 0;
  expect((await api.get('/sitemap')).json().length).toBeGreaterThanOrEqual(5);
  let buffers = 0;
  for (const { query, params } of [...asked]) buffers += (await measure(query, params)).buffers;
  expect(buffers).toBeGreaterThan(0);
  expect(buffers).toBeLessThanOrEqual(20);
});

// Neither frequent nor rare, and words are not in the orders' indexes: each row that is looked at is a page.
test('a word and two filters that together one in forty has: a page for each, no walk over the table', async () => {
  const { page } = await costs('/vehicles?search=montero&type=van&area=Central');
  expect(page.buffers).toBeLessThanOrEqual(1_200);
});

test.each([
  ['what is new', 'status=pending'],
  ['what was changed', 'needsReview=true&status=approved'],
])('%s, the longest wait first, is read from its own index', async (_what, narrowed) => {
  const admin = await api.signIn({ role: 'admin' });
  const path = `/vehicles/all?${narrowed}&sort=waiting&limit=20`;
  expect((await costs(path, admin)).page.buffers).toBeLessThanOrEqual(200);
});

test.each([
  ['an owner whom hardly anybody is called', '/vehicles/all?search=owner399', 500],
  // Of the newest two thousand none is: they are made in turns.
  ['an owner whom many are called', '/vehicles/all?search=owner3', 2_500],
  ['a name and an order of its own', '/vehicles/all?search=owner399&sort=title', 500],
  ['a word that nobody is called', '/vehicles/all?search=word399', 1_000],
  ['a word of many', '/vehicles/all?search=toyota', 500],
  ['somebody who has listings', '/vehicles/all?search=kamala', 500],
  ['part of their address', '/vehicles/all?search=kamala@', 500],
])('for administrators, %s: no walk over the table', async (_what, path, most) => {
  const admin = await api.signIn({ role: 'admin' });
  expect((await costs(path, admin)).page.buffers).toBeLessThanOrEqual(most);
});

test('counting looks no further than what is told', async () => {
  for (const path of ['/vehicles?type=car', '/vehicles?type=suv&area=Northern', '/vehicles?search=toyota']) {
    expect((await costs(path)).count.buffers).toBeLessThanOrEqual(2_500);
  }
});

/** What stands in braces in a path: something that is there. */
let named: Record<string, string>;
beforeAll(async () => {
  await writeParts({ db: reading.db });
  const one = async (query: string) => (await client.query(query)).rows[0].id as string;
  const isPublic = "status = 'approved' and hidden_at is null and deleted_at is null";
  named = {
    own: await one("select id from listings where kind = 'vehicle' and owner_id is not null limit 1"),
    order: await one('select order_id as id from payments limit 1'),
    person: await one('select owner_id as id from listings where owner_id is not null limit 1'),
    reviewed: await one("select item_id as id from reviews where item_type = 'vehicle' order by id limit 1"),
    destination: await one("select slug as id from destinations where slug = 'kandy'"),
  };
  for (const name of kindNames) {
    const ofKind = `select id from listings where kind = '${name}' and ${isPublic} limit 1`;
    named[kinds[name].path] = await one(ofKind);
    named[`${kinds[name].path} 2`] = await one(`${ofKind} offset 1`);
  }
});

async function costOfCall(path: string, as?: SignedInPerson): Promise<number> {
  asked.length = 0;
  const whole = path.replaceAll(/{([^}]+)}/g, (_whole, thing: string) => named[thing] ?? thing);
  const reply = await api.get(whole, as);
  expect([whole, reply.statusCode]).toEqual([whole, 200]);
  let buffers = 0;
  for (const { query, params } of asked.filter(({ query }) => /^\s*(select|with)/i.test(query))) {
    buffers += (await measure(query, params)).buffers;
  }
  if (process.env.EXPLAIN_ROWS) console.log(path.padEnd(60), buffers);
  return buffers;
}

test.each(publicCalls)('%s: few buffers, no walk over a table that grows', async (_what, path, most) => {
  expect(await costOfCall(path)).toBeLessThanOrEqual(most);
});

test.each(adminCalls)(
  'for administrators, %s: few buffers, no walk over a table that grows',
  async (_what, path, most) => {
    const admin = await api.signIn({ role: 'admin' });
    expect(await costOfCall(path, admin)).toBeLessThanOrEqual(most);
  },
);

describe('an owner of twenty vehicles', () => {
  let owner: SignedInPerson;
  beforeAll(async () => {
    owner = await api.signIn();
    await client.query('update listings set owner_id = $1 where owner_id = $2', [owner.id, named.person]);
  });

  test.each(ownerCalls)('%s: few buffers, no walk over a table that grows', async (_what, path, most) => {
    expect(await costOfCall(path, owner)).toBeLessThanOrEqual(most);
  });
});

describe('threads between travellers and partners', () => {
  // Only here, so that what is asked above is not read beside them.
  beforeAll(async () => {
    const filling = fill();
    await generateThreads(filling.db, rows);
    await filling.close();
  }, 120_000);

  test.each([
    ['the dashboard, which counts those that were reported', '/admin/dashboard-stats', 500],
    ['those that were reported', '/admin/inquiries?limit=24', 500],
  ])('%s: few buffers, no walk over a table that grows', async (_what, path, most) => {
    const admin = await api.signIn({ role: 'admin' });
    expect(await costOfCall(path, admin)).toBeLessThanOrEqual(most);
  });

  // A hundred threads on each side are many for one account.
  test.each([
    ['what a traveller asked', '/inquiries?limit=24', 1_000],
    ['what a partner was asked', '/inquiries?limit=24&as=partner', 1_000],
    ['what a partner was asked and has not answered', '/inquiries?limit=24&as=partner&status=open', 1_000],
    ['offers of a trip', '/inquiries/compare?trip={trip}', 1_500],
    ['a thread', '/inquiries/{thread}', 200],
    ['an agreement’s days', '/inquiries/{agreed}/agreement-calendar', 200],
  ])('%s: few buffers, no walk over a table that grows', async (_what, path, most) => {
    const maja = await api.signIn();
    const trip = newId();
    const some = (side: string, salt: string) => `update inquiries set ${side} = '${maja.id}'
    where id in (select id from inquiries order by md5(id::text || '${salt}') limit 100) returning id`;
    await client.query(some('partner_id', 'partner'));
    await client.query(some('traveller_id', 'traveller'));
    const mine = `from inquiries where traveller_id = '${maja.id}'`;
    await client.query(`update inquiries set trip_id = '${trip}' where id in (select id ${mine} limit 8)`);
    const [thread, agreed] = [
      (await client.query(`select id ${mine} limit 1`)).rows[0].id,
      (
        await client.query(
          `select inquiry_id as id from agreements where inquiry_id in (select id ${mine}) limit 1`,
        )
      ).rows[0].id,
    ];
    Object.assign(named, { trip, thread, agreed });
    expect(await costOfCall(path, maja)).toBeLessThanOrEqual(most);
  });
});

// Of a few rows the planner reads all, or guesses: only what is filled says anything of how it is read.
test('each table that grows and was read above has rows', async () => {
  const { rows } = await client.query(
    'select relname as name, reltuples::int as rows from pg_class where relname = any($1) and reltuples < 1000',
    [[...tablesRead]],
  );
  expect(rows).toEqual([]);
});

describe('what is asked for near a place, found by the cells of the map and ring by ring, is that of a look at all', () => {
  const kandy = 'spot_of(7.2936, 80.6413, null)';
  const orders = { nearest: `spot_of(latitude, longitude, id) <-> ${kandy}, id`, newest: 'id desc' };
  const has = (word: string) => `search @@ to_tsquery('simple', '${word}')`;
  test.each([
    ['search=toyota', 100, 'nearest', has('toyota')],
    ['search=montero', 150, 'nearest', has('montero')],
    ['search=nissan', 30, 'nearest', has('nissan')],
    ['search=toyota', 60, 'newest', has('toyota')],
    ['search=montero', 150, 'newest', has('montero')],
    // Of values few have there: they are gathered by the same index.
    ['type=largebus', 30, 'nearest', `facets @> '{type:largebus}'`],
    ['type=largebus&ac=true', 60, 'newest', `facets @> '{type:largebus,ac:true}'`],
  ] as const)('%s within %i km, %s', async (wanted, radius, sort, condition) => {
    const { rows } = await client.query<{ id: string; n: string }>(
      `select id, count(*) over () as n from listings
      where kind = 'vehicle' and status = 'approved' and hidden_at is null and deleted_at is null
        and ${condition} and spot_of(latitude, longitude, id) <@ circle(${kandy}, $1 / 111.195)
      order by ${orders[sort]} limit 72`,
      [radius],
    );
    const path = `/vehicles?limit=24&near=7.2936,80.6413&radius=${radius}&sort=${sort}&${wanted}`;
    expect(rows).toHaveLength(72);
    for (const { total } of await expectPages(path, rows))
      expect(total).toBe(Math.min(1_000, Number(rows[0]?.n)));
  });
});

/** Three pages of a list, which are to have these rows in this order, and the second as well on the way back. */
async function expectPages(path: string, rows: { id: string }[]) {
  const first = await listed(api, path);
  const second = await listed(api, first.next ?? '');
  const third = await listed(api, second.next ?? '');
  const back = await listed(api, third.previous ?? '');
  expect([...first.ids, ...second.ids, ...third.ids]).toEqual(rows.map(({ id }) => id));
  expect(back.ids).toEqual(second.ids);
  return [first, second, third, back];
}

async function keepSamplesOfNow() {
  const filling = fill();
  await keepSamples(filling);
  await filling.close();
}

test('the cheapest of a type that begins far in the order are found there, page by page', async () => {
  const large = `kind = 'vehicle' and facets @> '{type:largebus}'`;
  // They are dearer than all others, and so few that to gather them costs less than to walk there.
  await client.query(`update listings set facets = array_remove(facets, 'type:largebus') where ${large}
    and id not in (select id from listings where ${large} order by id limit 3200)`);
  await client.query(`update listings set price_min_cents = case when facets @> '{type:largebus}' then 900000000000 else 100 end,
    price_max_cents = 900000000000 where ${large} or (kind = 'vehicle' and price_min_cents is null)`);
  await keepSamplesOfNow();
  const { rows } = await client.query<{ id: string }>(
    `select id from listings where ${large} and status = 'approved' and hidden_at is null and deleted_at is null
    order by cheapest_order, id limit 72`,
  );
  await expectPages('/vehicles?limit=24&sort=price&type=largebus', rows);
});

test('what all stand around one town, and a sample takes for few there, is found as what many have', async () => {
  const large = `kind = 'vehicle' and facets @> '{type:largebus}'`;
  await client.query(
    `update listings set latitude = 7.29 + seats / 5000.0, longitude = 80.64 where ${large}`,
  );
  await keepSamplesOfNow();
  for (const [sort, order] of [
    ['newest', 'id desc'],
    ['nearest', 'spot_of(latitude, longitude, id) <-> spot_of(7.2936, 80.6413, null), id'],
  ] as const) {
    const { rows } = await client.query<{ id: string; n: string }>(
      `select id, count(*) over () as n from listings
      where ${large} and status = 'approved' and hidden_at is null and deleted_at is null order by ${order} limit 72`,
    );
    expect(Number(rows[0]?.n)).toBeGreaterThan(2_500);
    const path = `/vehicles?limit=24&near=7.2936,80.6413&radius=10&type=largebus&sort=${sort}`;
    for (const page of await expectPages(path, rows)) expect(page.isCapped).toBe(true);
  }
});

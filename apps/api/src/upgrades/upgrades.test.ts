import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createTestDatabase, type TestDatabase } from '@serendib/embedded-postgres/testing';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { buildApp } from '../app.ts';
import { ToldInvalidations } from '../platform/cache/testing.ts';
import { openDatabase } from '../platform/database/database.ts';
import { migrateDatabase, migrationsFolder } from '../platform/database/migrate.ts';
import { createMigratedDatabase } from '../platform/database/testing.ts';
import { Jobs, migrateJobs } from '../platform/jobs/jobs.ts';
import { openStorage } from '../platform/storage/open-storage.ts';
import { contents, ids, token } from './testing/content.ts';
import { journalOf } from './testing/journal.ts';

const journal = journalOf(migrationsFolder);
const all = readMigrationFiles({ migrationsFolder });
let folder: string;
/** Walks through the history of the schema, and is filled as it goes. */
let walking: TestDatabase;
let client: pg.Client;
let at = 0;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'serendib-upgrades-'));
  walking = await createTestDatabase(inject('postgresUrl'));
});
afterAll(async () => {
  await client?.end();
  await walking?.drop();
  await rm(folder, { recursive: true, force: true });
});

/** The database as a program of that time left it: its tables, what was written into them, its queue. */
async function walkTo(name: string): Promise<void> {
  client = new pg.Client({ connectionString: walking.url });
  await client.connect();
  await client.query(`create schema if not exists drizzle; create table if not exists drizzle.__drizzle_migrations
    (id serial primary key, hash text not null, created_at bigint)`);
  for (; at <= journal.findIndex(({ tag }) => tag === name); at += 1) {
    const { tag = '' } = journal[at] ?? {};
    const migration = all[at];
    if (!migration) throw new Error(`There is no migration ${tag}.`);
    for (const statement of migration.sql) if (statement.trim()) await client.query(statement);
    await client.query('insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)', [
      migration.hash,
      migration.folderMillis,
    ]);
    if (contents[tag]) await client.query(contents[tag]);
  }
  await client.end();
  await migrateJobs(walking.url);
}

const rowsOf = async (url: string, text: string) => {
  const asking = new pg.Client({ connectionString: url });
  await asking.connect();
  try {
    return (await asking.query(text)).rows;
  } finally {
    await asking.end();
  }
};

/** How many rows there are of each table. */
async function countsOf(url: string): Promise<Record<string, number>> {
  const tables = await rowsOf(
    url,
    `select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
  );
  const counts = await rowsOf(
    url,
    tables
      .map(({ name }) => `select '${name}' as name, count(*)::int as n from "${name}"`)
      .join(' union all '),
  );
  return Object.fromEntries(counts.map(({ name, n }) => [name, n]));
}

/** Tables that programs fill by themselves, or that came after all data that was ever upgraded. */
const notFilled = new Set([
  ...[
    'provinces',
    'districts',
    'destinations',
    'tallies',
    'vocabulary',
    'listing_samples',
    'sitemap_parts',
    'digests',
    'desk_presence',
  ],
  // The migrations of these fill them from what is there.
  ...['simulated_payments', 'audit_chain', 'pictures_elsewhere'],
]);

test('each table has content of its time, or is named here', async () => {
  const { url, drop } = await createMigratedDatabase();
  try {
    const filled = new Set(
      [
        ...Object.values(contents)
          .join()
          .matchAll(/insert into (\w+)/g),
      ].map(([, name = '']) => name),
    );
    const tables = Object.keys(await countsOf(url));
    expect(tables.filter((name) => !filled.has(name) && !notFilled.has(name))).toEqual([]);
    for (const tag of Object.keys(contents)) expect(journal.map((entry) => entry.tag)).toContain(tag);
  } finally {
    await drop();
  }
});

describe.each(Object.keys(contents))('data of schema %s', (name) => {
  test('is whole after the upgrade, and the newest program serves it', async () => {
    await walkTo(name);
    const upgraded = await createTestDatabase(inject('postgresUrl'), walking.name);
    try {
      const before = await countsOf(upgraded.url);
      await migrateDatabase(upgraded.url);
      const after = await countsOf(upgraded.url);
      for (const [table, n] of Object.entries(before))
        if (!emptiedByUpgrades.has(table))
          expect([table, after[table]]).toEqual([table, n + (addedByUpgrades[table] ?? 0)]);
      expect(await rowsOf(upgraded.url, drifted)).toEqual([]);
      expect(await rowsOf(upgraded.url, featuredWithoutPremium)).toEqual([]);
      expect(await rowsOf(upgraded.url, hiddenAndWaiting)).toEqual([]);
      expect(await rowsOf(upgraded.url, pointsOfTours)).toEqual([
        { from: 'To be determined', to: 'To be determined' },
        { from: null, to: 'ගාල්ල' },
      ]);
      if (before.joined_trips) {
        expect(await rowsOf(upgraded.url, foundInOnePiece)).toEqual([{ id: ids.van }]);
        expect(await rowsOf(upgraded.url, calledSo)).toEqual([{ id: ids.guide }]);
      }
      if (before.calendar_spans)
        expect(await rowsOf(upgraded.url, awayInCalendars)).toEqual([{ last: '2099-01-09' }]);
      if (before.payments) {
        expect(await rowsOf(upgraded.url, givenBack)).toEqual([{ on: new Date('2026-03-05T06:00:00Z') }]);
        expect(await rowsOf(upgraded.url, 'select fields from payment_notifications')).toEqual([
          { fields: { card_no: '************1292' } },
        ]);
      }
      if (before.departures) {
        const answers = 'select reply from reviews where reply is not null';
        expect(await rowsOf(upgraded.url, answers)).toEqual([{ reply: 'Come again.' }]);
        expect(await rowsOf(upgraded.url, 'select address from pictures_elsewhere order by address')).toEqual(
          [{ address: 'https://example.lk/tea.jpg?a=1&b=2' }, { address: 'https://example.lk/van.jpg' }],
        );
      }

      const database = openDatabase({ url: upgraded.url, poolSize: 4 });
      const app = await buildApp({
        database,
        publicUrl: 'http://serendib.test',
        rateLimit: false,
        storage: openStorage({ folder }),
        invalidations: new ToldInvalidations(),
        jobs: new Jobs(),
        log: { level: 'silent' },
      });
      const get = async (call: string) => {
        const headers = before.sessions ? { authorization: `Bearer ${token}` } : {};
        const reply = await app.inject({ url: `/api${call}`, headers });
        expect([call, reply.statusCode, reply.statusCode === 200 ? '' : reply.body]).toEqual([call, 200, '']);
        return reply.json();
      };
      try {
        expect((await get('/vehicles')).map(({ _id }: { _id: string }) => _id)).toEqual([ids.van]);
        expect(await get(`/vehicles/${ids.van}`)).toMatchObject({ reviewCount: 1 });
        expect(await get(`/reviews?itemType=vehicle&itemId=${ids.van}`)).toMatchObject([{ rating: 4 }]);
        expect(await get('/search?q=toyota')).toBeDefined();
        if (before.sessions) expect(await get('/auth/me')).toMatchObject({ email: 'ruwan@example.lk' });
        if (before.payments) expect(await get('/payments/user')).toHaveLength(2);
        if (before.trips) expect(await get(`/trips/${ids.trip}`)).toMatchObject({ title: 'Ten days' });
        if (before.seen_papers)
          expect((await get(`/vehicles/${ids.van}`)).papersSeen).toMatchObject([
            { type: 'vehiclePermit', validUntil: '2099-12-31' },
          ]);
        if (before.inquiries) expect(await get('/inquiries?as=partner')).toHaveLength(1);
      } finally {
        await app.close();
        await database.close();
      }
    } finally {
      await upgraded.drop();
    }
  });
});

/** Sums that are made anew, and rows that only tell of the last hour. */
const emptiedByUpgrades = new Set(['tallies', 'vocabulary', 'sitemap_parts', 'recently_counted']);

/** Days of one that was away, which its calendar did not say. */
const addedByUpgrades: Record<string, number> = { calendar_spans: 1 };

/** What premium that had ended left behind. */
const featuredWithoutPremium = `select id from listings where featured_status <> 'none' and not is_premium`;

/** Reviews that could be neither approved nor refused. */
const hiddenAndWaiting = 'select id from reviews where hidden_at is not null and waiting_since is not null';

/** Where tours begin and end; the words of a form in Sinhala or Tamil stood there for readers of every language. */
const pointsOfTours = `select details ->> 'startingPoint' as "from", details ->> 'endingPoint' as "to" from listings
    where kind = 'tour' order by title`;

/** By words that were kept in pieces. A word of the story would be too long for the search in one piece. */
const foundInOnePiece = `select id from listings where search @@ 'කෝපිකඩේ & m2'`;

/** By a whole name that was kept in pieces, and by a sign that stands for two letters. */
const calledSo = `select id from listings
  where search @@ ('''==' || search_name('කෝපිකඩේ') || '''')::tsquery and search @@ 'toyotatm'`;

/** Until when the calendars of those that were away say so. */
const awayInCalendars = `select last_day::text as last from calendar_spans where source = 'away'`;

/** When the money of an account that was deleted later was given back, as its receipt says. */
const givenBack = `select updated_at as on from payments where order_id = 'SB-3'`;

/** Counts that an upgrade must not leave behind. */
const drifted = `with counted as (select 'listing ' || kind || ' ' || status as what, count(*) as n from listings
    where deleted_at is null group by 1),
  told as (select array_to_string((string_to_array(what, ' '))[1:3], ' ') as what, sum(n) as n from tallies where what like 'listing %' group by 1)
  select * from counted full join told using (what) where coalesce(counted.n, 0) <> coalesce(told.n, 0)`;

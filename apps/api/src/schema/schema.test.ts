import { eq, is, type SQL, sql } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../platform/database/database.ts';
import { databaseError, isDuplicate } from '../platform/database/reason.ts';
import { wordsAsSpelt } from '../platform/search/asked-words.ts';
import { openTestDatabase } from '../platform/testing.ts';
import * as tables from './index.ts';

const { listings, newId, reviews, users } = tables;

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const vector = (title: string, place = '', words = '') =>
  sql<string>`search_vector(${title}, ${place}, ${words})`;

type New = Partial<Omit<typeof listings.$inferInsert, 'search'>> & { search?: SQL<string> };
async function list(values: New = {}): Promise<string> {
  const title = values.title ?? 'Toyota KDH 222';
  const row = { kind: 'vehicle' as const, details: {}, search: vector(title), ...values, title };
  const [made] = await database.db.insert(listings).values(row).returning({ id: listings.id });
  return made?.id ?? '';
}

async function person(email = `${newId()}@example.lk`): Promise<string> {
  const [made] = await database.db
    .insert(users)
    .values({ userName: 'Nimali', email })
    .returning({ id: users.id });
  return made?.id ?? '';
}

const refusedBy = async (work: Promise<unknown>) => {
  const error = await work.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  return databaseError(error)?.constraint;
};

test('an address belongs to one person, however its letters are written', async () => {
  await person('Kamal@Example.lk');
  expect(await refusedBy(person('kamal@example.LK'))).toBe('users_email');
});

test('a plate belongs to one vehicle that is there; a deleted one gives it free', async () => {
  const first = await list({ plate: 'WPCAB1234' });
  const again = list({ plate: 'WPCAB1234', status: 'rejected' });
  await expect(again).rejects.toSatisfy((error) => isDuplicate(error, 'listings_plate'));
  await database.db.update(listings).set({ deletedAt: new Date() }).where(eq(listings.id, first));
  await list({ plate: 'WPCAB1234' });
});

test('a person registers as one guide, a rejected one included; what an administrator makes has no owner', async () => {
  const ownerId = await person();
  const guide = { kind: 'tourGuide', title: 'Ruwan' } as const;
  const first = await list({ ...guide, ownerId, status: 'rejected' });
  expect(await refusedBy(list({ ...guide, ownerId }))).toBe('listings_one_guide');
  await list(guide);
  await list(guide);
  await list({ ownerId });
  await list({ ownerId });
  await database.db.update(listings).set({ deletedAt: new Date() }).where(eq(listings.id, first));
  await list({ ...guide, ownerId });
});

test('what cannot be true is refused', async () => {
  const wrong: [New, string][] = [
    [{ status: 'approved' }, 'listings_approved_at'],
    [{ needsReview: true }, 'listings_needs_review'],
    [{ priceMinCents: 5 }, 'listings_price'],
    [{ priceMinCents: 5, priceMaxCents: 4 }, 'listings_price'],
    [{ ratingHundredths: 501 }, 'listings_rating'],
    [{ kind: 'blog', plate: 'X' }, 'listings_plate_of_vehicle'],
    [{ seats: -1 }, 'listings_seats'],
  ];
  for (const [values, constraint] of wrong) expect(await refusedBy(list(values))).toBe(constraint);
});

// Proves BUSINESS-RULE-08.
test('a person says one thing of an item, with one to five stars', async () => {
  const review = { itemType: 'vehicle', itemId: newId(), userId: await person(), rating: 5 } as const;
  const say = (values: object = {}) => database.db.insert(reviews).values({ ...review, ...values });
  expect(await refusedBy(say({ rating: 6 }))).toBe('reviews_rating');
  await say();
  expect(await refusedBy(say())).toBe('reviews_one_per_person');
});

test('what has no price comes last, cheapest first', async () => {
  const kind = 'tour';
  await list({ kind, title: 'none' });
  await list({ kind, title: 'dear', priceMinCents: 900, priceMaxCents: 900 });
  await list({ kind, title: 'cheap', priceMinCents: 100, priceMaxCents: 200 });
  const titles = async (order: ReturnType<typeof sql>) =>
    (
      await database.db
        .select({ title: listings.title })
        .from(listings)
        .where(eq(listings.kind, kind))
        .orderBy(order)
    ).map(({ title }) => title);
  expect(await titles(sql`cheapest_order asc`)).toEqual(['cheap', 'dear', 'none']);
});

test('words are found without accents, the last from its beginning, and whatever is typed', async () => {
  const id = await list({
    kind: 'businessListing',
    title: 'Café Ambalangoda',
    search: vector('Café Ambalangoda', 'Galle'),
  });
  const found = async (typed: string) => {
    const rows = await database.db
      .select({ id: listings.id })
      .from(listings)
      .where(sql`${listings.search} @@ ${wordsAsSpelt(typed)}`);
    return rows.some((row) => row.id === id);
  };
  for (const typed of ['cafe', 'CAFÉ', 'ambal', 'galle cafe', 'cafe gal', "cafe's ambalangoda".slice(0, 4)]) {
    expect([typed, await found(typed)]).toEqual([typed, true]);
  }
  for (const typed of [
    'kandy',
    'cafe kandy',
    'gal cafe',
    "' | !",
    '\\',
    ':* & ',
    "o'\\b",
    '<-> (',
    'a-b/c.d@e',
  ]) {
    expect([typed, await found(typed)]).toEqual([typed, false]);
  }
});

test('ids made for a date sort as the dates do', () => {
  const ids = ['2024-01-01', '2024-06-01', '2026-01-01'].map((day) => newId(new Date(day)));
  expect([...ids].reverse().sort()).toEqual(ids);
});

test('the tables have the columns that the program names, and no others', async () => {
  const named = Object.values(tables)
    .filter((one) => is(one, PgTable))
    .flatMap((table) => {
      const { name, columns } = getTableConfig(table);
      return columns.map((column) => `${name}.${column.name}`);
    });
  const of = [...new Set(named.map((column) => column.split('.')[0]))];
  const { rows } = await database.db.execute<{ name: string }>(sql`
    select table_name || '.' || column_name as name from information_schema.columns
    where table_schema = 'public' and table_name in ${of}`);
  expect(rows.map(({ name }) => name).sort()).toEqual(named.sort());
});

test('what goes or is changed with the row that it names is found by an index', async () => {
  const { rows } = await database.db.execute<{ is: string }>(sql`
    select conrelid::regclass || ' names ' || confrelid::regclass as is from pg_constraint c
    where contype = 'f' and confdeltype in ('c', 'n', 'd') and connamespace = 'public'::regnamespace
      -- Rows of accounts stay.
      and confrelid <> 'users'::regclass
      and not exists (select from pg_index i where i.indrelid = c.conrelid and i.indkey[0] = c.conkey[1])`);
  expect(rows.map(({ is }) => is)).toEqual([]);
});

import { sorts } from '@serendib/contract/listings/endpoints';
import type { Kind } from '@serendib/contract/listings/kind';
import { kindNames, kinds } from '@serendib/contract/listings/kinds/index';
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { allPages, listed } from '../../../../platform/lists/testing.ts';
import { useApi } from '../../../../platform/testing.ts';
import { addListing } from '../../testing.ts';

const api = useApi();
beforeEach(async () => {
  await api.empty('listings');
});

const all = kindNames.map((name) => ({ name, path: (kinds[name] as Kind).path, noun: kinds[name].noun }));
const setRating = (id: string, rating: number) =>
  api.db.execute(
    sql`update listings set rating_hundredths = ${rating}, review_count = 3 where id = ${id}::uuid`,
  );

// Proves LIMIT-25, LIMIT-26, OWN-LIMIT-19.
test.each(all)(
  '$path: recommended means premium first, then best rated, then newest',
  async ({ name, path }) => {
    const older = await addListing(api, name, {}, { createdAt: new Date('2026-01-01') });
    const newer = await addListing(api, name, {}, { createdAt: new Date('2026-02-01') });
    const rated = await addListing(api, name, {}, { createdAt: new Date('2025-12-01') });
    const best = await addListing(api, name, {}, { createdAt: new Date('2025-10-01') });
    const premium = await addListing(api, name, {}, { createdAt: new Date('2025-11-01'), isPremium: true });
    await setRating(rated, 433);
    await setRating(best, 480);
    expect(await listed(api, path)).toMatchObject({
      ids: [premium, best, rated, newer, older],
      total: 5,
      unfiltered: 5,
    });
    expect((await listed(api, `${path}?sort=newest`)).ids).toEqual([newer, older, rated, premium, best]);
  },
);

test('best rated: a mean counts for more the more people gave it, premium or not', async () => {
  const add = async (mean: number, reviews: number, isPremium = false) => {
    const id = await addListing(api, 'tourGuide', {}, { isPremium });
    await api.db.execute(
      sql`update listings set rating_hundredths = ${mean}, review_count = ${reviews} where id = ${id}::uuid`,
    );
    return id;
  };
  const unheardOf = await add(0, 0, true);
  const onePerfect = await add(500, 1);
  const eightGood = await add(480, 8);
  const manyMiddling = await add(400, 40, true);
  const twoBad = await add(150, 2, true);
  const many = await add(485, 200);
  expect((await listed(api, '/tour-guides?sort=rating')).ids).toEqual([
    ...[many, eightGood, onePerfect, manyMiddling, twoBad],
    unheardOf,
  ]);
  // What is reviewed anew moves: the order is worked out where the rating is kept.
  await api.db.execute(
    sql`update listings set rating_hundredths = 490, review_count = 300 where id = ${unheardOf}::uuid`,
  );
  expect((await listed(api, '/tour-guides?sort=rating&limit=1')).ids).toEqual([unheardOf]);
});

test('cheapest first puts what has no price in rupees last', async () => {
  const add = (pricePerDay: number) => addListing(api, 'vehicle', { pricePerDay });
  const [dear, unpriced, cheap] = [await add(30_000), await add(0), await add(4_000)];
  expect((await listed(api, '/vehicles?sort=price')).ids).toEqual([cheap, dear, unpriced]);
});

describe.each(sorts)('walking all pages, %s', (sort) => {
  const fill = async (count: number) => {
    const ids: string[] = [];
    for (let index = 0; index < count; index += 1) {
      const pricePerDay = [9_000, 4_000, 0][index % 3] ?? 0;
      const vehicleType = index % 2 ? 'van' : 'car';
      const id = await addListing(
        api,
        'vehicle',
        { pricePerDay, vehicleType },
        { isPremium: index % 4 === 0 },
      );
      await setRating(id, [0, 450, 380][index % 3] ?? 0);
      ids.push(id);
    }
    return ids;
  };

  test('neither repeats nor skips, whatever is equal, filtered or not', async () => {
    const ids = await fill(25);
    const pages = await allPages(api, `/vehicles?sort=${sort}&limit=4`);
    expect(pages.map(({ length }) => length)).toEqual([4, 4, 4, 4, 4, 4, 1]);
    expect(pages.flat().sort()).toEqual([...ids].sort());
    const vans = await allPages(api, `/vehicles?sort=${sort}&limit=3&type=van&search=toyota`);
    expect(vans.flat().length).toBe(12);
    expect(new Set(vans.flat()).size).toBe(12);
    expect(pages.flat().filter((id) => vans.flat().includes(id))).toEqual(vans.flat());
  });

  test('does not lose or repeat what was there, while others are added and removed', async () => {
    const ids = await fill(20);
    let round = 0;
    const pages = await allPages(api, `/vehicles?sort=${sort}&limit=3`, async () => {
      round += 1;
      if (round > 12) return;
      await addListing(
        api,
        'vehicle',
        { pricePerDay: round % 2 ? 1 : 900_000 },
        { isPremium: round % 3 === 0 },
      );
    });
    const seen = pages.flat();
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen).toEqual(expect.arrayContaining(ids));
  });
});

test.each([
  ['recommended', 'a search', '&search=lagoon'],
  ['rating', 'a list', ''],
  ['newest', 'a search', '&search=lagoon'],
  ['price', 'a list', ''],
])(
  'by %s %s is read back page by page, and each page tells how many stand before it',
  async (sort, _what, ask) => {
    for (let n = 0; n < 11; n += 1) {
      const [name, location] = [n % 3 ? `Boat ${n}` : `Lagoon ${n}`, n % 2 ? 'Lagoon' : 'Galle'];
      const details = { name, location, priceRange: `Rs ${1000 + (n % 4)}`, description: 'On the lagoon.' };
      await addListing(api, 'tour', details, { isPremium: n % 5 === 0 });
    }
    const path = `/tours?limit=4&sort=${sort}${ask}`;
    const forwards = await allPages(api, path);
    expect(forwards.map(({ length }) => length)).toEqual([4, 4, 3]);
    let page = await listed(api, path);
    expect([page.before, page.previous]).toEqual([0, undefined]);
    page = await listed(api, page.next ?? '');
    page = await listed(api, page.next ?? '');
    expect([page.before, page.next]).toEqual([8, undefined]);
    page = await listed(api, page.previous ?? '');
    expect([page.before, page.ids]).toEqual([4, forwards[1]]);
    expect((await listed(api, page.next ?? '')).ids).toEqual(forwards[2]);
    page = await listed(api, page.previous ?? '');
    expect([page.before, page.ids, page.previous]).toEqual([0, forwards[0], undefined]);
  },
);

test('what is called just so comes first, then what has the words in its name, in its place, anywhere', async () => {
  const add = (name: string, location: string, description: string, isPremium = false) =>
    addListing(api, 'tour', { name, location, description, district: null }, { isPremium });
  const told = await add('Three days by train', 'Kandy', 'By way of Ella.', true);
  const placed = await add('Waterfalls', 'Ella', 'Three of them.', true);
  const named = await add('Morning in Élla', 'Kandy', 'Tea.', true);
  const exact = await add('Ella', 'Kandy', 'Tea.');
  for (const sort of ['recommended', 'newest', 'price', 'rating'])
    expect((await listed(api, `/tours?search=ella&sort=${sort}`)).ids, sort).toEqual([
      exact,
      named,
      placed,
      told,
    ]);
  expect((await allPages(api, '/tours?search=ella&limit=1')).flat()).toEqual([exact, named, placed, told]);
});

test('signs part words in what is listed as they do in what is typed', async () => {
  const id = await addListing(api, 'tour', {
    name: 'Sigiriya/Dambulla by kandy-tours.lk',
    description: 'Tea.',
  });
  for (const typed of ['dambulla', 'sigiriya/dambulla', 'tours.lk', 'kandy tours'])
    expect((await listed(api, `/tours?search=${encodeURIComponent(typed)}`)).ids, typed).toEqual([id]);
});

test('a spelling forgiven on the first page is forgiven on all', async () => {
  for (let index = 0; index < 5; index += 1)
    await addListing(api, 'vehicle', { vehicleModel: 'Nissan Caravan' });
  const first = await listed(api, '/vehicles?search=carravan&limit=2');
  await addListing(api, 'vehicle', { vehicleModel: 'Carravan proper' });
  const rest = await allPages(api, first.next ?? '');
  expect([first.ids, ...rest].flat().length).toBe(5);
});

test('counts are exact to a thousand, then say that they are capped', async () => {
  await addListing(api, 'blog');
  await api.db.execute(sql`
    insert into listings (id, kind, status, approved_at, title, search, details)
    select uuidv7(), kind, status, approved_at, title, search, details from listings, generate_series(1, 999)`);
  expect(await listed(api, '/blogs?limit=1')).toMatchObject({
    total: 1_000,
    isCapped: false,
    unfiltered: 1_000,
  });
  await addListing(api, 'blog');
  expect(await listed(api, '/blogs?limit=1')).toMatchObject({
    total: 1_000,
    isCapped: true,
    unfiltered: 1_001,
  });
});

test('the link to the next page keeps what was asked for, and the last page has none', async () => {
  for (const vehicleType of ['van', 'car', 'van']) await addListing(api, 'vehicle', { vehicleType });
  const { next } = await listed(api, '/vehicles?type=van&type=suv&limit=1&search=toy&sort=newest');
  expect(next).toMatch(/^\/vehicles\?type=van&type=suv&limit=1&search=toy&sort=newest&cursor=[\w-]+$/);
  expect((await listed(api, next ?? '')).next).toBeUndefined();
});

describe.each(all)('$path refuses', ({ name, path }) => {
  test.each([
    ['a page of nothing', 'limit=0'],
    ['a page too long', 'limit=101'],
    ['a limit that is no number', 'limit=many'],
    ['two limits', 'limit=1&limit=2'],
    ['an order that is none', 'sort=best'],
    ['an empty cursor', 'cursor='],
    ['a cursor that is none', 'cursor=abc'],
    ['a cursor of nothing', 'cursor=%00'],
    ['a cursor too long', `cursor=${'a'.repeat(400)}`],
    ['a cursor of one word', `cursor=${Buffer.from('["x"]').toString('base64url')}`],
    ['a cursor of another shape', `cursor=${Buffer.from('{"id":1}').toString('base64url')}`],
    ['ten thousand letters', `search=${'a'.repeat(10_000)}`],
    ['what is not a parameter', 'isVerified=false'],
    ['the status', 'status=pending'],
    ['a price below nothing', 'minPrice=-1'],
    ['a price that is no number', 'maxPrice=abc'],
    ['no seats', 'seats=0'],
  ])('%s, in words', async (_what, query) => {
    const reply = await api.get(`${path}?${query}`);
    expect([reply.statusCode, reply.json().code]).toEqual([400, 'INVALID']);
    expect(Object.values(reply.json().fields as Record<string, string>).join(' ')).toMatch(/\w+ \w+/);
  });

  test('a cursor of another list or another order', async () => {
    for (let index = 0; index < 3; index += 1) await addListing(api, name === 'blog' ? 'tour' : 'blog');
    const other = await listed(api, `${name === 'blog' ? '/tours' : '/blogs'}?limit=1`);
    const cursor = new URLSearchParams(other.next?.split('?')[1]).get('cursor');
    expect((await api.get(`${path}?cursor=${cursor}`)).statusCode).toBe(400);
    await addListing(api, name, {}, {});
    await addListing(api, name, {}, { isPremium: true });
    const own = await listed(api, `${path}?limit=1`);
    const ownCursor = new URLSearchParams(own.next?.split('?')[1]).get('cursor');
    expect((await api.get(`${path}?cursor=${ownCursor}`)).statusCode).toBe(200);
    expect((await api.get(`${path}?cursor=${ownCursor}&sort=newest`)).statusCode).toBe(400);
  });
});

import { endpoints } from '@serendib/contract';
import { addDays } from '@serendib/contract/calendar';
import type {
  Destination,
  DestinationCard,
  DistrictView,
  ProvinceView,
} from '@serendib/contract/destinations/endpoints';
import { eq, sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { allPages, listed } from '../../platform/lists/testing.ts';
import { useApi } from '../../platform/testing.ts';
import { destinations } from '../../schema/index.ts';
import { addLooks } from './counts/looks.queries.ts';
import { loadPlaces } from './load-places.ts';
import { destinationFacts } from './places.ts';

const api = useApi();
beforeAll(() => loadPlaces(api.db));

const namesOf = async (path: string) =>
  ((await api.get(path)).json() as DestinationCard[]).map(({ name }) => name);

// Proves CALL-27, ADMIN-CALL-07.
test('destinations open with what people come for, all of them, a page at a time and back again', async () => {
  const pages = await allPages(api, '/destinations?limit=24');
  expect(pages.map(({ length }) => length)).toEqual([24, 24, 24, 24, destinationFacts.length - 96]);
  expect(new Set(pages.flat()).size).toBe(destinationFacts.length);
  const first = await namesOf('/destinations?limit=5');
  expect(first).toEqual(['Sigiriya', 'Ella', 'Kandy', 'Galle', 'Yala National Park']);
  expect(await listed(api, '/destinations?limit=1')).toMatchObject({
    total: 101,
    unfiltered: 101,
    isCapped: false,
  });
  for (const order of ['popular', 'rating', 'name', 'changed']) {
    const forwards = await allPages(api, `/destinations?limit=30&sort=${order}&search=beach`);
    const last = await pageThrough(`/destinations?limit=30&sort=${order}`, 4);
    expect([last.before, last.ids.length], order).toEqual([90, 11]);
    const back = await listed(api, last.previous ?? '');
    const there = await allPages(api, `/destinations?limit=30&sort=${order}`);
    expect([back.before, back.ids], order).toEqual([60, there[2]]);
    expect((await listed(api, back.next ?? '')).ids, order).toEqual(last.ids);
    const start = await listed(api, (await listed(api, back.previous ?? '')).previous ?? '');
    expect([start.before, start.previous, start.ids], order).toEqual([0, undefined, there[0]]);
    expect(new Set(forwards.flat()).size, order).toBe(forwards.flat().length);
  }
});

async function pageThrough(path: string, pages: number) {
  let page = await listed(api, path);
  for (let n = 1; n < pages; n += 1) page = await listed(api, page.next ?? '');
  return page;
}

test('what our data tell of places is told in the language that is asked for, and found by it', async () => {
  const inLanguage = async (path: string, language: string) => {
    const reply = await api.get(path, { headers: { 'accept-language': language } });
    expect([path, reply.statusCode]).toEqual([path, 200]);
    return reply.json();
  };
  const isOwn = (words: string, script: RegExp) => expect(words).toMatch(script);
  for (const [language, script] of [
    ['si', /[\u0d80-\u0dff]/],
    ['ta', /[\u0b80-\u0bff]/],
  ] as const) {
    const sigiriya: Destination = await inLanguage('/destinations/sigiriya', language);
    const { summary, facts, attractions, activities, bestTimeToVisit, nearbyAttractions } = sigiriya;
    for (const words of [summary, ...facts, ...attractions, ...activities, bestTimeToVisit ?? ''])
      isOwn(words, script);
    isOwn(nearbyAttractions[0]?.description ?? '', script);
    expect([sigiriya.name, sigiriya.district, sigiriya.category]).toEqual(['Sigiriya', 'Matale', 'Heritage']);
    for (const list of ['/destinations?limit=3', '/destinations?limit=3&view=card'])
      for (const card of (await inLanguage(list, language)) as DestinationCard[]) isOwn(card.summary, script);
    const all: Destination[] = await inLanguage('/destinations', language);
    for (const { description, facts, attractions } of all)
      for (const words of [description, ...facts, ...attractions]) isOwn(words, script);
    const districts: DistrictView[] = await inLanguage('/districts', language);
    for (const { description, keyAttractions } of districts) {
      isOwn(description, script);
      for (const attraction of keyAttractions) {
        isOwn(attraction, script);
        const found: DestinationCard[] = (
          await api.get(`/destinations?${new URLSearchParams({ search: attraction, view: 'card' })}`)
        ).json();
        expect(found.length, attraction).toBeGreaterThan(0);
      }
    }
    for (const { description } of (await inLanguage('/provinces', language)) as ProvinceView[])
      isOwn(description, script);
  }
  expect(((await api.get('/destinations/sigiriya')).json() as Destination).facts).toContain(
    'Listed by UNESCO in 1982',
  );
});

test('cards and what lies near a place bring their names in Sinhala and Tamil', async () => {
  const galle = { name: 'Galle', nameSi: 'ගාල්ල', nameTa: 'காலி' };
  const [card] = (await api.get('/destinations?view=card&search=Galle&limit=1')).json() as DestinationCard[];
  expect(card).toMatchObject(galle);
  const { nearbyAttractions } = (await api.get('/destinations/unawatuna')).json() as Destination;
  expect(nearbyAttractions).toContainEqual(expect.objectContaining(galle));
});

test('by name they come as well', async () => {
  const names = await namesOf('/destinations?sort=name&limit=100');
  expect(names).toEqual([...names].sort((one, other) => (one < other ? -1 : 1)));
});

test('what is looked at and reviewed more comes forward; what a person edited keeps its place', async () => {
  const { _id } = (await api.get('/destinations/vavuniya')).json() as Destination;
  // Looks are counted without news of them: each time at an address of its own, which is not known yet.
  let limit = '100';
  const orderOf = async () => {
    limit = `0${limit}`;
    return (await namesOf(`/destinations?limit=${limit}`)).indexOf('Vavuniya');
  };
  expect(await orderOf()).toBe(99);
  const key = (n: number) => Buffer.from(`somebody ${n}`);
  await addLooks(
    api.db,
    Array.from({ length: 400 }, (_, n) => ({ destinationId: _id, key: key(n % 300), at: new Date() })),
  );
  const { rows: looked } = await api.db.execute(
    sql`select view_count from destinations where slug = 'vavuniya'`,
  );
  expect(looked).toEqual([{ view_count: 300 }]);
  expect(await orderOf()).toBeLessThan(40);
  await api.db.execute(sql`update destinations set review_count = 300 where slug = 'vavuniya'`);
  expect(await orderOf()).toBe(0);
  await api.db.execute(
    sql`update destinations set review_count = 0, view_count = 0, version = 2, views_beforehand = 0 where slug = 'vavuniya'`,
  );
  await loadPlaces(api.db);
  expect(await orderOf()).toBe(99);
  await api.db.execute(sql`update destinations set version = 1 where slug = 'vavuniya'`);
});

test('a look is counted through the front door, and one at nothing is 404', async () => {
  const { _id } = (await api.get('/destinations/ella')).json() as Destination;
  expect((await api.post(`/destinations/${_id}/view`)).statusCode).toBe(204);
  for (const id of ['nowhere', '0199b2c4-6a51-7c3e-9f00-0123456789ab'])
    expect((await api.post(`/destinations/${id}/view`)).statusCode).toBe(404);
});

test.each([
  ['Nuwara Eliya', 'Nuwara Eliya'],
  ['Ella', 'Ella'],
  ['Yala', 'Yala National Park'],
  ['Trinco', 'Trincomalee'],
  ['Sigirya', 'Sigiriya'],
  ['whale watching', 'Mirissa'],
  ['cooking class', 'Ella'],
  ['ruins', 'Sigiriya'],
  ['surf', 'Mirissa'],
  ['surfing in Arugam Bay', 'Arugam Bay'],
  ['temples in Kandy', 'Temple of the Sacred Tooth Relic'],
  ['hot springs', 'Kanniya Hot Springs'],
])('a search for %s opens with %s', async (typed, expected) => {
  expect((await namesOf(`/destinations?search=${encodeURIComponent(typed)}`))[0]).toBe(expected);
});

test('what is called just so comes first in every order, on whatever page the rest is', async () => {
  for (const sort of ['popular', 'rating', 'name', 'changed']) {
    expect((await namesOf(`/destinations?search=Ella&sort=${sort}&limit=1`))[0], sort).toBe('Ella');
    const pages = await allPages(api, `/destinations?search=Ella&sort=${sort}&limit=3`);
    expect(new Set(pages.flat()).size, sort).toBe((await listed(api, '/destinations?search=Ella')).total);
  }
});

test('with the latest change first they come as well, and the cursor of one order is none of the other', async () => {
  const [last, first] = await namesOf('/destinations?district=Galle&limit=2');
  for (const name of [last, first])
    await api.db
      .update(destinations)
      .set({ updatedAt: sql`clock_timestamp()` })
      .where(eq(destinations.name, name ?? ''));
  // All others were loaded at the same moment.
  const pages = await allPages(api, '/destinations?sort=changed&limit=40');
  expect(pages.map(({ length }) => length)).toEqual([40, 40, destinationFacts.length - 80]);
  expect(new Set(pages.flat()).size).toBe(destinationFacts.length);
  expect(await namesOf('/destinations?sort=changed&limit=2')).toEqual([first, last]);
  const narrowed = await namesOf('/destinations?sort=changed&district=Galle');
  expect(narrowed.slice(0, 2)).toEqual([first, last]);
  const { next } = await listed(api, '/destinations?sort=changed&limit=1');
  const other = await api.get(`${next}`.replace('sort=changed', 'sort=name'));
  expect([other.statusCode, Object.keys(other.json().fields)]).toEqual([400, ['cursor']]);
});

test('the longest name leads on too, and a page that no list has led to is refused in words', async () => {
  const name = 'සීගිරියාවේ '.repeat(11).trim();
  const renamed = (to: string) =>
    api.db.update(destinations).set({ name: to }).where(eq(destinations.slug, 'ella'));
  await renamed(name);
  const pages = await allPages(api, '/destinations?sort=name&limit=1');
  expect(new Set(pages.flat()).size).toBe(destinationFacts.length);
  await renamed('Ella');
  const forged = (sort: string, ...values: unknown[]) => {
    const place = [`${sort} destinations`, false, false, ...values, 'Ella', crypto.randomUUID()];
    return `sort=${sort}&cursor=${Buffer.from(JSON.stringify(place)).toString('base64url')}`;
  };
  for (const query of [
    forged('popular', 2, 0, 2_147_483_648),
    forged('rating', 2, 2_147_483_648, 0),
    forged('changed', 2, 0, '0000-01-01T00:00:00Z'),
  ])
    expect((await api.get(`/destinations?${query}`)).statusCode, query).toBe(400);
});

test('district, province and category narrow, in any case, and together', async () => {
  const wanted = destinationFacts.filter(
    ({ district, category }) => district === 'Galle' && category === 'Beach',
  );
  expect(await namesOf('/destinations?district=gALLE&category=beach&sort=name')).toEqual(
    wanted.map(({ name }) => name).sort(),
  );
  const [first] = (await api.get('/destinations?province=uva&limit=1')).json();
  expect(first.province).toBe('Uva');
  expect((await listed(api, '/destinations?district=Galle&category=Beach')).unfiltered).toBe(101);
});

test.each([
  ['Sigiriya', 'Sigiriya'],
  ['sigir', 'Sigiriya'],
  ['Sigirya', 'Sigiriya'],
  ['Seegiriya', 'Sigiriya'],
  ['Nuwaraeliya', 'Nuwara Eliya'],
  ['nuwara eliya', 'Nuwara Eliya'],
  ['Anuradapura', 'Anuradhapura'],
  ['Polonaruwa', 'Polonnaruwa'],
  ['kandi', 'Kandy'],
  ['Trinco', 'Trincomalee'],
  ['trincomale', 'Trincomalee'],
  ['jafna', 'Jaffna'],
  ['nuvara', 'Nuwara Eliya'],
  ['negambo', 'Negombo'],
  ['knuckels', 'Knuckles Mountain Range'],
  ['tempel of the tooth', 'Temple of the Sacred Tooth Relic'],
  ['Lotus Tower', 'Colombo'],
  ['lotus towr', 'Colombo'],
  ['කොළඹ', 'Colombo'],
  ['காலி', 'Galle'],
])('searching for %s finds %s', async (typed, expected) => {
  const found = await namesOf(`/destinations?search=${encodeURIComponent(typed)}&limit=100`);
  expect.soft(found).toContain(expected);
  expect.soft(found.length, found.join()).toBeLessThan(20);
});

// Not "nothing" or "banana": descriptions are read, in which such words stand.
test('nothing is found for what is nothing like a name and stands nowhere', async () => {
  const signs = ['zzzzqqq', '%', '_', "' or 1=1 --", '&|!:*', '\u0000', '🏝'];
  const words = ['no-such-place', 'blah blah', 'hello world', 'paris', 'zebra', 'skyscraper'];
  for (const odd of [...signs, ...words]) {
    expect.soft(await namesOf(`/destinations?search=${encodeURIComponent(odd)}`), odd).toEqual([]);
  }
});

// Proves ENTITY-10, CALL-28, OWN-ENTITY-34.
test('a destination is found by slug or id, with what lies near it', async () => {
  const bySlug = (await api.get('/destinations/sigiriya')).json() as Destination;
  expect(endpoints['GET /destinations/{id}'].success.reply.parse(bySlug)).toEqual(bySlug);
  expect(bySlug).toMatchObject({
    name: 'Sigiriya',
    district: 'Matale',
    province: 'Central',
    averageRating: null,
    category: expect.stringMatching(/\w/),
    image: expect.stringMatching(/^http.*\/scenes\/sigiriya\.svg$/),
    images: [bySlug.image],
    summary: expect.stringMatching(/\w+ \w+/),
    description: expect.stringMatching(/granite/),
    activities: expect.arrayContaining([expect.stringMatching(/\w/)]),
    bestTimeToVisit: expect.stringMatching(/\w/),
    source: expect.stringMatching(/\w/),
  });
  expect((await api.get(`/destinations/${bySlug._id}`)).json()).toEqual(bySlug);
  expect(bySlug.nearbyAttractions.length).toBeGreaterThanOrEqual(4);
  const [nearest] = bySlug.nearbyAttractions;
  expect(nearest?.distance).toMatch(/^[\d.]+ k?m$/);
  expect([nearest?.name, nearest?.description]).toEqual([
    expect.stringMatching(/\w/),
    expect.stringMatching(/\w/),
  ]);
  expect((await api.get(`/destinations/${nearest?._id}`)).json().slug).toBe(nearest?.slug);
});

test('the rating of a place is shown at once, on its own and in lists', async () => {
  const setRating = (hundredths: number, count: number) =>
    api.db.execute(
      sql`update destinations set rating_hundredths = ${hundredths}, review_count = ${count} where slug = 'mirissa'`,
    );
  const shown = async () => {
    const [card] = (await api.get('/destinations?search=Mirissa&limit=1&view=card')).json();
    const whole = (await api.get('/destinations/mirissa')).json();
    return [card.averageRating, whole.averageRating, whole.reviewCount];
  };
  expect(await shown()).toEqual([null, null, 0]);
  await setRating(450, 2);
  expect(await shown()).toEqual([4.5, 4.5, 2]);
  await setRating(0, 0);
  expect(await shown()).toEqual([null, null, 0]);
});

test('a review that is changed moves its place among the best rated at once', async () => {
  const createdAt = addDays(new Date(), -30);
  const [one, other] = [await api.signIn({ createdAt }), await api.signIn({ createdAt })];
  const says = async (slug: string, rating: number, { headers }: typeof one) => {
    const { _id } = (await api.get(`/destinations/${slug}`)).json();
    const review = { itemType: 'destination', itemId: _id, rating, comment: 'We were there.' };
    return (await api.post('/reviews', review, { headers })).statusCode;
  };
  const best = () => namesOf('/destinations?sort=rating&limit=1');
  expect([await says('ella', 4, one), await says('kandy', 1, other)]).toEqual([201, 201]);
  for (const _ of ['read', 'kept']) expect(await best()).toEqual(['Ella']);
  expect(await says('kandy', 5, other)).toBe(201);
  expect(await best()).toEqual(['Kandy']);
});

test('what is not there, is malformed or deleted is 404', async () => {
  const ids = ['nowhere', '0199b2c4-6a51-7c3e-9f00-0123456789ab', "'; drop table destinations", 'ella\0'];
  const statusOf = async (id: string) =>
    (await api.get(`/destinations/${encodeURIComponent(id)}`)).statusCode;
  for (const id of ids) expect(await statusOf(id), id).toBe(404);

  const setDeleted = (deletedAt: Date | null) =>
    api.db.update(destinations).set({ deletedAt }).where(eq(destinations.slug, 'ella'));
  await setDeleted(new Date());
  expect(await statusOf('ella')).toBe(404);
  expect(await listed(api, '/destinations')).toMatchObject({ total: 100, unfiltered: 100 });
  await setDeleted(null);
});

test.each([
  'limit=0',
  'limit=101',
  'limit=x',
  'cursor=abc',
  'cursor=',
  'distric=Galle',
  'district=Atlantis',
  'category=Moon',
])('%s is refused in words', async (query) => {
  const reply = await api.get(`/destinations?${query}`);
  expect([reply.statusCode, reply.json().code]).toEqual([400, 'INVALID']);
  expect(Object.values(reply.json().fields).join()).toMatch(/\w+ \w+/);
});

test('districts and provinces come with their facts', async () => {
  const districts = (await api.get('/districts')).json() as DistrictView[];
  expect(districts.length).toBe(25);
  expect(districts.reduce((sum, { destinationCount }) => sum + destinationCount, 0)).toBe(101);
  expect(districts.find(({ name }) => name === 'Kandy')).toMatchObject({
    province: 'Central',
    populationCensus: '2024',
  });
  const provinces = (await api.get('/provinces')).json() as ProvinceView[];
  expect(provinces.length).toBe(9);
  expect(provinces.find(({ name }) => name === 'Uva')?.districts).toEqual(['Badulla', 'Monaragala']);
  expect((await api.get('/districts?x=1')).statusCode).toBe(400);
});

test('loading again changes nothing; a changed file changes what nobody edited', async () => {
  const stamps = () => api.db.execute(sql`select slug, xmin::text from destinations order by slug`);
  const before = (await stamps()).rows;
  await loadPlaces(api.db);
  expect((await stamps()).rows).toEqual(before);

  await api.db.update(destinations).set({ summary: 'Ours', version: 2 }).where(eq(destinations.slug, 'ella'));
  await loadPlaces(
    api.db,
    destinationFacts.map((facts) => ({ ...facts, summary: 'Theirs' })),
  );
  const summaries = await api.db
    .select({ summary: destinations.summary })
    .from(destinations)
    .orderBy(destinations.slug);
  expect(summaries.filter(({ summary }) => summary === 'Theirs').length).toBe(100);
  expect((await api.get('/destinations/ella')).json().summary).toBe('Ours');
  await loadPlaces(api.db);
});

test('a destination has road figures of its own, which agree with its neighbours', async () => {
  const [sigiriya, minneriya] = await Promise.all(
    ['sigiriya', 'minneriya-national-park'].map(async (slug) =>
      (await api.get(`/destinations/${slug}`)).json(),
    ),
  );
  expect(sigiriya).toMatchObject({
    roadFromColombo: { kilometres: 169, hours: 4, isEstimate: false, lastMile: null },
    roadFromAirport: { kilometres: 147, hours: 3.5 },
  });
  expect(minneriya.roadFromColombo).toMatchObject({ kilometres: 184, hours: 4.25 });
});

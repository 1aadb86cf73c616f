import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { insertListing } from '@serendib/api/modules/listings/row/insert-listings.queries';
import { type Database, openDatabase } from '@serendib/api/platform/database/database';
import { createMigratedDatabase } from '@serendib/api/platform/database/testing';
import type { SignedInPerson } from '@serendib/api/platform/testing';
import { signInPerson } from '@serendib/api/testing/sign-in-person';
import type { KindName } from '@serendib/contract/listings/kind';
import { kinds } from '@serendib/contract/listings/kinds/index';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { isBuilt } from '../../../../scripts/prepare/stamps.mjs';
import { killAll, type RunningServer, startServer } from '../testing/running-server.ts';

/**
 * Milliseconds within which what changed in one process is gone from every other, also on a machine that does all of
 * `npm test` at once. What is not heard of would stay for 30,000; `npm run bench -- --invalidation` measures the second.
 */
const within = 15_000;
let dataDir: string;
let postgres: { url: string; drop(): Promise<void> };
let database: Database;
/** One in which things are changed, and another in which pages are looked at. */
const servers: RunningServer[] = [];
const people: Record<string, SignedInPerson> = {};

async function addPerson(name: string, role: 'user' | 'admin' = 'user'): Promise<void> {
  people[name] = await signInPerson(database.db, {
    ...{ userName: name, email: `${name}@example.lk`, role },
    createdAt: new Date(Date.now() - 30 * 86_400_000),
  });
}

/** As a suspension and what else hides does it. */
const hide = (id: string) =>
  database.db.execute(sql`update listings set hidden_at = now() where id = ${id}::uuid`);

let made = 0;
/** A public listing whose title says which it is; its owner may change it. */
async function addListing(kind: KindName, title: string, isPremium = false, owner = 'owner') {
  const about = kinds[kind];
  const details = {
    ...about.example,
    [about.title]: title,
    ...(kind === 'vehicle' && { plateNumber: `CP T-${++made}` }),
  };
  return insertListing(database.db, {
    ...{ kind, status: 'approved', ownerId: people[owner]?.id, isPremium },
    ...{ details: details as never, featuredStatus: isPremium ? 'homepage' : 'none' },
  } as never);
}

async function call(method: string, url: string, who: string, body?: object): Promise<void> {
  const reply = await fetch(`${servers[0]?.origin}/api${url}`, {
    method,
    headers: {
      ...people[who]?.headers,
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!reply.ok) throw new Error(`${method} ${url}: ${reply.status} ${await reply.text()}`);
}

const look = async (url: string) => {
  const reply = await fetch(servers[1]?.origin + url);
  return { status: reply.status, text: await reply.text() };
};
/** What is looked for: the same words at every address, or at each its own. */
type Words = string | ((url: string) => string);
const shows = async (url: string, words: Words) =>
  (await look(url)).text.includes(typeof words === 'string' ? words : words(url));
const isCall = (url: string) => url.startsWith('/api/');

/**
 * Looks at the addresses in the other process, so that it keeps them; then changes something in the first, and looks
 * until none shows the words any more (or all do). Gives those that were late.
 */
async function lateAfter(
  urls: string[],
  words: Words,
  change: () => Promise<unknown>,
  wanted: 'gone' | 'there' = 'gone',
): Promise<string[]> {
  // What was added a moment ago takes its moment to come to the other process, too.
  for (const url of urls)
    await expect.poll(() => shows(url, words), { timeout: within, message: url }).toBe(wanted === 'gone');
  await change();
  const changedAt = Date.now();
  const looks = urls.map(async (url) => {
    for (;;) {
      const askedAt = Date.now();
      if ((await shows(url, words)) === (wanted === 'there')) return [];
      if (askedAt - changedAt > within) return [url];
    }
  });
  return (await Promise.all(looks)).flat();
}

describe.skipIf(!isBuilt())(
  'two processes on one database (needs the pages built)',
  { timeout: 300_000 },
  () => {
    beforeAll(async () => {
      dataDir = await mkdtemp(path.join(tmpdir(), 'serendib-shown-'));
      postgres = await createMigratedDatabase();
      const settings = {
        DATA_DIR: dataDir,
        DATABASE_URL: postgres.url,
        LOG_LEVEL: 'fatal',
        RATE_LIMIT: 'off',
      };
      servers.push(await startServer(settings), await startServer(settings));
      database = openDatabase({ url: postgres.url, poolSize: 2 });
      await addPerson('admin', 'admin');
      await addPerson('owner');
      await addPerson('traveller');
    });
    // Each looks among its own alone; what is hidden would come back with an owner who is suspended no more.
    afterEach(async () => {
      await database.db.execute(sql`update listings set deleted_at = now() where deleted_at is null`);
    });
    afterAll(async () => {
      await killAll();
      await database?.close();
      await postgres?.drop();
      await rm(dataDir, { recursive: true, force: true });
    });

    const listsOf = (id: string) => [
      '/vehicles',
      '/vehicles?type=van',
      '/vehicles?search=zanzi',
      `/vehicles/${id}`,
    ];
    const replies = (id: string) => [
      '/api/vehicles?limit=24',
      '/api/vehicles?search=zanzi',
      `/api/vehicles/${id}`,
    ];

    for (const [what, change] of Object.entries({
      'what is unverified': (id: string) =>
        call('PATCH', `/vehicles/${id}/verify`, 'admin', { isVerified: false }),
      'what is rejected': (id: string) =>
        call('PATCH', `/vehicles/${id}/verify`, 'admin', { status: 'rejected', reason: 'Not a van.' }),
      'what is hidden': hide,
      'what is deleted': (id: string) => call('DELETE', `/vehicles/${id}`, 'owner'),
    })) {
      test(`${what} is gone within a second: lists, search, its page, others’ pages, places, sitemap`, async () => {
        const title = `Zanzibar Van ${++made}`;
        const id = await addListing('vehicle', title);
        const other = await addListing('vehicle', 'Another Van');
        const pages = [
          ...listsOf(id),
          ...replies(id),
          `/vehicles/${other}`,
          '/destination/kandy',
          '/search?q=zanzibar',
          '/api/vehicles/featured/destination/kandy',
          '/api/search?q=zanzibar',
        ];
        expect(await lateAfter(pages, title, () => change(id))).toEqual([]);
        for (const url of [`/vehicles/${id}`, `/api/vehicles/${id}`])
          expect((await look(url)).status).toBe(404);
        const next = await addListing('vehicle', title);
        const maps = ['/sitemaps/vehicle.xml', '/api/sitemap/vehicle'];
        expect(await lateAfter(maps, next, () => change(next))).toEqual([]);
      });
    }

    const guideOfTheHomePage = async (name: string) => ({
      id: await addListing('tourGuide', name, true),
      pages: [
        '/',
        '/tour-guides',
        '/destination/kandy',
        '/search?q=xenia',
        '/api/tour-guides/featured/homepage',
        '/api/tour-guides/featured/homepage?view=card',
        '/api/tour-guides?limit=24',
        `/api/search?q=${encodeURIComponent(name)}`,
      ],
    });
    for (const [what, change] of Object.entries({
      'is unverified': (id: string) =>
        call('PATCH', `/tour-guides/${id}/verify`, 'admin', { isVerified: false }),
      'is hidden': hide,
      'has another name': (id: string) =>
        call('PUT', `/tour-guides/${id}`, 'owner', { [kinds.tourGuide.title]: 'Somebody Else' }),
      'is deleted': (id: string) => call('DELETE', `/tour-guides/${id}`, 'owner'),
    })) {
      test(`a guide of the home page who ${what} is gone within a second: page and calls`, async () => {
        const name = `Xenia Quokka ${++made}`;
        const { id, pages } = await guideOfTheHomePage(name);
        const own = [`/tour-guides/${id}`, `/api/tour-guides/${id}`];
        expect(await lateAfter([...pages, ...own], name, () => change(id))).toEqual([]);
      });
    }

    test('a guide whose premium ends is no longer featured, by page and by call', async () => {
      const name = 'Ysolde Wombat';
      const { id } = await guideOfTheHomePage(name);
      const featured = ['/', '/api/tour-guides/featured/homepage'];
      const end = () =>
        database.db.execute(sql`update listings set is_premium = false where id = ${id}::uuid`);
      expect(await lateAfter(featured, name, end)).toEqual([]);
    });

    test('a business that our team features no longer leaves the row of the home page that it began', async () => {
      const name = 'Wombat Rest';
      const id = await addListing('businessListing', name, true);
      // As many as the row holds, which come before it in the list, as they are newer.
      for (const other of ['One', 'Two', 'Three']) await addListing('businessListing', other, true);
      await database.db.execute(sql`update listings set featured_status = 'none'
        where kind = 'businessListing' and id <> ${id}::uuid`);
      const end = () => call('PATCH', `/admin/business-listings/${id}/feature`, 'admin', { status: 'none' });
      expect(await lateAfter(['/', '/api/affiliate-links/featured/homepage'], name, end)).toEqual([]);
    });

    test('a rating stands within a second in what is called for', async () => {
      const id = await addListing('vehicle', 'Rated Van');
      const summary = async () => (await look('/api/reviews/summary')).text;
      const before = await summary();
      const rate = () =>
        call('POST', '/reviews', 'traveller', {
          ...{ itemType: 'vehicle', itemId: id, rating: 5, comment: 'It goes and goes.' },
        });
      const rated = '"averageRating":5,"reviewCount":1,';
      expect(await lateAfter([`/api/vehicles/${id}`], rated, rate, 'there')).toEqual([]);
      await expect.poll(summary, { timeout: within }).not.toBe(before);
    });

    test('what was written of it before an edit is gone within a second, and when it was in sitemaps', async () => {
      const id = await addListing('tour', 'Zanzibar Tour');
      await database.db.execute(sql`update listings set updated_at = '2019-08-07' where id = ${id}::uuid`);
      const other = await addListing('tour', 'Another Tour');
      const pages = ['/', '/tours', '/tours?search=zanzi', '/destination/kandy', '/search?q=zanzibar'];
      const replies = ['/api/tours?limit=24', `/api/tours/${id}`, '/api/search?q=zanzibar'];
      const maps = ['/sitemaps/tour.xml', '/api/sitemap/tour'];
      const before = (url: string) => (maps.includes(url) ? '2019-08-07' : 'Zanzibar Tour');
      const rename = () => call('PUT', `/tours/${id}`, 'owner', { [kinds.tour.title]: 'Something else' });
      const urls = [...pages, `/tours/${id}`, `/tours/${other}`, ...replies, ...maps];
      expect(await lateAfter(urls, before, rename)).toEqual([]);
    });

    test('nobody between may show for longer than a second what is gone', async () => {
      const id = await addListing('vehicle', 'Uncached Van');
      await expect.poll(() => shows('/vehicles', 'Uncached Van'), { timeout: within }).toBe(true);
      for (const url of [
        '/vehicles',
        `/vehicles/${id}`,
        '/sitemap.xml',
        '/sitemaps/vehicle.xml',
        '/api/vehicles',
      ]) {
        const { headers } = await fetch(servers[1]?.origin + url);
        const lasts = [...(headers.get('cache-control') ?? '').matchAll(/(?:max-age|revalidate)=(\d+)/g)];
        expect([url, Math.max(...lasts.map(([, seconds]) => Number(seconds)))]).toEqual([
          url,
          expect.toSatisfy((n) => n <= 1),
        ]);
        const etag = headers.get('etag');
        if (!etag || url.includes(id)) continue;
        const before = await fetch(servers[1]?.origin + url, { headers: { 'if-none-match': etag } });
        expect([url, before.status]).toEqual([url, 304]);
        await addListing('vehicle', 'One more');
        await expect
          .poll(
            async () =>
              (await fetch(servers[1]?.origin + url, { headers: { 'if-none-match': etag } })).status,
            {
              timeout: within,
            },
          )
          .toBe(200);
      }
    });

    test('what goes live is there within a second, also where it was not found before', async () => {
      const id = await addListing('vehicle', 'Quondam Jeep');
      await call('PATCH', `/vehicles/${id}/verify`, 'admin', { status: 'rejected' });
      const pages = ['/vehicles', `/vehicles/${id}`, '/api/vehicles?limit=24'];
      expect(
        await lateAfter(
          pages,
          'Quondam Jeep',
          () => call('PATCH', `/vehicles/${id}/verify`, 'admin', { status: 'approved' }),
          'there',
        ),
      ).toEqual([]);
    });

    test('a suspended owner’s listings are gone, also from the home page and from what was said of them', async () => {
      const guide = await addListing('tourGuide', 'Zebulon Perera', true);
      await call('POST', '/reviews', 'traveller', {
        ...{ itemType: 'tourGuide', itemId: guide, rating: 4, comment: 'A quokka of a guide' },
      });
      const pages = ['/', '/tour-guides', `/tour-guides/${guide}`, '/destination/kandy', '/reviews'];
      const suspend = () =>
        call('POST', `/admin/users/${people.owner?.id}/suspend`, 'admin', { reason: 'Asks for money.' });
      expect(await lateAfter(pages, 'Zebulon Perera', suspend)).toEqual([]);
      const restore = () => call('POST', `/admin/users/${people.owner?.id}/restore`, 'admin');
      expect(await lateAfter(pages, 'Zebulon Perera', restore, 'there')).toEqual([]);
    });

    test('what is said, and hidden again, shows and goes wherever it or its rating is shown', async () => {
      const guide = await addListing('tourGuide', 'Xenia Reviewed', true);
      const other = await addListing('tourGuide', 'Another Guide', false, 'admin');
      const said = [`/tour-guides/${guide}`, '/reviews', `/api/reviews?itemType=tourGuide&itemId=${guide}`];
      const rated = [
        ...['/', '/tour-guides', `/tour-guides/${other}`, '/destination/kandy', '/search?q=xenia'],
        ...['/api/tour-guides?limit=24', `/api/tour-guides/${guide}`, '/api/tour-guides/featured/homepage'],
        '/api/search?q=xenia',
      ];
      const ofIt = (url: string) => {
        if (said.includes(url)) return 'numbat';
        return isCall(url) ? '"averageRating":2,' : 'Rated 2.0 of 5';
      };
      const urls = [...said, ...rated];
      const review = { itemType: 'tourGuide', itemId: guide, rating: 2, comment: 'As quiet as a numbat' };
      const say = () => call('POST', '/reviews', 'traveller', review);
      expect(await lateAfter(urls, ofIt, say, 'there')).toEqual([]);
      const { rows } = await database.db.execute<{ id: string }>(
        sql`select id from reviews where item_id = ${guide}::uuid`,
      );
      const unsay = () =>
        call('PATCH', `/admin/reviews/${rows[0]?.id}/hide`, 'admin', { reason: 'Not about the guide.' });
      expect(await lateAfter(urls, ofIt, unsay)).toEqual([]);
    });

    test('premium that begins and ends shows and goes wherever its badge is shown', async () => {
      const id = await addListing('vehicle', 'Golden Van');
      const other = await addListing('vehicle', 'Another Van');
      const urls = [
        ...['/vehicles', '/vehicles?type=van', `/vehicles/${id}`, `/vehicles/${other}`],
        ...['/destination/kandy', '/search?q=golden'],
        ...['/api/vehicles?limit=24', `/api/vehicles/${id}`, '/api/vehicles/featured/destination/kandy'],
        '/api/search?q=golden',
      ];
      const badge = (url: string) => (isCall(url) ? '"isPremium":true' : 'data-kind="premium"');
      const premium = `/admin/vehicles/${id}/premium`;
      const begin = () => call('POST', premium, 'admin', { durationDays: 30 });
      expect(await lateAfter(urls, badge, begin, 'there')).toEqual([]);
      expect(await lateAfter(urls, badge, () => call('DELETE', premium, 'admin'))).toEqual([]);
    });

    test('settings and places that are changed show on every page', async () => {
      const { rows } = await database.db.execute<{ id: string }>(
        sql`select id from destinations where slug = 'kandy'`,
      );
      const rename = () =>
        call('PUT', `/destinations/${rows[0]?.id}`, 'admin', {
          description: 'A lake with wombats around it.',
        });
      const places = ['/destination/kandy', '/api/destinations/kandy'];
      expect(await lateAfter(places, 'wombats', rename, 'there')).toEqual([]);
      const settings = JSON.parse((await look('/api/settings')).text) as object;
      const set = () =>
        call('PUT', '/admin/settings', 'admin', { ...settings, contactEmail: 'ayubowan@serendib.example' });
      const framed = ['/', '/vehicles', '/contact', '/terms-of-service', '/api/settings'];
      expect(await lateAfter(framed, 'ayubowan@serendib.example', set, 'there')).toEqual([]);
    });

    test('what changed while nothing could be heard is not shown afterwards, nor again', async () => {
      const ids = [];
      for (let i = 0; i < 5; i++) ids.push(await addListing('vehicle', `Fleeting Van ${i}`));
      for (const [i, id] of ids.entries()) {
        const pages = ['/vehicles', `/vehicles/${id}`, '/destination/kandy'];
        const blindly = async () => {
          await database.db.execute(sql`
          with broken as (
            select pg_terminate_backend(pid) from pg_stat_activity
            where application_name = 'serendib cache' and datname = current_database()
          )
          update listings set hidden_at = now() where id = ${id}::uuid and exists (select from broken)`);
        };
        expect(await lateAfter(pages, `Fleeting Van ${i}`, blindly)).toEqual([]);
      }
      await sleep(500);
      expect(await shows('/vehicles', 'Fleeting Van')).toBe(false);
      // And it hears again.
      let id = '';
      const add = async () => {
        id = await addListing('vehicle', 'Zanzibar Van');
      };
      // It was kept a moment ago, and news of what is added takes its moment too.
      expect(await lateAfter(['/vehicles'], 'Zanzibar Van', add, 'there')).toEqual([]);
      expect(
        await lateAfter(listsOf(id), 'Zanzibar Van', () => call('DELETE', `/vehicles/${id}`, 'admin')),
      ).toEqual([]);
    });
  },
);

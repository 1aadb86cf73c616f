import type { Page } from 'playwright/test';
import { join, logIn } from '../accounts.ts';
import { test as base, expect, servedTest } from '../journey.ts';
import { comparedPage, everyPage, listingPages } from '../pages.ts';
import { callerOf, submit } from '../partners/partners.ts';
import { administrator } from '../serve.ts';
import { unmarked, Written, writtenOf } from './unmarked.ts';

// English with accents, in marks: what has none is no message (docs/translating.md).
const served = servedTest.extend<{ baseURL: string }>({ baseURL: ({ pseudo }, use) => use(pseudo) });
const test = base.extend<{ baseURL: string }>({ baseURL: ({ pseudo }, use) => use(pseudo) });
// One after the other, on one server of this language.
test.describe.configure({ mode: 'default', timeout: 240_000 });

const lists = [
  '/api/vehicles?limit=100',
  '/api/tour-guides?limit=100',
  '/api/tours?limit=100',
  '/api/affiliate-links?limit=100',
  '/api/blogs?limit=100',
  '/api/destinations?limit=100',
  '/api/districts',
  ...['tourGuide', 'vehicle', 'tour', 'businessListing', 'destination'].map(
    (kind) => `/api/reviews?itemType=${kind}&limit=100`,
  ),
];

/** Where a journey is planned, before any of it is. */
const planning = [
  '/season',
  '/season/january',
  '/trip',
  '/trips/ideas',
  '/trips/ideas/first-time-in-10-days',
  '/compare',
  '/ask',
  '/offers',
  '/verify-email/no-such-link',
];

served('no public page says what is not in the catalogues', async ({ request }) => {
  const written = await writtenOf(request, lists);
  const addresses = [...Object.values(listingPages), comparedPage];
  const some = [...planning, ...(await Promise.all(addresses.map((address) => address(request))))];
  // What is asked for is said back, as a whole and by its words.
  for (const path of everyPage)
    for (const asked of new URL(path, 'http://a').searchParams.values())
      written.add([asked, ...asked.split(' ')]);
  for (const path of [...everyPage, ...some]) {
    if (path.startsWith('/dev/')) continue;
    const reply = await request.get(`/en-xa${path === '/' ? '' : path}`);
    const html = await reply.text();
    expect(html, path).toContain('lang="en-xa"');
    expect.soft(unmarked(html, written), path).toEqual([]);
  }
  const manifest = await (await request.get('/en-xa/manifest.webmanifest')).json();
  for (const words of [manifest.name, manifest.description]) expect(words).toMatch(/⟦.+⟧/);
});

/** Opens each page and reads it when all that it asked for has come; what calls answer is not ours to translate. */
async function walk(page: Page, paths: readonly string[], written: Written): Promise<void> {
  const answers: Promise<void>[] = [];
  page.on('response', (response) => {
    if (!new URL(response.url()).pathname.startsWith('/api/') || !response.ok()) return;
    answers.push(
      response
        .json()
        .then((body) => written.add(body))
        .catch(() => {}),
    );
  });
  for (const path of paths) {
    await page.goto(`/en-xa${path}`, { waitUntil: 'networkidle' });
    await expect(page.locator('h1').first(), path).toBeVisible();
    await expect(page.locator('main .skeleton, main .weave'), path).toHaveCount(0);
    await Promise.all(answers);
    expect.soft(unmarked(await page.content(), written), path).toEqual([]);
  }
}

test('no page of a partner says what is not in the catalogues', async ({ page, request }) => {
  const { email } = await join(request);
  const owner = await callerOf(request, email);
  for (const kind of ['vehicle', 'tourGuide', 'businessListing'] as const) await submit(request, owner, kind);
  await logIn(page, email);
  const written = new Written();
  written.add(['Nimal Perera', 'Nimal', 'Perera', email]);
  const tabs = ['submissions', 'payments', 'subscriptions', 'analytics'];
  await walk(
    page,
    [
      '/profile',
      ...tabs.map((tab) => `/profile?tab=${tab}`),
      '/vehicle-registration',
      '/tour-guide-registration',
      '/submit-tour-partnership',
      '/submit-sponsored-blog',
      '/partnership/business-listing?tier=free',
    ],
    written,
  );
});

test('no page of administrators says what is not in the catalogues', async ({ page }) => {
  await logIn(page, administrator.email, administrator.password);
  const written = new Written();
  written.add([administrator.email]);
  const pages = ['queue', 'vehicles', 'destinations', 'users', 'payments', 'chargebacks', 'reviews', 'audit'];
  await walk(
    page,
    ['/admin', ...pages.map((name) => `/admin/${name}`), '/admin/settings', '/vehicle-premium'],
    written,
  );
});

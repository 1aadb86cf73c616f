import { kindNames, kinds } from '@serendib/contract/listings/kinds/index';
import type { APIRequestContext } from 'playwright/test';
import { logIn } from '../accounts.ts';
import { test as base, expect, servedTest, sidewaysAt } from '../journey.ts';
import { comparedPage, everyPage, listingPages } from '../pages.ts';
import { holdSeconds } from '../payments/settled.ts';
import { administrator } from '../serve.ts';
import { brokenWords } from './broken-words.ts';
import { type Made, someBusiness } from './some-business.ts';
import { unmarked, writtenOf } from './unmarked.ts';
import { latinIn, untranslated } from './untranslated.ts';
import { ofVisitors, walked } from './walked.ts';
import { walkerOf } from './walker.ts';

// English with accents, in marks: what has none is no message (docs/translating.md).
const served = servedTest.extend<{ baseURL: string }>({ baseURL: ({ pseudo }, use) => use(pseudo) });
const test = base.extend<{ baseURL: string }>({ baseURL: ({ pseudo }, use) => use(pseudo) });
test.describe.configure({ timeout: 240_000 });

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

served('no public page says what is not in the catalogues', async ({ request }) => {
  const written = await writtenOf(request, lists);
  const addresses = [...Object.values(listingPages), comparedPage];
  const some = await Promise.all(addresses.map((address) => address(request)));
  // What is asked for is said back, as a whole and by its words.
  for (const path of everyPage)
    for (const asked of new URL(path, 'http://a').searchParams.values())
      written.add([asked, ...asked.split(' ')]);
  for (const path of [...ofVisitors, ...some]) {
    const reply = await request.get(`/en-xa${path === '/' ? '' : path}`);
    const html = await reply.text();
    expect(html, path).toContain('lang="en-xa"');
    expect.soft(unmarked(html, written), path).toEqual([]);
  }
  const manifest = await (await request.get('/en-xa/manifest.webmanifest')).json();
  for (const words of [manifest.name, manifest.description]) expect(words).toMatch(/⟦.+⟧/);
});

/** The languages of the island, by turns: of each page its words are looked at in one of them. */
const codes = ['si', 'ta'] as const;
/** Where messages stand one in another: of these pages the marks are looked at too, which tell a message that is cut off. */
const isPutTogether = /^\/(profile|inquiries\/[^/]+|admin|admin\/queue)(\?|$)/;

let business: Promise<Made> | undefined;
/** Made once for all tests of a worker, which ask one server of this language; and what people wrote there. */
async function someBusinessOf(request: APIRequestContext, baseURL: string) {
  business ??= someBusiness(request);
  const made = await business;
  const written = await writtenOf(request, ['/api/districts', '/api/destinations?limit=100']);
  written.add([...['Nimal', 'Perera', 'Nimal Perera', 'Maja', 'Lindgren', 'Maja Lindgren', 'Ruwan Silva']]);
  written.add([made.partner, made.traveller, administrator.email]);
  // Of the poster, which leads to the page in the language that it is printed in.
  for (const code of codes)
    written.add([`${new URL(baseURL).host}/${code}${kinds.vehicle.pages.one}/${made.listings.vehicle}`]);
  for (const kind of kindNames)
    written.add(await (await request.get(`/api${kinds[kind].path}/${made.listings[kind]}`)).json());
  return { pages: walked(made), made, written };
}

served('no page of what is offered says what is not in the catalogues', async ({ request, baseURL }) => {
  const { pages, written } = await someBusinessOf(request, baseURL);
  for (const path of pages.visitor) {
    const html = await (await request.get(`/en-xa${path}`)).text();
    expect.soft(unmarked(html, written), path).toEqual([]);
  }
});

// Apart, so that the workers share them: together they take longer than all else here.
for (const who of ['partner', 'administrator', 'traveller'] as const)
  test(`pages of ${who}s are told in their language, with no word broken`, async ({
    page,
    request,
    baseURL,
    context,
  }) => {
    await holdSeconds(context);
    const { pages, made, written } = await someBusinessOf(request, baseURL);
    const { openAt, walkTo } = walkerOf(page, written);
    const latin = { si: latinIn('si'), ta: latinIn('ta') };
    const walk = async (code: string, paths: readonly string[], ask: (path: string) => Promise<void>) => {
      for (const [index, path] of paths.entries())
        await test.step(`${path} in ${code}`, async () => {
          if (index === 0) await openAt(`/${code}${path}`);
          else await walkTo(path);
          await ask(path);
        });
    };
    if (who === 'administrator') await logIn(page, administrator.email, administrator.password);
    else await logIn(page, made[who]);
    await page.setViewportSize({ width: 360, height: 800 });
    await walk(
      'en-xa',
      pages[who].filter((path) => isPutTogether.test(path)),
      async (path) => expect.soft(unmarked(await page.content(), written), path).toEqual([]),
    );
    for (const [turn, code] of codes.entries())
      await walk(
        code,
        pages[who].filter((_, index) => index % codes.length === turn),
        async (path) => {
          const name = `${path} in ${code}`;
          expect.soft(await sidewaysAt(page, 360), name).toBeLessThanOrEqual(0);
          expect.soft(await page.evaluate(brokenWords), name).toEqual([]);
          expect.soft(untranslated(await page.content(), written, latin[code]), name).toEqual([]);
        },
      );
  });

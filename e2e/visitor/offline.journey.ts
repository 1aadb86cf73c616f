import type { Page } from 'playwright/test';
import { join, logIn } from '../accounts.ts';
import { expect, test, touched } from '../journey.ts';

// Without a network questions are not answered.
test.use({ broken: '/' });

const isKept = (page: Page, path: string) =>
  expect
    .poll(
      () =>
        page.evaluate(async (path) => {
          for (const name of await caches.keys())
            if (name !== 'serendib-wishes' && (await (await caches.open(name)).match(path))) return true;
          return false;
        }, path),
      { timeout: 40_000 },
    )
    .toBe(true);

test('a trip is read and changed without a network, says how old a page is, and goes up once when the network is there again', async ({
  page,
  request,
  context,
}) => {
  const { email } = await join(request);
  await logIn(page, email);
  await page.goto('/destination/ella');
  await touched(page);
  await page.getByRole('button', { name: 'Save in my trip: Ella', exact: true }).first().click();
  await expect(page.getByText('“Ella” is in your trip now.')).toBeVisible();
  await page.goto('/trip');
  await touched(page);
  await page.getByRole('button', { name: 'Keep it for where there is no network' }).click();
  await isKept(page, '/destination/ella');
  await isKept(page, '/trip/driver');

  await context.setOffline(true);
  await page.goto('/trip');
  await expect(page.getByText(/This page is as it was on/)).toBeVisible();
  await expect(page.getByRole('main').getByRole('heading', { name: 'Ella', level: 4 })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Ella' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ella');
  await expect(page.getByText(/This page is as it was on/)).toBeVisible();
  await page.goto('/vehicles?seats=6');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('There is no network');

  await page.goto('/destination/ella');
  await touched(page);
  const ups: string[] = [];
  page.on('request', (sent) => sent.url().endsWith('/api/trips/merge') && ups.push(sent.method()));
  await page.getByRole('button', { name: 'Save in my trip: Ella', exact: true }).first().click();
  await expect(page.getByText('“Ella” is not in your trip any more.')).toBeVisible();

  const merged = page.waitForResponse((reply) => reply.url().endsWith('/api/trips/merge') && reply.ok());
  ups.length = 0;
  await context.setOffline(false);
  const trips = await (await merged).json();
  expect(trips[0].items).toEqual([]);
  await expect(page.getByText('The network is there again')).toBeVisible();
  expect(ups).toHaveLength(1);
});

test('a newer version is offered, and taken over by all pages at once', async ({ page, context }) => {
  await page.goto('/destination/ella');
  await touched(page);
  await page.getByRole('button', { name: 'Save in my trip: Ella', exact: true }).first().click();
  await page.goto('/trip');
  await touched(page);
  await page.getByRole('button', { name: 'Keep it for where there is no network' }).click();
  await isKept(page, '/trip');
  const other = await context.newPage();
  await other.goto(page.url());
  await context.route('**/sw.js', async (route) => {
    const reply = await route.fetch();
    await route.fulfill({
      response: reply,
      body: (await reply.text()).replace('self.serendib="', 'self.serendib="newer-'),
    });
  });
  await touched(page);
  await page.evaluate(async () => {
    await (await navigator.serviceWorker.getRegistration())?.update();
  });
  const both = [page, other].map((one) => one.waitForEvent('load', { timeout: 40_000 }));
  await page.getByRole('button', { name: 'Use it now' }).click({ timeout: 40_000 });
  await Promise.all(both);
  await expect
    .poll(() => page.evaluate(() => caches.keys()))
    .toEqual(expect.arrayContaining([expect.stringMatching(/^serendib-newer-/)]));
  expect(
    (await page.evaluate(() => caches.keys())).filter((name) => /^serendib-(?!newer-|wishes)/.test(name)),
  ).toEqual([]);
});

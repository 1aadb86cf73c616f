import type { Page } from 'playwright/test';
import { joined, openSession } from '../accounts.ts';
import { expect, test, touched } from '../journey.ts';
import { coversNothing } from '../reach.ts';

// Without a network questions are not answered.
test.use({ broken: '/' });

const trip = {
  title: 'Two weeks in January',
  stops: [
    { id: 'one', place: 'kandy', name: 'Kandy', nights: 2, latitude: 7.2936, longitude: 80.6413 },
    { id: 'two', place: 'ella', name: 'Ella', nights: 3, latitude: 6.8755, longitude: 81.0463 },
  ],
};

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const isOld = (page: Page) => expect(page.getByText(/This page is as it was on/)).toBeVisible();

test('a trip in the pocket is read and changed without a network and goes up once when there is one', async ({
  page,
  request,
  context,
}) => {
  const maja = await joined(request, 'Maja Lindgren');
  const headers = { authorization: maja.authorization };
  const { _id } = await (await request.post('/api/trips', { data: trip, headers })).json();
  await openSession(page, maja);
  await page.goto('/trip');
  await touched(page);
  await page.getByRole('button', { name: 'Keep it for where there is no network' }).click();
  // The worker says so itself, once pages, scripts and pictures are there.
  await expect(
    page.getByRole('button', { name: 'Kept for where there is no network', exact: true }),
  ).toBeVisible({
    timeout: 60_000,
  });

  await context.setOffline(true);
  await page.goto('/trip/driver');
  await isOld(page);
  // Nothing lies on a card that is held out.
  await expect(page.locator('.offline')).toHaveCSS('position', 'static');
  await expect(page.getByText('kandi', { exact: true })).toBeVisible();
  await expect(page.getByRole('main')).toContainText(/about \d+ km/i);
  await page.goto('/destination/ella');
  await isOld(page);
  await expect(heading(page)).toHaveText('Ella');
  const picture = page.locator('.gallery img');
  const width = () => picture.evaluate((image: { naturalWidth?: number }) => image.naturalWidth);
  await expect.poll(width).toBeGreaterThan(0);
  // A drawing put in its place would have a width too.
  const address = JSON.stringify(await picture.getAttribute('src'));
  expect(address).not.toContain('placeholder');
  expect(await page.evaluate(`caches.match(${address}).then(Boolean)`)).toBe(true);
  await page.goto('/vehicles?seats=6');
  await expect(heading(page)).toHaveText('There is no network');
  await expect(page.getByText(/as it was on/)).toHaveCount(0);

  await page.goto('/trip');
  await isOld(page);
  // In a window enlarged four times the line that says so covers nothing that the keyboard comes to.
  const size = page.viewportSize();
  await page.setViewportSize({ width: 320, height: 256 });
  await expect(page.locator('.offline')).toBeInViewport();
  await page.locator('li[data-stop] button').first().focus();
  await coversNothing(page, 'Tab');
  if (size) await page.setViewportSize(size);
  await page.getByText('Name, days, people and notes').click();
  await page.getByLabel('Name of the trip').fill('Off line');
  await page.getByLabel('Name of the trip').blur();
  await expect(page.getByRole('heading', { name: 'Off line' })).toBeVisible();

  const ups: string[] = [];
  page.on(
    'response',
    (reply) => reply.url().endsWith('/api/trips/merge') && reply.ok() && ups.push(reply.url()),
  );
  await context.setOffline(false);
  const titleThere = async () => (await (await request.get(`/api/trips/${_id}`, { headers })).json()).title;
  await expect.poll(titleThere).toBe('Off line');
  // Who asks the server sees it before the page has its answer.
  await expect.poll(() => ups.length).toBe(1);
  await expect(page.getByText('The network is there again')).toBeVisible();
  expect(ups).toHaveLength(1);
});

test('a link that is pressed without a network leaves the page as it is, and leads on when there is one', async ({
  page,
  context,
}) => {
  await page.goto('/reviews');
  await touched(page);
  // What keeps trips alike comes a moment after the touch.
  const sync =
    "performance.getEntriesByType('resource').find(({ name }) => name.includes('/trip-sync'))?.name";
  await expect.poll(() => page.evaluate<string | undefined>(sync)).toBeDefined();
  await page.evaluate(`import(${sync}).then(() => {})`);
  await page.evaluate("document.documentElement.dataset.same = ''");
  await context.setOffline(true);
  await page.getByRole('banner').getByRole('link', { name: 'Destinations' }).first().click();
  await expect(page.getByText('The page cannot be fetched just now.')).toBeVisible();
  await expect(heading(page)).toHaveText('What travellers said');
  await context.setOffline(false);
  await expect(page).toHaveURL(/\/destinations$/);
  await expect(heading(page)).not.toHaveText('What travellers said');
  // Nor was it loaded anew.
  await expect(page.locator('html[data-same]')).toHaveCount(1);
});

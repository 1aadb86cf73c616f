import type { Page } from 'playwright/test';
import { joined, openSession } from '../accounts.ts';
import { expect, isLive, test, touched } from '../journey.ts';
import { find, text } from './listings.ts';

const heartOf = (page: Page, name: string) =>
  page
    .getByRole('main')
    .getByRole('button', { name: `Save in my trip: ${name}`, exact: true })
    .first();

/** Presses the heart of the first card, and gives its name. */
async function saveFirst(page: Page): Promise<string> {
  await touched(page);
  const card = page.locator('main :is(article, li):has(> .heart):has(.card-link)').first();
  const name = (await card.locator('.card-link').innerText()).trim();
  const heart = card.getByRole('button', { name: `Save in my trip: ${name}`, exact: true });
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('status').filter({ hasText: `“${name}” is in your trip now.` })).toBeVisible();
  return name;
}

const inTrip = (page: Page, name: string) => page.getByRole('main').getByRole('heading', { name, level: 3 });

test('what is saved from a list, from the search and from a page is in the trip, on a page that is opened anew', async ({
  page,
}) => {
  await page.goto('/vehicles');
  const van = await saveFirst(page);
  await page.goto('/search?q=guide&kind=tourGuide');
  const guide = await saveFirst(page);
  await page.goto('/destination/ella');
  await touched(page);
  await heartOf(page, 'Ella').click();
  await expect(heartOf(page, 'Ella')).toHaveAttribute('aria-pressed', 'true');
  const saved = [van, guide, 'Ella'];
  await page.goto('/trip');
  for (const name of saved) await expect(inTrip(page, name)).toBeVisible();
});

test('what was saved signed out goes into the account, is on a second browser, and is taken out there by a second press', async ({
  page,
  request,
  browser,
  baseURL,
}) => {
  await page.goto('/vehicles');
  const van = await saveFirst(page);
  const session = await joined(request);
  await openSession(page, session);
  const merged = page.waitForResponse((reply) => reply.url().endsWith('/api/trips/merge') && reply.ok());
  await page.goto('/trip');
  await merged;

  const other = await browser.newPage({ baseURL });
  await openSession(other, session);
  await other.goto('/trip');
  await expect(inTrip(other, van)).toBeVisible();
  await other.goto('/vehicles');
  await isLive(other);
  await touched(other);
  await expect(heartOf(other, van)).toHaveAttribute('aria-pressed', 'true');
  await heartOf(other, van).click();
  await expect(heartOf(other, van)).toHaveAttribute('aria-pressed', 'false');
  await expect(other.getByText(`“${van}” is not in your trip any more.`)).toBeVisible();
  await other.close();
});

test('what is told of a heart stands above the bar to call from, on a phone and on a tablet', async ({
  page,
  request,
}) => {
  const vehicle = await find(request, '/vehicles', (one) => one.contactPhone);
  const name = text(vehicle, 'vehicleModel');
  for (const [width, height] of [
    [360, 740],
    [820, 1180],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto(`/vehicles/${vehicle._id}`);
    await touched(page);
    await heartOf(page, name).click();
    const told = page.locator('.toaster > .toast').first();
    await expect(told).toBeVisible();
    const bar = page.locator('.contact-bar');
    await expect(bar).toBeInViewport();
    const [above, below] = [await told.boundingBox(), await bar.boundingBox()];
    expect((above?.y ?? 0) + (above?.height ?? 0), `${width}`).toBeLessThanOrEqual(below?.y ?? 0);
  }
});

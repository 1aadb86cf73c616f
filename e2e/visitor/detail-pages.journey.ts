import type { Page } from 'playwright/test';
import { expect, test, touched } from '../journey.ts';
import { find, first } from './listings.ts';

/** Opens a vehicle with three pictures; gives its dots. */
async function openGallery(page: Page) {
  await page.goto('/vehicles');
  await page.waitForLoadState('networkidle');
  await page.route(/\/api\/vehicles\/[0-9a-f-]{36}$/, async (route) => {
    const reply = await route.fetch();
    const vehicleImages = [
      '/prints/vehicle-van-1.svg',
      '/prints/vehicle-van-2.svg',
      '/prints/vehicle-van-3.svg',
    ];
    await route.fulfill({ response: reply, json: { ...(await reply.json()), vehicleImages } });
  });
  await touched(page);
  await page.locator('.card-link').first().click();
  const dots = page.getByRole('button', { name: /^Show picture/ });
  await expect(dots).toHaveCount(3);
  return dots;
}

test.describe('where motion is welcome', () => {
  test.use({ reducedMotion: 'no-preference' });

  // Proves VEHICLE-09.
  test('two quick steps in a gallery are two, and it is stepped through by buttons, dots and arrow keys', async ({
    page,
  }) => {
    const dots = await openGallery(page);
    const isAt = (index: number) => expect(dots.nth(index)).toHaveAttribute('aria-current', 'true');
    const gallery = page.locator('.gallery');
    const pictures = gallery.locator('li');
    await gallery.focus();
    await page.keyboard.press('ArrowRight');
    await page.waitForTimeout(50); // On its way it is still near the first.
    await page.keyboard.press('ArrowRight');
    await expect(pictures.last()).toBeInViewport({ ratio: 0.9 });
    await isAt(2);
    // Taken by hand, it is where it is let go.
    await gallery.dispatchEvent('pointerdown');
    await pictures.first().scrollIntoViewIfNeeded();
    await isAt(0);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.getByRole('button', { name: 'Next picture' }).click();
    await isAt(1);
    await page.getByRole('button', { name: 'Previous picture' }).click();
    await isAt(0);
    await dots.nth(2).click();
    await isAt(2);
    await gallery.press('ArrowLeft');
    await isAt(1);
    // With another key an arrow is the browser's.
    await gallery.press('Control+ArrowLeft');
    await isAt(1);
  });
});

test.describe('when its picture cannot be had', () => {
  test.use({ broken: '/prints/' });

  test('a page shows a print of ours in its place, before anybody does anything', async ({
    page,
    request,
  }) => {
    const vehicle = await find(request, '/vehicles', (one) => (one.vehicleImages as string[]).length > 0);
    await page.route(first(vehicle, 'vehicleImages'), (route) => route.abort());
    await page.goto(`/vehicles/${vehicle._id}`);
    await expect(page.getByRole('article').first().locator('img').first()).toHaveAttribute(
      'src',
      /^\/prints\//,
    );
  });
});

import { expect, holdScripts, test } from '../journey.ts';

// Proves NAV-01, NAV-13.
test('the bar leads to every part of the site, says where one is, and stays in sight', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/destinations');
  const bar = page.getByRole('navigation', { name: 'Main' });
  for (const name of [
    'Home',
    'Destinations',
    'Map',
    'Tour List',
    'Tour Guides',
    'Blogs',
    'Bookings',
    'Partnership',
    'Vehicles',
  ])
    await expect(bar.getByRole('link', { name, exact: true }).first(), name).toBeVisible();
  await expect(bar.getByRole('link', { name: 'Destinations' }).first()).toHaveAttribute(
    'aria-current',
    'page',
  );
  await expect(bar.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login');
  await page.mouse.wheel(0, 1200);
  await expect.poll(() => page.evaluate<number>('window.scrollY')).toBeGreaterThan(300);
  await expect(bar).toBeInViewport();
});

test('a link followed in the first moment leads on, although parts of the page are still on their way', async ({
  page,
}) => {
  const letGo = await holdScripts(page, '**/assets/touched-*.js');
  await page.goto('/terms-of-service');
  // By script, since a hand that moves there would have asked for the parts already. What is not hydrated opens the page anew.
  await page.evaluate(`window.stays = true;
    [...document.querySelectorAll('a[href="/destinations"]')].find((link) => !link.closest('[data-deferred]')).click()`);
  await letGo();
  await expect(page.getByRole('heading', { level: 1, name: 'Destinations' })).toBeVisible();
  expect(await page.evaluate('window.stays')).toBe(true);
});

// Proves NAV-12.
test('on a small screen the links lie in a menu that is closed by leaving it with the keyboard, and behind a link', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/about');
  const bar = page.getByRole('navigation', { name: 'Main' });
  const vehicles = bar.getByRole('link', { name: 'Vehicles' }).filter({ visible: true });
  await expect(vehicles).toHaveCount(0);
  const links = bar.getByRole('link').filter({ visible: true });
  const before = await links.count();
  await bar.locator('summary').click();
  await links.last().focus();
  await page.keyboard.press('Shift+Tab');
  expect(await links.count()).toBeGreaterThan(before);
  // The last link, the switch between light and dark, and away.
  for (let press = 0; press < 3; press += 1) await page.keyboard.press('Tab');
  await expect(links).toHaveCount(before);
  await bar.locator('summary').click();
  await vehicles.click();
  await expect(page).toHaveURL(/\/vehicles$/);
  await expect(vehicles).toHaveCount(0);
});

test('a button leads back to the top', async ({ page }) => {
  await page.goto('/blogs');
  await page.evaluate('window.scrollTo(0, 320)');
  await page.getByRole('button', { name: 'Scroll to top' }).click();
  await expect.poll(() => page.evaluate<number>('window.scrollY')).toBe(0);
});

import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test, touched } from '../journey.ts';

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
  await page.route(/\/assets\/(footer|scroll-to-top)-/, async (route) => {
    await sleep(1500);
    await route.continue();
  });
  await page.goto('/terms-of-service');
  // By script, since a hand that moves there would have asked for the parts already.
  await page.evaluate(`document.querySelector('a[href="/privacy-policy"]').click()`);
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy' })).toBeVisible();
});

// Proves NAV-12.
test('on a small screen the links lie in a menu that closes behind one', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/about');
  const bar = page.getByRole('navigation', { name: 'Main' });
  const vehicles = bar.getByRole('link', { name: 'Vehicles' }).filter({ visible: true });
  await expect(vehicles).toHaveCount(0);
  await bar.locator('summary').click();
  await vehicles.click();
  await expect(page).toHaveURL(/\/vehicles$/);
  await expect(vehicles).toHaveCount(0);
});

test('who leaves the menu by keyboard leaves it closed', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/about');
  const bar = page.getByRole('navigation', { name: 'Main' });
  const links = bar.getByRole('link').filter({ visible: true });
  const before = await links.count();
  await bar.locator('summary').click();
  await links.last().focus();
  await page.keyboard.press('Shift+Tab');
  expect(await links.count()).toBeGreaterThan(before);
  // The last link, the switch between light and dark, and away.
  for (let press = 0; press < 3; press += 1) await page.keyboard.press('Tab');
  await expect(links).toHaveCount(before);
});

// Proves BLOG-03, PLACE-12, LIMIT-07.
test('a button leads back to the top, once 300 pixels are behind one', async ({ page }) => {
  await page.goto('/blogs');
  const up = page.getByRole('button', { name: 'Scroll to top' });
  await expect(up).toHaveCount(0);
  await page.evaluate('window.scrollTo(0, 290)');
  await expect(up).toHaveCount(0);
  await page.evaluate('window.scrollTo(0, 320)');
  await up.click();
  await expect.poll(() => page.evaluate<number>('window.scrollY')).toBe(0);
});

test.describe('when a session has ended', () => {
  test.use({ broken: '/api/' });

  // Proves STATE-04, ERROR-01, OWN-CALL-01, OWN-ERROR-32.
  test('a call that is refused for it leads to the login, and nothing of the session is kept', async ({
    page,
  }) => {
    await page.goto('/about');
    await page.evaluate(
      `localStorage.setItem('token', 'ended'); localStorage.setItem('user', '{"userName":"Nimali","role":"user"}')`,
    );
    await page.route('**/api/vehicles*', (route) =>
      route.fulfill({ status: 401, json: { error: 'Please log in to continue.', code: 'UNAUTHENTICATED' } }),
    );
    const call = page.waitForRequest((request) => request.url().includes('/api/vehicles'));
    await page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'Vehicles' })
      .first()
      .click();
    expect((await call).headers().authorization).toBe('Bearer ended');
    await expect(page).toHaveURL(/\/login\?session_expired=true$/);
    expect(await page.evaluate("localStorage.getItem('token') ?? localStorage.getItem('user')")).toBeNull();
  });
});

// Proves ENTITY-02, CALL-03, OWN-CALL-01.
test('every call names the browser it comes from', async ({ page }) => {
  const named: (string | undefined)[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/')) named.push(request.headers()['x-session-id']);
  });
  await page.goto('/tour-guides');
  await touched(page);
  await page.locator('.card-link').first().click();
  await expect.poll(() => named.length).toBeGreaterThan(1);
  const kept = await page.evaluate<string>("localStorage.getItem('sessionId')");
  expect(kept).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(new Set(named)).toEqual(new Set([kept]));
});

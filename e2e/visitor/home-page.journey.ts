import { promotionWords } from '../../apps/web/app/lib/site/promotion.ts';
import { expect, test } from '../journey.ts';

// Proves HOME-10, HOME-11, HOME-12, HOME-13, HOME-14, HOME-16.
test('the home page has its sections', async ({ page }) => {
  await page.goto('/');
  for (const name of [
    'Popular Destinations',
    'Our Services',
    'Premium Services',
    'Partner',
    'Premium Tour Guides',
  ])
    await expect(page.getByRole('heading', { level: 2, name, exact: true }), name).toBeVisible();
  await expect(page.locator('#map').getByRole('link', { name: 'Open the map' })).toHaveAttribute(
    'href',
    '/map',
  );
  await expect(page.locator('#start').getByRole('link', { name: 'Find a place' })).toBeVisible();
  await expect(page.locator('#popular-destinations li')).toHaveCount(8);
});

test('the home page shows what can be done, seen and eaten before what is sold to partners', async ({
  page,
}) => {
  await page.goto('/');
  const headings = await page.getByRole('heading', { level: 2 }).allTextContents();
  const at = (name: string) => headings.findIndex((heading) => heading.startsWith(name));
  const [tours, stays, stories, board] = ['Go along', 'Sleep and eat', 'Read on the way', 'Premium Services'];
  for (const row of [tours, stays, stories] as string[]) {
    expect(at(row), row).toBeGreaterThan(0);
    expect(at(row), row).toBeLessThan(at(board ?? ''));
    await expect(page.getByRole('region', { name: row }).getByRole('article')).toHaveCount(3);
  }
});

// Proves AIM-06.
test('the home page bears its three badges', async ({ page }) => {
  await page.goto('/');
  for (const words of ['Verified Local Guides', 'Curated Tours', 'Safe & Secure Payments'])
    await expect(page.getByText(words, { exact: true })).toBeVisible();
});

// Proves AIM-05, HOME-05, OWN-AIM-06.
test('the home page offers two free months and leads to partnership', async ({ page }) => {
  await page.goto('/');
  const offer = page.getByRole('region', { name: /Two months free/ });
  const words = promotionWords('paused');
  if (!words) {
    await expect(offer).toHaveCount(0); // The offer has an end, and this journey outlives it.
    return;
  }
  await expect(offer).toContainText(words.text);
  await expect(offer.getByRole('link')).toHaveAttribute('href', '/partnership');
});

// Proves HOME-03, HOME-04.
test('dots show each print of the slideshow, and its button leads to the destinations', async ({ page }) => {
  await page.goto('/');
  const hero = page.locator('#top');
  const dots = hero.getByRole('button', { name: /^Show picture/ });
  await expect(dots).toHaveCount(5);
  await dots.nth(3).click();
  await expect(dots.nth(3)).toHaveAttribute('aria-current', 'true');
  await expect(hero.locator('.hero-slide[data-now]')).toHaveAttribute('aria-label', '4 of 5');
  await hero.getByRole('link', { name: 'Start Exploring' }).click();
  await expect(page).toHaveURL(/\/destinations$/);
});

test.describe('where motion is welcome', () => {
  test.use({ reducedMotion: 'no-preference' });

  // Proves HOME-02.
  test('the slideshow moves on every five seconds, and waits while it is pointed at', async ({ page }) => {
    await page.clock.install();
    await page.goto('/');
    await page.clock.pauseAt((await page.evaluate<number>('Date.now()')) + 1_000);
    const now = page.locator('.hero-slide[data-now]');
    await expect(now).toHaveAttribute('aria-label', '1 of 5');
    await page.clock.runFor(5_100);
    await expect(now).toHaveAttribute('aria-label', '2 of 5');
    await page.mouse.move(600, 300);
    await page.clock.runFor(11_000);
    await expect(now).toHaveAttribute('aria-label', '2 of 5');
  });
});

// Proves HOME-08, LIMIT-02.
test('buttons scroll the popular places by 300 pixels, on a telephone too', async ({ page }) => {
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/');
    const at = () => page.locator('#popular-destinations ul').evaluate((row) => Math.round(row.scrollLeft));
    await page.getByRole('button', { name: 'Scroll popular destinations right' }).click();
    await expect.poll(at).toBe(300);
    await page.getByRole('button', { name: 'Scroll popular destinations left' }).click();
    await expect.poll(at).toBe(0);
  }
});

// Proves HOME-15.
test('premium guides stand three in a row', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/');
  const tops = await page
    .locator('#tour-guides li')
    .evaluateAll((guides) =>
      guides.slice(0, 4).map((guide) => Math.round(guide.getBoundingClientRect().top)),
    );
  expect(tops.length).toBeGreaterThanOrEqual(3);
  expect(tops[1]).toBe(tops[0]);
  expect(tops[2]).toBe(tops[0]);
  if (tops.length > 3) expect(tops[3]).toBeGreaterThan(tops[0] ?? 0);
});

test.describe('when a picture does not come', () => {
  test.use({ broken: 'gone.jpg' });

  // Proves ERROR-30, OWN-ERROR-31.
  test('a picture that does not come is replaced by a print of ours', async ({ page }) => {
    await page.goto('/about');
    await page.route('**/api/destinations?*', async (route) => {
      const reply = await route.fetch();
      const places = ((await reply.json()) as object[]).map((place) => ({ ...place, image: '/gone.jpg' }));
      await route.fulfill({ response: reply, json: places });
    });
    await page.route('**/api/destinations', async (route) => {
      const reply = await route.fetch();
      const places = ((await reply.json()) as object[]).map((place) => ({ ...place, image: '/gone.jpg' }));
      await route.fulfill({ response: reply, json: places });
    });
    await page.route('**/gone.jpg', (route) => route.abort());
    await page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'Destinations' })
      .first()
      .click();
    await expect(page.locator('.card img').first()).toHaveAttribute('src', /^\/scenes\/.*\.svg$/);
  });
});

test.describe('when nothing can be fetched', () => {
  test.use({ broken: '/api/' });

  // Proves CALL-14, CALL-15, ERROR-28.
  test('the home page stands without what it cannot have', async ({ page }) => {
    await page.goto('/about');
    await page.route('**/api/**', (route) => route.abort());
    await page.getByRole('link', { name: 'Serendib, home' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Small island. Take the long way.');
    await expect(page.getByRole('heading', { name: 'Popular Destinations' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Premium Tour Guides' })).toHaveCount(0);
  });
});

// Proves HOME-17.
test('a part of the home page that the address names is scrolled to', async ({ page }) => {
  await page.goto('/#premium-services');
  await expect(page.locator('#premium-services')).toBeInViewport();
});

test('whoever comes back to the home page finds it where they left it', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/');
  const guides = page.locator('#tour-guides');
  const top = () => guides.evaluate((part) => Math.round(part.getBoundingClientRect().top));
  // All of it is laid out without scrolling there.
  await expect(page.locator('[data-defer-layout]')).toHaveCount(0);
  await guides.evaluate((part) => part.scrollIntoView({ behavior: 'instant' }));
  const left = await top();
  expect(left).toBeLessThan(200);
  await page.reload();
  await expect.poll(top).toBe(left);
  await guides.getByRole('link', { name: 'All tour guides' }).click();
  await expect(page).toHaveURL('/tour-guides');
  await page.goBack();
  await expect.poll(top).toBe(left);
  // A stranger opens the same place by its name.
  await page.goto('about:blank');
  await page.goto('/#tour-guides');
  await expect.poll(top).toBe(left);
});

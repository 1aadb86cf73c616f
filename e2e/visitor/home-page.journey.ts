import { expect, test } from '../journey.ts';

const hero = 'section[aria-roledescription="carousel"]';

// Proves HOME-03, HOME-04, HOME-15.
test('the home page: guides three in a row, a dot for each of five prints, a search and a button that lead on', async ({
  page,
}) => {
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

  await expect(page.locator(`${hero} [aria-roledescription="slide"]`)).toHaveCount(5);
  const dots = page.locator(hero).getByRole('button', { name: /^Show picture/ });
  await expect(dots).toHaveCount(5);
  await expect(dots.first()).toHaveAttribute('aria-current', 'true');
  await dots.nth(3).click();
  await expect(dots.nth(3)).toHaveAttribute('aria-current', 'true');
  await expect(page.locator('.hero-slide[data-now]')).toHaveAttribute('aria-label', '4 of 5');
  await expect(page.getByAltText(/whale/)).toBeVisible();
  await expect(page.getByAltText(/Sigiriya/).first()).toBeHidden();
  // The bar takes the ink of the print's sky.
  await expect(page.locator('.site-bar')).toHaveCSS('background-color', 'rgb(201, 57, 31)');

  await page.getByLabel('Where or what').fill('temple');
  await page.getByRole('search').getByLabel('District').selectOption('Matale');
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL('/search?q=temple&district=Matale');
  // 43 km from the town of Matale, and of its district all the same.
  await expect(page.getByRole('link', { name: 'Dambulla Cave Temple' }).first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Remove filter Matale District' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Small island. Take the long way.');
  // While the next page is on its way, that is shown.
  const asked = Promise.withResolvers<void>();
  await page.route('**/api/destinations?*', async (route) => {
    await asked.promise;
    await route.continue();
  });
  await page.locator(hero).getByRole('link', { name: 'Start Exploring' }).click();
  const waiting = page.getByRole('progressbar', { name: 'Loading' });
  await expect(waiting).toBeAttached();
  asked.resolve();
  await expect(page).toHaveURL(/\/destinations$/);
  await expect(waiting).toHaveCount(0);
});

test('by night the first print is Galle, which stays for who wants no motion', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.clock.install();
  await page.goto('/');
  await expect(page.getByAltText(/lighthouse/)).toBeVisible();
  await expect(page.getByAltText(/Sigiriya/).first()).toBeHidden();
  await expect(page.getByRole('button', { name: 'Play the slideshow' })).toBeVisible();
  const first = (await page.locator('.hero-slide[data-now]').getAttribute('aria-label')) ?? '';
  expect(first).toMatch(/ of 5$/);
  await page.clock.runFor(30_000);
  await expect(page.locator('.hero-slide[data-now]')).toHaveAttribute('aria-label', first);
  await expect(page.getByAltText(/lighthouse/)).toBeVisible();
});

// Proves HOME-08, HOME-09, LIMIT-02.
test('buttons scroll the popular places by 300 pixels, on a telephone too, and a picture that cannot be had is replaced', async ({
  page,
}) => {
  await page.route('**/scenes/polonnaruwa.svg', (route) =>
    route.fulfill({ status: 200, body: 'no picture' }),
  );
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/');
  const row = page.locator('#popular-destinations ul');
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 900 });
    const at = () => row.evaluate((one) => Math.round(one.scrollLeft));
    await expect.poll(at).toBe(0);
    await page.getByRole('button', { name: 'Scroll popular destinations right' }).click();
    await expect.poll(at).toBe(300);
    await page.getByRole('button', { name: 'Scroll popular destinations left' }).click();
    await expect.poll(at).toBe(0);
  }
  const card = row.locator('li', { hasText: 'Polonnaruwa' });
  await card.scrollIntoViewIfNeeded();
  await expect(card.locator('img')).toHaveAttribute('src', '/placeholder.svg');
});

// Proves HOME-17.
test('a section named in the address comes into view, at first, from another page and from another section', async ({
  page,
}) => {
  // The last of them lies below all that is laid out late; another is opened by its name further down.
  await page.goto('/#start');
  await expect(page.locator('#start')).toBeInViewport();
  const lead = (path: string) => page.evaluate(`window.__reactRouterDataRouter.navigate('${path}')`);
  for (const id of ['services', 'premium-services', 'map', 'tour-guides']) {
    await lead(`/#${id}`);
    await expect(page.locator(`#${id}`)).toBeInViewport();
    await expect(page.locator(`#${id}`)).toBeFocused();
  }
  await lead('/about');
  await lead('/#partner');
  await expect(page.locator('#partner')).toBeInViewport();
  await page.keyboard.press('Tab');
  await expect(page.locator('#partner :focus')).toBeInViewport();
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

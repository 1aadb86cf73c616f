import { expect, test } from '../journey.ts';

const hero = 'section[aria-roledescription="carousel"]';

test('the hero shows one print of five, and a dot shows another', async ({ page }) => {
  await page.goto('/');
  const slides = page.locator(`${hero} [aria-roledescription="slide"]`);
  await expect(slides).toHaveCount(5);
  const dots = page.getByRole('button', { name: /^Show picture/ });
  await expect(dots.first()).toHaveAttribute('aria-current', 'true');
  await dots.nth(3).click();
  await expect(dots.nth(3)).toHaveAttribute('aria-current', 'true');
  await expect(page.getByAltText(/whale/)).toBeVisible();
  await expect(page.getByAltText(/Sigiriya/).first()).toBeHidden();
  // The bar takes the ink of the print's sky.
  await expect(page.locator('.site-bar')).toHaveCSS('background-color', 'rgb(201, 57, 31)');
});

test('a print stays while the keyboard is on the hero, or the visitor stops it', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.clock.install();
  await page.goto('/');
  await page.clock.pauseAt((await page.evaluate<number>('Date.now()')) + 1_000);
  const current = page.locator(`${hero} .dot[aria-current="true"]`);
  await expect(current).toHaveAttribute('aria-label', /picture 1/);
  await page.getByRole('link', { name: 'Start Exploring' }).focus();
  await page.clock.runFor(20_000);
  await expect(current).toHaveAttribute('aria-label', /picture 1/);
  await page.getByRole('button', { name: 'Pause the slideshow' }).press('Enter');
  await page.getByRole('link', { name: 'Kandy', exact: true }).first().focus();
  await page.clock.runFor(20_000);
  await expect(current).toHaveAttribute('aria-label', /picture 1/);
});

test('who wants no motion sees one print until they ask for another', async ({ page }) => {
  await page.clock.install();
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Play the slideshow' })).toBeVisible();
  await page.clock.runFor(30_000);
  await expect(page.locator(`${hero} .dot[aria-current="true"]`)).toHaveAttribute('aria-label', /picture 1/);
});

test('by night the first print is Galle', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/');
  await expect(page.getByAltText(/lighthouse/)).toBeVisible();
  await expect(page.getByAltText(/Sigiriya/).first()).toBeHidden();
});

test('Start Exploring, the offer and the search lead on', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Start Exploring' })).toHaveAttribute('href', '/destinations');
  await expect(page.locator('#offer a')).toHaveAttribute('href', '/partnership');
  await page.getByLabel('Where or what').fill('temple');
  await page.getByRole('search').getByLabel('District').selectOption('Kandy');
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL('/destinations?search=temple&district=Kandy');
});

// Proves HOME-09.
test('a popular picture that cannot be had is replaced', async ({ page }) => {
  await page.route('**/scenes/polonnaruwa.svg', (route) =>
    route.fulfill({ status: 200, body: 'no picture' }),
  );
  await page.goto('/');
  const card = page.locator('#popular-destinations li', { hasText: 'Polonnaruwa' });
  await card.scrollIntoViewIfNeeded();
  await expect(card.locator('img')).toHaveAttribute('src', '/placeholder.svg');
});

test('a section named in the address comes into view, at first and from another page', async ({ page }) => {
  for (const id of ['services', 'premium-services', 'partner', 'map', 'tour-guides', 'start']) {
    await page.goto('/about');
    await page.goto(`/#${id}`);
    await expect(page.locator(`#${id}`)).toBeInViewport();
  }
  await page.goto('/about');
  await page.evaluate("window.__reactRouterDataRouter.navigate('/#partner')");
  await expect(page.locator('#partner')).toBeInViewport();
});

test('without scripts the page is whole: one print, the search, every link', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/');
  await expect(page.getByAltText(/Sigiriya/).first()).toBeVisible();
  await expect(page.getByRole('button', { name: /^Show picture/ })).toHaveCount(0);
  await page.getByLabel('Where or what').fill('Pettah');
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL(/\/destinations\?search=Pettah/);
  await context.close();
});

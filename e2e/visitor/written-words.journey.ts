import { expect, isLive, test } from '../journey.ts';

interface Mail {
  subject: string;
  text: string;
}

// The first try lacks what a message needs, and is refused; the browser says so in its console.
test.describe('writing to us', () => {
  test.use({ broken: '/contact' });
  for (const javaScriptEnabled of [true, false]) {
    const way = javaScriptEnabled ? 'with' : 'without';
    test(`a message is mended and sent, ${way} JavaScript, and nothing typed is lost`, async ({
      browser,
      request,
    }) => {
      const context = await browser.newContext({ javaScriptEnabled });
      const page = await context.newPage();
      await page.goto('/contact');
      await isLive(page);
      await page.getByLabel('Your name').fill('Ana Sousa');
      await page.getByLabel('Message').fill(`Is the road to Ella open, ${way} scripts?`);
      await page.getByRole('button', { name: 'Send message' }).click();
      await expect(page.getByText('Nothing you wrote is lost.')).toBeVisible();
      // Above the form, where the first fault is named, and at the field.
      await expect(page.getByRole('alert')).toContainText('Please enter an email address');
      await expect(
        page.locator('.field-error').filter({ hasText: 'Please enter an email address' }),
      ).toBeVisible();
      await expect(page.getByLabel('Your name')).toHaveValue('Ana Sousa');

      await page.getByLabel('Your email').fill('ana@example.pt');
      await page.getByLabel('Subject').fill(`A ride ${way}`);
      await page.getByRole('button', { name: 'Send message' }).click();
      await expect(page.getByRole('heading', { name: 'Thank you. It is on its way.' })).toBeVisible();

      await expect
        .poll(async () => {
          const mails = (await (await request.get('/dev/mailbox?format=json')).json()) as Mail[];
          return mails.find(({ subject }) => subject === `Contact form: A ride ${way}`)?.text;
        })
        .toContain(`Is the road to Ella open, ${way} scripts?`);
      await context.close();
    });
  }
});

// Proves ROUTE-01.
test('reviews narrow by what they are about, and lead to it', async ({ page }) => {
  await page.goto('/reviews');
  await page
    .getByRole('navigation', { name: 'Reviews of' })
    .getByRole('link', { name: /Tour guides/ })
    .click();
  await expect(page).toHaveURL(/itemType=tourGuide/);
  const said = page.getByRole('region', { name: 'Reviews', exact: true }).getByRole('figure').first();
  await expect(said).toContainText('Tour guide');
  await said.getByRole('link').click();
  await expect(page).toHaveURL(/\/tour-guides\/[\w-]+$/);
  await expect(page.locator('h1')).toBeVisible();
});

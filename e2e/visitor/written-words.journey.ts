import { expect, test } from '../journey.ts';

interface Mail {
  subject: string;
  text: string;
}

// The first try lacks what a message needs, and is refused; the browser says so in its console.
test.describe('writing to us', () => {
  test.use({ broken: '/contact' });
  // Without scripts the server reads it: html/ways.journey.ts.
  test('a message is mended and sent, and nothing typed is lost', async ({ page, request }) => {
    await page.goto('/contact');
    await page.getByLabel('Your name').fill('Ana Sousa');
    await page.getByLabel('Message').fill('Is the road to Ella open, with scripts?');
    await page.getByRole('button', { name: 'Send message' }).click();
    await expect(page.getByText('Nothing you wrote is lost.')).toBeVisible();
    // Above the form, where the first fault is named, and at the field.
    await expect(page.getByRole('alert')).toContainText('Please enter an email address');
    await expect(
      page.locator('.field-error').filter({ hasText: 'Please enter an email address' }),
    ).toBeVisible();
    await expect(page.getByLabel('Your name')).toHaveValue('Ana Sousa');

    await page.getByLabel('Your email').fill('ana@example.pt');
    await page.getByLabel('Subject').fill('A ride with');
    await page.getByRole('button', { name: 'Send message' }).click();
    await expect(page.getByRole('heading', { name: 'Thank you. It is on its way.' })).toBeVisible();

    await expect
      .poll(async () => {
        const mails = (await (await request.get('/dev/mailbox?format=json')).json()) as Mail[];
        return mails.find(({ subject }) => subject === 'Contact form: A ride with')?.text;
      })
      .toContain('Is the road to Ella open, with scripts?');
  });
});

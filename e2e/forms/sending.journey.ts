import { fillLogin, join, menuOf } from '../accounts.ts';
import { expect, holdScripts, test, touched } from '../journey.ts';
import { administrator } from '../serve.ts';
import { firstFieldIsInSight } from './first-field.ts';

// Chromium complains of every call that is refused, and refusals are what these are about.
test.use({ broken: '/api/' });

test.describe('when scripts fail', () => {
  // Both the schema and, without it, the call.
  test.use({ broken: '/a' });
  test('where the checks of the contract cannot be had, the server makes them', async ({ page }) => {
    await page.route('**/assets/endpoints-*.js', (route) => route.abort());
    const answer = page.waitForResponse('**/api/auth/forgot-password');
    await page.goto('/forgot-password');
    await firstFieldIsInSight(page);
    await page.getByLabel('Email').fill('nobody');
    await page.getByRole('button', { name: 'Send reset link' }).click();
    expect((await answer).status()).toBe(400);
    await expect(page.getByText('Please enter an email address, like name@example.com.')).toBeVisible();
    await expect(page.getByLabel('Email')).toBeFocused();
  });
});

test('a form that is sent before the scripts of its fields have come waits for them', async ({
  page,
  request,
}) => {
  const { email } = await join(request);
  const letGo = await holdScripts(page, '**/assets/sign-in-*.js');
  const sent: string[] = [];
  page.on('request', (call) => {
    if (call.method() === 'POST' && call.url().includes('login')) sent.push(call.url());
  });
  await page.goto('/login');
  await fillLogin(page, email);
  await page.getByLabel(/^Password/).press('Enter');
  await expect(page.getByLabel('Email')).toHaveValue(email);
  expect(sent).toEqual([]);
  await letGo();
  await expect(menuOf(page)).toBeVisible();
});

test('a message that is sent before the scripts of its form have come goes without them, and once', async ({
  page,
  request,
}) => {
  const scripts = Promise.withResolvers<void>();
  await page.route('**/assets/contact-form-*.js', async (route) => {
    await scripts.promise;
    await route.continue();
  });
  await page.goto('/contact');
  await firstFieldIsInSight(page);
  await page.getByLabel('Your name').fill('Ana Sousa');
  await page.getByLabel('Your email').fill('ana@example.pt');
  await page.getByLabel('Subject').fill('Sent at once');
  await page.getByLabel('Message').fill('Is there a train to Ella?');
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByRole('heading', { name: 'Thank you. It is on its way.' })).toBeVisible();
  scripts.resolve();
  const sent = async () => {
    const mails = (await (await request.get('/dev/mailbox?format=json')).json()) as {
      subject: string;
      to: string;
    }[];
    // Other administrators of this worker's server, which other journeys have made, are written to as well.
    return mails.filter(
      ({ to, subject }) => to === administrator.email && subject === 'Contact form: Sent at once',
    );
  };
  // A job writes it, after the page has answered.
  await expect.poll(sent).toHaveLength(1);
  // Nor does the form send it again, once its scripts are there.
  await page.goto('/contact');
  await touched(page);
  expect(await sent()).toHaveLength(1);
});

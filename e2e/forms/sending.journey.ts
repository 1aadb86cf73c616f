import type { Page } from 'playwright/test';
import { fillLogin, join, menuOf, newAddress, password } from '../accounts.ts';
import { expect, test } from '../journey.ts';
import { administrator } from '../serve.ts';

// Chromium complains of every call that is refused, and refusals are what these are about.
test.use({ broken: '/api/' });

const signUp = async (page: Page) => {
  await page.goto('/signup');
  const form = page.getByRole('form', { name: 'Sign up' });
  await form.getByLabel('Username').fill('Nimal Perera');
  await form.getByLabel('Email').fill(newAddress());
  await form.getByLabel(/^Password/).fill(password);
  await form.getByLabel('Confirm password').fill(password);
  await form.getByLabel(/agree to the/).check();
  return form;
};

test('what the server finds wrong stands at the fields, the first of them has the keyboard, and what is mended is said no more', async ({
  page,
}) => {
  const error = 'This address cannot be written to.';
  const fields = { email: error, userName: 'This name is taken.', elsewhere: 'Nowhere to be said.' };
  await page.route('**/api/auth/register', (route) =>
    route.fulfill({ status: 400, json: { error, code: 'INVALID', fields } }),
  );
  const form = await signUp(page);
  await form.getByRole('button', { name: 'Sign up' }).click();
  await expect(form.getByText('This name is taken.')).toBeVisible();
  await expect(form.getByText(error)).toBeVisible();
  await expect(form.getByLabel('Username')).toBeFocused();
  await expect(form.getByLabel('Username')).toHaveAttribute('aria-invalid', 'true');
  await expect(form.getByRole('alert')).toHaveCount(0);
  await form.getByLabel('Username').fill('Nimal P');
  await expect(form.getByText('This name is taken.')).toHaveCount(0);
  await expect(form.getByText(error)).toBeVisible();
  await expect(form.getByLabel(/^Password/)).toHaveValue(password);
});

test('a refusal of what no field asks for is said beside the button', async ({ page }) => {
  const error = 'Signing up is closed for an hour.';
  await page.route('**/api/auth/register', (route) =>
    route.fulfill({ status: 400, json: { error, code: 'INVALID', fields: { elsewhere: error } } }),
  );
  const form = await signUp(page);
  await form.getByRole('button', { name: 'Sign up' }).click();
  await expect(form.getByRole('alert')).toHaveText(error);
});

test('a form is sent once, however often it is sent before the answer', async ({ page }) => {
  const answer = Promise.withResolvers<void>();
  let count = 0;
  await page.route('**/api/auth/forgot-password', async (route) => {
    count++;
    await answer.promise;
    await route.fulfill({ json: { message: 'Sent.' } });
  });
  await page.goto('/forgot-password');
  await page.getByLabel('Email').fill('nimal@example.lk');
  const form = page.getByRole('form', { name: 'Forgot password' });
  await page.getByRole('button', { name: 'Send reset link' }).click();
  await expect(form.getByRole('button')).toHaveText('Sending');
  for (let again = 0; again < 3; again++)
    await page.evaluate(`document.querySelector('form[aria-label="Forgot password"]').requestSubmit()`);
  answer.resolve();
  await expect(page.getByText('If this email exists, a reset link has been sent.')).toBeVisible();
  expect(count).toBe(1);
});

test('who answers without words, or not at all, is spoken for', async ({ page }) => {
  let answer: { status: number; retryAfter?: string } | undefined;
  await page.route('**/api/auth/forgot-password', (route) =>
    answer
      ? route.fulfill({
          status: answer.status,
          contentType: 'text/html',
          body: '<h1>Bad Gateway</h1>',
          headers: answer.retryAfter ? { 'retry-after': answer.retryAfter } : {},
        })
      : route.abort(),
  );
  await page.goto('/forgot-password');
  await page.getByLabel('Email').fill('nimal@example.lk');
  const said = async (words: string) => {
    await page.getByRole('button', { name: 'Send reset link' }).click();
    await expect(page.getByRole('alert')).toHaveText(`Failed to send reset email. ${words}`);
  };
  await said('We cannot be reached just now. Check your connection and try again.');
  answer = { status: 413 };
  await said('This is too large to send.');
  answer = { status: 429, retryAfter: '120' };
  await said('Too many tries. Please try again in 2 minutes.');
  await expect(page.getByLabel('Email')).toHaveValue('nimal@example.lk');
});

test.describe('when scripts fail', () => {
  // Both the schema and, without it, the call.
  test.use({ broken: '/a' });
  test('where the checks of the contract cannot be had, the server makes them', async ({ page }) => {
    await page.route('**/assets/endpoints-*.js', (route) => route.abort());
    await page.goto('/forgot-password');
    await page.getByLabel('Email').fill('nobody');
    await page.getByRole('button', { name: 'Send reset link' }).click();
    await expect(page.getByText('Please enter an email address, like name@example.com.')).toBeVisible();
    await expect(page.getByLabel('Email')).toBeFocused();
  });
});

test('a form that is sent before the scripts of its fields have come waits for them', async ({
  page,
  request,
}) => {
  const { email } = await join(request);
  const scripts = Promise.withResolvers<void>();
  await page.route('**/assets/login-form-*.js', async (route) => {
    await scripts.promise;
    await route.continue();
  });
  await page.goto('/login');
  await fillLogin(page, email);
  await page.getByLabel(/^Password/).press('Enter');
  await expect(page.getByLabel('Email')).toHaveValue(email);
  scripts.resolve();
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
  await page.getByLabel('Your name').fill('Ana Sousa');
  await page.getByLabel('Your email').fill('ana@example.pt');
  await page.getByLabel('Subject').fill('Sent at once');
  await page.getByLabel('Message').fill('Is there a train to Ella?');
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByRole('heading', { name: 'Thank you. It is on its way.' })).toBeVisible();
  scripts.resolve();
  const mails = (await (await request.get('/dev/mailbox?format=json')).json()) as {
    subject: string;
    to: string;
  }[];
  // Other administrators of this worker's server, which other journeys have made, are written to as well.
  const ours = mails.filter(({ to }) => to === administrator.email);
  expect(ours.filter(({ subject }) => subject === 'Contact form: Sent at once')).toHaveLength(1);
});

import { password } from '../accounts.ts';
import { expect, test } from '../journey.ts';

// Proves RESET-01.
test('both new passwords can be shown', async ({ page }) => {
  await page.goto('/reset-password/some-link');
  const shows = page.getByRole('button', { name: 'Show password' });
  await expect(shows).toHaveCount(2);
  await shows.first().click();
  await expect(page.getByLabel(/^New password/)).toHaveAttribute('type', 'text');
});

// Proves RESET-03, RULE-08.
test('a new password is asked for, and leads to the login two seconds after it is set', async ({ page }) => {
  await page.route('**/api/auth/reset-password/*', (route) => route.fulfill({ json: { message: 'Done.' } }));
  await page.clock.install();
  await page.goto('/reset-password/some-link');
  const send = page.getByRole('button', { name: 'Reset password' });
  await send.click();
  await expect(page.getByText('Please enter a password.')).toBeVisible();
  await page.getByLabel(/^New password/).fill(password);
  await send.click();
  await expect(page.getByText('Passwords do not match')).toBeVisible();
  await page.getByLabel('Confirm new password').fill(password);
  await page.clock.pauseAt(Date.now() + 60_000);
  await send.click();
  await expect(page.getByText('Password reset successful! Redirecting to login...')).toBeVisible();
  await page.clock.runFor(1_900);
  await expect(page).toHaveURL('/reset-password/some-link');
  await page.clock.runFor(200);
  await expect(page).toHaveURL('/login');
});

const keepUser = `localStorage.setItem('token', 'old');
  localStorage.setItem('user', JSON.stringify({ _id: 'u1', userName: 'Nimal Perera', email: 'n@example.lk', role: 'user' }))`;
const keptUser = `['token', 'user'].map((key) => localStorage.getItem(key)).filter(Boolean)
  .map((text) => text.startsWith('{') ? JSON.parse(text)._id : text)`;

test.describe('when calls fail', () => {
  test.use({ broken: '/api/auth/' });

  // Proves ERROR-05, ERROR-06, ERROR-07.
  test('each form says in its own words what failed', async ({ page }) => {
    await page.route('**/api/auth/**', (route) => route.abort());
    await page.goto('/forgot-password');
    await page.getByLabel('Email').fill('nimal@example.lk');
    await page.getByRole('button', { name: 'Send reset link' }).click();
    await expect(page.getByText(/^Failed to send reset email\./)).toBeVisible();

    await page.goto('/reset-password/some-link');
    await page.getByLabel(/^New password/).fill(password);
    await page.getByLabel('Confirm new password').fill(password);
    await page.getByRole('button', { name: 'Reset password' }).click();
    await expect(page.getByText(/^Failed to reset password\./)).toBeVisible();

    await page.goto('/signup');
    const form = page.getByRole('form', { name: 'Sign up' });
    await form.getByLabel('Username').fill('Nimal Perera');
    await form.getByLabel('Email').fill('nimal@example.lk');
    await form.getByLabel(/^Password/).fill(password);
    await form.getByLabel('Confirm password').fill(password);
    await form.getByLabel(/agree to the/).check();
    await form.getByRole('button', { name: 'Sign up' }).click();
    await expect(form.getByText(/^Error creating account/)).toBeVisible();
  });

  // Proves ERROR-04.
  test('a verification mail that cannot be asked for again is said so', async ({ page }) => {
    await page.route('**/api/auth/login', (route) =>
      route.fulfill({ status: 403, json: { error: 'Please verify it.', code: 'EMAIL_NOT_VERIFIED' } }),
    );
    await page.route('**/api/auth/resend-verification', (route) => route.abort());
    await page.goto('/login');
    const form = page.getByRole('form', { name: 'Log in' });
    await form.getByLabel('Email').fill('nimal@example.lk');
    await form.getByLabel(/^Password/).fill(password);
    await form.getByRole('button', { name: 'Log in' }).click();
    await expect(page.getByText('Please verify it.')).toBeVisible();
    await page.getByRole('button', { name: 'Resend verification email' }).click();
    await expect(
      page.getByText('Failed to resend verification email. Please try again later.'),
    ).toBeVisible();
  });

  // Proves CALLBACK-01, CALLBACK-03, EMAIL-01, OWN-STATE-28.
  test('while a link or a login is looked at, that is said', async ({ page }) => {
    let answer = () => {};
    const asked = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route('**/api/auth/**', async (route) => {
      await asked;
      await route.abort().catch(() => {});
    });
    await page.goto('/verify-email/some-link');
    await expect(page.getByText('Verifying your email...')).toBeVisible();
    await page.evaluate(keepUser);
    await page.goto('/auth/callback?token=some-code');
    await expect(page.getByRole('heading', { name: 'Completing login...' })).toBeVisible();
    expect(await page.evaluate(keptUser)).toEqual(['old', 'u1']);
    answer();
    await expect(page).toHaveURL('/login?error=callback_failed');
    expect(await page.evaluate(keptUser)).toEqual([]);
  });

  // Proves CALLBACK-03, OWN-STATE-28.
  test('a look-up that gives nothing clears the user who was kept', async ({ page }) => {
    await page.goto('/about');
    await page.route('**/api/auth/me', (route) => route.fulfill({ json: {} }));
    await page.evaluate(keepUser);
    await page.goto('/auth/callback?token=some-code');
    await expect(page).toHaveURL('/login?error=callback_failed');
    expect(await page.evaluate(keptUser)).toEqual([]);
  });
});

import type { APIRequestContext } from 'playwright/test';
import { fillLogin, join, joined, logIn, mailedPath, menuOf, newAddress, password } from '../accounts.ts';
import { firstFieldIsInSight } from '../forms/first-field.ts';
import { expect, test } from '../journey.ts';
import { withRows } from '../rows.ts';

// Chromium complains of every call that is refused, and refusals are what some of these are about.
test.use({ broken: '/api/auth/' });
// Mails, several tabs and passwords that are dear to check take their time on a busy machine.
test.describe.configure({ timeout: 75_000 });

/** An account and its session without what is its own: ids, address, words of secrets, language and times. */
const rowsOf = (request: APIRequestContext, id: string) =>
  withRows(request, async (rows) => {
    const query = `select to_jsonb(users) - '{id, email, password_hash, email_verified_at, language, created_at}'::text[]
        || jsonb_build_object('is_confirmed', email_verified_at is not null, 'hash', left(password_hash, 30)) as account,
      to_jsonb(sessions) - '{id, user_id, token_hash, device, created_at, last_seen_at, expires_at}'::text[]
        || jsonb_build_object('days', round(extract(epoch from expires_at - sessions.created_at) / 86400)) as session
      from users join sessions on user_id = users.id where users.id = $1`;
    const found = (await rows.query(query, [id])).rows;
    expect(found).toHaveLength(1);
    return found[0];
  });

// Proves NAV-14, NAV-17, NAV-18, LOGIN-01, LOGIN-03, SIGNUP-01, SIGNUP-02, SIGNUP-03, SIGNUP-07, EMAIL-02.
// Proves ENTITY-01, STATE-01, STATE-02, STATE-03, RULE-03, ROLE-02.
test('sign up, open the mailed link, log in, reload, sign out', async ({ page, request }) => {
  const email = newAddress();
  await page.goto('/');
  await page.evaluate('document.fonts.ready.then(() => true)');
  const beside = page.getByRole('button', { name: 'Switch between light and dark' });
  const place = await beside.boundingBox();
  await page.getByRole('link', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome Back');
  await page.getByRole('link', { name: 'Sign up' }).click();

  const form = page.getByRole('form', { name: 'Sign up' });
  await form.waitFor();
  await firstFieldIsInSight(page);
  await form.getByLabel('Username').fill('Nimal Perera');
  await form.getByLabel('Email').fill(email);
  await form.getByLabel(/^Password/).fill('kandy');
  const rule = form.getByRole('listitem').filter({ hasText: 'One number' });
  await expect(rule).toContainText('still missing');
  await form.getByLabel(/^Password/).fill(password);
  await expect(rule).toContainText('done');
  await form.getByLabel('Confirm password').fill('Another-1');
  await form.getByRole('button', { name: 'Sign up' }).click();
  await expect(form.getByText('Passwords do not match')).toBeVisible();
  await expect(form.getByText('Please agree to the terms to sign up.')).toBeVisible();
  await expect(form.getByLabel('Confirm password')).toBeFocused();
  await form.getByLabel('Confirm password').fill(password);
  await form.getByLabel(/agree to the/).check();
  await form.getByRole('button', { name: 'Sign up' }).click();
  await expect(page.getByText(/verify your email address before logging in/)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Trial mailbox' })).toHaveAttribute('href', '/dev/mailbox');

  await page.goto(await mailedPath(request, email, 'verify-email'));
  await expect(page.getByText('Email verified! You can now log in.')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Log in' }).click();
  await fillLogin(page, email);
  await expect(page).toHaveURL('/');
  await expect(menuOf(page)).toBeVisible();
  await expect.poll(() => beside.boundingBox(), 'a name is as wide as "Sign in"').toEqual(place);
  const kept = (name: string) => page.evaluate<string | null>(`localStorage.getItem('${name}')`);
  expect(JSON.parse((await kept('user')) ?? '')).toEqual({
    ...{ _id: expect.stringMatching(/^[0-9a-f-]{36}$/), userName: 'Nimal Perera', email, role: 'user' },
  });
  expect(await kept('token')).toMatch(/^\S{20,}$/);
  // The other journeys begin with rows in place of all this.
  const { _id } = JSON.parse((await kept('user')) ?? '');
  expect(await rowsOf(request, (await joined(request))._id)).toEqual(await rowsOf(request, _id));

  await page.reload();
  await expect(page.getByRole('link', { name: 'My Profile' })).toBeHidden();
  await menuOf(page).click();
  await expect(page.getByRole('link', { name: 'Admin Dashboard' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect(page).toHaveURL('/login');
  await expect(page.getByRole('link', { name: 'Sign in' })).toBeVisible();
  expect([await kept('token'), await kept('user')]).toEqual([null, null]);
});

test('who logs in before the page’s scripts have come is logged in when they have', async ({
  page,
  request,
  baseURL,
}) => {
  const { email } = await join(request);
  const pressed = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await pressed.promise;
    await route.continue();
  });
  await page.goto('about:blank');
  await page.evaluate(`location.href = ${JSON.stringify(`${baseURL}/login`)}`);
  await fillLogin(page, email);
  await expect(page.locator('html[data-live]')).toHaveCount(0);
  pressed.resolve();
  await expect(menuOf(page)).toBeVisible();
});

// Proves FORGOT-01, FORGOT-02, RESET-02, STATE-18, ROLE-02, ERROR-08.
test('a forgotten password is replaced by a mailed link, and the old tab is signed out', async ({
  page,
  request,
}) => {
  const { email } = await join(request);
  await page.context().clock.install();
  await logIn(page, email);
  await page.goto('/profile');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('My Profile');

  const other = await page.context().newPage();
  await other.goto('/forgot-password');
  await other.getByLabel('Email').fill(email);
  await other.getByRole('button', { name: 'Send reset link' }).click();
  await expect(other.getByText('If this email exists, a reset link has been sent.')).toBeVisible();
  await other.goto(await mailedPath(request, email, 'reset-password'));
  await other.getByLabel(/^New password/).fill('Galle-Fort-88');
  await other.getByLabel('Confirm new password').fill('Galle-Fort-88');
  await other.getByRole('button', { name: 'Reset password' }).click();
  await expect(other.getByText('Password reset successful! Redirecting to login...')).toBeVisible();
  await page.context().clock.fastForward(2_000);
  await expect(other).toHaveURL('/login');

  await expect(page).toHaveURL('/login');
  await fillLogin(other, email, 'Galle-Fort-88');
  await expect(other).toHaveURL('/');
  // The other tab of this browser goes along.
  await expect(menuOf(page)).toBeVisible();
});
